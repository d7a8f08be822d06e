"""Gem race: what chance has decided in an event. Rule: R1, R9, P3, P6, D6."""

from ubongo.editions.contract.audit import RandomOutcome
from ubongo.editions.parts.gem_race.events import Event, GameStarted, RoundEnded, RoundStarted
from ubongo.editions.parts.gem_race.settings import GemRaceSettingsT
from ubongo.editions.parts.gem_race.state import GemRace
from ubongo.editions.parts.open_boards import BoardsOpened, DieRolled


def draws(game: GemRace[GemRaceSettingsT], event: Event) -> tuple[RandomOutcome, ...]:
    """The draws of an event that follows in that game."""
    match event:
        case GameStarted(first_roller, pile):
            piled = RandomOutcome("pile", pile)
            return (
                (piled,)
                if game.settings.first_roller is not None
                else (RandomOutcome("first-roller", (first_roller,)), piled)
            )
        case RoundStarted():
            return (RandomOutcome("die", (event.symbol,)), *_dealt(game, event))
        case BoardsOpened():
            return _dealt(game, event)
        case DieRolled():
            return (RandomOutcome("die", (event.symbol,)),)
        case RoundEnded(takings=awards):
            return game.rewards.draws(awards)
        case _:
            return ()


def _dealt(game: GemRace[GemRaceSettingsT], event: RoundStarted | BoardsOpened) -> tuple[RandomOutcome, ...]:
    deal = RandomOutcome("deal", tuple(runner.board for runner in event.runners))
    is_renewed = not frozenset(game.pile).issuperset(event.pile)
    return (deal, RandomOutcome("pile", event.pile)) if is_renewed else (deal,)
