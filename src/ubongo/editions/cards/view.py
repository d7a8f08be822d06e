"""Cards: the view of a seat or a spectator.

Spans are in milliseconds, relative to the instant of the view. During a round players see only their own cards,
and of the others only how many are placed; after it everything is open.
"""

from typing import Literal, TypeAlias

from ubongo.editions.cards.events import Score
from ubongo.editions.cards.scoring import tens
from ubongo.editions.cards.settings import LAST_ROUND, CardsSettings
from ubongo.editions.cards.state import Finished, Game, Laying
from ubongo.editions.contract.values import Audience, Millis, Outcome, Seat
from ubongo.editions.parts.clock import Paused
from ubongo.editions.parts.intermission import Intermission
from ubongo.editions.parts.lifecycle import Over, Seated
from ubongo.puzzles.cards.card import Hand, Layout
from ubongo.puzzles.cards.deck import STACKS, stack_of
from ubongo.structs import Struct

Stage: TypeAlias = Literal["seated", "looking", "countdown", "laying", "called", "resting", "paused", "over"]


class Player(Struct, frozen=True):
    """A player's score, and their progress in this round."""

    seat: Seat
    points: int
    tens: int
    """How often they have scored ten. Rule: K9."""
    cards: int
    """The number of cards placed in this round."""
    passed: bool
    called_ms: int | None
    """The time of the call since the signal; None without one."""


class HandResult(Struct, frozen=True):
    """One player's round, judged."""

    seat: Seat
    hand: Hand
    layout: Layout
    score: Score
    solution: Layout
    """Seven cards of this hand placed correctly: the player's own if they did, else one solution. Rule: K10."""


class RoundResult(Struct, frozen=True):
    """The last round; everyone may see it."""

    round: int
    hands: tuple[HandResult, ...]


class CardsView(Struct, frozen=True, kw_only=True):
    """The table as one audience sees it at one instant."""

    edition: Literal["cards"]
    seat: Seat | None
    stage: Stage
    settings: CardsSettings
    round: int
    """From 1; 0 before the first."""
    rounds: int
    symbols: int
    """How many different ones this round's cards have."""
    hand: Hand
    """The viewer's nine cards, once the signal is given, or before it if the table chose so.

    Empty between rounds, and for a viewer without a seat.
    """
    layout: Layout
    """The viewer's layout."""
    remaining_ms: int | None
    """Until the signal, or the end of the pause. None: no limit."""
    elapsed_ms: int | None
    """Since the signal; before it, since the deal if hands are seen before."""
    ready: tuple[Seat, ...]
    players: tuple[Player, ...]
    scored: tuple[tuple[int, ...], ...]
    """By round and seat."""
    last: RoundResult | None
    """The last round, until the next one starts."""
    outcome: Outcome | None


def view(game: Game, audience: Audience, at: Millis) -> CardsView:
    """What `audience` may see at that instant."""
    laying = game.phase if isinstance(game.phase, Laying) else None
    shown = laying if laying is not None and laying.signaled else None
    own = audience if audience in game.seats else None
    seen = laying if game.settings.hands_seen else shown
    return CardsView(
        edition="cards",
        seat=audience,
        stage=_stage(game),
        settings=game.settings,
        round=game.rounds,
        rounds=LAST_ROUND,
        symbols=STACKS[stack_of(game.rounds)] if game.rounds else 0,
        hand=() if seen is None or own is None else game.hand(own),
        layout=() if shown is None or own is None else shown.layouts[own],
        remaining_ms=_remaining(game, at),
        elapsed_ms=_elapsed(game, laying, at),
        ready=tuple(sorted(game.phase.ready)) if isinstance(game.phase, Laying | Intermission) else (),
        players=_players(game, laying),
        scored=game.scored,
        last=_last(game),
        outcome=game.phase.outcome if isinstance(game.phase, Over) else None,
    )


def _stage(game: Game) -> Stage:
    match game.phase:
        case Seated():
            return "seated"
        case Laying(waits=True):
            return "looking"
        case Laying(signaled=False):
            return "countdown"
        case Laying(calls=calls):
            return "called" if calls else "laying"
        case Intermission():
            return "resting"
        case Paused():
            return "paused"
        case Over():
            return "over"


def _remaining(game: Game, at: Millis) -> int | None:
    match game.phase:
        case Laying(signaled=False, waits=False) as laying:
            return max(laying.signal_at - at, 0)
        case Intermission(until) | Paused(resume_at=int() as until):
            return max(until - at, 0)
        case _:
            return None


def _elapsed(game: Game, laying: Laying | None, at: Millis) -> int | None:
    if laying is None or not (laying.signaled or laying.waits):
        return None
    since = laying.signal_at - (game.settings.countdown if laying.waits else 0)
    return max(at - since, 0)


def _players(game: Game, laying: Laying | None) -> tuple[Player, ...]:
    often = tens(game)
    called = {} if laying is None else {call.seat: call.elapsed for call in laying.calls}
    return tuple(
        Player(
            seat=seat,
            points=game.points[seat],
            tens=often[seat],
            cards=0 if laying is None else len(laying.layouts[seat]),
            passed=laying is not None and seat in laying.passed,
            called_ms=called.get(seat),
        )
        for seat in game.seats
    )


def _last(game: Game) -> RoundResult | None:
    if game.last is None or not isinstance(game.phase, Intermission | Over):
        return None
    finished = game.last
    return RoundResult(game.rounds, tuple(_result(game, finished, seat) for seat in game.seats))


def _result(game: Game, finished: Finished, seat: Seat) -> HandResult:
    layout, score = finished.layouts[seat], finished.scores[seat]
    is_whole = score.flaw is None and score.cards == len(game.proof(seat))
    return HandResult(seat, game.hand(seat), layout, score, layout if is_whole else game.proof(seat))
