"""Cards: the game after an event. It believes its events and draws nothing."""

from typing import assert_never

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
from ubongo.editions.cards.state import Game, Laying, Running
from ubongo.editions.contract.values import Millis
from ubongo.editions.parts import clock as clocks
from ubongo.editions.parts import intermission as intermissions
from ubongo.editions.parts.clock import ClockAdvanced, ClockExtended, GamePaused, GameResumed, ResumeCalled
from ubongo.editions.parts.intermission import Intermission, PlayerReady
from ubongo.editions.parts.lifecycle import GameEnded, Over, Seated
from ubongo.structs import replace


def evolve(game: Game, event: Event) -> Game:
    """The game after `event`."""
    match event:
        case HandsDealt(hands, layouts, signal_at):
            return _begin_round(replace(game, hands=hands, proofs=layouts), signal_at)
        case HandsTurned(signal_at):
            return _begin_round(game, signal_at)
        case SignalCalled(signal_at):
            return replace(game, phase=replace(_laying(game), signal_at=signal_at, waits=False))
        case SignalGiven() | CardsArranged() | UbongoCalled() | PlayerPassed() | PlayerPlaysOn():
            return replace(game, phase=_laid(_laying(game), event))
        case RoundEnded():
            ended = game.ended(event, _laying(game).layouts)
            return replace(ended, phase=Intermission(event.resume_at))
        case PlayerReady(seat) if isinstance(game.phase, Laying):
            return replace(game, phase=replace(game.phase, ready=game.phase.ready | {seat}))
        case PlayerReady():
            assert isinstance(game.phase, Intermission), f"ready in {game.phase!r}"
            return replace(game, phase=intermissions.with_ready(game.phase, event))
        case ClockExtended() | ClockAdvanced() | GamePaused() | ResumeCalled() | GameResumed():
            assert not isinstance(game.phase, Seated | Over), f"a clock's event in {game.phase!r}"
            return replace(game, phase=clocks.evolve(game.phase, event, _extended))
        case GameEnded(outcome):
            return replace(game, phase=Over(outcome))
        case _:
            assert_never(event)


def _begin_round(game: Game, signal_at: Millis) -> Game:
    seats = game.settings.seats
    laying = Laying(signal_at, layouts=((),) * seats, waits=game.settings.hands_seen, arranged=(0,) * seats)
    return replace(game, rounds=game.rounds + 1, phase=laying)


def _laying(game: Game) -> Laying:
    assert isinstance(game.phase, Laying), f"cards are laid in {game.phase!r}"
    return game.phase


def _laid(laying: Laying, event: SignalGiven | CardsArranged | UbongoCalled | PlayerPassed | PlayerPlaysOn) -> Laying:
    match event:
        case SignalGiven(at):
            return replace(laying, signaled=True, signal_at=at)
        case CardsArranged(seat, layout):
            return replace(
                laying,
                layouts=(*laying.layouts[:seat], layout, *laying.layouts[seat + 1 :]),
                arranged=_once_more(laying.arranged, seat),
            )
        case UbongoCalled():
            return replace(laying, calls=(*laying.calls, event))
        case PlayerPassed(seat):
            return replace(laying, passed=laying.passed | {seat})
        case PlayerPlaysOn(seat):
            return replace(laying, passed=laying.passed - {seat}, arranged=_once_more(laying.arranged, seat))
        case _:
            assert_never(event)


def _once_more(arranged: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*arranged[:seat], arranged[seat] + 1, *arranged[seat + 1 :])


def _extended(phase: Running, by: Millis) -> Running:
    """The clock set back: no player's time includes downtime, and simultaneous calls stay simultaneous."""
    match phase:
        case Laying() as laying:
            calls = tuple(replace(call, at=Millis(call.at + by)) for call in laying.calls)
            return replace(laying, signal_at=Millis(laying.signal_at + by), calls=calls)
        case Intermission() as intermission:
            return intermissions.extended(intermission, by)
