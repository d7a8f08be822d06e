"""Cards: a bot that sees what a player in its seat sees, and really searches for a layout of seven cards.

Its time is counted in cards tried: a search that takes back many cards takes long, and one that has tried
enough places what it has and passes.
"""

from functools import lru_cache
from random import Random
from types import MappingProxyType

from ubongo.editions.cards.commands import Arrange, Call, Command, PassRound
from ubongo.editions.cards.view import CardsView
from ubongo.editions.contract.bots import Intention, Strength
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.bots.solver import later
from ubongo.editions.parts.bots.timing import reading_time
from ubongo.editions.parts.intermission import Ready
from ubongo.puzzles.cards.card import Hand, Layout
from ubongo.puzzles.cards.search import SIZE, SearchResult, search
from ubongo.structs import Struct

_TRY = MappingProxyType({Strength.GENTLE: 16_000.0, Strength.STEADY: 12_000.0, Strength.SHARP: 9_000.0})
"""How long it takes to find a place for a card, in milliseconds, half of the time."""
_TRIES = MappingProxyType({Strength.GENTLE: 10, Strength.STEADY: 18, Strength.SHARP: 60})
"""After how many cards tried a bot has had enough."""
_SPREAD = 0.45
"""Of the time that one card takes."""
_FORM = 0.45
"""Of how quickly a whole hand is seen through: the same cards are easy today and hard tomorrow."""
_FASTEST = 2_500.0
"""The shortest time in which a person sees, picks and places a card."""
_DOUBT = 3
"""The number of tries between the last placed card and giving up."""


class _Plan(Struct, frozen=True):
    """The cards that a bot places in a round, with their times since the signal."""

    layout: Layout
    """In the order of placing: each card touches an earlier one."""
    laid_at: tuple[Millis, ...]
    done_at: Millis
    """When it calls, or passes."""

    @property
    def is_whole(self) -> bool:
        """Whether it ends with a call."""
        return len(self.layout) == SIZE


def intention(view: CardsView, strength: Strength, rng: Random) -> Intention | None:
    """What the bot in the view's seat does next: place a card, call, pass, or get ready."""
    seat = view.seat
    if seat is None:
        return None
    match view.stage:
        case "laying" if view.hand and not view.players[seat].passed:
            return _lay(view, seat, _plan(view.hand, strength, rng))
        case "looking" if seat not in view.ready:
            return later(Ready(seat), reading_time(rng), since=view.elapsed_ms or 0)
        case "resting" if seat not in view.ready:
            return later(Ready(seat), reading_time(rng), since=view.settings.pause - (view.remaining_ms or 0))
        case _:
            return None


def _lay(view: CardsView, seat: Seat, plan: _Plan) -> Intention:
    since = view.elapsed_ms or 0
    count = len(view.layout)
    if view.layout != plan.layout[:count]:  # another player was here, and placed the cards differently
        return later(Arrange(seat, ()), plan.laid_at[0], since=since)  # with none, the occasion is another
    if count < len(plan.layout):
        return later(Arrange(seat, plan.layout[: count + 1]), plan.laid_at[count], since=since)
    return later(Call(seat) if plan.is_whole else PassRound(seat), plan.done_at, since=since)


def _plan(hand: Hand, strength: Strength, rng: Random) -> _Plan:
    found = _searched(tuple(rng.sample(hand, len(hand))), _TRIES[strength])
    pace = _TRY[strength] * rng.lognormvariate(0, _FORM)
    spans = [_FASTEST + pace * rng.lognormvariate(0, _SPREAD) for _ in range(found.nodes)]
    whole = sum(spans)
    # Failed tries are spread over the placed cards.
    shares = [span / sum(spans[: len(found.layout)]) for span in spans[: len(found.layout)]]
    laid_at = tuple(Millis(round(whole * sum(shares[: number + 1]))) for number in range(len(shares)))
    is_whole = len(found.layout) == SIZE
    done = whole + (_FASTEST / 2 if is_whole else _DOUBT * _TRY[strength])
    return _Plan(found.layout, laid_at, Millis(round(done)))


@lru_cache(maxsize=512)  # a bot is asked again after each card that it places
def _searched(hand: Hand, tries: int) -> SearchResult:
    return search(hand, budget=tries)


def skip(view: CardsView) -> Command | None:
    """The command in the view's seat for an absent player: pass, and be ready."""
    seat = view.seat
    if seat is None:
        return None
    match view.stage:
        case "laying" if not view.players[seat].passed:
            return PassRound(seat)
        case "looking" | "resting" if seat not in view.ready:
            return Ready(seat)
        case _:
            return None


def phase_key(view: CardsView) -> str:
    """The round and its stage that the view belongs to."""
    return f"{view.round}.{view.stage}"


def replan_key(view: CardsView, seat: Seat) -> str:
    """How many cards that seat has placed, and whether it has passed."""
    if view.stage != "laying":
        return ""
    player = view.players[seat]
    return f"{player.cards}.{player.passed}"
