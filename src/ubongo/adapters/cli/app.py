"""The program's commands, and how every failure is told: one clear line, and exit code 2."""

import sys
from collections.abc import Sequence
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter, UnknownCommandError

from ubongo import __version__
from ubongo.adapters.cli.hosting import Host
from ubongo.formats.errors import UbongoError

OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

COMMANDS = ("solve", "deck", "simulate", "bots", "replay")
"""Each in a module of its name, imported only when it is asked for."""


def make_app(host: Host) -> App:
    """All commands; `host` is how `serve` brings up a server."""
    app = App(
        name="ubongo",
        help="Puzzle races on boards that are generated and proved.",
        version=__version__,
        result_action="return_value",
    )
    for name in COMMANDS:
        app.command(f"ubongo.adapters.cli.{name}:{name}", name=name)

    @app.command
    def serve(  # pyright: ignore[reportUnusedFunction]: registered by its decorator
        *,
        host_name: Annotated[str, Parameter(name="--host")] = "0.0.0.0",
        port: int | None = None,
        database: str | None = None,
        open_page: Annotated[bool, Parameter(name="--open", negative="--no-open")] = True,
    ) -> int:
        """Start the server and open the page.

        Parameters
        ----------
        host_name
            The address to listen on; 127.0.0.1 for this machine alone.
        port
            The port to listen on; 8000, or the next free one.
        database
            Where tables are kept, such as sqlite:///games.db; your data directory if not given.
        open_page
            Open the page in a browser.
        """
        from ubongo.adapters.cli.serve import run_server

        return run_server(host, host_name, port, database, open_page)

    return app


def run(app: App, words: Sequence[str]) -> int:
    """Carry out a command line; the exit code. Nothing ends in a trace that its user could have caused."""
    try:
        code = _carry_out(app, words)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return OK
    except KeyboardInterrupt:
        return INTERRUPTED
    except UnknownCommandError as error:
        return _fail(f"unknown command {error.unused_tokens[0]!r}; known: {', '.join((*COMMANDS, 'serve'))}")
    except (CycloptsError, UbongoError, ValueError) as error:
        return _fail(str(error))
    except OSError as error:
        _drop_output()
        return _fail(_told(error))
    return code


def _carry_out(app: App, words: Sequence[str]) -> int:
    answer = app(list(words), exit_on_error=False, print_error=False)
    return answer if isinstance(answer, int) else OK


def _told(error: OSError) -> str:
    where = f"{error.filename}: " if error.filename else ""
    return f"{where}{error.strerror or error}"


def _fail(message: str) -> int:
    print(f"ubongo: {' '.join(message.split())}", file=sys.stderr)
    return BAD_INPUT


def _drop_output() -> None:
    """What cannot be written must not be tried again when the program ends."""
    sys.stdout = None  # type: ignore[assignment]  # Python skips a missing standard output
