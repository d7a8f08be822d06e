"""Finds damage in the write-ahead file of an SQLite database, which SQLite itself passes over. See ADR 110.

After a crash the file holds the newest transactions, as frames. SQLite reads up to the first with a wrong checksum.
The format: <https://www.sqlite.org/fileformat2.html#the_write_ahead_log>
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

HEADER = 32
FRAME_HEADER = 24
MAGIC = 0x377F0682
"""The least bit is set if checksums are of big-endian words."""


@dataclass(frozen=True, slots=True)
class WriteAheadDamage:
    """A frame that is not what was written, and what would be lost with it."""

    frame: int
    """Counted from 1; 0: the header of the file."""
    transactions: int
    """How many whole transactions follow the one of that frame."""

    def __str__(self) -> str:
        """In plain words."""
        where = "its header" if self.frame == 0 else f"its frame {self.frame}"
        return f"{where} is not what was written, and {self.transactions} transactions behind it would be lost"


@dataclass(frozen=True, slots=True)
class _Frame:
    number: int
    is_right: bool
    ends_transaction: bool


@dataclass(frozen=True, slots=True)
class _Layout:
    magic: int
    page: int
    """Bytes of a page."""
    salts: bytes
    """Frames with others are of an older generation of the file."""


def write_ahead_path(database: Path) -> Path:
    """The write-ahead file of the database in that file."""
    return database.with_name(f"{database.name}-wal")


def write_ahead_damage(path: Path) -> WriteAheadDamage | None:
    """The first damage in that write-ahead file that loses acknowledged transactions; None if there is none.

    What is wrong at the very end may also be a write that the power cut interrupted: that is no damage.

    Raises:
        OSError: the file cannot be read.
    """
    data = path.read_bytes() if path.exists() else b""
    if len(data) < HEADER + FRAME_HEADER:
        return None
    layout = _Layout(int.from_bytes(data[:4]), int.from_bytes(data[8:12]), data[16:24])
    if _has_right_header(data):
        return _damage_among(data, layout)
    # SQLite would read nothing of it.
    whole = max(
        sum(frame.ends_transaction and frame.is_right for frame in _frames(data, one)) for one in _guesses(data)
    )
    return WriteAheadDamage(0, whole) if whole else None


def _damage_among(data: bytes, layout: _Layout) -> WriteAheadDamage | None:
    bad: _Frame | None = None
    ends = 0
    for frame in _frames(data, layout):
        if not frame.is_right:
            bad = bad or frame
        elif bad is not None and frame.ends_transaction:
            ends += 1
    if bad is None:
        return None
    behind = ends if bad.ends_transaction else ends - 1  # else the first end is that of its own transaction
    return WriteAheadDamage(bad.number, behind) if behind > 0 else None


def _guesses(data: bytes) -> Iterator[_Layout]:
    """What a header that is damaged may have said."""
    for magic, exponent in product((MAGIC, MAGIC | 1), range(9, 17)):
        yield _Layout(magic, 2**exponent, data[HEADER + 8 : HEADER + 16])


def _has_right_header(data: bytes) -> bool:
    magic = int.from_bytes(data[:4])
    return magic in (MAGIC, MAGIC | 1) and _sums(data[:24], (0, 0), magic) == struct.unpack(">II", data[24:32])


def _frames(data: bytes, layout: _Layout) -> Iterator[_Frame]:
    """The frames, each compared with the one before it."""
    before = struct.unpack(">II", data[24:HEADER])
    size = FRAME_HEADER + layout.page
    for number in range(1, (len(data) - HEADER) // size + 1):
        start = HEADER + (number - 1) * size
        header, body = data[start : start + FRAME_HEADER], data[start + FRAME_HEADER : start + size]
        stored = struct.unpack(">II", header[16:])
        is_newest = header[8:16] == layout.salts
        sums = _sums(body, _sums(header[:8], before, layout.magic), layout.magic) if is_newest else ()
        yield _Frame(number, sums == stored, is_newest and header[4:8] != b"\0\0\0\0")
        before = stored


def _sums(data: bytes, before: tuple[int, ...], magic: int) -> tuple[int, int]:
    """SQLite's checksum of words, continued from `before`."""
    first, second = before
    words = struct.unpack(f"{'>' if magic & 1 else '<'}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
