"""How far a long command has come: a bar on standard error, if that is a terminal."""

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress


@contextmanager
def progress(words: str, steps: int) -> Generator[Callable[[], None]]:
    """What to call after each of so many steps; 0: nobody knows how many there are."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    with Progress(console=Console(stderr=True), transient=True) as bars:
        bar = bars.add_task(words, total=steps or None)
        yield lambda: bars.advance(bar)
