"""`ubongo bots`: real clients over the real protocol, many tables at once; they come back when the server restarts."""

import asyncio
import secrets
from collections.abc import Generator
from dataclasses import dataclass, fields
from typing import cast

import msgspec

from ubongo.adapters.cli.app import FAILED_CHECK, GOOD, INTERRUPTED
from ubongo.adapters.cli.bots.http_client import Door, PlayerError, new_cookie
from ubongo.adapters.cli.bots.player import Chair, Player, Temper
from ubongo.adapters.cli.bots.stats import Tally
from ubongo.adapters.cli.settings_args import Choices, agreed, chosen, must_seat, strength_named
from ubongo.adapters.cli.terminal.output import complain, say, say_json
from ubongo.adapters.cli.terminal.progress import progress
from ubongo.editions.contract import Seat, Strength
from ubongo.editions.registry import edition_named

MOST_TABLES = 1_000
COUNTDOWN_MS = 3_000
AT_THE_DOOR = 4
"""Tables that are being opened and filled at once: people do not all arrive in the same instant."""
LONGEST_GAME_S = 7_200.0
KNOCK_S = 5.0
"""How long a server may take to answer at first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """What a run does: its tables, how they are set, how they are played, by whom, and how long at most, in seconds."""

    tables: int
    seats: int
    settings: dict[str, object]
    temper: Temper
    limit: float
    player: type[Player] = Player


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
    limit: float = LONGEST_GAME_S,
    setting: Choices = (),
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
    limit
        Seconds after which a table that has not finished is lost.
    setting
        Anything else that the edition lets a table choose, as in "--setting lenient=true"; may be repeated.
    json
        Print one JSON value on one line.
    """
    temper = _temper(edition, strength, pace, seed)
    if not 1 <= tables <= MOST_TABLES:
        raise ValueError(f"from 1 to {MOST_TABLES} tables, not {tables}")
    if not limit > 0:
        raise ValueError(f"a limit of more than 0 seconds, not {limit}")
    settings = _settings(temper, seats, glass, chosen(setting))
    visit = Visit(tables=tables, seats=seats, settings=settings, temper=temper, limit=limit)
    door, tally, interrupted = Door(server), Tally(tables), False
    try:
        asyncio.run(play(door, visit, tally))
    except KeyboardInterrupt:
        interrupted = True
    _tell(tally, json)
    if tally.errors or tally.lost:
        return FAILED_CHECK
    return INTERRUPTED if interrupted else GOOD


def _temper(edition: str, strength: str, pace: float, seed: str | None) -> Temper:
    played = edition_named(edition)
    meant = strength_named(strength)
    if not 0.01 <= pace <= 1_000:
        raise ValueError(f"a pace from 0.01 to 1000, not {pace}")
    return Temper(edition=played, strength=meant, pace=pace, seed=seed or secrets.token_hex(8))


def _settings(temper: Temper, seats: int, glass: float | None, asked: dict[str, object]) -> dict[str, object]:
    """What the tables are asked for, besides their seats."""
    edition, pace = temper.edition, temper.pace
    must_seat(edition, seats)
    if glass is not None and not 0 <= glass < float("inf"):
        raise ValueError(f"a glass of 0 seconds or more, not {glass}")
    choices = {field.name for field in fields(edition.settings)}
    hurried: dict[str, object] = {"countdown": min(COUNTDOWN_MS, round(COUNTDOWN_MS / pace))}
    wanted = {name: value for name, value in hurried.items() if name in choices} | asked
    if glass is not None:
        wanted["glass"] = round(glass * 1000) or None
    settings, _ = agreed(edition, {**wanted, "seats": seats})
    plain = cast(dict[str, object], msgspec.to_builtins(settings))
    return {name: plain[name] for name in wanted}


async def play(door: Door, visit: Visit, tally: Tally) -> None:
    """Play at all tables, and note in `tally` what happens.

    Raises:
        PlayerError: the server is not there.
    """
    health = await door.ask("/api/health", patience=KNOCK_S)
    if not isinstance(health, dict) or "status" not in health:
        raise PlayerError(f"{door.root} is no server of Ubongo")
    with progress("Playing", visit.tables) as advance:
        doorway = asyncio.Semaphore(AT_THE_DOOR)

        async def one(number: int) -> None:
            await _survive(door, doorway, visit, number, tally)
            advance()

        async with asyncio.TaskGroup() as group:
            for number in range(visit.tables):
                group.create_task(one(number))


async def _survive(door: Door, doorway: asyncio.Semaphore, visit: Visit, number: int, tally: Tally) -> None:
    """Play at one table; whatever goes wrong there ends that table alone."""
    try:
        async with asyncio.timeout(visit.limit):
            async with doorway:
                chairs = await _seated(door, visit, number)
            await _table(door, visit, chairs, tally)
    except* PlayerError as group:
        for error in _leaves(group):
            tally.wrong(str(error))
        tally.missing(f"table number {number + 1} was not played to its end")
    except* TimeoutError:
        tally.missing(f"table number {number + 1} was not over after {visit.limit:g} seconds")


def _leaves(group: ExceptionGroup[PlayerError]) -> Generator[PlayerError]:
    for error in group.exceptions:
        if isinstance(error, ExceptionGroup):
            yield from _leaves(error)
        else:
            yield error


async def _seated(door: Door, visit: Visit, number: int) -> list[Chair]:
    """A new table, and everybody's seat at it."""
    cookies = [new_cookie() for _ in range(visit.seats)]
    wishes = [{"kind": "me"}, *({"kind": "open"} for _ in cookies[1:])]
    opening = {"edition": visit.temper.edition.name, "settings": visit.settings, "seats": wishes}
    opened = await door.ask("/api/tables", opening, cookie=cookies[0])
    table, joining = str(opened["table"]), {"invite": opened["invite"]}
    joined = [await door.ask(f"/api/tables/{table}/join", joining, cookie=cookie) for cookie in cookies[1:]]
    return [
        Chair(table=table, number=number, seat=Seat(one["seat"]), cookie=cookie, is_host=cookie == cookies[0])
        for one, cookie in zip((opened, *joined), cookies, strict=True)
    ]


async def _table(door: Door, visit: Visit, chairs: list[Chair], tally: Tally) -> None:
    """One game, from its start to the comparison with its log."""
    table = chairs[0].table
    players = [visit.player(door, chair, visit.temper, tally) for chair in chairs]
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
    exported = await door.ask(f"/api/tables/{table}/export")
    tally.compare(table, exported, [known for player in players for known in player.acknowledged])
    tally.finished += 1


def _tell(tally: Tally, json: bool) -> None:
    for note in tally.notes:
        complain(note)
    summary = tally.summary()
    if json:
        say_json(summary)
        return
    say(f"{tally.finished} of {tally.tables} tables finished, {tally.errors} errors, {tally.lost} lost")
    say(f"from command to acknowledgment, in ms: {summary['ack_ms']}, of {len(tally.ack_ms)} commands")
