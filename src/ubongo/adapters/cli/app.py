"""The program: its commands, each imported when called, and how their failures are reported."""

import os
import re
import sys
from collections.abc import Sequence
from shutil import get_terminal_size
from types import MappingProxyType

from cyclopts import App, CycloptsError, Parameter, UnknownCommandError

from ubongo import __version__
from ubongo.adapters.cli.terminal.output import drop_output, print_error
from ubongo.formats.errors import UbongoError

COMMANDS = "ubongo.adapters.cli.commands"
NARROWEST, WIDEST = 20, 500
"""Columns; a terminal may claim to have a million, and with one the help would never end."""
GOOD, FAILED_CHECK, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

app = App(
    name="ubongo",
    help="Ubongo, a family of puzzle races on generated, verified boards.",
    version=__version__,
    default_parameter=Parameter(negative=(), show_default=False),
    help_format="plaintext",
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
)
HELP = MappingProxyType(
    {
        "serve": "Start the server and open the page.",
        "solve": "Find the tilings of a region by pieces.",
        "deck": "Make, check and describe decks.",
        "daily": "Show the boards and the hand of a day, or prove that none comes twice.",
        "simulate": "Play games between bots, without a server.",
        "bots": "Send bots to a server's tables.",
        "admin": "Check, back up and recover the database of a server.",
        "replay": "Replay an exported game, and verify it.",
        "check-server": "Compare the page that a server sends with this program's.",
    }
)
"""What each command does; its module is imported when it is called."""

for _name, _help in HELP.items():
    _function = _name.replace("-", "_")
    app.command(f"{COMMANDS}.{_function}:{_function}", name=_name, help=_help)


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit code: 0, 1 for a failed check, 2 for bad input.

    Errors are reported in one line on standard error. A closed pipe ends a command silently.
    """
    _prepare_terminal()
    try:
        code: object = app(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):  # Rich, which prints the help, exits on a closed pipe
        drop_output()
        return GOOD
    except OSError as cause:
        drop_output()
        where = f"{cause.filename}: " if cause.filename else ""
        return _report(f"{where}{cause.strerror or cause}")
    except UnknownCommandError as cause:  # cyclopts's own message would import every command
        return _report(f"unknown command {' '.join(cause.unused_tokens or [])!r}; try --help")
    except (CycloptsError, UbongoError, ValueError) as cause:
        return _report(str(cause))
    return code if isinstance(code, int) else GOOD


def _prepare_terminal() -> None:
    """Print ? for what the locale has no letter for, and bound the width, which tables and drawings fill."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    if not re.fullmatch("[1-9][0-9]{0,4}", os.environ.get("COLUMNS", "80"), re.ASCII):
        del os.environ["COLUMNS"]
    width = get_terminal_size().columns
    if not NARROWEST <= width <= WIDEST:
        os.environ["COLUMNS"] = str(min(max(width, NARROWEST), WIDEST))


def _report(message: str) -> int:
    print_error(message)
    return BAD_INPUT
