"""A progress bar on standard error, if that is a terminal."""

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress


@contextmanager
def progress(title: str, steps: int) -> Generator[Callable[[], None]]:
    """A function to call after each of `steps` steps; 0: their number is unknown."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    with Progress(console=Console(stderr=True), transient=True) as bars:
        bar = bars.add_task(title, total=steps or None)
        yield lambda: bars.advance(bar)
