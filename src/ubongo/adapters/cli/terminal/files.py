"""Files: reads are limited, and writes are complete or not done at all."""

import os
import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, BinaryIO, TypeAlias

from cyclopts import Parameter

from ubongo.adapters.cli.terminal.output import standard_input, standard_output
from ubongo.formats.errors import UbongoError

PACKED = {
    b"\x1f\x8b": "gzip",
    b"PK\x03\x04": "zip",
    b"BZh": "bzip2",
    b"\xfd7zXZ": "xz",
    b"(\xb5/\xfd": "zstd",
    b"7z\xbc\xaf": "7z",
}
"""How packed files begin, whatever their names say."""
CURLY = re.compile(rb"\s*[\[{]\s*(\xe2\x80[\x98-\x9f]|\xc2[\xab\xbb])")
"""JSON whose quotes are typographic."""
STANDARD = Path("-")
"""Standard input."""


def _is_no_option(_type: object, path: Path | None) -> None:
    if path is not None and path != STANDARD and str(path).startswith("-"):
        raise ValueError(f"unknown option {path}")


Input: TypeAlias = Annotated[Path | None, Parameter(allow_leading_hyphen=True, validator=_is_no_option)]
"""A file to read, or - for standard input."""


class TooLargeError(UbongoError):
    """A file is larger than a command reads."""


class EncodingError(UbongoError):
    """A file is not UTF-8, or was changed on its way."""


def name_of(path: Path) -> str:
    """The name of a file in messages."""
    return "standard input" if path == STANDARD else str(path)


def read(path: Path, limit: int) -> bytes:
    """The bytes of a file, or of standard input, without a byte order mark of UTF-8.

    Raises:
        TooLargeError: there are more than `limit`.
        EncodingError: it is UTF-16 or UTF-32, packed, or has other quotes than JSON.
        OSError: it cannot be read.
    """
    with _opened(path) as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise TooLargeError(f"{name_of(path)}: more than {limit} bytes")
    return _text(path, data)


def lines(path: Path, limit: int) -> Generator[bytes]:
    """The lines of a file, or of standard input, as they arrive, without a byte order mark of UTF-8 and blank lines.

    They end as on any system: with a line feed, a carriage return, or both.

    Raises:
        TooLargeError: a line has more than `limit` bytes.
        EncodingError: it is UTF-16 or UTF-32, packed, or no text.
        OSError: it cannot be read.
    """
    with _opened(path) as file:
        number = 0
        while line := file.readline(limit + 1):
            number += 1
            text = line if number > 1 else _text(path, line)
            if b"\0" in line:
                raise EncodingError(f"{name_of(path)}: a binary file, not JSON lines")
            if len(line) > limit:
                raise TooLargeError(f"{name_of(path)}: line {number} has more than {limit} bytes")
            yield from filter(bytes.strip, text.split(b"\r"))


@contextmanager
def _opened(path: Path) -> Generator[BinaryIO]:
    """The file, or standard input. What fails while it is read names it."""
    try:
        if path == STANDARD:
            yield standard_input().buffer
        else:
            with path.open("rb") as file:
                yield file
    except OSError as cause:
        raise cause if cause.filename else OSError(cause.errno, cause.strerror, name_of(path)) from cause


def _text(path: Path, start: bytes) -> bytes:
    """The start of a text, without a byte order mark."""
    packed = next((name for mark, name in PACKED.items() if start.startswith(mark)), None)
    if packed is not None:
        raise EncodingError(f"{name_of(path)}: the file is packed ({packed}); unpack it first")
    if start.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) or b"\0" in start[:4]:
        raise EncodingError(f"{name_of(path)}: the file is not UTF-8 (UTF-16?); save it as UTF-8")
    if CURLY.match(start):
        raise EncodingError(f"{name_of(path)}: not JSON: its quotes are typographic, as mail programs make them")
    return start.removeprefix(BOM_UTF8)


def write(path: Path | None, data: bytes) -> None:
    """Write a complete file or none; without a path, write to standard output.

    Raises:
        OSError: it cannot be written. A file that was there before is unchanged.
    """
    if path is None:
        stream = standard_output()
        stream.flush()
        stream.buffer.write(data)
        stream.flush()
        return
    try:
        if path.exists() and not path.is_file():  # a device or a pipe cannot be replaced
            with path.open("wb") as file:
                file.write(data)
        else:
            _replace(path.resolve(), data)
    except OSError as cause:
        raise OSError(cause.errno, cause.strerror, str(path)) from cause


def _replace(path: Path, data: bytes) -> None:
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            draft.chmod(path.stat().st_mode)
        draft.replace(path)
    except BaseException:  # interrupts too
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
