"""Every value survives a round trip through its codec."""

from pathlib import Path

import pytest
from hypothesis import given

from tests.strategies import flat_tasks
from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.race_events import Claim, TaskSolved
from ubongo.editions.registry import EDITIONS
from ubongo.formats import game_file
from ubongo.formats.codec import Codec, CodecError
from ubongo.puzzles.task import Task
from ubongo.puzzles.tiling import tilings

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.json"))
KINDS = tuple(kind for edition in EDITIONS.values() for kind in (*edition.rules.commands, *edition.rules.events))


@pytest.mark.slow
@given(flat_tasks)
def test_a_claim_and_a_solve_read_back_as_they_were_written(task: Task) -> None:
    codec = Codec((Claim, TaskSolved))
    tiling = next(tilings(task))
    for value in (Claim(Seat(2), tiling, Millis(7)), TaskSolved(Seat(0), Millis(9), Millis(3), tiling)):
        assert codec.value(codec.plain(value)) == value


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_command_and_event_of_a_game_reads_back_as_it_was_written(path: Path) -> None:
    game = game_file.decode(path.read_bytes())
    codec = Codec((*game.edition.rules.commands, *game.edition.rules.events))
    values = [value for entry in game.entries for value in (entry.command, *entry.events)]
    assert [codec.value(codec.plain(value)) for value in values] == values


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_extra_field_is_refused(kind: type[Stored]) -> None:
    with pytest.raises(CodecError, match="'surplus'"):
        Codec((kind,)).value({"kind": kind.kind, "surplus": 1})


@pytest.mark.parametrize(
    "plain", [{}, {"kind": None}, {"kind": "chess"}, {"kind": "claim"}, {"kind": "claim", "seat": "x"}]
)
def test_input_that_is_not_a_command_is_refused_in_one_line(plain: dict[str, object]) -> None:
    with pytest.raises(CodecError) as raised:
        Codec((Claim,)).value(plain)
    assert "\n" not in str(raised.value)
