"""Files of boards: versioned JSON with a checksum, one board a line, the same bytes for the same deck."""

from functools import lru_cache
from typing import Annotated, TypeAlias

import msgspec

from ubongo.formats.checksummed import ChecksummedFormat, DeckFileError
from ubongo.puzzles.boards.deck import SYMBOLS, Board, BoardDeck, BoardTask
from ubongo.puzzles.layers import region_in
from ubongo.puzzles.notation import parse_region, region_text
from ubongo.puzzles.piece import BOXES, Box, PieceId
from ubongo.puzzles.task import Region, Task

FORMAT = "ubongo-deck"
VERSION = 1
MOST_BYTES = 1 << 20
"""Ten times the longest deck."""

Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Drawing: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class _Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pieces: Annotated[tuple[Word, ...], msgspec.Meta(min_length=1, max_length=5)]
    solutions: Count
    grade: Annotated[float, msgspec.Meta(ge=1, le=10)]


class _Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: Count
    side: Word
    region: Drawing
    """The outline: of a solid board its base."""
    tasks: Annotated[tuple[_Task, ...], msgspec.Meta(min_length=len(SYMBOLS), max_length=len(SYMBOLS))]


class _Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    version: int
    box: Word
    generator: Word
    seed: Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]
    boards: Annotated[tuple[_Board, ...], msgspec.Meta(min_length=1, max_length=1000)]


class _File(_Content, frozen=True, forbid_unknown_fields=True):
    sha256: str


def _write(deck: BoardDeck) -> _Content:
    boards = tuple(map(_write_board, deck.boards))
    return _Content(FORMAT, VERSION, deck.box.name, deck.generator, deck.seed, boards)


def _write_board(board: Board) -> _Board:
    tasks = tuple(_Task(tuple(task.pieces), task.solutions, task.grade) for task in board.tasks)
    return _Board(board.card, board.side, region_text(board.outline), tasks)


def _read(file: _Content) -> BoardDeck:
    box = BOXES.get(file.box)
    if box is None:
        raise DeckFileError(f"unknown box {file.box!r}; known: {', '.join(BOXES)}")
    return BoardDeck(file.generator, file.seed, tuple(_read_board(board, box) for board in file.boards))


@lru_cache(maxsize=1024)  # files of games have the same boards again and again
def _read_board(board: _Board, box: Box) -> Board:
    try:
        outline = parse_region(board.region)
        if region_text(outline) != board.region:
            raise ValueError(f"the region is drawn as {board.region!r}, not as {region_text(outline)!r}")
        region = region_in(outline, box)
        tasks = tuple(_read_task(task, region, box) for task in board.tasks)
    except ValueError as cause:
        raise DeckFileError(f"card {board.card}, side {board.side}: {cause}") from cause
    return Board(box, board.card, board.side, region, tasks)


def _read_task(task: _Task, region: Region, box: Box) -> BoardTask:
    if not Task(region, box.pick(task.pieces)).areas_match:
        raise ValueError(f"{' '.join(task.pieces)}: the areas do not match")
    return BoardTask(tuple(map(PieceId, task.pieces)), task.solutions, task.grade)


BOARD_DECK_FILE = ChecksummedFormat(
    format=FORMAT,
    version=VERSION,
    most_bytes=MOST_BYTES,
    what="deck",
    content=_Content,
    file=_File,
    write=_write,
    read=_read,
)
"""Reads any deck whose boards are well formed; whether its tasks can be solved is for `DeckKind.validate` to check."""
