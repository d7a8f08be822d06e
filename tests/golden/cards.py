"""The golden games of cards: one for every ending, and for every unusual turn.

Those kept before there were steps of help show places: `assistance="places"`.
"""

from typing import Any

from tests.editions.cards.table import HandTable, laying
from tests.golden.golden_game import NAMES, Golden, events
from ubongo.editions.cards.edition import CARDS
from ubongo.editions.cards.events import CardsArranged, PlayerPassed, PlayerPlaysOn, RoundEnded, Score, SignalCalled
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import ExtendClock
from ubongo.editions.contract.values import Millis
from ubongo.editions.parts.clock import ClockExtended
from ubongo.formats.deck_file import checksum
from ubongo.formats.game_file import encode
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.cards.judge import LayoutFlaw
from ubongo.puzzles.deck_kinds import CARD_DECK
from ubongo.tables.headless.simulate import Simulation, played


def _laying(seats: int, *, seed: int, **chosen: Any) -> HandTable:
    return laying(seats, seed=seed, assistance="places", **chosen)


def _exported(hand: HandTable) -> bytes:
    deck = standard_deck(CARD_DECK)
    return encode(
        edition="cards",
        settings=hand.settings,
        boards=deck.cards,
        deck=checksum(deck),
        seed=hand.seed,
        names=NAMES[: hand.settings.seats],
        entries=hand.log,
    )


def _rounds(hand: HandTable, *rounds: tuple[int, ...]) -> HandTable:
    """Rounds in which each seat places that many cards correctly; 10: seven and a call. Without a call, all pass."""
    for cards in rounds:
        for seat, count in enumerate(cards):
            hand.lay(seat, hand.solution(seat, min(count, 7)))
        if 10 in cards:
            hand.call(cards.index(10), 50_000)
            hand.wake()
        else:
            hand.pass_all()
        hand.rest()
        if CARDS.rules.outcome(hand.game) is None:
            hand.wake()
    return hand


def plain() -> bytes:
    """Three bots; one of them wins."""
    settings = CardsSettings(seats=3, assistance="places")
    deck = standard_deck(CARD_DECK)
    strengths = (Strength.GENTLE, Strength.SHARP, Strength.STEADY)
    game = played(
        Simulation(edition=CARDS, settings=settings, boards=deck.cards, strengths=strengths), bytes(range(32))
    )
    return encode(
        edition="cards",
        settings=settings,
        boards=deck.cards,
        deck=checksum(deck),
        seed=game.seed,
        names=NAMES[:3],
        entries=game.entries,
    )


def hands_seen() -> bytes:
    """Two bots see their hands before the signal of each round."""
    hand = HandTable(CardsSettings(seats=2, hands_seen=True, assistance="places"), bytes(range(7, 39)))
    strengths = (Strength.SHARP, Strength.STEADY)
    setup = Simulation(edition=CARDS, settings=hand.settings, boards=hand.boards, strengths=strengths)
    hand.log = list(played(setup, hand.seed).entries)
    return _exported(hand)


def more_tens() -> bytes:
    """Ada and Božena have 20 points each; Ada scored ten twice, Božena once."""
    return _exported(_rounds(_laying(2, seed=1), (10, 0), (10, 5), (0, 10), (0, 5), (0, 0), (0, 0)))


def shared() -> bytes:
    """Ada and Chen have 20 points and two tens each, and share the win."""
    return _exported(_rounds(_laying(3, seed=2), (10, 2, 0), (0, 3, 10), (10, 4, 0), (0, 5, 10), (0, 6, 0), (0, 0, 0)))


def wrong_call() -> bytes:
    """No help: in round 1 Ada calls a wrong layout and Chen's cards are not connected; only Božena's count."""
    hand = _laying(3, seed=3, assist=False)
    hand.lay(0, hand.wrong(0))
    hand.lay(1, hand.solution(1, 5))
    hand.lay(2, (hand.solution(2)[0], hand.wrong(2, 9)[8]))
    hand.call(0, 40_000)
    hand.wake()
    hand.rest()
    hand.wake()
    return _exported(_rounds(hand, *[(10, 0, 1)] * 3, (0, 10, 0), (0, 0, 7)))


