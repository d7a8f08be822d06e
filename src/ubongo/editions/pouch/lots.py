"""Pouch: what chance has decided in an event. Rule: R1, R9, P3, P6."""

from ubongo.editions.contract import Lot
from ubongo.editions.pouch.game import Event, Game, GameStarted, RoundEnded, RoundStarted


def lots(game: Game, event: Event) -> tuple[Lot, ...]:
    """Those of an event that follows in that game."""
    match event:
        case GameStarted(first_roller, pile):
            piled = Lot("pile", pile)
            return (piled,) if game.settings.first_roller is not None else (Lot("first-roller", (first_roller,)), piled)
        case RoundStarted():
            return _dealt(game, event)
        case RoundEnded(takings=takings):
            return tuple(Lot("draw", (taking.bag.value,), taking.seat) for taking in takings)
        case _:
            return ()


def _dealt(game: Game, event: RoundStarted) -> tuple[Lot, ...]:
    die = Lot("die", (event.symbol,))
    deal = Lot("deal", tuple(runner.board for runner in event.runners))
    is_renewed = len(event.pile) + len(event.runners) > len(game.pile)
    return (die, deal, Lot("pile", event.pile)) if is_renewed else (die, deal)
