"""Gem race: what chance has decided in an event. Rule: R1, R9, P3, P6, D6."""

from ubongo.editions.contract.audit import RandomOutcome
from ubongo.editions.parts.gem_race.events import Event, GameStarted, RoundEnded, RoundStarted
from ubongo.editions.parts.gem_race.settings import GemRaceSettingsT
from ubongo.editions.parts.gem_race.state import GemRace


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
            return _dealt(game, event)
        case RoundEnded(takings=awards):
            return game.rewards.draws(awards)
        case _:
            return ()


def _dealt(game: GemRace[GemRaceSettingsT], event: RoundStarted) -> tuple[RandomOutcome, ...]:
    die = RandomOutcome("die", (event.symbol,))
    deal = RandomOutcome("deal", tuple(runner.board for runner in event.runners))
    is_renewed = not frozenset(game.pile).issuperset(event.pile)
    return (die, deal, RandomOutcome("pile", event.pile)) if is_renewed else (die, deal)
