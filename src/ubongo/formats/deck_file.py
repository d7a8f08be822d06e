"""Decks as files: versioned JSON with a checksum, one board a line, the same bytes for the same deck."""

from typing import Annotated, TypeAlias

import msgspec

from ubongo.formats import checksummed
from ubongo.formats.checksummed import DeckFileError, Kind
from ubongo.geometry.lattice import CUBIC
from ubongo.puzzles.boards.deck import SYMBOLS, Board, BoardDeck, BoardTask
from ubongo.puzzles.notation import base_text, parse_base, parse_region, region_text
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


_KIND = Kind(content=_Content, file=_File, format=FORMAT, version=VERSION, most_bytes=MOST_BYTES, what="deck")


def encode(deck: BoardDeck) -> bytes:
    """The deck as a file."""
    return checksummed.encode(_content(deck))


def checksum(deck: BoardDeck) -> str:
    """What tells the deck from every other: the checksum in its file."""
    return checksummed.checksum(_content(deck))


def decode(data: bytes) -> BoardDeck:
    """The deck of a file. Whether its tasks can be solved is for `soundness.deck_flaws` to say.

    Raises:
        ChecksumError: it was changed after it was written.
        DeckFileError: it is no JSON, of another format or version, or says nonsense.
    """
    return _deck(checksummed.decode(data, _KIND))


def _content(deck: BoardDeck) -> _Content:
    return _Content(FORMAT, VERSION, deck.box.name, deck.generator, deck.seed, tuple(map(_written, deck.boards)))


def _written(board: Board) -> _Board:
    tasks = tuple(_Task(tuple(task.pieces), task.solutions, task.grade) for task in board.tasks)
    return _Board(board.card, board.side, _drawing(board.region), tasks)


def _drawing(region: Region) -> str:
    return base_text(region) if len(next(iter(region))) == CUBIC.dimension else region_text(region)


def _deck(file: _Content) -> BoardDeck:
    box = BOXES.get(file.box)
    if box is None:
        raise DeckFileError(f"unknown box {file.box!r}; known: {', '.join(BOXES)}")
    return BoardDeck(box, file.generator, file.seed, tuple(_read(board, box) for board in file.boards))


def _read(board: _Board, box: Box) -> Board:
    try:
        region = parse_base(board.region) if box.lattice == CUBIC else parse_region(board.region)
        if _drawing(region) != board.region:
            raise ValueError(f"the region is drawn as {board.region!r}, not as {_drawing(region)!r}")
        tasks = tuple(_read_task(task, region, box) for task in board.tasks)
    except ValueError as cause:
        raise DeckFileError(f"card {board.card}, side {board.side}: {cause}") from cause
    return Board(board.card, board.side, region, tasks)


def _read_task(task: _Task, region: Region, box: Box) -> BoardTask:
    if not Task(region, box.pick(task.pieces)).areas_match:
        raise ValueError(f"{' '.join(task.pieces)}: the areas cannot match")
    return BoardTask(tuple(map(PieceId, task.pieces)), task.solutions, task.grade)
