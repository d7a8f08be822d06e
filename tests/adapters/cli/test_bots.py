"""`ubongo bots`: single bots against scripted servers, and whole games on a real server, even if it is killed."""

import asyncio
import json
import signal
import socket
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from tests.bots_process import bots_at, wait_for_entries
from tests.server_process import ServerProcess
from ubongo.adapters.cli.app import run
from ubongo.adapters.cli.bots import decisions
from ubongo.adapters.cli.bots.bot_client import BotClient
from ubongo.adapters.cli.bots.http_client import HttpClient, PlayerError
from ubongo.adapters.cli.bots.profile import BotProfile
from ubongo.adapters.cli.bots.seat_ticket import SeatTicket
from ubongo.adapters.cli.bots.stats import Acknowledged, ExportedLog, LoadStats, percentile
from ubongo.adapters.cli.commands import bots as bots_command
from ubongo.adapters.cli.commands.serve import run_server
from ubongo.adapters.cli.server_factory import OnListening, ServerOptions
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import Start, Wake
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.match import new_match
from ubongo.editions.parts.race_events import GiveUp
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.pouch.state import Game
from ubongo.editions.registry import EDITIONS, edition_named
from ubongo.editions.secret import Secret
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.deck_kinds import FLAT_DECK

SEED = bytes(32)
PROFILE = BotProfile(edition=POUCH, strength=Strength.SHARP, pace=1_000, seed="seed")
TICKET = SeatTicket(table="0" * 16, number=0, seat=Seat(0), cookie="ubongo=secret", is_host=True)
Script = Callable[[ServerConnection], Awaitable[None]]


def racing(*commands: object) -> Game:
    """A game for two in its first race, and after those commands, of which those of the clock come when it is due."""
    match, at = new_match(POUCH, PouchSettings(seats=2, countdown=Millis(0)), standard_deck(FLAT_DECK).side("3")), 0
    for command in (Start(), Wake(), *commands):
        at = max(at, POUCH.rules.deadline(match.state) or 0) if isinstance(command, Wake) else at
        events = match.decided(cast(Any, command), Millis(at), Secret(SEED))
        assert not isinstance(events, Refusal)
        match = match.after(events)
    return match.state


def shown(kind: str, seq: int, *, over: bool = False, game: Game | None = None) -> str:
    """A server message about that race, which is still unsolved, as JSON; or about another game."""
    view = msgspec.to_builtins(POUCH.rules.view(game or racing(), Seat(0), Millis(1)))
    return json.dumps({"type": kind, "seq": seq, "table": {"seed": "00" if over else None}, "view": view})


async def next_message(line: ServerConnection) -> dict[str, Any]:
    """The player's next message."""
    return json.loads(await line.recv())


async def settled(line: ServerConnection, seq: int) -> str:
    """Acknowledge the player's next command as that entry; returns its id."""
    message = await next_message(line)
    await line.send(json.dumps({"type": "ack", "id": message["id"], "seq": seq}))
    return message["id"]


@asynccontextmanager
async def scripted(*scripts: Script) -> AsyncGenerator[HttpClient]:
    """A server whose connections follow the scripts one after another, after hello and commit."""
    left = list(scripts)

    async def converse(line: ServerConnection) -> None:
        assert (await next_message(line))["type"] == "hello"
        assert (await next_message(line))["type"] == "commit"
        await left.pop(0)(line)

    async with serve(converse, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield HttpClient(f"http://127.0.0.1:{port}")
    assert not left, "the player did not come back"


async def played(*scripts: Script) -> LoadStats:
    """What a player records of a server that follows the scripts."""
    stats = LoadStats(1)
    async with scripted(*scripts) as client:
        await BotClient(client, TICKET, PROFILE, stats).play()
    return stats


async def ending(line: ServerConnection) -> None:
    await line.send(shown("welcome", 9, over=True))


async def test_an_unanswered_command_is_resent_with_its_id():
    ids: list[str] = []

    async def silent(line: ServerConnection) -> None:
        await line.send(shown("welcome", 2))
        ids.append((await next_message(line))["id"])

    async def answering(line: ServerConnection) -> None:
        await line.send(shown("welcome", 2))
        ids.append(await settled(line, 3))
        await line.send(shown("update", 9, over=True))

    stats = await played(silent, silent, answering)
    assert len(set(ids)) == 1
    assert len(ids) == 3
    assert (stats.errors, len(stats.ack_ms)) == (0, 1)


@pytest.mark.slow
async def test_the_player_sends_no_command_before_the_welcome():
    async def short(line: ServerConnection) -> None:
        await line.send(shown("welcome", 2))

    async def slow(line: ServerConnection) -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.3):  # a claim would be due long before
                await line.recv()
        await line.send(shown("welcome", 2))
        await settled(line, 3)
        await ending(line)

    assert (await played(short, slow)).errors == 0


