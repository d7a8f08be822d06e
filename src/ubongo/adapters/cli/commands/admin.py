"""`ubongo admin`: checks, counts, backs up, restores and recovers the database of a server."""

import asyncio
import re
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from cyclopts import App

from ubongo.adapters.cli.app import FAILED_CHECK, GOOD
from ubongo.adapters.cli.commands.serve import database_address
from ubongo.adapters.cli.terminal.ending import ending_by_signal
from ubongo.adapters.cli.terminal.output import print_json, print_line, report
from ubongo.adapters.cli.terminal.progress import progress
from ubongo.formats.person_file import encode
from ubongo.tables.clock import SystemClock
from ubongo.tables.service.integrity import CheckedTable, checked_tables
from ubongo.tables.service.people import People, Person, person_out
from ubongo.tables.storage import files
from ubongo.tables.storage.address import url_of
from ubongo.tables.storage.overview import overview
from ubongo.tables.storage.sql import SqlStore

admin = App(name="admin", help="Check, count, back up, restore and recover the database of a server.")


@admin.command
def check(*, database: str | None = None, json: bool = False) -> int:
    """Compare every entry of every table with its checksum. Exit code 1 if a table is damaged.

    A server may not use the database meanwhile: check a backup instead. An older database is upgraded first.

    Parameters
    ----------
    database
        Its address, such as sqlite:///games.db. The default is the one that `ubongo serve` uses.
    json
        Print one JSON value on one line.
    """
    address = database_address(database)
    path = _path_of(address)
    pages = None if path is None else files.unsound_pages(path)
    count, damaged = asyncio.run(_checked(address)) if pages is None else (0, [])
    is_sound = pages is None and not damaged
    if json:
        found = [{"table": table.id, "damage": table.damage} for table in damaged]
        print_json({"sound": is_sound, "tables": count, "damaged": found, "pages": pages})
    else:
        lines = [f"table {table.id}: {table.damage}" for table in damaged]
        lines += [] if pages is None else [f"the pages of the database are damaged: {pages}"]
        print_line("\n".join(lines) or f"sound: {count} tables")
    return GOOD if is_sound else FAILED_CHECK


@admin.command
def backup(copy: Path, /, *, database: str | None = None) -> None:
    """Copy the database into a new file, even while a server uses it.

    The copy is the database as it was at one instant. See `ubongo admin restore`.

    Parameters
    ----------
    copy
        The new file.
    database
        The address of the database. The default is the one that `ubongo serve` uses.
    """
    source = _file_of(database)
    done = 0
    with progress("Copying", 100) as advance:

        def follow(left: int, pages: int) -> None:
            nonlocal done
            percent = 100 * (pages - left) // max(pages, 1)
            for _ in range(done, percent):
                advance()
            done = max(done, percent)

        with ending_by_signal():
            files.back_up(source, copy, follow)
    report(f"copied to {copy}")


@admin.command
def restore(copy: Path, /, *, database: str | None = None) -> None:
    """Put a backup in the place of the database, and set the database aside. A server may not use it meanwhile.

    Parameters
    ----------
    copy
        A file that `ubongo admin backup` has made. It stays.
    database
        The address of the database. The default is the one that `ubongo serve` uses.
    """
    path = _file_of(database)
    with ending_by_signal():
        aside = files.restore(copy, path)
    report(f"restored to {path}" + ("" if aside is None else f"; what it replaced is in {aside}"))


@admin.command
def tables(*, database: str | None = None, json: bool = False) -> None:
    """Count the tables of each edition, even while a server uses the database.

    Parameters
    ----------
    database
        Its address. The default is the one that `ubongo serve` uses.
    json
        Print one JSON value on one line.
    """
    found = overview(_existing(database))
    if json:
        print_json({"editions": [asdict(one) for one in found]})
        return
    width = max(len("edition"), *(len(one.edition) for one in found), 0)
    print_line(f"{'edition':<{width}}  waiting  running     over  entries  opened")
    for one in found:
        counts = "  ".join(f"{count:>7}" for count in (one.waiting, one.running, one.over, one.entries))
        print_line(f"{one.edition:<{width}}  {counts}  {_date(one.first)} to {_date(one.last)}")


def _date(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


@admin.command
def recover(*, database: str | None = None) -> None:
    """Set a database with a damaged write-ahead file aside, and keep what can be read of it.

    Copies of both files are kept beside the database. A server may not use it meanwhile.

    Parameters
    ----------
    database
        The address of the database. The default is the one that `ubongo serve` uses.
    """
    path = _file_of(database)
    found = files.recover(path)
    if found is None:
        print_line(f"the write-ahead file of {path} is not damaged; nothing was changed")
        return
    damage, aside = found
    report(f"lost: {damage.transactions} transactions or more; copies are in {aside} and {aside}-wal")


@admin.command
def person(player: str, /, *, erase: bool = False, database: str | None = None) -> None:
    """Print all that is stored of one person as JSON, or delete it.

    A server may not use the database meanwhile.

    Parameters
    ----------
    player
        The person's identity, which is in the file that they can download: 64 hexadecimal digits.
    erase
        Delete it all. Games stay, with another name and no identity.
    database
        The address of the database. The default is the one that `ubongo serve` uses.
    """
    if re.fullmatch("[0-9a-f]{64}", player) is None:
        raise ValueError("a person is given by 64 hexadecimal digits")
    found = asyncio.run(_person(_existing(database), player, erase=erase))
    if erase:
        rows = found.rows
        deleted = f"deleted: {len(rows.results)} results, {len(rows.attempts)} daily attempts"
        report(f"{deleted}; replaced at {len(found.tables)} tables")
    else:
        print_line(encode(person_out(found)).decode().rstrip())


async def _person(address: str, player: str, *, erase: bool) -> Person:
    store = await SqlStore.opened(address)
    try:
        people = People(store, SystemClock())
        found = await people.person(player)
        if erase:
            await people.erase(player)
        return found
    finally:
        await store.close()


async def _checked(address: str) -> tuple[int, list[CheckedTable]]:
    store = await SqlStore.opened(address)
    count, damaged = 0, list[CheckedTable]()
    try:
        with progress("Reading tables", 0) as advance:
            async for table in checked_tables(store, SystemClock()):
                count += 1
                if table.damage is not None:
                    damaged.append(table)
                advance()
    finally:
        await store.close()
    return count, damaged


def _existing(database: str | None) -> str:
    """The address of a database that is there: otherwise an empty one would be made."""
    address = database_address(database)
    path = _path_of(address)
    if path is not None and not path.is_file():
        raise ValueError(f"there is no database {path}")
    return address


def _path_of(address: str) -> Path | None:
    """The file of a database, if it is in one."""
    url = url_of(address)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def _file_of(database: str | None) -> Path:
    path = _path_of(database_address(database))
    if path is None:
        raise ValueError("only a database in a file has copies: use the tools of PostgreSQL")
    return path
