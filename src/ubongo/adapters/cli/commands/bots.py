"""`ubongo bots`: clients that play over the real protocol, at many tables at once, and survive a server's restart."""

import asyncio
import secrets
from collections.abc import Generator
from dataclasses import dataclass
from typing import cast

import msgspec

from ubongo.adapters.cli.app import FAILED_CHECK, GOOD, INTERRUPTED
from ubongo.adapters.cli.bots.bot_client import BotClient
from ubongo.adapters.cli.bots.http_client import HttpClient, PlayerError, new_cookie
from ubongo.adapters.cli.bots.messages import Health, JoinReply
from ubongo.adapters.cli.bots.profile import BotProfile
from ubongo.adapters.cli.bots.seat_ticket import SeatTicket
from ubongo.adapters.cli.bots.stats import ExportedLog, LoadStats
from ubongo.adapters.cli.numbers import Whole
from ubongo.adapters.cli.settings_args import Choices, EditionName, agreed, chosen, must_seat, strength_named
from ubongo.adapters.cli.terminal.output import print_error, print_json, print_line
from ubongo.adapters.cli.terminal.progress import progress
from ubongo.editions.contract.bots import USUAL_STRENGTH
from ubongo.editions.contract.settings import described
from ubongo.editions.contract.values import Seat
from ubongo.editions.registry import edition_named

