"""What a file system may lose when the power fails: `python -m tests.tables.storage.power_loss --states 10000`.

Until a file is synced, any of the sectors that were written to it may be on disk or not, in any order, and one may be
torn. Each such state must be one that the server starts with, with every acknowledged entry. See ADR 130.
"""

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.tables.fixtures import record, two_people
from tests.tables.storage.disk_trace import Note, Step, Sync, Truncate, Write, library_of_sqlite, recorded
from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.row_checksums import next_checksum
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.store import LogRow
from ubongo.tables.storage.write_ahead import write_ahead_damage, write_ahead_path

SECTOR = 512
WHOLE = 32
"""A write of so few bytes, such as the header of the write-ahead file, is not torn: see ADR 130."""
NAME = "tables.db"
TABLE = record(two_people()).id
ENTRIES = 500
"""Enough that the write-ahead file is written back and begun again meanwhile."""
CHECKPOINT_PAGES = 200
"""After so many pages it is written back: less than usual, so that it happens several times."""


def row_of(seq: int, before: bytes) -> LogRow:
    """An entry, of a size that differs from the others'."""
    row = LogRow(seq, Millis(seq), f"command-{seq}", b"{}", b"[" + b"1," * (seq * 37 % 900) + b"1]")
    return LogRow(row.seq, row.at, row.command_id, row.command, row.events, None, next_checksum(before, row))


def rows(count: int) -> list[LogRow]:
    """The entries of the log."""
    found: list[LogRow] = []
    for seq in range(1, count + 1):
        found.append(row_of(seq, found[-1].checksum or b"" if found else b""))
    return found


@dataclass(frozen=True, slots=True)
class Recording:
    """A trace, and the files before it."""

    steps: list[Step]
    before: dict[str, bytes]


async def _written(folder: Path, library: Any, entries: int) -> Recording:
    """The trace of a real store that appends entries; every acknowledgment is noted."""
    await (await SqlStore.opened(f"sqlite:///{folder / NAME}")).close()  # an empty database, which is all on disk
    before = {NAME: (folder / NAME).read_bytes()}
    with recorded(folder, library) as trace:
        store = await SqlStore.opened(f"sqlite:///{folder / NAME}")
        writer = store.threads._database.writer  # pyright: ignore[reportPrivateUsage]
        with writer.connect() as connection:
            connection.exec_driver_sql(f"pragma wal_autocheckpoint={CHECKPOINT_PAGES}")
        await store.open_table(record(two_people()))
        trace.steps.append(Note(0))
        for row in rows(entries):
            await store.append(TABLE, row, None, False)
            trace.steps.append(Note(row.seq))
        await store.close()
    return Recording(trace.steps, before)


@dataclass
class Image:
    """The files of a folder as they are surely on disk, and what was done since each was synced."""

    files: dict[str, bytearray]
    pending: dict[str, list[Write | Truncate]] = field(default_factory=dict[str, list[Write | Truncate]])
    acknowledged: int | None = None
    """The newest entry; None: not even the table."""

    def take(self, step: Step) -> None:
        """Go on by one step."""
        match step:
            case Write() | Truncate():
                self.pending.setdefault(step.file, []).append(step)
            case Sync(file):
                kept = self.files.setdefault(file, bytearray())
                for one in self.pending.pop(file, ()):
                    _apply(kept, one)
            case Note(acknowledged):
                self.acknowledged = acknowledged

    def lost(self, rng: Random) -> dict[str, bytes]:
        """The files after a loss of power now."""
        found: dict[str, bytes] = {}
        for file in sorted({*self.files, *self.pending}):
            kept = bytearray(self.files.get(file, b""))
            for one in _survivors(self.pending.get(file, []), rng):
                _apply(kept, one)
            found[file] = bytes(kept)
        return found


def _apply(file: bytearray, step: Write | Truncate) -> None:
    if isinstance(step, Truncate):
        del file[step.size :]
        return
    if len(file) < step.offset:
        file.extend(bytes(step.offset - len(file)))
    file[step.offset : step.offset + len(step.data)] = step.data