async def test_an_acknowledged_command_missing_after_a_restart_counts_as_lost():
    async def first(line: ServerConnection) -> None:
        await line.send(shown("welcome", 2))
        await settled(line, 3)

    async def forgetful(line: ServerConnection) -> None:
        await line.send(shown("welcome", 2))
        await line.send(shown("update", 9, over=True))

    assert (await played(first, forgetful)).lost == 1


async def test_an_acknowledged_solve_missing_from_the_race_counts_as_lost():
    async def blind(line: ServerConnection) -> None:
        await line.send(shown("welcome", 2))
        await settled(line, 3)
        await line.send(shown("update", 3))
        await line.send(shown("update", 9, over=True))

    assert (await played(blind)).lost == 1


async def test_a_log_that_shrinks_counts_as_lost():
    async def backwards(line: ServerConnection) -> None:
        await line.send(shown("welcome", 5))
        await line.send(shown("update", 4))
        await line.send(shown("update", 9, over=True))

    assert (await played(backwards)).lost == 1


@pytest.mark.parametrize(("reason", "errors"), [("time-is-up", 0), ("not-a-tiling", 1)])
async def test_a_refusal_is_an_error_unless_it_is_unforeseeable(reason: str, errors: int):
    async def refusing(line: ServerConnection) -> None:
        await line.send(shown("welcome", 2))
        message = await next_message(line)
        await line.send(json.dumps({"type": "refused", "id": message["id"], "reason": reason, "rule": "R7"}))
        await line.send(shown("update", 9, over=True))

    assert (await played(refusing)).errors == errors


