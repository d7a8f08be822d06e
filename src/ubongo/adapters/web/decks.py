"""The route for the boards of a standard deck, so that a player can practice without a network."""

from functools import cache

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from ubongo.adapters.web.admission import ApiError
from ubongo.adapters.web.documents import Document, document
from ubongo.adapters.web.openapi import failures
from ubongo.adapters.web.requests import AnyRequest
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.deck_kinds import FLAT_DECK, SOLID_DECK
from ubongo.puzzles.notation import region_text

KINDS = {kind.name: kind for kind in (FLAT_DECK, SOLID_DECK)}


class DeckTaskOut(Struct, frozen=True):
    """Pieces that tile a board."""

    pieces: tuple[str, ...]
    solutions: int
    grade: float


class DeckBoardOut(Struct, frozen=True):
    """One side of a card."""

    card: int
    side: str
    region: str
    """Its outline, row by row; of a solid board the base."""
    tasks: tuple[DeckTaskOut, ...]
    """Its different tasks."""


class DeckOut(Struct, frozen=True):
    """The boards of a deck, without a solution."""

    box: str
    boards: tuple[DeckBoardOut, ...]


@get("/api/decks/{deck:str}", sync_to_thread=False, responses=failures(400, 404))
def deck_of_boards(request: AnyRequest, deck: FromPath[str]) -> Response[DeckOut]:
    """The boards of a standard deck, flat or solid."""
    if deck not in KINDS:
        raise ApiError(404, "unknown-deck", f"unknown deck {deck[:40]!r}; known: {', '.join(KINDS)}")
    return _deck(deck).answer(request)


@cache
def _deck(name: str) -> Document[DeckOut]:
    deck = standard_deck(KINDS[name])
    return document(DeckOut(deck.box.name, tuple(map(_board_out, deck.boards))))


def _board_out(board: Board) -> DeckBoardOut:
    tasks = tuple(DeckTaskOut(tuple(task.pieces), task.solutions, task.grade) for task in board.different_tasks)
    return DeckBoardOut(board.card, board.side, region_text(board.outline), tasks)
