"""What a fuzzer needs to know of a parser: how to call it, where to start, and how to change an input."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random

CORPORA = Path(__file__).parent / "corpora"
"""The inputs that are kept, in a folder for each target: those that reach something new, and those that once failed."""
KNOWN = "failed-"
"""What the name of a kept input starts with that once failed: it stays, even if it reaches nothing new."""

Change = Callable[[bytes, Random], bytes]


def changed_bytes(data: bytes, rng: Random) -> bytes:
    """The input with a few bytes replaced, inserted, removed or repeated."""
    changed = bytearray(data)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(changed) + 1)
        match rng.randrange(4):
            case 0:
                changed[at : at + 1] = bytes([rng.randrange(256)])
            case 1:
                changed[at:at] = bytes([rng.randrange(256)])
            case 2:
                del changed[at : at + rng.randrange(1, 9)]
            case _:
                changed[at:at] = changed[at : at + rng.randrange(1, 33)]
    return bytes(changed)


@dataclass(frozen=True, slots=True)
class Target:
    """One parser."""

    name: str
    run: Callable[[bytes], None]
    """Parses an input, and does with it what the program does. Documented errors end it; all others are findings."""
    seeds: Callable[[], Iterable[bytes]]
    """Well-formed inputs to start from."""
    change: Change = changed_bytes
    """Makes another input of one, which a fuzzer of bytes alone would not find."""
    most: int = 4096
    """Bytes of an input."""

    def kept(self) -> list[Path]:
        """The kept inputs, in order of their names."""
        return sorted((CORPORA / self.name).glob("*"))

    def inputs(self) -> list[bytes]:
        """The seeds and the kept inputs."""
        return [*self.seeds(), *(path.read_bytes() for path in self.kept())]
