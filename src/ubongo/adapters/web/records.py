"""The route for players' own records."""

from collections.abc import Mapping

import msgspec
from litestar import get
from litestar.params import FromQuery
from msgspec import Struct

from ubongo.adapters.web.actions.action import SettingValue, ShortText
from ubongo.adapters.web.admission import GivenService, GivenTokenBuckets, must_be_slow
from ubongo.adapters.web.identity import player_of
from ubongo.adapters.web.openapi import failures
from ubongo.adapters.web.requests import AnyRequest
from ubongo.editions.registry import edition_named
from ubongo.formats.stored_settings import settings_from
from ubongo.tables.service.records import SolveOut, decode_solves
from ubongo.tables.storage.results import Result


class ResultOut(Struct, frozen=True):
    """Your result in one game."""

    table: str
    seat: int
    at: int
    """When it ended, in milliseconds since 1970."""
    settings: Mapping[str, SettingValue]
    """All of them; those that an older version did not store have the value that its games had."""
    points: int
    won: bool
    ending: str
    elapsed_ms: int | None
    """How long a solo run took, boards set aside included."""
    solves: tuple[SolveOut, ...]
    """In order; empty if the edition keeps no records of them."""


class RecordsOut(Struct, frozen=True):
    """Your own results in one edition."""

    edition: str
    results: tuple[ResultOut, ...]
    """The newest 500 of each ending, the newest last: practice does not push out ranked runs. Rule: S4."""
    bests: tuple[ResultOut, ...]
    """The best for each pair of settings and ending, whenever it was, the oldest first. Rule: S4."""


@get("/api/records", responses=failures(400, 429, 503))
async def own_records(
    request: AnyRequest, edition: FromQuery[ShortText], service: GivenService, reading: GivenTokenBuckets
) -> RecordsOut:
    """The requesting player's results in that edition."""
    must_be_slow(request, reading)
    player = await player_of(request, service.people)
    if not player:
        return RecordsOut(edition, (), ())
    results = await service.archive.results(player, edition)
    bests = await service.archive.best_results(player, edition)
    return RecordsOut(edition, tuple(map(_result_out, results)), tuple(map(_result_out, bests)))


class SideTrendOut(Struct, frozen=True):
    """Your times on the boards of one side."""

    side: str
    count: int
    """Your solves without help, among the results that `/api/records` has."""
    median_ms: int
    """Of the newest 20."""
    best_ms: int
    recent_ms: tuple[int, ...]
    """Those 20, the newest last."""
    others: int | None
    """How many other players of this server your median is compared with; null: too few, or you have too few solves."""
    slower: int | None
    """How many of them have a longer one."""


class SlowPieceOut(Struct, frozen=True):
    """A piece whose boards take you long."""

    side: str
    piece: str
    boards: int
    ratio: float
    """How many times as long as your other boards of the same difficulty they take."""


class TrendsOut(Struct, frozen=True):
    """What your solo runs show over time."""

    sides: tuple[SideTrendOut, ...]
    slow_pieces: tuple[SlowPieceOut, ...]
    """At most three, the slowest first."""


@get("/api/records/trends", responses=failures(429, 503))
async def own_trends(request: AnyRequest, service: GivenService, reading: GivenTokenBuckets) -> TrendsOut:
    """The trends in the requesting player's solo runs. See ADR 123."""
    must_be_slow(request, reading)
    player = await player_of(request, service.people)
    if not player:
        return TrendsOut((), ())
    sides, slow = await service.standings.of(player)
    return TrendsOut(
        tuple(
            SideTrendOut(each.side, each.count, each.median, each.best, each.recent, each.others, each.slower)
            for each in sides
        ),
        tuple(SlowPieceOut(each.side, each.piece, each.boards, each.ratio) for each in slow),
    )


def _result_out(result: Result) -> ResultOut:
    stored = msgspec.json.decode(result.settings, type=dict[str, object])
    settings = settings_from(stored, edition_named(result.edition).meta.settings)
    return ResultOut(
        table=result.table,
        seat=result.seat,
        at=result.at,
        settings=msgspec.to_builtins(settings),
        points=result.points,
        won=result.won,
        ending=result.ending,
        elapsed_ms=result.elapsed,
        solves=decode_solves(result.solves),
    )
