"""Solo: what chance has decided in an event. Rule: R1, R2."""

from ubongo.editions.contract.audit import RandomOutcome
from ubongo.editions.solo.events import Event, PileRenewed, RunStarted, TaskDealt
from ubongo.editions.solo.state import Game


def draws(_: Game, event: Event) -> tuple[RandomOutcome, ...]:
    """The draws of an event that follows in that run."""
    match event:
        case RunStarted(()):  # a ramp has no pile
            return ()
        case RunStarted(pile) | PileRenewed(pile):
            return (RandomOutcome("pile", pile),)
        case TaskDealt(board, symbol):
            return (RandomOutcome("die", (symbol,)), RandomOutcome("deal", (board,)))
        case _:
            return ()
