"""Nim: the game after an event."""


from typing import assert_never

from ubongo.editions.contract.values import Seat
from ubongo.editions.nim.events import CountersTaken, Event, FirstPlayerDrawn
from ubongo.editions.nim.state import Game, Playing
from ubongo.editions.parts.lifecycle import ClockExtended, GameEnded, Over
from ubongo.structs import replace


def evolve(game: Game, event: Event) -> Game:
    """The game after `event`, which `decide` gave for this very state."""
    match event:
        case FirstPlayerDrawn(seat):
            return replace(game, phase=Playing(seat))
        case CountersTaken(count):
            return _taken(game, count)
        case ClockExtended():
            return game
        case GameEnded(outcome):
            return replace(game, phase=Over(outcome))
        case _:
            assert_never(event)


def _taken(game: Game, count: int) -> Game:
    assert isinstance(game.phase, Playing), f"counters taken out of turn: {game.phase!r}"
    turn = game.phase.turn
    taken = tuple(own + count * (seat == turn) for seat, own in enumerate(game.taken))
    following = Seat((turn + 1) % game.settings.seats)
    return replace(game, heap=game.heap - count, taken=taken, phase=Playing(following))
