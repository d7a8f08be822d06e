"""Everything that reality decides, from one seed: chance, the date, and the time that passes."""

import os
import random
from collections.abc import Generator
from contextlib import contextmanager
from random import Random

from tests.simulation.world.virtual_loop import VirtualLoop
from ubongo.tables import clock

START_NS = 1_800_000_000_000_000_000
"""The date on which every world begins: in January 2027."""


class WorldTime:
    """Stands for the module `time` in the server's clock."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self.wrong_by_ms = 0
        """How far the date of the machine is ahead. Only a start of a server asks for it."""

    def monotonic_ns(self) -> int:
        """Nanoseconds since the world began."""
        return round(self._loop.time() * 1e9)

    def time_ns(self) -> int:
        """The date."""
        return START_NS + self.monotonic_ns() + self.wrong_by_ms * 1_000_000


@contextmanager
def one_seed(rng: Random, time: WorldTime) -> Generator[None]:
    """All chance of the operating system, and the server's clock, come from here meanwhile."""
    before = os.urandom, random._urandom, clock.time  # type: ignore[attr-defined]
    os.urandom = random._urandom = rng.randbytes  # type: ignore[attr-defined, assignment]
    clock.time = time  # type: ignore[assignment]
    try:
        yield
    finally:
        os.urandom, random._urandom, clock.time = before  # type: ignore[attr-defined]
