"""The proof of random draws against the seed, item by item, in the golden games."""

import pytest

from tests.golden.games import GAMES
from tests.golden.golden_game import FOLDER, Golden
from tests.replacing import replace
from ubongo.editions.parts.gem_race.events import RoundEnded, RoundStarted
from ubongo.editions.parts.gems import Gem
from ubongo.formats.game_file import decode
from ubongo.formats.proof import proof
from ubongo.formats.recorded_game import RecordedGame

each_game = pytest.mark.parametrize("golden", [pytest.param(golden, id=golden.name) for golden in GAMES])


def a_game(name: str = "plain-win") -> RecordedGame:
    return decode((FOLDER / f"{name}.json").read_bytes())


def with_event(game: RecordedGame, seq: int, changed: object) -> RecordedGame:
    """The game with something else in entry `seq` instead of its event of that type."""
    entries = list(game.entries)
    old = entries[seq - 1]
    events = tuple(changed if type(event) is type(changed) else event for event in old.events)
    entries[seq - 1] = replace(old, events=events)
    return replace(game, entries=tuple(entries))


def first_of(game: RecordedGame, kind: type) -> tuple[int, object]:
    return next((entry.seq, event) for entry in game.entries for event in entry.events if isinstance(event, kind))


@each_game
def test_every_item_of_a_golden_game_follows_from_its_seed(golden: Golden):
    items = proof(decode(golden.path.read_bytes()))
    assert items
    assert all(item.equal and item.says == item.seed_says for item in items)


@each_game
def test_the_first_item_belongs_to_the_start(golden: Golden):
    assert proof(decode(golden.path.read_bytes()))[0].seq == 1


def test_every_round_has_a_die_and_a_deal():
    kinds = [item.kind for item in proof(a_game())]
    assert (kinds.count("die"), kinds.count("deal")) == (9, 9)
    assert kinds[:4] == ["first-roller", "pile", "die", "deal"]


def test_a_first_roller_chosen_by_the_table_is_not_a_random_outcome():
    assert "first-roller" not in [item.kind for item in proof(a_game("four-pieces"))]


def test_boards_reshuffled_for_a_tie_break_are_an_item():
    assert [item.kind for item in proof(a_game("shared-by-all"))].count("pile") == 2


def test_a_loaded_die_is_detected_at_its_roll():
    game = a_game()
    seq, event = first_of(game, RoundStarted)
    assert isinstance(event, RoundStarted)
    loaded = with_event(game, seq, replace(event, symbol=(event.symbol + 1) % 6))
    (wrong,) = [item for item in proof(loaded) if not item.equal and item.seq == seq]
    assert (wrong.kind, wrong.seed_says) == ("die", (event.symbol,))
    assert wrong.says == ((event.symbol + 1) % 6,)


def test_a_gem_that_was_not_drawn_is_reported_with_its_seat():
    game = a_game()
    seq, event = first_of(game, RoundEnded)
    assert isinstance(event, RoundEnded)
    taken = event.takings[0]
    other = next(gem for gem in Gem if gem is not taken.bag)
    forged = replace(event, takings=(replace(taken, bag=other), *event.takings[1:]))
    (wrong,) = [item for item in proof(with_event(game, seq, forged)) if not item.equal and item.seq == seq]
    assert (wrong.kind, wrong.seat, wrong.says) == ("draw", taken.seat, (other.value,))


def test_draws_that_the_rules_do_not_produce_have_no_value_from_the_seed():
    game = a_game()
    seq, _ = first_of(game, RoundEnded)
    entries = tuple(
        replace(entry, command=game.entries[0].command) if entry.seq == seq else entry for entry in game.entries
    )
    wrong = [item for item in proof(replace(game, entries=entries)) if not item.equal]
    assert {item.seq for item in wrong} == {seq}
    assert all(item.seed_says == () for item in wrong)
