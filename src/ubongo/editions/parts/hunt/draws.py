"""The hunt: what chance has decided in an event. Rule: R1, R9, P3, P6, D6."""

from ubongo.editions.contract.audit import RandomOutcome
from ubongo.editions.parts.hunt.game import Event, GameStarted, Hunt, RoundEnded, RoundStarted, TermsT


def draws(game: Hunt[TermsT], event: Event) -> tuple[RandomOutcome, ...]:
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
        case RoundEnded(takings=takings) if not game.treasure.lies_open:
            return tuple(RandomOutcome("draw", (taking.bag.value,), taking.seat) for taking in takings)
        case _:
            return ()


def _dealt(game: Hunt[TermsT], event: RoundStarted) -> tuple[RandomOutcome, ...]:
    die = RandomOutcome("die", (event.symbol,))
    deal = RandomOutcome("deal", tuple(runner.board for runner in event.runners))
    is_renewed = not frozenset(game.pile).issuperset(event.pile)
    return (die, deal, RandomOutcome("pile", event.pile)) if is_renewed else (die, deal)
