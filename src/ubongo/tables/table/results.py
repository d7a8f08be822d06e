"""What is kept of a finished game for its players' own records. Rule: S4."""

from collections.abc import Iterable
from typing import Any

import msgspec

from ubongo.editions.contract import AnyEdition, Millis, Seat, Solve
from ubongo.tables.seating.seats import OccupantKind, Roster
from ubongo.tables.storage.store import GameConfig, Result

MOST_RESULTS = 500
"""A player is shown so many of their newest results."""


class SolveOut(msgspec.Struct, frozen=True):
    """A task that was solved."""

    grade: float
    pieces: int
    elapsed_ms: int
    """From the reveal of its board."""


encode_solves = msgspec.json.Encoder().encode
decode_solves = msgspec.json.Decoder(tuple[SolveOut, ...]).decode


def results_of(
    table: str, edition: AnyEdition, state: Any, *, roster: Roster, config: GameConfig, at: Millis
) -> tuple[Result, ...]:
    """A result for every person at the table, once its game is over; none before."""
    outcome = edition.outcome(state)
    if outcome is None:
        return ()
    solves = edition.solves(state)
    return tuple(
        Result(
            table=table,
            seat=seat,
            player=place.player,
            edition=edition.name,
            at=at,
            settings=config.settings,
            points=outcome.points[seat],
            won=seat in outcome.winners,
            ending=outcome.ending,
            elapsed=edition.took(state),
            solves=encode_solves([_told(solve) for solve in _of(Seat(seat), solves)]),
        )
        for seat, place in enumerate(roster.places)
        if place.kind is OccupantKind.PERSON
    )


def _of(seat: Seat, solves: Iterable[Solve]) -> Iterable[Solve]:
    return (solve for solve in solves if solve.seat == seat)


def _told(solve: Solve) -> SolveOut:
    return SolveOut(solve.grade, solve.pieces, solve.elapsed)