def same_moment() -> bytes:
    """In round 1 Božena calls 140 ms after Ada, and in round 2 200 ms later, but over a slow connection: ten each."""
    hand = _laying(2, seed=4)
    for later, lag in ((140, 0), (200, 120)):
        for seat in (0, 1):
            hand.lay(seat, hand.solution(seat))
        hand.call(0, 55_000)
        hand.call(1, 55_000 + later, lag)
        hand.wake()
        hand.rest()
        hand.wake()
    return _exported(_rounds(hand, (10, 6), (10, 6), (1, 10), (3, 10)))


def passing() -> bytes:
    """In round 1 all pass, Ada after she had passed and played on; in round 2 no player places any cards."""
    hand = _laying(2, seed=5)
    hand.lay(0, hand.solution(0, 3))
    hand.give_up(0)
    hand.play_on(0)
    hand.lay(0, hand.solution(0, 6))
    hand.lay(1, hand.solution(1, 4))
    hand.pass_all()
    hand.rest()
    hand.wake()
    return _exported(_rounds(hand, (0, 0), (2, 10), (7, 10), (10, 1), (10, 0)))


def lenient() -> bytes:
    """A card may touch several; the server is away for 20 s of round 1."""
    hand = _laying(2, seed=6, lenient=True)
    hand.do(ExtendClock(Millis(20_000)), at=hand.now + 25_000)
    return _exported(_rounds(hand, (10, 3), (4, 10), (10, 0), (10, 7), (2, 10), (10, 5)))


def steps_of_help() -> bytes:
    """Ada sees places; Božena has no help, and calls a wrong layout in round 1."""
    hand = laying(2, seed=7, assistance="contacts", assistance_seat_0="places", assistance_seat_1="none")
    hand.lay(0, hand.solution(0, 6))
    hand.lay(1, hand.wrong(1))
    hand.call(1, 30_000)
    hand.wake()
    hand.rest()
    hand.wake()
    return _exported(_rounds(hand, (10, 3), (4, 10), (10, 0), (10, 7), (2, 10)))


def _scores(game: RecordedGame, round_number: int) -> tuple[Score, ...]:
    ended = events(game, RoundEnded)[round_number - 1]
    assert isinstance(ended, RoundEnded)
    return ended.scores


def _is_wrong_call(game: RecordedGame) -> bool:
    called, right, apart = _scores(game, 1)
    return called.called and called.flaw is LayoutFlaw.THREE_SYMBOLS and right.points == 5 and apart.points == 0


GAMES = (
    Golden(
        "cards-steps-of-help",
        "plain",
        steps_of_help,
        lambda game: [score.flaw for score in _scores(game, 1)] == [None, LayoutFlaw.THREE_SYMBOLS],
    ),
    Golden("cards-hands-seen", "plain", hands_seen, lambda game: len(events(game, SignalCalled)) == 6),
    Golden("cards-plain", "plain", plain, lambda game: len(events(game, CardsArranged)) > 60),
    Golden("cards-more-tens", "more-tens", more_tens, lambda game: game.outcome.points == (20, 20)),
    Golden("cards-shared", "shared", shared, lambda game: len(game.outcome.winners) == 2),
    Golden("cards-wrong-call", "plain", wrong_call, _is_wrong_call),
    Golden(
        "cards-same-moment",
        "plain",
        same_moment,
        lambda game: all([score.points for score in _scores(game, number)] == [10, 10] for number in (1, 2)),
    ),
    Golden(
        "cards-passing",
        "plain",
        passing,
        lambda game: len(events(game, PlayerPassed)) == 5 and len(events(game, PlayerPlaysOn)) == 1,
    ),
    Golden("cards-lenient", "plain", lenient, lambda game: len(events(game, ClockExtended)) == 1),
)
