"""Standard streams: lines and JSON on standard output, errors on standard error."""

import errno
import json
import os
import sys
from contextlib import suppress
from typing import TextIO
from unicodedata import category

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


def without_controls(text: str) -> str:
    """The text with each control character, except a line end, as a visible sequence such as \\x1b.

    A terminal obeys control characters, and direction overrides reorder what it shows.
    """
    return text if text.isprintable() else "".join(_visible(character) for character in text)


def _visible(character: str) -> str:
    is_control = character != "\n" and (category(character) in _CONTROLS or character in _DIRECTIONS)
    return character.encode("unicode_escape").decode() if is_control else character


_CONTROLS = ("Cc", "Cs", "Zl", "Zp")
_DIRECTIONS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def print_line(line: str) -> None:
    """Print a line on standard output."""
    standard_output().write(f"{without_controls(line)}\n")


def print_json(value: object) -> None:
    """Print a JSON value on one line of standard output."""
    print_line(json.dumps(value))


def report(line: str) -> None:
    """Print what a command has done, which stays done if that cannot be printed: then it goes to standard error."""
    try:
        print_line(line)
        standard_output().flush()
    except OSError as cause:
        drop_output()
        _complain(f"standard output: {cause.strerror or cause}; {line}")


def report_json(value: object) -> None:
    """The same for a JSON value on one line."""
    report(json.dumps(value))


def print_error(message: str) -> None:
    """Print one line on standard error, whatever is in `message`."""
    line = " ".join(message.split())
    _complain(line if len(line) <= LONGEST_ERROR else f"{line[:LONGEST_ERROR]}...")


def _complain(line: str) -> None:
    with suppress(OSError, AttributeError):  # standard error may be closed
        sys.stderr.write(f"ubongo: {without_controls(line)}\n")


def drop_output() -> None:
    """Discard buffered output, so that the exit does not fail on it again."""
    if sys.stdout is not None and sys.stdout is sys.__stdout__:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
