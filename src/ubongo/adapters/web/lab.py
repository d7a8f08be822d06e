"""The routes of the lab: the tilings of any puzzle, the sets of pieces that fit a region, and a deck. See ADR 116."""

from typing import Annotated, TypeAlias

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ubongo.adapters.web.actions.action import ShortText
from ubongo.adapters.web.admission import ApiError, must_be_slow
from ubongo.adapters.web.daily import client_of
from ubongo.adapters.web.limits import TokenBuckets
from ubongo.adapters.web.openapi import failures
from ubongo.adapters.web.requests import AnyRequest
from ubongo.formats.deck_file import encode
from ubongo.formats.lab import LabError, box_asked, lab_deck, must_fit_a_deck, task_asked
from ubongo.puzzles.boards.deck import BoardDeck
from ubongo.puzzles.task import Placement
from ubongo.tables.service.lab import Lab

MOST_SKIPPED = 100_000
MOST_SETS = 500

Drawing: TypeAlias = Annotated[str, Meta(max_length=400)]
Names: TypeAlias = Annotated[tuple[ShortText, ...], Meta(max_length=12)]
GivenLab: TypeAlias = NamedDependency[Lab]


class LabPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A region with pieces that may tile it."""

    box: ShortText
    """flat or solid."""
    region: Drawing
    """Row by row; of a solid puzzle the base."""
    pieces: Names


class LabTask(LabPuzzle, frozen=True, forbid_unknown_fields=True):
    """The tilings of a puzzle that are asked for."""

    skip: Annotated[int, Meta(ge=0, le=MOST_SKIPPED)] = 0
    """How many tilings to leave out."""


class LabRegion(Struct, frozen=True, forbid_unknown_fields=True):
    """A region, or the base of a solid one."""

    box: ShortText
    region: Drawing


class LabTaskOut(Struct, frozen=True):
    """What is known about a task."""

    count: int
    """The number of tilings; if it is not `complete`, there are at least that many."""
    complete: bool
    tilings: tuple[tuple[Placement, ...], ...] | None
    """At most 60; null if the search ended before it came to them."""
    grade: float | None
    """1.0 to 10.0; null without a tiling, or if the search ended before."""


class FittingSetOut(Struct, frozen=True):
    """Pieces that tile the region."""

    pieces: tuple[str, ...]
    count: int
    """Of their tilings."""
    grade: float | None


class LabSetsOut(Struct, frozen=True):
    """The sets of pieces that tile a region."""

    total: int
    """How many were found."""
    complete: bool
    """False: the search ended before it was whole, so there may be more sets and more tilings of each."""
    sets: tuple[FittingSetOut, ...]
    """At most 500, those with few pieces first."""


class LabDeckOut(Struct, frozen=True):
    """The file of a deck of one board."""

    content: str


@post("/api/lab/tilings", status_code=200, responses=failures(400, 403, 413, 429, 503))
async def lab_tilings(
    request: AnyRequest, data: JSONBody[LabTask], lab: GivenLab, searching: NamedDependency[TokenBuckets]
) -> LabTaskOut:
    """Count the tilings of a puzzle, list some, and grade it: as far as a third of a second allows."""
    must_be_slow(request, searching)
    try:
        found = await lab.task(data.box, data.region, data.pieces, data.skip, client_of(request))
    except LabError as cause:
        raise bad_puzzle(cause) from cause
    return LabTaskOut(found.count, found.is_whole, found.tilings, found.grade)


@post("/api/lab/sets", status_code=200, responses=failures(400, 403, 413, 429, 503))
async def lab_sets(
    request: AnyRequest, data: JSONBody[LabRegion], lab: GivenLab, searching: NamedDependency[TokenBuckets]
) -> LabSetsOut:
    """Find the sets of pieces that tile a region: as far as a third of a second allows."""
    must_be_slow(request, searching)
    try:
        found = await lab.sets(data.box, data.region, client_of(request))
    except LabError as cause:
        raise bad_puzzle(cause) from cause
    sets = tuple(FittingSetOut(each.pieces, each.count, each.grade) for each in found.sets[:MOST_SETS])
    return LabSetsOut(len(found.sets), found.is_whole, sets)


@post("/api/lab/deck", status_code=200, responses=failures(400, 403, 413, 429, 503))
async def lab_deck_file(
    request: AnyRequest, data: JSONBody[LabPuzzle], lab: GivenLab, searching: NamedDependency[TokenBuckets]
) -> LabDeckOut:
    """The file of a deck that consists of that puzzle."""
    must_be_slow(request, searching)
    return LabDeckOut(encode(await deck_of(data, lab, client_of(request))).decode())


async def deck_of(asked: LabPuzzle, lab: Lab, client: str) -> BoardDeck:
    """The deck that consists of that puzzle, counted and graded to the end.

    Raises:
        ApiError: it is not one, has no tiling, or is too large.
        ServiceError: the lab is busy.
    """
    try:
        task = task_asked(asked.box, asked.region, asked.pieces)
        must_fit_a_deck(task)
        found = await lab.task(asked.box, asked.region, asked.pieces, 0, client)
        if not found.count and not found.is_whole:
            raise LabError("no tiling of this puzzle was found in time")
        if found.count and (not found.is_whole or found.grade is None):
            raise LabError("this puzzle has too many tilings to be counted and graded in time")
        return lab_deck(task, box_asked(asked.box), found.count, found.grade or 0)
    except LabError as cause:
        raise bad_puzzle(cause) from cause


def bad_puzzle(cause: LabError) -> ApiError:
    """The answer to what is no puzzle, or not one for this."""
    return ApiError(400, "bad-puzzle", str(cause))
