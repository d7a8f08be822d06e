"""Fuzzes one target in this process with coverage guidance: `worker TARGET FOLDER [OPTION …]`, options of libFuzzer.

An input that fails is written to the folder, one for each place that raises, and the fuzzing goes on. Only an input
that hangs or takes too much memory ends it.

What is measured must be imported while atheris instruments it, and not before.
"""

import sys
import traceback
from hashlib import sha256
from pathlib import Path
from random import Random

import atheris

from tests.fuzz.registry import target

INSTRUMENTED = ["ubongo", "h11", "websockets", "uvicorn.protocols"]
MINE = 2
"""Of three inputs, how many are changed by the target's own way; libFuzzer changes the others."""


def main() -> None:
    """Fuzz the target that the first argument names."""
    with atheris.instrument_imports(include=INSTRUMENTED):
        chosen = target(sys.argv[1])

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        rng = Random(seed)
        if rng.randrange(3) < MINE:
            changed = chosen.change(data, rng)
            if len(changed) <= most:
                return changed
        return atheris.Mutate(data, most)

    failed, known = Path(sys.argv[2]), set()

    def run(data: bytes) -> None:
        try:
            chosen.run(data)
        except Exception as error:
            place = place_of(error)
            if place not in known:
                known.add(place)
                (failed / f"{place}-{sha256(data).hexdigest()[:8]}").write_bytes(data)
                traceback.print_exception(error)

    atheris.Setup([sys.argv[0], f"-max_len={chosen.most}", *sys.argv[3:]], run, custom_mutator=mutate)
    atheris.Fuzz()


def place_of(error: Exception) -> str:
    """The kind of an error, and where it was raised."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}-{Path(last.filename).stem}-{last.lineno}"


if __name__ == "__main__":
    main()
