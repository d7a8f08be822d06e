"""Files that tell whether they were changed: versioned JSON whose last field is a checksum of all others.

The checksum is the SHA-256 of the object without its `sha256`, as compact JSON in the order of the fields. The rows of
its last field but one stand one a line.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Generic, TypeVar

import msgspec

from ubongo.formats.errors import UbongoError


class DeckFileError(UbongoError):
    """A file that is no deck of this version."""


class ChecksumError(DeckFileError):
    """A deck that is not what was written."""


class Head(msgspec.Struct, frozen=True):
    """What every such file says first."""

    format: str
    version: int


_Content = TypeVar("_Content", bound=msgspec.Struct)


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind(Generic[_Content]):
    """One kind of file."""

    content: type[_Content]
    """Closed; it starts with `format` and `version`, and its last field is a sequence."""
    file: type[msgspec.Struct]
    """The same with `sha256` behind it."""
    format: str
    version: int
    most_bytes: int
    what: str
    """In words, such as "deck"."""


def encode(content: msgspec.Struct) -> bytes:
    """The content as a file."""
    rows = content.__struct_fields__[-1]
    field = f'"{rows}":'.encode()
    listed: Sequence[object] = getattr(content, rows)
    lines = b",\n".join(map(_json, listed))
    return _json(content).partition(field)[0] + field + b"[\n" + lines + b'\n],"sha256":"' + _sum(content) + b'"}\n'


def checksum(content: msgspec.Struct) -> str:
    """What tells the content from every other."""
    return _sum(content).decode()


def decode(data: bytes, kind: Kind[_Content]) -> _Content:
    """The content of a file of that kind.

    Raises:
        ChecksumError: it was changed after it was written.
        DeckFileError: it is no JSON, of another format or version, or says nonsense.
    """
    if len(data) > kind.most_bytes:
        raise DeckFileError(f"a {kind.what} has at most {kind.most_bytes} bytes, not {len(data)}")
    try:
        head = msgspec.json.decode(data, type=Head)
        if (head.format, head.version) != (kind.format, kind.version):
            raise DeckFileError(f"this reads {kind.format} {kind.version}, not {head.format[:40]!r} {head.version}")
        file = msgspec.json.decode(data, type=kind.file)
    except (msgspec.DecodeError, RecursionError) as cause:
        raise DeckFileError(f"this is no {kind.what}: {cause}") from cause
    content = kind.content(*(getattr(file, name) for name in kind.content.__struct_fields__))
    if checksum(content) != getattr(file, "sha256", None):
        raise ChecksumError("the checksum is wrong: the deck was changed after it was made")
    return content


_json = msgspec.json.Encoder().encode


def _sum(content: msgspec.Struct) -> bytes:
    return sha256(_json(content)).hexdigest().encode()
