"""Installs Firefox and WebKit for the stories in `tests/engines`, and prints the names of those that are there.

    .venv/bin/python scripts/engines.py

Debian's packages, as root; elsewhere what is installed is used. On standard error: a line for each that is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import suppress

ENGINES = {
    "firefox": (("firefox-esr", "firefox"), ("firefox-esr", "xvfb")),
    "webkit": (("WebKitWebDriver",), ("webkit2gtk-driver", "xvfb")),
}
"""For each engine, the programs of which one is needed, and Debian's packages that bring it."""
SCREEN = "Xvfb"
INSTALLING_S = 240


def is_there(programs: tuple[str, ...]) -> bool:
    """Whether one of those programs is installed, and the screen that it needs."""
    return any(map(shutil.which, programs)) and shutil.which(SCREEN) is not None


def install(packages: tuple[str, ...]) -> None:
    """Install packages, if this is a Debian and we may."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"[ubongo] installing Debian's {' and '.join(packages)}", file=sys.stderr)
        for arguments in (("update", "-qq"), ("install", "-y", "-qq", "--no-install-recommends", *packages)):
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            with suppress(subprocess.TimeoutExpired):
                subprocess.run(
                    ["apt-get", *arguments],
                    env=environment,
                    stdout=sys.stderr,
                    stdin=subprocess.DEVNULL,
                    timeout=INSTALLING_S,
                )


def main() -> None:
    """Install what is missing, report what still is, and name the others."""
    for name, (programs, packages) in ENGINES.items():
        if not is_there(programs):
            install(packages)
        if not is_there(programs):
            needed = " and ".join(packages)
            print(f"[ubongo] no {name} here: its stories are left out; on Debian, install {needed}", file=sys.stderr)
        else:
            print(name)


if __name__ == "__main__":
    main()
