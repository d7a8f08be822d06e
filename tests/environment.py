"""Resets the environment inherited from a shell, so that tests and the programs they start pass from any shell."""

import os
import signal
from types import FrameType

UMASK = 0o022
SIGNALS = (signal.SIGINT, signal.SIGTERM)
VARIABLES = frozenset(
    {
        *("all_proxy", "ftp_proxy", "http_proxy", "https_proxy", "no_proxy"),
        *("clicolor", "clicolor_force", "columns", "force_color", "lines", "no_color", "term", "tty_compatible"),
        *("lang", "language", "tz"),
        *("browser", "display", "wayland_display", "xdg_data_home"),
        *("pythonhashseed", "pythonioencoding", "pythonoptimize", "pythonutf8", "pythonwarnings"),
    }
)
"""In lower case: a proxy's name is read in either."""
PREFIX = "lc_"


def isolate() -> None:
    """Bring this process, and with it every program that a test starts, to a known state."""
    for name in tuple(os.environ):
        if name.lower() in VARIABLES or name.lower().startswith(PREFIX):
            del os.environ[name]
    os.environ["LC_ALL"] = "C.UTF-8"
    os.umask(UMASK)
    for number in SIGNALS:
        if signal.getsignal(number) is signal.SIG_IGN:
            # A program inherits that a signal is ignored, but not a handler: this process goes on ignoring it.
            signal.signal(number, _ignore)


def _ignore(number: int, frame: FrameType | None) -> None: ...