async def test_a_refusal_without_a_later_update_does_not_block_the_game(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(decisions, "RESIGNED_AFTER_S", 0.0)
    done: list[str] = []

    async def refusing(line: ServerConnection) -> None:
        await line.send(shown("welcome", 2))
        for _ in range(2):
            message = await next_message(line)
            done.append(message["action"]["type"])
            await line.send(json.dumps({"type": "refused", "id": message["id"], "reason": "time-is-up", "rule": "R7"}))
        await line.send(shown("update", 9, over=True))

    assert (await played(refusing)).errors == 0
    assert done == ["claim", "give-up"]


@pytest.mark.parametrize(("seq", "action"), [(0, "start"), (2, "claim")])
async def test_a_command_that_could_not_be_stored_is_sent_again(seq: int, action: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(decisions, "RESIGNED_AFTER_S", 0.0)
    done: list[str] = []

    async def full(line: ServerConnection) -> None:
        await line.send(shown("welcome", seq))
        message = await next_message(line)
        await line.send(json.dumps({"type": "refused", "id": message["id"], "reason": "not-saved", "rule": ""}))
        again = await next_message(line)
        done.extend((message["action"]["type"], again["action"]["type"]))
        await line.send(json.dumps({"type": "ack", "id": again["id"], "seq": seq + 1}))
        await line.send(shown("update", 9, over=True))

    assert (await played(full)).errors == 1
    assert done == [action, action]


async def test_a_command_that_could_not_be_stored_does_not_replace_a_newer_plan(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(decisions, "RESIGNED_AFTER_S", 0.0)
    done: list[Any] = []

    async def late(line: ServerConnection) -> None:
        await line.send(shown("welcome", 2))
        message = await next_message(line)
        await line.send(shown("update", 6, game=racing(GiveUp(Seat(0)), GiveUp(Seat(1)), Wake(), Wake())))
        await line.send(json.dumps({"type": "refused", "id": message["id"], "reason": "not-saved", "rule": ""}))
        done.extend((message["action"], (await next_message(line))["action"]))
        await line.send(shown("update", 9, over=True))

    await played(late)
    assert [action["type"] for action in done] == ["claim", "claim"]
    assert done[0] != done[1], "the claim of the race before is dropped"


async def test_a_ping_is_answered():
    async def pinging(line: ServerConnection) -> None:
        await line.send(json.dumps({"type": "ping", "nonce": 7}))
        assert await next_message(line) == {"type": "pong", "nonce": 7}
        await ending(line)

    assert (await played(pinging)).errors == 0


@pytest.mark.parametrize(("reason", "errors"), [("shutting-down", 0), ("too-slow", 1), ("not-read", 1)])
async def test_the_player_reconnects_after_a_temporary_goodbye(reason: str, errors: int):
    async def leaving(line: ServerConnection) -> None:
        await line.send(json.dumps({"type": "bye", "reason": reason}))

    assert (await played(leaving, ending)).errors == errors


REJECTED: tuple[str | bytes, ...] = (
    '{"type": "bye", "reason": "unknown-table"}',
    "nonsense",
    '{"type": "news"}',
    b'{"type": "bye", "reason": "\xff"}',
    '{"type": "ping", "nonce": 1, "more": ' + "[" * 50_000,
)


@pytest.mark.parametrize("message", REJECTED, ids=range(len(REJECTED)))
async def test_the_player_stops_if_the_server_rejects_it(message: str | bytes):
    async def saying(line: ServerConnection) -> None:
        await line.send(message)

    with pytest.raises(PlayerError):
        await played(saying)


def test_an_acknowledged_command_missing_from_the_log_counts_as_lost():
    entries = [{"seq": 1, "command": {"kind": "start"}}, {"seq": 4, "command": {"kind": "wake"}}]
    exported = msgspec.convert({"entries": entries}, ExportedLog)
    stats = LoadStats(1)
    stats.compare("table", exported, [Acknowledged(1, "start", None)])
    assert stats.lost == 0
    stats.compare("table", exported, [Acknowledged(4, "claim", 0), Acknowledged(5, "ready", 0)])
    assert stats.lost == 2


def test_a_command_in_the_log_that_nobody_sent_counts_as_doubled():
    entries = [
        {"seq": 1, "command": {"kind": "start"}},
        {"seq": 2, "command": {"kind": "claim", "seat": 0}},
        {"seq": 3, "command": {"kind": "claim", "seat": 0}},
        {"seq": 4, "command": {"kind": "give-up", "seat": 1}, "bot": "skip"},
    ]
    exported = msgspec.convert({"entries": entries}, ExportedLog)
    stats, known = LoadStats(1), [Acknowledged(2, "claim", 0)]
    stats.count_doubled("table", exported, known, 1)
    assert stats.doubled == 0, "one command was never answered"
    stats.count_doubled("table", exported, known, 0)
    assert stats.doubled == 1


def test_staleness_is_the_time_from_the_first_screen_to_the_others():
    stats = LoadStats(1)
    stats.saw("table", 1, 2, 10.0)
    stats.saw("table", 1, 3, 10.25)
    stats.saw("table", 0, 3, 11.0, is_first=True)
    stats.saw("table", 2, 3, 10.5)
    assert stats.stale_ms == [250.0, 250.0]


def test_clients_of_several_servers_ask_another_one_next():
    client = HttpClient("http://a:1", "https://b:2")
    assert (client.root, client.sockets) == ("http://a:1", "ws://a:1")
    assert (client.turned(1).root, client.turned(1).sockets) == ("https://b:2", "wss://b:2")
    assert client.turned(2).root == "http://a:1"
    client.turn()
    assert client.root == "https://b:2"


def test_a_percentile_is_one_of_the_values():
    values = [float(value) for value in range(1, 201)]
    assert (percentile(values, 50), percentile(values, 99), percentile([2.04], 99)) == (100.0, 198.0, 2.0)
    assert percentile([], 99) == 0.0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--server", "ftp://127.0.0.1"), "a server's address is like http://127.0.0.1:8000"),
        (("--server", "http://127.0.0.1:8000/path"), "a server's address is like http://127.0.0.1:8000"),
        (("--server", "http://127.0.0.1:port"), "a server's address is like http://127.0.0.1:8000"),
        (("--edition", "chess"), "unknown edition 'chess'; known: pouch"),
        (("--tables", "0"), "from 1 to 1000 tables, not 0"),
        (("--seats", "5"), "pouch is for 1 to 4 players, not 5"),
        (("--glass", "5"), "glass must be 30000 to 300000 ms or null, not 5000"),
        (("--pace", "0"), "a pace from 0.01 to 1000, not 0.0"),
        (("--pace", "nan"), "a pace from 0.01 to 1000, not nan"),
        (("--limit", "0"), "a limit of more than 0 seconds, not 0.0"),
        (("--edition", "cards", "--seats", "1"), "cards is for 2 to 4 players, not 1"),
        (("--edition", "cards", "--glass", "60"), "cards has no glass to choose"),
        (("--setting", "mode=count"), "pouch has no mode to choose"),
        (("--setting", "side"), "a setting is name=value, not 'side'"),
        (("--setting", "side=9"), "side must be 3 or 4, not '9'"),
        (("--edition", "cards", "--setting", "lenient=perhaps"), "lenient must be false or true, not 'perhaps'"),
        (("--strength", "perfect"), "unknown strength 'perfect'; known: gentle, steady, sharp"),
    ],
)
def test_bad_input_is_reported_in_one_line(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], complaint: str):
    assert run(("bots", *words)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"ubongo: {complaint}")
    assert err.count("\n") == 1


