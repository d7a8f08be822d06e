"""Where chance comes from: the secret, the terms, the shares and the hash chain of docs/guide/fair-chance.md."""

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Any, Protocol

from tests.second_reading.twister import Twister

Thing = dict[str, Any]
"""A JSON object."""

Shares = Sequence[str | None]


def canonical(value: Any) -> bytes:
    """The bytes of canonical JSON."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def sign(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, hashlib.sha256).digest()


def entry_hash(previous: bytes, entry: Thing) -> bytes:
    """What the hash of an entry must be after the entry before it."""
    return digest(previous + canonical({name: value for name, value in entry.items() if name != "hash"}))


def deck_sum(deck: Thing) -> str:
    """The checksum that a deck file must state."""
    stated = {name: value for name, value in deck.items() if name != "sha256"}
    return digest(json.dumps(stated, separators=(",", ":"), ensure_ascii=False).encode()).hex()


def opens(share: str, place: int, commitment: str) -> bool:
    """Does a share of the list with this number lead to the commitment?"""
    hashed = bytes.fromhex(share)
    for _ in range(place + 1):
        hashed = digest(hashed)
    return hashed.hex() == commitment


class Source(Protocol):
    """Gives the generator of each draw."""

    reshuffles: bool
    """Is the pile shuffled again for each round?"""

    def begin(self, entry: Thing) -> None:
        """Go on to the next entry."""
        ...

    def generator(self, purpose: str) -> Twister:
        """The generator of one draw in this entry."""
        ...


class KeySource:
    """Scheme 2: a generator for each purpose, from the key of the entry."""

    reshuffles = True

    def __init__(self, secret: bytes, terms: Thing) -> None:
        self.secret, self.terms = secret, terms
        self.key: bytes | None = None

    def begin(self, entry: Thing) -> None:
        """Take up the shares of the entry, if it has any."""
        if "shares" not in entry:
            return
        shares = canonical(entry["shares"])
        if self.key is None:
            self.key = sign(self.secret, canonical(self.terms) + shares)
        else:
            self.key = sign(self.key, shares)

    def generator(self, purpose: str) -> Twister:
        """The generator of this purpose."""
        return Twister(sign(self.key or b"", purpose.encode()))


class EntrySource:
    """Scheme 1: one generator for all draws of an entry."""

    reshuffles = False

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.number = 0
        self.made: Twister | None = None

    def begin(self, entry: Thing) -> None:
        """Forget the generator of the entry before."""
        self.number, self.made = entry["seq"], None

    def generator(self, purpose: str) -> Twister:
        """The one generator of this entry, whatever it is for."""
        if self.made is None:
            self.made = Twister(digest(self.seed + self.number.to_bytes(8, "big")))
        return self.made
