"""The hash chain of a log: the hash of each entry covers those before it and the terms. See ADR 87."""

from collections.abc import Iterator, Sequence
from hashlib import sha256

from ubongo.editions.shares import Terms
from ubongo.formats.canonical_json import canonical
from ubongo.formats.codec import Plain, plain
from ubongo.formats.log import Entry


def first_hash(terms: Terms) -> str:
    """What the hash of the first entry covers."""
    return sha256(terms.text.encode()).hexdigest()


def entry_hash(before: str, entry: Entry) -> str:
    """The hash of an entry that follows an entry with the hash `before`."""
    return sha256(bytes.fromhex(before) + chained(entry)).hexdigest()


def hashes_of(entries: Sequence[Entry]) -> Iterator[str]:
    """The hash of each entry of a log whose first entry has terms."""
    terms = entries[0].notes.terms
    assert terms is not None, "scheme 1 has no hash chain"
    last = first_hash(terms)
    for entry in entries:
        last = entry_hash(last, entry)
        yield last


def chained(entry: Entry) -> bytes:
    """The entry as its hash covers it, in canonical JSON."""
    return canonical(_hashed(entry))


def _hashed(entry: Entry) -> Plain:
    hashed: Plain = {
        "at": entry.at,
        "command": plain(entry.command),
        "events": [plain(event) for event in entry.events],
        "seq": entry.seq,
    }
    if entry.notes.bot is not None:
        hashed["bot"] = entry.notes.bot
    if entry.notes.shares is not None:
        hashed["shares"] = entry.notes.shares
    return hashed
