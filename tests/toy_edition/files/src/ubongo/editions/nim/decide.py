"""Nim: what follows from a command. Rule: N1 to N3."""

from ubongo.editions.chance import Chance
from ubongo.editions.contract.commands import Wake
from ubongo.editions.contract.refusals import Reason, Refusal
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.nim.commands import Command, Take
from ubongo.editions.nim.events import CountersTaken, Event, FirstPlayerDrawn
from ubongo.editions.nim.state import Game, Playing
from ubongo.editions.parts import lifecycle
from ubongo.editions.parts.lifecycle import GameEnded


class NimReason(Reason):
    """Why nim refuses a command."""

    NOT_YOUR_TURN = ("nim-not-your-turn", "N2")
    WRONG_COUNT = ("nim-wrong-count", "N2")


def decide(game: Game, command: Command, _at: Millis, chance: Chance) -> tuple[Event, ...] | Refusal:
    """What follows from `command`, or why nothing does."""
    return lifecycle.decide(
        game.phase,
        command,
        start=lambda: (FirstPlayerDrawn(Seat(chance.of("start/first-player").randrange(game.settings.seats))),),
        play=lambda phase, played: _play(game, phase, played),
    )


def _play(game: Game, phase: Playing, command: Wake | Take) -> tuple[Event, ...] | Refusal:
    if isinstance(command, Wake) or command.seat != phase.turn:
        return Refusal(NimReason.NOT_YOUR_TURN)
    if not 1 <= command.count <= min(game.settings.most, game.heap):
        return Refusal(NimReason.WRONG_COUNT)
    taken = CountersTaken(command.count)
    if command.count < game.heap:
        return (taken,)
    points = tuple(int(seat == phase.turn) for seat in range(game.settings.seats))
    return (taken, GameEnded(Outcome((phase.turn,), points, "last-counter")))
