"""Cards: what follows from a command."""

from typing import assert_never

from ubongo.editions.cards import scoring
from ubongo.editions.cards.commands import Arrange, Call, CardsReason, Command, PassRound, PlayOn
from ubongo.editions.cards.events import (
    CardsArranged,
    Event,
    HandsDealt,
    HandsTurned,
    PlayerPassed,
    PlayerPlaysOn,
    RoundEnded,
    SignalCalled,
    SignalGiven,
    UbongoCalled,
)
from ubongo.editions.cards.evolve import evolve
from ubongo.editions.cards.settings import LAST_ROUND
from ubongo.editions.cards.state import Game, Laying, at_it
from ubongo.editions.chance import Chance
from ubongo.editions.contract.commands import Start, Wake
from ubongo.editions.contract.refusals import Reason, Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts import intermission as intermissions
from ubongo.editions.parts import lifecycle
from ubongo.editions.parts.clock import GameClock, Paused
from ubongo.editions.parts.intermission import Intermission, IntermissionReason, PlayerReady, Ready
from ubongo.editions.parts.lifecycle import GameEnded, Seated
from ubongo.editions.parts.ranking import PHOTO_FINISH
from ubongo.puzzles.cards.card import Layout
from ubongo.puzzles.cards.deal import deal
from ubongo.puzzles.cards.deck import face_of, stack_of
from ubongo.puzzles.cards.judge import LayoutFlaw, flaw
from ubongo.puzzles.cards.search import SIZE

MOST_ARRANGEMENTS = 250
"""The most times a player may move cards, or play on, in one round: far more than a person does. It bounds the log."""
FARTHEST = 60
"""No card is anchored further from the middle than this many cells: a table has an edge."""
UNSOUND = frozenset({LayoutFlaw.UNKNOWN_CARD, LayoutFlaw.CARD_REUSED, LayoutFlaw.UNKNOWN_PLACE})
"""Flaws that are impossible with real cards; the rules allow every other flaw and score it."""


def decide(game: Game, command: Command, at: Millis, chance: Chance) -> tuple[Event, ...] | Refusal:
    """What follows from `command` at that instant, or why nothing does."""
    return lifecycle.decide(
        game.phase,
        command,
        GameClock(
            at=at,
            seats=game.seats,
            countdown=game.settings.countdown,
            deadline=lambda: deadline(game),
            at_it=lambda: at_it(game),
        ),
        start=lambda: (_deal(game, at, chance),),
        play=lambda _, move: _play(game, move, at, chance),
    )


def _play(
    game: Game, command: Wake | Ready | Arrange | Call | PassRound | PlayOn, at: Millis, chance: Chance
) -> tuple[Event, ...] | Refusal:
    match command:
        case Wake():
            return _wake(game, at, chance)
        case Ready(seat) if isinstance(game.phase, Laying) and game.phase.waits:
            return _look(game, game.phase, seat, at)
        case Ready(seat):
            return intermissions.ready(game.phase, seat, game.seats, lambda: _deal(game, at, chance))
        case Arrange() | Call() | PassRound() | PlayOn():
            return _lay(game, command, at)
        case _:
            assert_never(command)


def _look(game: Game, laying: Laying, seat: Seat, at: Millis) -> tuple[Event, ...] | Refusal:
    """The event that a player has seen enough of the hand, with the call of the signal once all have. Rule: K3."""
    if seat not in game.seats:
        return Refusal(IntermissionReason.UNKNOWN_SEAT)
    if seat in laying.ready:
        return Refusal(IntermissionReason.ALREADY_READY)
    if len(laying.ready) + 1 < game.settings.seats:
        return (PlayerReady(seat),)
    return (PlayerReady(seat), SignalCalled(Millis(at + game.settings.countdown)))


def is_slow(game: Game, command: Command) -> bool:
    """Whether deciding may deal cards, whose hands must each be proved solvable, which is slow. Rule: K10."""
    match command:
        case Start():
            return isinstance(game.phase, Seated)
        case Ready() | Wake():
            return isinstance(game.phase, Intermission) and face_of(game.rounds) == 1
        case _:
            return False


def _deal(game: Game, at: Millis, chance: Chance) -> HandsDealt | HandsTurned:
    signal_at = Millis(at + game.settings.countdown)
    coming = game.rounds + 1
    if face_of(coming) == 1:
        return HandsTurned(signal_at)
    stack = tuple(card for card in game.cards if card.stack == stack_of(coming))
    dealt = deal(stack, game.settings.seats, chance.of(f"round/{coming}/hands"))
    hands = tuple(tuple(card.id for card in hand.cards) for hand in dealt)
    return HandsDealt(hands, tuple(hand.layouts for hand in dealt), signal_at)


