"""The results of a finished game, for its players' own records. Rule: S4."""

from collections.abc import Iterable

import msgspec

from ubongo.editions.contract.stats import SolveRecord
from ubongo.editions.contract.values import Millis, Seat
from ubongo.formats.bot_races import NO_BOT_RACES, BotRaces
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.service.rateable import unrated_game
from ubongo.tables.storage.daily_attempts import DailyEnd
from ubongo.tables.storage.results import Result
from ubongo.tables.storage.store import StoredResult
from ubongo.tables.table.config import TableSetup

MOST_RESULTS = 500
"""How many of a player's newest results of each ending are shown."""


class SolveOut(msgspec.Struct, frozen=True, omit_defaults=True):
    """A solved task, as stored."""

    grade: float
    pieces: int
    elapsed_ms: int
    """From the reveal of its board."""
    hints: int = 0
    """How many the player had; such a time is never a best one. Rule: S6."""
    repeat: bool = False
    """Whether the player had seen the board before in this run. Rule: S8."""
    names: tuple[str, ...] = ()
    """Its pieces; older versions did not store them."""


encode_solves = msgspec.json.Encoder().encode
decode_solves = msgspec.json.Decoder(tuple[SolveOut, ...]).decode


def results_of(table: str, setup: TableSetup, at: Millis, bots: BotRaces = NO_BOT_RACES) -> tuple[StoredResult, ...]:
    """A result for every person at a table whose game has just ended, and the game for ratings; empty before.

    A person for whom a bot played any race has none: neither the points nor the win are their own. Rule: R13.
    A daily board has no result, but the end of its attempt. Rule: S9.
    """
    edition, state = setup.edition, setup.state
    outcome = edition.rules.outcome(state)
    if outcome is None:
        return ()
    records, settings = edition.stats.records(state), setup.config.stored().settings
    if records.is_daily:
        return (DailyEnd(table, at, records.duration or Millis(0), solved=outcome.points[0] > 0),)
    results = tuple(
        Result(
            table=table,
            seat=seat,
            player=occupant.player,
            edition=edition.name,
            at=at,
            settings=settings,
            points=outcome.points[seat],
            won=seat in outcome.winners,
            ending=outcome.ending,
            elapsed=records.duration,
            solves=encode_solves([_solve_out(solve) for solve in _of(Seat(seat), records.solves)]),
        )
        for seat, occupant in enumerate(setup.roster.places)
        if occupant.kind is OccupantKind.PERSON and not bots.of(Seat(seat))
    )
    unrated = unrated_game(table, setup, at, bots)
    return results if unrated is None else (*results, unrated)


def _of(seat: Seat, solves: Iterable[SolveRecord]) -> Iterable[SolveRecord]:
    return (solve for solve in solves if solve.seat == seat)


def _solve_out(solve: SolveRecord) -> SolveOut:
    return SolveOut(solve.grade, solve.pieces, solve.elapsed, solve.hints, solve.is_repeat, solve.names)
