"""`ubongo serve` as a program: how it starts, why it refuses to, and how it stops."""

import json
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Generator, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.adapters.web.server import handshake
from tests.patience import PATIENCE_S
from ubongo.adapters.cli.app import run
from ubongo.adapters.cli.commands import serve as serve_command
from ubongo.adapters.cli.commands.serve import ServeError, run_server
from ubongo.adapters.cli.server_factory import PER_ADDRESS, OnListening, ServerOptions, current_server_factory
from ubongo.adapters.web import connections

PROGRAM = str(Path(sys.executable).with_name("ubongo"))
HELLO = '{"type": "hello", "protocol": 3}'
DRAIN_S = 30
EARLIER_S = DRAIN_S - 3
"""Too early for the end of the drain."""


@contextmanager
def serving(*words: str) -> Generator[tuple[subprocess.Popen[str], str]]:
    """A running server and its output so far."""
    command = [PROGRAM, "serve", "--no-open", "--host", "127.0.0.1", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            output = ""
            while "Ctrl-C" not in output:
                line = process.stdout.readline()
                assert line, "it has ended"
                output += line
            yield process, output
        finally:
            process.kill()


def failing(*words: str) -> str:
    """The error output of a server that does not start."""
    command = [PROGRAM, "serve", "--no-open", "--host", "127.0.0.1", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.startswith("ubongo: ")
    assert done.stderr.count("\n") == 1, "one clear line, and no trace"
    return done.stderr


def until_closed(line: ClientConnection) -> tuple[list[str], int | None]:
    """What still comes on that socket, and the code with which the server closes it."""
    messages: list[str] = []
    while True:
        try:
            messages.append(str(line.recv()))
        except ConnectionClosed as closed:
            return messages, None if closed.rcvd is None else closed.rcvd.code


def opened(address: str) -> str:
    """A new table."""
    body = b'{"edition": "pouch", "seats": [{"kind": "me"}]}'
    request = urllib.request.Request(f"{address}api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(answer.read().decode().split('"')[3])


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_the_server_cleanly_and_notifies_the_sockets(tmp_path: Path, number: signal.Signals):
    with serving("--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}") as (process, output):
        address = output.split("ready: ")[1].split()[0]
        table = opened(address)
        with connect(f"{address.replace('http', 'ws')}api/tables/{table}/socket", proxy=None) as line:
            line.send(HELLO)
            assert "welcome" in str(line.recv())
            process.send_signal(number)
            messages, code = until_closed(line)
        assert ('"shutting-down"' in messages[-1], code) == (True, 1012)
        _, complaints = process.communicate(timeout=PATIENCE_S)
        assert (process.returncode, complaints) == (0, "")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        assert database.execute("select id from tables").fetchall() == [(table,)]
    assert not (tmp_path / "tables.db-wal").exists(), "the log was folded into the file"


@pytest.mark.slow
def test_a_requested_port_in_use_is_reported_but_the_default_one_is_skipped(tmp_path: Path):
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        output = failing("--port", port, "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    assert f"port {port}" in output
    assert "in use" in output


def test_without_a_port_the_first_free_one_is_used(monkeypatch: pytest.MonkeyPatch):
    ports: list[int] = []

    async def host(database: str, listener: socket.socket, listening: OnListening, options: ServerOptions) -> None:
        ports.append(listener.getsockname()[1])

    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        monkeypatch.setattr(serve_command, "FIRST_PORT", taken.getsockname()[1])
        assert run_server(host, "127.0.0.1", None, "sqlite:///unused", False, ServerOptions()) == 0
        assert ports[0] > taken.getsockname()[1]


@pytest.fixture
def paces() -> Iterator[list[float]]:
    """The bot pace of each server that was started."""
    started: list[float] = []

    async def host(database: str, listener: socket.socket, listening: OnListening, options: ServerOptions) -> None:
        started.append(options.bots_pace)

    before = current_server_factory.set(host)
    yield started
    current_server_factory.reset(before)


def test_the_server_accepts_a_pace_for_its_bots(paces: list[float]):
    for words in ((), ("--bots-pace", "60")):
        assert run(("serve", "--no-open", "--host", "127.0.0.1", "--port", "0", *words)) == 0
    assert paces == [1, 60]


def test_the_server_learns_the_names_by_which_browsers_call_it():
    heard: list[tuple[str, ...]] = []

    async def host(database: str, listener: socket.socket, listening: OnListening, options: ServerOptions) -> None:
        heard.append(tuple(options.allowed_hosts))

    before = current_server_factory.set(host)
    words = ("--allowed-host", "play.example.org", "--allowed-host", ".example.net")
    assert run(("serve", "--no-open", "--host", "127.0.0.1", "--port", "0", *words)) == 0
    assert run(("serve", "--no-open", "--host", "localhost", "--port", "0")) == 0
    current_server_factory.reset(before)
    assert heard == [("play.example.org", ".example.net"), ("localhost",)]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["http://play.example.org", "play.example.org:8000", "a b", "", "*"])
def test_a_malformed_host_name_is_refused_in_one_line(tmp_path: Path, name: str):
    output = failing("--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}", "--allowed-host", name)
    assert "a host is a name such as play.example.org" in output


def test_the_pace_of_bots_is_not_in_the_help(capsys: pytest.CaptureFixture[str]):
    run(("serve", "--help"))
    out = capsys.readouterr().out
    assert "--port" in out
    assert "pace" not in out


@pytest.mark.parametrize("pace", ["0", "0.5", "nan", "1001"])
def test_bots_are_as_fast_as_people_or_faster(capsys: pytest.CaptureFixture[str], pace: str):
    assert run(("serve", "--bots-pace", pace)) == 2
    assert capsys.readouterr().err == f"ubongo: --bots-pace must be from 1 to 1000, not {float(pace):g}\n"


def test_the_limit_of_connections_is_passed_on():
    given: list[int] = []

    async def host(database: str, listener: socket.socket, listening: OnListening, options: ServerOptions) -> None:
        given.append(options.per_address)

    before = current_server_factory.set(host)
    try:
        for words in ((), ("--connections-per-address", "7")):
            assert run(("serve", "--no-open", "--host", "127.0.0.1", "--port", "0", *words)) == 0
    finally:
        current_server_factory.reset(before)
    assert given == [PER_ADDRESS, 7] == [connections.PER_ADDRESS, 7]


def test_an_address_may_hold_at_least_one_connection(capsys: pytest.CaptureFixture[str]):
    assert run(("serve", "--connections-per-address", "0")) == 2
    assert capsys.readouterr().err == "ubongo: --connections-per-address must be 1 or more, not 0\n"


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_the_server_cleanly_while_strangers_hold_connections(tmp_path: Path, number: signal.Signals):
    with serving("--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}") as (process, output):
        address = output.split("ready: ")[1].split()[0]
        port = int(address.rstrip("/").rpartition(":")[2])
        table = opened(address)
        goodbye = b"\x88\x80\x00\x00\x00\x00"
        shots = [
            (b"",),
            (b"GET / HT",),
            (b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{",),
            (b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n",),
            (b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n" * 1_000,),
            (handshake(table),),
            (handshake(table), goodbye),
            (handshake(table), b"\x81\x01a"),
            (handshake(table, "content-length: 5"),),
            (handshake(table, "transfer-encoding: chunked"),),
            (handshake(table, "x: " + "y" * 9_000),),
            (handshake(table, "sec-websocket-version: 8"),),
        ]
        with ExitStack() as held:
            for shot in shots:
                line = held.enter_context(socket.create_connection(("127.0.0.1", port)))
                line.sendall(shot[0])
                if len(shot) > 1:
                    line.recv(4_096)
                    line.sendall(shot[1])
            process.send_signal(number)
            _, complaints = process.communicate(timeout=PATIENCE_S)
        assert (process.returncode, complaints) == (0, "")


@pytest.mark.parametrize("port", [-1, 65_536])
def test_a_port_is_a_number_from_0_to_65535(port: int):
    async def host(database: str, listener: socket.socket, listening: OnListening, options: ServerOptions) -> None: ...

    with pytest.raises(ServeError, match="a port must be from 0 to 65535"):
        run_server(host, "127.0.0.1", port, None, False, ServerOptions())


@pytest.mark.slow
def test_an_unusable_database_is_reported_in_one_line(tmp_path: Path):
    corrupt, newer = tmp_path / "corrupt.db", tmp_path / "newer.db"
    corrupt.write_bytes(b"no database " * 100)
    with closing(sqlite3.connect(newer, isolation_level=None)) as database:
        database.execute("create table alembic_version (version_num text)")
        database.execute("insert into alembic_version values ('9999')")
    (tmp_path / "file").touch()
    assert "not a database" in failing("--port", "0", "--database", f"sqlite:///{corrupt}")
    assert "another version" in failing("--port", "0", "--database", f"sqlite:///{newer}")
    assert "cannot open" in failing("--port", "0", "--database", f"sqlite:///{tmp_path / 'file' / 'x.db'}")
    assert "in a file" in failing("--port", "0", "--database", "sqlite://")
    assert "is empty" in failing("--port", "0", "--database", "")
    assert "no question mark" in failing("--port", "0", "--database", f"sqlite:///{tmp_path / 'what?.db'}")
    assert not (tmp_path / "what").exists()


@pytest.mark.slow
def test_two_servers_do_not_share_a_file(tmp_path: Path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving("--port", "0", "--database", database):
        assert "in use" in failing("--port", "0", "--database", database)
    with serving("--port", "0", "--database", database) as (_, output):
        assert "is ready" in output, "a killed server leaves no lock behind"


@pytest.mark.slow
def test_a_server_drains_until_a_second_signal(tmp_path: Path):
    words = ("--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}", "--drain", str(DRAIN_S))
    with serving(*words) as (server, output):
        health = f"{output.split('ready: ')[1].split()[0]}api/health"
        server.send_signal(signal.SIGTERM)
        while status_at(health) == "ok":
            assert server.poll() is None
        assert status_at(health) == "stopping, 503"
        server.send_signal(signal.SIGTERM)
        assert server.wait(timeout=EARLIER_S) == 0


def status_at(health: str) -> str:
    """What a server says of itself, with the code if it is not ready."""
    try:
        with urllib.request.urlopen(health, timeout=PATIENCE_S) as answer:
            return str(json.load(answer)["status"])
    except urllib.error.HTTPError as unready:
        return f"{json.load(unready)['status']}, {unready.code}"


def test_what_an_operator_chooses_is_passed_on():
    given: list[ServerOptions] = []

    async def host(database: str, listener: socket.socket, listening: OnListening, options: ServerOptions) -> None:
        given.append(options)

    words = ("--metrics", "127.0.0.1:9100", "--log-format", "json", "--drain", "30", "--keep-games", "365")
    before = current_server_factory.set(host)
    try:
        assert run(("serve", "--no-open", "--host", "127.0.0.1", "--port", "0", *words)) == 0
    finally:
        current_server_factory.reset(before)
    assert given == [ServerOptions(metrics="127.0.0.1:9100", json_logs=True, drain_s=30, keep_games_days=365)]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--drain", "31"), "--drain must be from 0 to 30, not 31"),
        (("--keep-games", "0"), "--keep-games must be from 1 to 36500 days, not 0"),
        (("--keep-names", "-3"), "--keep-names must be from 1 to 36500 days, not -3"),
        (("--keep-names", "36501"), "--keep-names must be from 1 to 36500 days, not 36501"),
        (
            ("--keep-names", "90", "--keep-games", "30"),
            "--keep-names 90 is longer than --keep-games 30: names go with their games",
        ),
        (("--metrics", "9100"), "--metrics must be HOST:PORT, such as 127.0.0.1:9100, not 9100"),
        (("--metrics", ":9100"), "--metrics must be HOST:PORT, such as 127.0.0.1:9100, not :9100"),
        (("--metrics", "::1"), "--metrics must be HOST:PORT, such as 127.0.0.1:9100, not ::1"),
        (("--metrics", "127.0.0.1:70000"), "--metrics must be HOST:PORT, such as 127.0.0.1:9100, not 127.0.0.1:70000"),
    ],
)
def test_what_an_operator_mistypes_is_one_line(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], line: str):
    assert run(("serve", *words)) == 2
    assert capsys.readouterr().err == f"ubongo: {line}\n"
