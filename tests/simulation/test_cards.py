"""Many whole games of cards between bots: they end without breaking an invariant, and stronger bots do better."""

from itertools import pairwise

import pytest

from ubongo.editions.cards.edition import CARDS
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.contract.bots import Strength
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.deck_kinds import CARD_DECK
from ubongo.tables.headless.bot_stats import BotStats, StatsByStrength
from ubongo.tables.headless.simulate import Simulation, simulated

ROUNDS = 6


def setup(settings: CardsSettings, *strengths: Strength) -> Simulation:
    cards = CARDS.meta.boards(settings, standard_deck(CARD_DECK))
    return Simulation(edition=CARDS, settings=settings, boards=cards, strengths=strengths)


def forms(games: int, *strengths: Strength) -> list[BotStats]:
    """By strength, from the weakest."""
    table = setup(CardsSettings(seats=len(strengths)), *strengths)
    counted = StatsByStrength(table)
    for game in simulated(table, games, seed=11):
        counted.add(game)
    return [form for _, form in counted]


@pytest.mark.rule("K2", "K8", "K9", "K10")
@pytest.mark.parametrize("assist", [True, False], ids=["helped", "unhelped"])
@pytest.mark.parametrize("lenient", [True, False], ids=["lenient", "strict"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_bots_end_without_breaking_an_invariant(seats: int, lenient: bool, assist: bool):
    settings = CardsSettings(seats=seats, lenient=lenient, assist=assist)
    for game in simulated(setup(settings, *[Strength.STEADY] * seats), 4, seed=seats):
        assert game.broken == ()
        assert game.outcome is not None
        assert len(game.faced) == seats * ROUNDS
        assert len(game.solved) > 0


@pytest.mark.slow
def test_all_strengths_together_face_every_hand_and_stronger_bots_do_better():
    gentle, steady, sharp = forms(20, *Strength)
    assert gentle.faced == steady.faced == sharp.faced == 20 * ROUNDS
    assert gentle.wins < steady.wins < sharp.wins
    assert gentle.solved < steady.solved < sharp.solved


@pytest.mark.slow
@pytest.mark.parametrize("pair", list(pairwise(Strength)), ids=["gentle-steady", "steady-sharp"])
def test_the_stronger_of_two_wins_most_of_their_games(pair: tuple[Strength, Strength]):
    weaker, stronger = forms(100, *pair)
    assert weaker.wins + stronger.wins == pytest.approx(100)
    assert 0.65 < stronger.wins_share < 0.98, "better, but not always"
    assert weaker.solved_share < stronger.solved_share


@pytest.mark.slow
def test_sharp_beats_steady_and_steady_beats_gentle():
    for weaker, stronger in pairwise(forms(100, *Strength)):
        assert stronger.wins > 2 * weaker.wins
        assert stronger.solved_share > weaker.solved_share + 0.1