def _lay(game: Game, command: Arrange | Call | PassRound | PlayOn, at: Millis) -> tuple[Event, ...] | Refusal:
    laying = game.phase
    if command.seat not in game.seats:
        return Refusal(CardsReason.NOT_AT_THE_TABLE)
    if not isinstance(laying, Laying):
        return Refusal(CardsReason.NOT_LAYING)
    if not laying.signaled:
        return Refusal(CardsReason.NOT_SIGNALED)
    match command:
        case Arrange(seat, layout):
            reason = _unlayable(game, laying, seat, layout)
            return Refusal(reason) if reason else (CardsArranged(seat, layout, _elapsed(laying, at)),)
        case Call():
            return _call(game, laying, command, at)
        case PassRound():
            return _pass(game, laying, command.seat, at)
        case PlayOn(seat):
            reason = CardsReason.CALLED_OUT if laying.calls else _not_back(laying, seat)
            return Refusal(reason) if reason else (PlayerPlaysOn(seat),)
        case _:
            assert_never(command)


def _unlayable(game: Game, laying: Laying, seat: Seat, layout: Layout) -> Reason | None:
    if laying.calls:
        return CardsReason.CALLED_OUT
    if seat in laying.passed:
        return CardsReason.PASSED
    if len(layout) > SIZE:
        return CardsReason.SEVEN_ARE_ENOUGH
    if flaw(game.hand(seat), layout, game.settings.reading) in UNSOUND:
        return CardsReason.NOT_YOUR_CARD
    if any(abs(place) > FARTHEST for laid in layout for place in laid.anchor):
        return CardsReason.OFF_THE_TABLE
    return CardsReason.ARRANGED_ENOUGH if laying.arranged[seat] >= MOST_ARRANGEMENTS else None


def _call(game: Game, laying: Laying, command: Call, at: Millis) -> tuple[UbongoCalled] | Refusal:
    seat = command.seat
    layout = laying.layouts[seat]
    closes_at = laying.closes_at
    if any(call.seat == seat for call in laying.calls):
        return Refusal(CardsReason.ALREADY_CALLED)
    if closes_at is not None and at >= closes_at:
        return Refusal(CardsReason.CALLED_OUT)
    if seat in laying.passed:
        return Refusal(CardsReason.PASSED)
    if len(layout) != SIZE:
        return Refusal(CardsReason.NOT_SEVEN)
    is_judged = game.settings.assistance_for(seat) != "none"
    found = flaw(game.hand(seat), layout, game.settings.reading) if is_judged else None
    if found is not None:
        return Refusal(CardsReason.NOT_RIGHT, found)
    excused = min(max(command.lag, 0), PHOTO_FINISH)
    return (UbongoCalled(seat, at, Millis(max(_elapsed(laying, at) - excused, 0))),)


def _pass(game: Game, laying: Laying, seat: Seat, at: Millis) -> tuple[Event, ...] | Refusal:
    if laying.calls:
        return Refusal(CardsReason.CALLED_OUT)
    if seat in laying.passed:
        return Refusal(CardsReason.PASSED)
    passed = PlayerPassed(seat)
    if len(laying.passed) + 1 < game.settings.seats:
        return (passed,)
    return (passed, *_end_round(evolve(game, passed), at))


def _not_back(laying: Laying, seat: Seat) -> Reason | None:
    if seat not in laying.passed:
        return CardsReason.NOT_PASSED
    return CardsReason.ARRANGED_ENOUGH if laying.arranged[seat] >= MOST_ARRANGEMENTS else None


def _end_round(game: Game, at: Millis) -> tuple[Event, ...]:
    assert isinstance(game.phase, Laying), f"no round ends in {game.phase!r}"
    ended = RoundEnded(scoring.scores(game, game.phase), Millis(at + game.settings.pause))
    if game.rounds < LAST_ROUND:
        return (ended,)
    return (ended, GameEnded(scoring.outcome(evolve(game, ended))))


def _wake(game: Game, at: Millis, chance: Chance) -> tuple[Event, ...] | Refusal:
    due = deadline(game)
    if due is None or at < due:
        return Refusal(
            IntermissionReason.INTERMISSION_STILL_RUNS
            if isinstance(game.phase, Intermission)
            else CardsReason.STILL_LAYING
        )
    match game.phase:
        case Laying(signaled=False):
            return (SignalGiven(at),)
        case Laying():
            return _end_round(game, at)
        case _:
            return (_deal(game, at, chance),)


def _elapsed(laying: Laying, at: Millis) -> Millis:
    return Millis(max(at - laying.signal_at, 0))


def deadline(game: Game) -> Millis | None:
    """When the table must wake the game: at the signal, judging, or next round; None if it waits for players."""
    match game.phase:
        case Laying(waits=True):
            return None
        case Laying() as laying:
            return laying.closes_at if laying.signaled else laying.signal_at
        case Intermission(until):
            return until
        case Paused(resume_at=resume_at):
            return resume_at
        case _:
            return None
