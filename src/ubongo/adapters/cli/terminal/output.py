"""Standard streams: lines and JSON on standard output, errors on standard error."""

import errno
import json
import os
import sys
from contextlib import suppress
from typing import TextIO

LONGEST_ERROR = 400


def standard_output() -> TextIO:
    """Standard output.

    Raises:
        OSError: it was closed before the program started.
    """
    return _opened(sys.stdout, "standard output")


def standard_input() -> TextIO:
    """Standard input.

    Raises:
        OSError: it was closed before the program started.
    """
    return _opened(sys.stdin, "standard input")


def _opened(stream: TextIO | None, name: str) -> TextIO:
    if stream is None:  # so Python sets it, despite its types
        raise OSError(errno.EBADF, os.strerror(errno.EBADF), name)
    return stream


def print_line(line: str) -> None:
    """Print a line on standard output."""
    standard_output().write(f"{line}\n")


def print_json(value: object) -> None:
    """Print a JSON value on one line of standard output."""
    print_line(json.dumps(value))


def print_error(message: str) -> None:
    """Print one line on standard error, whatever is in `message`."""
    line = " ".join(message.split())
    with suppress(OSError, AttributeError):  # standard error may be closed
        sys.stderr.write(f"ubongo: {line if len(line) <= LONGEST_ERROR else f'{line[:LONGEST_ERROR]}...'}\n")
