"""What is kept for speed never changes a game."""

import sys

import pytest

from ubongo.adapters.cli.settings_args import agreed
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.settings import PLAYERS
from ubongo.editions.registry import EDITIONS
from ubongo.formats.standard_decks import standard_deck
from ubongo.tables.headless.simulate import Simulation, simulated

PURE = ("ubongo.geometry", "ubongo.puzzles", "ubongo.editions")


def forget_everything() -> int:
    """Empty the caches of the pure packages; how many there are."""
    modules = [module for name, module in sys.modules.items() if name.startswith(PURE)]
    found = {id(value): value for module in modules for value in vars(module).values() if hasattr(value, "cache_clear")}
    for function in found.values():
        function.cache_clear()
    return len(found)


def setup(edition: AnyEdition) -> Simulation:
    seats = min(2, max(edition.meta.seats))
    settings, boards = agreed(edition, {PLAYERS: seats})
    strengths = (Strength.SHARP, Strength.GENTLE)[:seats]
    deck = standard_deck(edition.meta.deck_of(settings))
    return Simulation(edition=edition, settings=settings, boards=boards, strengths=strengths, deck=deck)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_games_are_the_same_whether_or_not_the_boards_were_met_before(edition: AnyEdition):
    table = setup(edition)
    assert forget_everything() > 10
    fresh = list(simulated(table, 2, seed=3))
    assert list(simulated(table, 2, seed=3)) == fresh, "with everything kept"
    later = list(simulated(table, 3, seed=4))
    forget_everything()
    assert list(simulated(table, 3, seed=4)) == later, "with what other games have left"
