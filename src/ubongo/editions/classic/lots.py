"""Classic: what chance has decided in an event. Rule: C2, R1, R2, R9."""

from ubongo.editions.classic.events import Event, GameStarted, RoundStarted
from ubongo.editions.classic.game import Game
from ubongo.editions.contract import Lot


def lots(game: Game, event: Event) -> tuple[Lot, ...]:
    """Those of an event that follows in that game."""
    match event:
        case GameStarted():
            gems = Lot("gems", tuple(gem.value for row in event.rows for gem in row))
            piled = Lot("pile", event.pile)
            if game.settings.first_roller is not None:
                return (piled, gems)
            return (Lot("first-roller", (event.first_roller,)), piled, gems)
        case RoundStarted():
            return (Lot("die", (event.symbol,)), Lot("deal", tuple(runner.board for runner in event.runners)))
        case _:
            return ()
