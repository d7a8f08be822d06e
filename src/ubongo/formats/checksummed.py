"""Files that detect changes: versioned JSON whose last field is a checksum of all others.

The checksum is the SHA-256 of the object without its `sha256`, as compact JSON in the order of the fields. Each row of
the last field before it is on a line of its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Generic, TypeVar

import msgspec

from ubongo.formats.errors import UbongoError
from ubongo.formats.unique_keys import repeated_key


class DeckFileError(UbongoError):
    """A file that is not a deck of this version."""


class ChecksumError(DeckFileError):
    """A deck file that was changed after it was written."""


class Head(msgspec.Struct, frozen=True):
    """The first fields of every such file."""

    format: str
    version: int


_Value = TypeVar("_Value")
_Content = TypeVar("_Content", bound=msgspec.Struct)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChecksummedFormat(Generic[_Value, _Content]):
    """One file format: how a value is written, read and checked."""

    format: str
    version: int
    most_bytes: int
    what: str
    """The content of a file in words, such as "deck"."""
    content: type[_Content]
    """A closed type that starts with `format` and `version` and ends with a sequence."""
    file: type[msgspec.Struct]
    """The same type with `sha256` at its end."""
    write: Callable[[_Value], _Content]
    read: Callable[[_Content], _Value]
    """Raises DeckFileError: the content is impossible."""

    def encode(self, value: _Value) -> bytes:
        """The file of a value: the same bytes for equal values."""
        content = self.write(value)
        rows = content.__struct_fields__[-1]
        field = f'"{rows}":'.encode()
        listed: Sequence[object] = getattr(content, rows)
        lines = b",\n".join(map(_json, listed))
        return _json(content).partition(field)[0] + field + b"[\n" + lines + b'\n],"sha256":"' + _sum(content) + b'"}\n'

    def checksum(self, value: _Value) -> str:
        """The checksum in the file of a value: different values have different ones."""
        return _sum(self.write(value)).decode()

    def decode(self, data: bytes) -> _Value:
        """The value of a file.

        Raises:
            ChecksumError: the file was changed after it was written.
            DeckFileError: it is too long, is not JSON, has another format or version, or its content is impossible.
        """
        if len(data) > self.most_bytes:
            raise DeckFileError(f"a {self.what} has at most {self.most_bytes} bytes, not {len(data)}")
        try:
            head = msgspec.json.decode(data, type=Head)
            if (head.format, head.version) != (self.format, self.version):
                raise DeckFileError(f"this reads {self.format} {self.version}, not {head.format[:40]!r} {head.version}")
            file = msgspec.json.decode(data, type=self.file)
            twice = repeated_key(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as cause:
            raise DeckFileError(f"not a {self.what}: {cause}") from cause
        if twice is not None:
            raise DeckFileError(f"not a {self.what}: the key {twice[:40]!r} is there twice")
        content = self.content(*(getattr(file, name) for name in self.content.__struct_fields__))
        if _sum(content).decode() != getattr(file, "sha256", None):
            raise ChecksumError("the checksum is wrong: the deck was changed after it was made")
        return self.read(content)


_json = msgspec.json.Encoder().encode


def _sum(content: msgspec.Struct) -> bytes:
    return sha256(_json(content)).hexdigest().encode()
