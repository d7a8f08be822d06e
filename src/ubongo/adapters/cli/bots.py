"""`ubongo bots`: real clients over the real protocol, many tables at once; they come back when the server restarts."""

import asyncio
import secrets
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import Progress

from ubongo.adapters.cli.app import FAILED_CHECK, GOOD
from ubongo.adapters.cli.door import Door, PlayerError
from ubongo.adapters.cli.output import complain, say, say_json
from ubongo.adapters.cli.player import Acknowledged, Player, Tally, Temper
from ubongo.editions.contract import AnyEdition, Strength
from ubongo.editions.registry import edition_named

MOST_TABLES = 1_000
COUNTDOWN_MS = 3_000


def bots(
    *,
    server: str = "http://127.0.0.1:8000",
    edition: str = "pouch",
    tables: int = 1,
    seats: int = 4,
    glass: float | None = None,
    pace: float = 1.0,
    strength: str = Strength.STEADY.value,
    seed: str | None = None,
    json: bool = False,
) -> int:
    """Send bots to a server: each opens a socket and plays as a person would. Exit code 1 if anything went wrong.

    Parameters
    ----------
    server
        The server's address.
    edition
        The edition to play.
    tables
        How many tables to play at, all at once.
    seats
        How many players sit at each.
    glass
        Seconds that the glass runs; 0 for no limit.
    pace
        How many times as fast as people they think and read; the countdown is shortened alike.
    strength
        gentle, steady or sharp.
    seed
        The same seed thinks alike; without it chance decides.
    json
        Print one JSON value on one line.
    """
    played = edition_named(edition)
    known = {one.value: one for one in Strength}
    if strength not in known:
        raise ValueError(f"unknown strength {strength!r}; known: {', '.join(known)}")
    if not 1 <= tables <= MOST_TABLES:
        raise ValueError(f"from 1 to {MOST_TABLES} tables, not {tables}")
    if seats not in played.seats:
        raise ValueError(f"{edition} is for {played.seats[0]} to {played.seats[-1]} players, not {seats}")
    if not 0.01 <= pace <= 1_000:
        raise ValueError(f"a pace from 0.01 to 1000, not {pace}")
    temper = Temper(edition=played, strength=known[strength], pace=pace, seed=seed or secrets.token_hex(8))
    settings: dict[str, object] = {"countdown": min(COUNTDOWN_MS, round(COUNTDOWN_MS / pace))}
    if glass is not None:
        settings["glass"] = round(glass * 1000) or None
    tally = asyncio.run(_play(Door(server), temper, tables, seats, settings))
    _tell(tally, tables, json)
    return FAILED_CHECK if tally.errors or tally.lost or tally.finished < tables else GOOD


async def _play(door: Door, temper: Temper, tables: int, seats: int, settings: dict[str, object]) -> Tally:
    tally = Tally()
    with _progress(tables) as advance:

        async def one() -> None:
            try:
                await _table(door, temper, tally, seats, settings)
            except* PlayerError as group:
                for error in group.exceptions:
                    tally.wrong(str(error))
            advance()

        await asyncio.gather(*(one() for _ in range(tables)))
    return tally


async def _table(door: Door, temper: Temper, tally: Tally, seats: int, settings: dict[str, object]) -> None:
    """One game from the opening of its table to the check of its log."""
    wishes = [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]
    opening = {"edition": temper.edition.name, "settings": settings, "seats": wishes}
    opened, cookie = await door.ask("/api/tables", opening)
    table = str(opened["table"])
    cookies = [cookie]
    for _ in range(seats - 1):
        _, cookie = await door.ask(f"/api/tables/{table}/join", {"invite": opened["invite"]})
        cookies.append(cookie)
    players = [Player(door, table, cookie, temper, tally) for cookie in cookies]
    players[0].begin()
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
    exported, _ = await door.ask(f"/api/tables/{table}/export")
    _check(temper.edition, table, exported, [known for player in players for known in player.acknowledged], tally)
    tally.finished += 1


def _check(edition: AnyEdition, table: str, exported: Any, known: Sequence[Acknowledged], tally: Tally) -> None:
    """Whether all that was acknowledged stands in the log."""
    entries = {entry["seq"]: entry["command"] for entry in exported["entries"]}
    for one in known:
        command = entries.get(one.seq, {})
        if (command.get("kind"), command.get("seat")) != (one.kind, one.seat):
            tally.missing(f"{edition.name} table {table}: {one} is not in the log, but {command}")


def _percentile(values: Sequence[float], share: float) -> float:
    """The least value that so large a share does not exceed; 0 where there are none."""
    ordered = sorted(values)
    return round(ordered[max(0, -(-len(ordered) * round(share * 100) // 100) - 1)], 1) if ordered else 0.0


def _tell(tally: Tally, tables: int, json: bool) -> None:
    for note in tally.notes:
        complain(note)
    ack = {"p50": _percentile(tally.ack_ms, 0.5), "p99": _percentile(tally.ack_ms, 0.99)}
    if json:
        say_json(
            {
                "tables": tables,
                "finished": tally.finished,
                "errors": tally.errors,
                "lost": tally.lost,
                "ack_ms": ack,
            }
        )
        return
    say(f"{tally.finished} of {tables} tables finished, {tally.errors} errors, {tally.lost} acknowledged commands lost")
    say(f"from command to acknowledgement: p50 {ack['p50']} ms, p99 {ack['p99']} ms over {len(tally.ack_ms)} commands")


@contextmanager
def _progress(tables: int) -> Generator[Callable[[], None]]:
    """What to call after each table: a bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("Playing", total=tables)
        yield lambda: progress.advance(bar)
