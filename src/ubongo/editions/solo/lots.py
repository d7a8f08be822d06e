"""Solo: what chance has decided in an event. Rule: R1, R2."""

from ubongo.editions.contract import Lot
from ubongo.editions.solo.game import Event, Game, PileRenewed, RunStarted, TaskDealt


def lots(_: Game, event: Event) -> tuple[Lot, ...]:
    """Those of an event that follows in that run."""
    match event:
        case RunStarted(pile) | PileRenewed(pile):
            return (Lot("pile", pile),)
        case TaskDealt(board, symbol):
            return (Lot("die", (symbol,)), Lot("deal", (board,)))
        case _:
            return ()
