"""Standard streams that were closed before the program started."""

import errno
import io
import os
import sys
from typing import Never

HIGHEST = 2
"""The file descriptor of standard error, the highest of a standard stream."""


class ClosedStream(io.TextIOBase):
    """A stream that nothing can be written to."""

    def __init__(self, name: str) -> None:
        self._name = name

    @property
    def buffer(self) -> Never:
        """The bytes of the stream.

        Raises:
            OSError: always.
        """
        raise self._error()

    def write(self, _: str, /) -> Never:
        """Write a text.

        Raises:
            OSError: always.
        """
        raise self._error()

    def _error(self) -> OSError:
        return OSError(errno.EBADF, os.strerror(errno.EBADF), self._name)


def replace_closed_streams() -> None:
    """Keep the numbers of closed streams from files and sockets, and Python's streams from being None.

    Otherwise the database or a client's socket gets number 1 or 2, and what a library or a child process prints goes
    there. Standard output then fails like a full disk; what is written to standard error is dropped.
    """
    while (number := os.open(os.devnull, os.O_RDWR)) <= HIGHEST:
        os.set_inheritable(number, True)
    os.close(number)
    # Python sets closed streams to None, despite their types.
    if sys.stdout is None:
        sys.stdout = ClosedStream("standard output")
    if sys.stderr is None:
        sys.stderr = io.TextIOWrapper(io.FileIO(HIGHEST, "w", closefd=False), errors="backslashreplace")
