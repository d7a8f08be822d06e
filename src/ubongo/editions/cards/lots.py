"""Cards: what chance has decided in an event. Rule: K2."""

from ubongo.editions.cards.events import Event, HandsDealt
from ubongo.editions.cards.game import Game
from ubongo.editions.contract import Lot, Seat


def lots(_: Game, event: Event) -> tuple[Lot, ...]:
    """Those of an event that follows in that game."""
    if not isinstance(event, HandsDealt):
        return ()
    return tuple(Lot("hand", hand, Seat(seat)) for seat, hand in enumerate(event.hands))
