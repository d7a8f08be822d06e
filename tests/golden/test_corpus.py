"""The recorded games of every version of events still lead to the same. See ADR 131."""

from collections import Counter
from functools import cache

import pytest

from tests.attacks.forgery import Json, encoded
from tests.golden.corpus import GAMES, KINDS, path_of, recorded
from ubongo.formats.game_file import decode
from ubongo.formats.verification import verify
from ubongo.tables.storage.event_version import EVENTS

PARTS = 10
VERSIONS = range(1, EVENTS + 1)


@cache
def games(version: int) -> list[tuple[Json, str]]:
    """Read once."""
    return recorded(version)


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_there_are_enough_games_of_every_edition(version: int):
    assert path_of(version).exists(), "record them: python -m tests.golden.corpus"
    kept = Counter(game["terms"]["edition"] for game, _ in games(version))
    assert kept.total() == GAMES
    assert kept.keys() == {edition for edition, _ in KINDS}
    assert min(kept.values()) >= 20


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("version", VERSIONS)
def test_a_recorded_game_leads_to_the_same(version: int, part: int):
    for game, head in games(version)[part::PARTS]:
        assert game["entries"][-1]["hash"] == head
        assert verify(decode(encoded(game))) is None
