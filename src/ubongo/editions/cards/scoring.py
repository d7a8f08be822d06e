"""Cards: what layouts are worth, and who wins. Rule: K7 to K9."""

from ubongo.editions.cards.events import Score, UbongoCalled
from ubongo.editions.cards.state import Game, Laying
from ubongo.editions.contract.values import Outcome, Seat
from ubongo.editions.parts.ranking import PHOTO_FINISH
from ubongo.puzzles.cards.judge import flaw

TEN = 10
"""What a call is worth if its layout is right. Rule: K8."""


def callers(calls: tuple[UbongoCalled, ...]) -> frozenset[Seat]:
    """The seats that called at the same moment as the first, including it; empty if there was no call. Rule: K8."""
    first = min((call.elapsed for call in calls), default=0)
    return frozenset(call.seat for call in calls if call.elapsed < first + PHOTO_FINISH)


def scores(game: Game, laying: Laying) -> tuple[Score, ...]:
    """Every layout, judged, by seat. Rule: K7, K8."""
    first = callers(laying.calls)
    return tuple(_score(game, laying, seat, called=seat in first) for seat in game.seats)


def _score(game: Game, laying: Laying, seat: Seat, *, called: bool) -> Score:
    layout = laying.layouts[seat]
    found = flaw(game.hand(seat), layout, game.settings.reading)
    points = 0 if found is not None else TEN if called else len(layout)
    return Score(seat, len(layout), found, called, points)


def tens(game: Game) -> tuple[int, ...]:
    """By seat, how often ten points were scored. Rule: K9."""
    return tuple(sum(points[seat] == TEN for points in game.scored) for seat in game.seats)


def outcome(game: Game) -> Outcome:
    """Most points win; a tie goes to the player with more tens, else the win is shared. Rule: K9."""
    points, often = game.points, tens(game)
    best = [seat for seat in game.seats if points[seat] == max(points)]
    winners = [seat for seat in best if often[seat] == max(often[other] for other in best)]
    ending = "shared" if len(winners) > 1 else "plain" if len(best) == 1 else "more-tens"
    return Outcome(tuple(winners), points, ending)