MOST_TABLES = 1_000
COUNTDOWN_MS = 3_000
MOST_OPENING = 4
"""Tables opened and filled at once: people do not all arrive in the same instant."""
LONGEST_GAME_S = 7_200.0
KNOCK_S = 5.0
"""How long the server may take for its first answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadRun:
    """What one call of the command does."""

    tables: int
    seats: int
    settings: dict[str, object]
    profile: BotProfile
    limit: float
    """Seconds for one table at most."""
    player: type[BotClient] = BotClient


def bots(
    *,
    server: tuple[str, ...] = ("http://127.0.0.1:8000",),
    edition: EditionName = "pouch",
    tables: Whole = 1,
    seats: Whole = 4,
    glass: float | None = None,
    pace: float = 1.0,
    strength: str = USUAL_STRENGTH.value,
    seed: str | None = None,
    limit: float = LONGEST_GAME_S,
    setting: Choices = (),
    json: bool = False,
) -> int:
    """Send bots to a server: each opens a socket and plays as a person would. Exit code 1 if anything went wrong.

    Parameters
    ----------
    server
        The server's address. If several servers share a database, repeat it: each table's players are spread over them.
    tables
        The number of tables to play at, all at once.
    seats
        The number of players at each table.
    glass
        Seconds that the glass runs; 0 for no limit.
    pace
        How many times as fast as people the bots think and read; the countdown is shortened to match.
    strength
        gentle, steady or sharp.
    seed
        Bots with the same seed think alike; random by default.
    limit
        Seconds after which an unfinished table counts as lost.
    json
        Print one JSON value on one line.
    """
    profile = _profile(edition, strength, pace, seed)
    if not 1 <= tables <= MOST_TABLES:
        raise ValueError(f"from 1 to {MOST_TABLES} tables, not {tables}")
    if not limit > 0:
        raise ValueError(f"a limit of more than 0 seconds, not {limit}")
    settings = _settings(profile, seats, glass, chosen(setting))
    run = LoadRun(tables=tables, seats=seats, settings=settings, profile=profile, limit=limit)
    client, stats, interrupted = HttpClient(*server), LoadStats(tables), False
    try:
        asyncio.run(play(client, run, stats))
    except KeyboardInterrupt:
        interrupted = True
    _report(stats, json)
    if stats.errors or stats.lost or stats.doubled:
        return FAILED_CHECK
    return INTERRUPTED if interrupted else GOOD


def _profile(edition: str, strength: str, pace: float, seed: str | None) -> BotProfile:
    played = edition_named(edition)
    meant = strength_named(strength)
    if not 0.01 <= pace <= 1_000:
        raise ValueError(f"a pace from 0.01 to 1000, not {pace}")
    return BotProfile(edition=played, strength=meant, pace=pace, seed=seed or secrets.token_hex(8))


def _settings(profile: BotProfile, seats: int, glass: float | None, asked: dict[str, object]) -> dict[str, object]:
    """The options of the tables, besides their seats."""
    edition, pace = profile.edition, profile.pace
    must_seat(edition, seats)
    if glass is not None and not 0 <= glass < float("inf"):
        raise ValueError(f"a glass of 0 seconds or more, not {glass}")
    choices = described(edition.meta.settings)
    hurried: dict[str, object] = {"countdown": min(COUNTDOWN_MS, round(COUNTDOWN_MS / pace))}
    wanted = {name: value for name, value in hurried.items() if name in choices} | asked
    if glass is not None:
        wanted["glass"] = round(glass * 1000) or None
    settings, _ = agreed(edition, {**wanted, "seats": seats})
    plain = cast(dict[str, object], msgspec.to_builtins(settings))
    return {name: plain[name] for name in wanted}


async def play(client: HttpClient, run: LoadRun, stats: LoadStats) -> None:
    """Play at all tables, and note in `stats` what happens.

    Raises:
        PlayerError: the server is not there.
    """
    await client.fetch("/api/health", Health, timeout=KNOCK_S)
    with progress("Playing", run.tables) as advance:
        opening = asyncio.Semaphore(MOST_OPENING)

        async def one(number: int) -> None:
            await _table(client, opening, run, number, stats)
            advance()

        async with asyncio.TaskGroup() as group:
            for number in range(run.tables):
                group.create_task(one(number))


async def _table(client: HttpClient, opening: asyncio.Semaphore, run: LoadRun, number: int, stats: LoadStats) -> None:
    """Play at one table. A failure there ends that table only."""
    try:
        async with asyncio.timeout(run.limit):
            own = client.turned(number)
            async with opening:
                tickets = await _tickets(own, run, number)
            await _game(own, run, tickets, stats)
    except* PlayerError as group:
        for error in _leaves(group):
            stats.add_error(str(error))
        stats.add_loss(f"table number {number + 1} was not played to its end")
    except* TimeoutError:
        stats.add_loss(f"table number {number + 1} was not over after {run.limit:g} seconds")


def _leaves(group: ExceptionGroup[PlayerError]) -> Generator[PlayerError]:
    for error in group.exceptions:
        if isinstance(error, ExceptionGroup):
            yield from _leaves(error)
        else:
            yield error


async def _tickets(client: HttpClient, run: LoadRun, number: int) -> list[SeatTicket]:
    """Open a table and fill its seats."""
    cookies = [new_cookie() for _ in range(run.seats)]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in cookies[1:])]
    opening = {"edition": run.profile.edition.name, "settings": run.settings, "seats": seats}
    opened = await client.fetch("/api/tables", JoinReply, opening, cookie=cookies[0])
    path, joining = f"/api/tables/{opened.table}/join", {"invite": opened.invite}
    joined = [
        await client.turned(place).fetch(path, JoinReply, joining, cookie=cookie)
        for place, cookie in enumerate(cookies[1:], start=1)
    ]
    return [
        SeatTicket(table=opened.table, number=number, seat=Seat(one.seat), cookie=cookie, is_host=one is opened)
        for one, cookie in zip((opened, *joined), cookies, strict=True)
    ]


async def _game(client: HttpClient, run: LoadRun, tickets: list[SeatTicket], stats: LoadStats) -> None:
    """Play one game from its start, then compare it with its log."""
    table = tickets[0].table
    players = [run.player(client.turned(number), ticket, run.profile, stats) for number, ticket in enumerate(tickets)]
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
    exported = await client.fetch(f"/api/tables/{table}/export", ExportedLog)
    known = [one for player in players for one in player.acknowledged]
    stats.compare(table, exported, known)
    stats.count_doubled(table, exported, known, sum(player.unanswered for player in players))
    stats.finished += 1


def _report(stats: LoadStats, json: bool) -> None:
    for note in stats.notes:
        print_error(note)
    summary = stats.summary()
    if json:
        print_json(summary)
        return
    print_line(
        f"{stats.finished} of {stats.tables} tables finished, {stats.errors} errors, {stats.lost} lost,"
        f" {stats.doubled} doubled"
    )
    print_line(f"from command to acknowledgment, in ms: {summary['ack_ms']}, of {len(stats.ack_ms)} commands")
    print_line(f"from the first screen to the others, in ms: {summary['stale_ms']}, of {len(stats.stale_ms)} updates")
