"""A screen in memory, for browsers that need one to draw in three dimensions."""

import shutil
import subprocess
from collections.abc import Generator
from contextlib import contextmanager

PROGRAM = "Xvfb"


def is_there() -> bool:
    """Whether there can be one here."""
    return shutil.which(PROGRAM) is not None


@contextmanager
def shown() -> Generator[str]:
    """A screen that nobody sees, by its name."""
    command = [PROGRAM, "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as run:
        assert run.stdout is not None
        yield f":{run.stdout.readline().decode().strip()}"
        run.terminate()
