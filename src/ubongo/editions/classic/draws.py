"""Classic: what chance has decided in an event. Rule: C2, R1, R2, R9."""

from ubongo.editions.classic.events import Event, GameStarted, RoundStarted
from ubongo.editions.classic.state import Game
from ubongo.editions.contract.audit import RandomOutcome
from ubongo.editions.parts.open_boards import BoardsOpened, DieRolled


def draws(game: Game, event: Event) -> tuple[RandomOutcome, ...]:
    """The draws of an event that follows in that game."""
    match event:
        case GameStarted():
            gems = RandomOutcome("gems", tuple(gem.value for row in event.rows for gem in row))
            piled = RandomOutcome("pile", event.pile)
            if game.settings.first_roller is not None:
                return (piled, gems)
            return (RandomOutcome("first-roller", (event.first_roller,)), piled, gems)
        case RoundStarted():
            return (
                RandomOutcome("die", (event.symbol,)),
                RandomOutcome("deal", tuple(runner.board for runner in event.runners)),
            )
        case BoardsOpened():
            return (RandomOutcome("deal", tuple(runner.board for runner in event.runners)),)
        case DieRolled():
            return (RandomOutcome("die", (event.symbol,)),)
        case _:
            return ()
