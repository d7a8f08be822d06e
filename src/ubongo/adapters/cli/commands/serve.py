"""`ubongo serve`: bind a port, bring up the server, print its address, open the page."""

import asyncio
import os
import re
import socket
import sys
import webbrowser
from dataclasses import replace
from typing import Annotated, Literal

from cyclopts import Parameter
from platformdirs import user_data_path
from rich.console import Console

from ubongo.adapters.cli.numbers import WholeOrNone, whole
from ubongo.adapters.cli.server_factory import PER_ADDRESS, ServerFactory, ServerOptions, current_server_factory
from ubongo.adapters.cli.terminal.output import drop_output
from ubongo.formats.errors import UbongoError

FIRST_PORT, PORTS_TRIED, MOST_PORT = 8000, 20, 65_535
FASTEST_BOTS = 1_000.0
LONGEST_DRAIN_S = 30
MOST_DAYS = 36_500
ADDRESS = re.compile(r"([^:\[\]]+|\[[0-9A-Fa-f:]+\]):(?P<port>[0-9]{1,5})")
"""A host and a port; an IPv6 address stands in brackets."""


class ServeError(UbongoError):
    """The server cannot listen there."""


def serve(
    *,
    host: str = "0.0.0.0",
    port: WholeOrNone = None,
    database: str | None = None,
    allowed_host: tuple[str, ...] = (),
    open_page: Annotated[bool, Parameter(name="--open", negative="--no-open")] = True,
    per_address: Annotated[int, Parameter(name="--connections-per-address", converter=whole)] = PER_ADDRESS,
    metrics: str | None = None,
    log_format: Literal["text", "json"] = "text",
    drain: Annotated[int, Parameter(converter=whole)] = 0,
    keep_names: WholeOrNone = None,
    keep_games: WholeOrNone = None,
    bots_pace: Annotated[float, Parameter(show=False)] = 1.0,
) -> int:
    """Start the server and open the page.

    Parameters
    ----------
    host
        The address to listen on; 127.0.0.1 for this machine only.
    port
        The port to listen on. The default is 8000, or the next free port.
    database
        Where tables are stored, such as sqlite:///games.db. The default is in your data directory.
    allowed_host
        A name by which browsers may call the server, such as play.example.org; may be repeated. IP addresses,
        localhost and the names of this machine are always allowed.
    open_page
        Whether to open the page in a browser.
    per_address
        How many connections one address may hold at a time; this machine and proxies are not counted.
    metrics
        Where to serve metrics for Prometheus, such as 127.0.0.1:9100; not for the public. The default is nowhere.
    log_format
        Whether the log is text for people, or JSON lines for programs.
    drain
        For how many seconds games go on after a signal to stop, up to 30; no new table is opened meanwhile.
    keep_names
        For how many days people's names stay at a table after its last move. The default is forever.
    keep_games
        After how many days without a move a game is deleted, with its results; times of daily boards too. The default
        is never.
    bots_pace
        How many times as fast as people the bots act; for tests and training.
    """
    if not 1 <= bots_pace <= FASTEST_BOTS:
        raise ValueError(f"--bots-pace must be from 1 to {FASTEST_BOTS:g}, not {bots_pace:g}")
    if per_address < 1:
        raise ValueError(f"--connections-per-address must be 1 or more, not {per_address}")
    if not 0 <= drain <= LONGEST_DRAIN_S:
        raise ValueError(f"--drain must be from 0 to {LONGEST_DRAIN_S}, not {drain}")
    _check_spans(keep_names, keep_games)
    if metrics is not None:
        _check_address(metrics)
    options = ServerOptions(
        bots_pace=bots_pace,
        allowed_hosts=allowed_host,
        per_address=per_address,
        metrics=metrics,
        json_logs=log_format == "json",
        drain_s=drain,
        keep_names_days=keep_names,
        keep_games_days=keep_games,
    )
    return run_server(current_server_factory.get(), host, port, database, open_page, options)


def run_server(
    factory: ServerFactory,
    address: str,
    port: int | None,
    database: str | None,
    open_page: bool,
    options: ServerOptions,
) -> int:
    """Serve until a signal ends it; return the exit code."""
    listener = _bound(address, port)
    bound_port: int = listener.getsockname()[1]

    async def listening(network: str | None) -> None:
        _announce(address, bound_port, network)
        if open_page and _has_screen():
            await asyncio.to_thread(webbrowser.open, f"http://127.0.0.1:{bound_port}/")

    if _is_name(address):
        options = replace(options, allowed_hosts=(*options.allowed_hosts, address))
    with listener:
        asyncio.run(factory(database_address(database), listener, listening, options))
    return 0


def _check_spans(names: int | None, games: int | None) -> None:
    for name, days in (("--keep-names", names), ("--keep-games", games)):
        if days is not None and not 1 <= days <= MOST_DAYS:
            raise ValueError(f"{name} must be from 1 to {MOST_DAYS} days, not {days}")
    if names is not None and games is not None and names > games:
        raise ValueError(f"--keep-names {names} is longer than --keep-games {games}: names go with their games")


def _check_address(address: str) -> None:
    match = ADDRESS.fullmatch(address)
    if match is None or int(match["port"]) > MOST_PORT:
        raise ValueError(f"--metrics must be HOST:PORT, such as 127.0.0.1:9100, not {address}")


def _is_name(address: str) -> bool:
    return ":" not in address and any(letter.isalpha() for letter in address)


def database_address(given: str | None) -> str:
    """The address that was given. An empty one, such as a variable of a script that is not set, is not the default."""
    if given == "":
        raise ValueError("the address of the database is empty")
    return _default_database() if given is None else given


def _default_database() -> str:
    """SQLite in the user's data directory."""
    return f"sqlite:///{user_data_path('ubongo', appauthor=False) / 'tables.db'}"


def _bound(address: str, port: int | None) -> socket.socket:
    """A socket bound to that port, or, without one, to the first free port from 8000."""
    if port is not None and not 0 <= port <= MOST_PORT:
        raise ServeError(f"a port must be from 0 to {MOST_PORT}, not {port}")
    failure: OSError | None = None
    for candidate in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else (port,):
        try:
            return _bind(address, candidate)
        except OSError as error:
            failure = error
    what = f"port {port}" if port is not None else f"any port from {FIRST_PORT}"
    why = "" if failure is None else failure.strerror or str(failure)
    raise ServeError(f"cannot listen on {address}, {what}: {why}") from failure


def _bind(address: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    # Only if the protocol is named does asyncio send small messages at once; otherwise they wait up to 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((address, port))
    except OSError:
        listener.close()
        raise
    return listener


def _announce(address: str, port: int, network: str | None) -> None:
    """Print where the page is; a server whose output is closed, full or read by nobody serves all the same."""
    try:
        _print_addresses(address, port, network)
    except (OSError, SystemExit):  # Rich exits on a closed pipe
        drop_output()


def _print_addresses(address: str, port: int, network: str | None) -> None:
    console = Console(highlight=False)
    shown = "127.0.0.1" if address in ("0.0.0.0", "::") else address
    console.print(f"\n  [bold]Ubongo[/bold] is ready: [cyan]http://{shown}:{port}/[/cyan]")
    if network is not None:
        console.print(f"  In your network:  [cyan]{network}/[/cyan]\n")
        if sys.stdout.isatty():
            import segno  # slow to import: only if somebody sees the code

            segno.make(f"{network}/", error="l").terminal(compact=True, border=2)
    console.print("  Press Ctrl-C to stop the server. Games resume where they stopped.\n")
    sys.stdout.flush()


def _has_screen() -> bool:
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True