def _survivors(pending: list[Write | Truncate], rng: Random) -> Iterator[Write | Truncate]:
    """What of it is on disk: nothing, all, the beginning, or any of its sectors; one may be torn."""
    pieces = [piece for step in pending for piece in _sectors(step)]
    match rng.randrange(5):
        case 0:
            kept: list[Write | Truncate] = []
        case 1:
            kept = pieces
        case 2:
            kept = pieces[: rng.randrange(len(pieces) + 1)]
        case 3:
            share = rng.random()
            kept = [piece for piece in pieces if rng.random() < share]
        case _:  # all but one
            missing = rng.randrange(len(pieces)) if pieces else 0
            kept = pieces[:missing] + pieces[missing + 1 :]
    if kept and rng.random() < 0.3:
        torn = rng.randrange(len(kept))
        kept[torn] = _torn(kept[torn], rng)
    return iter(kept)


def _sectors(step: Write | Truncate) -> Iterator[Write | Truncate]:
    if isinstance(step, Truncate):
        yield step
        return
    start = step.offset
    while start < step.offset + len(step.data):
        end = min(start // SECTOR * SECTOR + SECTOR, step.offset + len(step.data))
        yield Write(step.file, start, step.data[start - step.offset : end - step.offset])
        start = end


def _torn(piece: Write | Truncate, rng: Random) -> Write | Truncate:
    """Only the beginning of a sector, or only its end."""
    if isinstance(piece, Truncate) or len(piece.data) <= WHOLE:
        return piece
    cut = rng.randrange(len(piece.data) + 1)
    if rng.random() < 0.5:
        return Write(piece.file, piece.offset, piece.data[:cut])
    return Write(piece.file, piece.offset + cut, piece.data[cut:])


@dataclass(frozen=True, slots=True)
class Lost:
    """A state after a loss of power."""

    step: int
    acknowledged: int | None
    files: dict[str, bytes]


def states(made: Recording, count: int, seed: int) -> Iterator[Lost]:
    """So many states, over the whole trace, in the order in which the power fails."""
    rng = Random(f"power {seed}")
    image = Image({name: bytearray(data) for name, data in made.before.items()})
    failing = sorted(rng.randrange(len(made.steps)) for _ in range(count))
    done = 0
    for index in failing:
        while done <= index:
            image.take(made.steps[done])
            done += 1
        yield Lost(index, image.acknowledged, image.lost(rng))


def flaw(lost: Lost, folder: Path) -> str | None:
    """What is wrong with that state, in words; None: the server starts, and everything acknowledged is there."""
    for name, data in lost.files.items():
        (folder / name).write_bytes(data)
    path = folder / NAME
    damage = write_ahead_damage(write_ahead_path(path))
    if damage is not None:
        return f"the server does not start: {damage}"
    try:
        with closing(sqlite3.connect(path)) as connection:
            return _flaw(connection, lost.acknowledged)
    except sqlite3.DatabaseError as error:
        return f"SQLite does not read it: {error}"
    finally:
        for file in folder.iterdir():
            file.unlink()


def _flaw(connection: sqlite3.Connection, acknowledged: int | None) -> str | None:
    (judged,) = connection.execute("pragma integrity_check").fetchone()
    if judged != "ok":
        return f"it is corrupt: {judged}"
    known = connection.execute("select seq from tables where id = ?", (TABLE,)).fetchone()
    if known is None:
        return None if acknowledged is None else "the acknowledged table is gone"
    found = connection.execute("select seq, command_id, events, checksum from entries order by seq").fetchall()
    expected = [(row.seq, row.command_id, row.events, row.checksum) for row in rows(len(found))]
    if known[0] != len(found) or found != expected:
        return "the log is not what was written"
    newest = acknowledged or 0
    return None if newest <= len(found) <= newest + 1 else f"{newest} entries were acknowledged, {len(found)} are there"


def recording(library: Any, entries: int = ENTRIES) -> Recording:
    """A real store that appends so many entries, from an empty database on."""
    with tempfile.TemporaryDirectory() as name:
        return asyncio.run(_written(Path(name), library, entries))


def main() -> int:
    """Judge many states."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    library = library_of_sqlite()
    if library is None:
        sys.stdout.write("Python's SQLite is not a library of its own here\n")
        return 2
    made = recording(library)
    bad = 0
    with tempfile.TemporaryDirectory() as name:
        for lost in states(made, chosen.states, chosen.seed):
            found = flaw(lost, Path(name))
            if found is not None:
                bad += 1
                sys.stdout.write(f"step {lost.step}: {found}\n")
    sys.stdout.write(f"{chosen.states} states of {len(made.steps)} steps, {bad} bad\n")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
