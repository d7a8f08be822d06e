"""Drawings of tilings for a terminal: each cell is two letters wide, in the color of its piece."""

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType

from rich.text import Text

from ubongo.geometry.lattice import Cell
from ubongo.geometry.shape import by_layer
from ubongo.puzzles.piece import Box, Piece
from ubongo.puzzles.task import Region, Tiling, covered

BLANK = "  "

STYLES = MappingProxyType(
    {
        "purple": "white on #6f3fa0",
        "sky-blue": "black on #7cc8f0",
        "teal": "white on #0f7f7a",
        "yellow": "black on #f4d83a",
        "light-green": "black on #a5d86e",
        "brown": "white on #7a4a24",
        "blue": "white on #2757c4",
        "red": "white on #cc2f2f",
        "orange": "black on #f08a2c",
        "magenta": "white on #c2338b",
        "green": "white on #2f8a3c",
        "amber": "black on #ffbf3f",
    }
)
"""By color of the piece."""


def mark(piece: Piece) -> str:
    """Two letters: a short name itself, or the first letters of a long name's words."""
    return "".join(word[0] for word in piece.id.split("-")) if "-" in piece.id else piece.id


def legend(pieces: Iterable[Piece]) -> Text:
    """The pieces in their colors, with long names after their marks."""
    words = Text()
    for piece in pieces:
        words.append(mark(piece), STYLES[piece.color])
        words.append(f" {piece.id}  " if "-" in piece.id else "  ")
    return words


def drawn(region: Region, tiling: Tiling, box: Box) -> list[Text]:
    """A tiling as lines of equal width. The layers of a solid one are side by side, the lowest first."""
    owner = {cell: box.by_id[laid.piece] for laid in tiling for cell in covered(laid, box.by_id[laid.piece])}
    if box.lattice.dimension == 2:
        return _rows(region, owner)
    flat = [_rows(cells, {cell: owner[layer, *cell] for cell in cells}) for layer, cells in by_layer(region).items()]
    return [Text(BLANK).join(row) for row in zip(*flat, strict=True)]


def _rows(cells: Iterable[Cell], owner: dict[Cell, Piece]) -> list[Text]:
    (top, bottom), (left, right) = ((min(axis), max(axis)) for axis in zip(*cells, strict=True))
    rows: list[Text] = []
    for row in range(top, bottom + 1):
        line = Text(no_wrap=True)
        for column in range(left, right + 1):
            piece = owner.get((row, column))
            line.append(mark(piece) if piece else BLANK, STYLES[piece.color] if piece else "")
        rows.append(line)
    return rows


def beside(drawings: Sequence[list[Text]], width: int) -> Iterator[Text]:
    """Drawings of one size side by side, as many to a row as fit in `width`, with a blank line between rows."""
    gap = Text("    ")
    each = drawings[0][0].cell_len + gap.cell_len if drawings else 1
    in_row = max(1, width // each)
    for start in range(0, len(drawings), in_row):
        yield Text()
        for lines in zip(*drawings[start : start + in_row], strict=True):
            yield gap.join(lines)
