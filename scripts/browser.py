"""Prints the path of a browser for the stories in `tests/e2e`, and gets one where there is none.

    .venv/bin/python scripts/browser.py

In this order: UBONGO_BROWSER, an installed Chromium or Chrome (its headless shell first), one that Playwright fetched
before, Debian's package (as root), Playwright's own download.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

from client import find_node
from playwright.sync_api import sync_playwright

# Playwright's own Node asks for libatomic, which a small Debian lacks.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(find_node().program))

SHELL = "chromium-headless-shell"
"""The same engine without the interface of a browser: the stories need a third less processor time in it."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
ADVICE = "The browser stories need a browser: install Chromium or Chrome, or name one in UBONGO_BROWSER."


def find() -> str | None:
    """The path of a browser that is there and runs, or None."""
    return next((path for path in _candidates() if path and _runs(path)), None)


def _candidates() -> Iterator[str | None]:
    yield os.environ.get("UBONGO_BROWSER")
    yield from map(shutil.which, NAMES)
    yield from PLACES
    yield _of_playwright()  # last: asking takes a second


def _runs(path: str) -> bool:
    """Whether the browser answers: some distributions install a stub that only asks for another package."""
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, timeout=60, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0


def _of_playwright() -> str:
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def get() -> str | None:
    """The path of a browser, installed now if need be, or None: there is no way here."""
    for install in (_nothing, _debian_package, _playwright_download):
        install()
        if path := find():
            return path
    return None


def _nothing() -> None: ...


def _debian_package() -> None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print("[ubongo] installing Debian's chromium", file=sys.stderr)
        _apt_get("update", "-qq")
        any(_apt_get("install", "-y", "-qq", "--no-install-recommends", package) for package in (SHELL, "chromium"))


def _apt_get(*arguments: str) -> bool:
    """Whether the command succeeded. Older releases have no package of the shell."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", *arguments], env=environment, stdout=sys.stderr, stdin=subprocess.DEVNULL)
    return done.returncode == 0


def _playwright_download() -> None:
    print("[ubongo] asking Playwright for its Chromium", file=sys.stderr)
    program = [sys.executable, "-m", "playwright", "install", "chromium"]
    subprocess.run(program, stdout=sys.stderr, stdin=subprocess.DEVNULL)


if __name__ == "__main__":
    if browser := get():
        print(browser)
    else:
        sys.exit(f"[ubongo] {ADVICE}")