def test_an_unreachable_server_is_reported(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bots_command, "KNOCK_S", 0.0)
    assert run(("bots", "--server", "http://127.0.0.1:9")) == 2
    assert capsys.readouterr().err.startswith("ubongo: no answer from http://127.0.0.1:9: ")


def test_the_server_sends_small_messages_at_once():
    taken: list[int] = []

    async def host(database: str, listener: socket.socket, listening: OnListening, options: ServerOptions) -> None:
        taken.append(listener.proto)  # asyncio looks at it, and waits for more to send where it is not named

    run_server(host, "127.0.0.1", 0, None, False, ServerOptions())
    assert taken == [socket.IPPROTO_TCP]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path) as server:
        yield server


QUICK = ("--tables", "3", "--seats", "3", "--glass", "30", "--pace", "30")


@pytest.mark.slow
def test_bots_play_whole_games(server: ServerProcess):
    with bots_at(server, *QUICK) as bots:
        code, report, err = bots.result()
    assert (code, err) == (0, "")
    assert list(report) == ["tables", "finished", "errors", "lost", "doubled", "ack_ms", "stale_ms"]
    assert (report["tables"], report["finished"], report["errors"], report["lost"]) == (3, 3, 0, 0)
    assert 0 < report["ack_ms"]["p50"] <= report["ack_ms"]["p99"]


ALONE = "solo"
"""One bot per table: without rivals there is nothing to measure."""


@pytest.mark.slow
@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != ALONE])
def test_bots_play_a_whole_game_of_every_edition(server: ServerProcess, edition: str):
    seats = str(edition_named(edition).meta.seats[-1])
    with bots_at(server, "--edition", edition, "--seats", seats, "--pace", "60", "--seed", "a seed") as bots:
        code, report, err = bots.result()
    assert (code, err) == (0, "")
    assert (report["finished"], report["errors"], report["lost"]) == (1, 0, 0)


@pytest.mark.slow
def test_settings_of_the_command_line_reach_the_table(server: ServerProcess, tmp_path: Path):
    words = ("--edition", "cards", "--seats", "2", "--setting", "lenient=true", "--setting", "countdown=0")
    with bots_at(server, *words) as bots:
        wait_for_entries(tmp_path / "tables.db", 1, bots)
        bots.process.send_signal(signal.SIGINT)
        bots.result()
    with closing(sqlite3.connect(f"file:{tmp_path / 'tables.db'}?mode=ro", uri=True)) as reader:
        ((kept,),) = reader.execute("select settings from tables").fetchall()
    settings = json.loads(kept)
    assert (settings["lenient"], settings["countdown"], settings["assist"]) == (True, 0, True)


@pytest.mark.slow
def test_a_server_killed_in_mid_game_loses_nothing(server: ServerProcess, tmp_path: Path):
    held = 0
    with bots_at(server, *QUICK) as bots:
        for _ in range(2):
            held = wait_for_entries(tmp_path / "tables.db", held + 30, bots)
            assert bots.process.poll() is None, "the games were over before the server was killed"
            server.kill()
            server.start()
        code, report, err = bots.result()
    assert (code, err) == (0, "")
    assert (report["finished"], report["errors"], report["lost"]) == (3, 0, 0)


@pytest.mark.slow
def test_interrupted_bots_report_what_was_done(server: ServerProcess, tmp_path: Path):
    with bots_at(server, "--seats", "2", "--glass", "60") as bots:
        wait_for_entries(tmp_path / "tables.db", 2, bots)
        bots.process.send_signal(signal.SIGINT)
        code, report, err = bots.result()
    assert (code, err) == (130, "")
    assert (report["finished"], report["errors"], report["lost"]) == (0, 0, 0)


@pytest.mark.slow
def test_a_table_over_its_time_limit_counts_as_lost(server: ServerProcess):
    with bots_at(server, "--seats", "1", "--limit", "1") as bots:
        code, report, err = bots.result()
    assert (code, report["finished"], report["errors"], report["lost"]) == (1, 0, 0, 1)
    assert err == "ubongo: table number 1 was not over after 1 seconds\n"
