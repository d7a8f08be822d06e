"""Deck files with changes, for tests of what a reader refuses."""

from hashlib import sha256

import msgspec


def with_fields(data: bytes, **fields: object) -> bytes:
    """The file with other values for fields at its top; its checksum is now wrong."""
    return msgspec.json.encode({**msgspec.json.decode(data), **fields})


def with_text(data: bytes, before: bytes, after: bytes) -> bytes:
    """The file with the first `before` replaced by `after`, and the checksum that belongs to the new content."""
    assert before in data
    content, _, _ = data.replace(before, after, 1).partition(b',"sha256"')
    plain = content.replace(b"\n", b"")
    return plain + b',"sha256":"' + sha256(plain + b"}").hexdigest().encode() + b'"}'
