"""Nim: what chance has decided in an event. Rule: N1."""

from ubongo.editions.contract.audit import RandomOutcome
from ubongo.editions.nim.events import Event, FirstPlayerDrawn
from ubongo.editions.nim.state import Game


def draws(_: Game, event: Event) -> tuple[RandomOutcome, ...]:
    """The first player."""
    return (RandomOutcome("first", (event.seat,)),) if isinstance(event, FirstPlayerDrawn) else ()
