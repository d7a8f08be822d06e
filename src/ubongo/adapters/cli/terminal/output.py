"""What commands say: lines and values on standard output, complaints on standard error."""

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
        OSError: it was closed before the program began.
    """
    return _opened(sys.stdout, "standard output")


def standard_input() -> TextIO:
    """Standard input.

    Raises:
        OSError: it was closed before the program began.
    """
    return _opened(sys.stdin, "standard input")


def _opened(stream: TextIO | None, name: str) -> TextIO:
    if stream is None:  # as Python has it, whatever its types say
        raise OSError(errno.EBADF, os.strerror(errno.EBADF), name)
    return stream


def print_line(line: str) -> None:
    """A line on standard output."""
    standard_output().write(f"{line}\n")


def print_json(value: object) -> None:
    """A JSON value on one line of standard output."""
    print_line(json.dumps(value))


def print_error(words: str) -> None:
    """One line on standard error, whatever the words are."""
    line = " ".join(words.split())
    with suppress(OSError, AttributeError):  # where standard error is closed, nobody can be told
        sys.stderr.write(f"ubongo: {line if len(line) <= LONGEST_ERROR else f'{line[:LONGEST_ERROR]}...'}\n")
