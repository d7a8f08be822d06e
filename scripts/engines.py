"""Installs Firefox and WebKit for the stories in `tests/engines`, and prints a line for each that is missing.

    .venv/bin/python scripts/engines.py

Debian's packages, as root; elsewhere what is installed is used.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

ENGINES = {
    "Firefox": (("firefox-esr", "firefox"), ("firefox-esr", "xvfb")),
    "WebKit": (("WebKitWebDriver",), ("webkit2gtk-driver", "xvfb")),
}
"""For each engine, the programs of which one is needed, and Debian's packages that bring it."""


def is_there(programs: tuple[str, ...]) -> bool:
    """Whether one of those programs is installed."""
    return any(map(shutil.which, programs))


def install(packages: tuple[str, ...]) -> None:
    """Install packages, if this is a Debian and we may."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"[ubongo] installing Debian's {' and '.join(packages)}", file=sys.stderr)
        for arguments in (("update", "-qq"), ("install", "-y", "-qq", "--no-install-recommends", *packages)):
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(["apt-get", *arguments], env=environment, stdout=sys.stderr, stdin=subprocess.DEVNULL)


def main() -> None:
    """Install what is missing, and report what still is."""
    for name, (programs, packages) in ENGINES.items():
        if not is_there(programs):
            install(packages)
        if not is_there(programs):
            print(f"[ubongo] no {name} here: its stories are left out; on Debian, install {' and '.join(packages)}")


if __name__ == "__main__":
    main()
