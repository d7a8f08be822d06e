"""Cards: what chance has decided in an event. Rule: K2."""

from ubongo.editions.cards.events import Event, HandsDealt
from ubongo.editions.cards.state import Game
from ubongo.editions.contract.audit import RandomOutcome
from ubongo.editions.contract.values import Seat


def draws(_: Game, event: Event) -> tuple[RandomOutcome, ...]:
    """The draws of an event that follows in that game."""
    if not isinstance(event, HandsDealt):
        return ()
    return tuple(RandomOutcome("hand", hand, Seat(seat)) for seat, hand in enumerate(event.hands))
