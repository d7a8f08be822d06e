"""Shares: what each player adds to the chance of a game, so that nobody can choose it. See ADR 87.

A player's client draws a chain of shares in which each one is the hash of the next. Its commitment is the hash of the
first, so each share that is revealed later proves that it was fixed when the player sat down.
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import TypeAlias

from ubongo.structs import Struct

SHARE_BYTES = 32
CHAIN = 64
"""Shares in a chain: more than any game reveals."""

_SHARE = re.compile("[0-9a-f]{64}")

Shares: TypeAlias = tuple[str | None, ...]
"""By seat, the shares of one reveal in hexadecimal; None: the seat adds no share, or it did not arrive in time."""


class Terms(Struct, frozen=True):
    """What the players agreed to when the game started."""

    text: str
    """Canonical JSON, of which every byte counts."""
    commitments: Shares
    """By seat: the hash of the first share; None for seats that add none."""
    people: int
    """How many seats are not those of bots, whether they add shares or not."""

    @property
    def are_shared_by_round(self) -> bool:
        """Whether shares are revealed for each round, and not only at the start.

        They are if two or more people play, and at least one of them has committed.
        """
        return self.people > 1 and any(self.commitments)


SKIP = "skip"
"""Noted as the bot if the table acted for an absent player."""


class Notes(Struct, frozen=True):
    """What the log holds beside a command and its events."""

    bot: str | None = None
    """The strength of the bot that sent the command, or `SKIP`; None: a player or the table sent it."""
    shares: Shares | None = None
    """The shares that were revealed before the command was decided."""
    terms: Terms | None = None
    """Fixed by the first entry."""


NO_NOTES = Notes()


def share_chain(last: bytes) -> tuple[str, ...]:
    """The chain that ends with that share: its shares in the order in which they are revealed."""
    backward = [last]
    for _ in range(CHAIN - 1):
        backward.append(sha256(backward[-1]).digest())
    return tuple(share.hex() for share in reversed(backward))


def hashed(share: str) -> str:
    """The hash of a share, both in hexadecimal."""
    return sha256(bytes.fromhex(share)).hexdigest()


def follows(share: str, known: str, steps: int) -> bool:
    """Whether hashing `share` that many times gives `known`: a commitment, or a share that was revealed before.

    A share has exactly 64 digits: anything else would be read one way here and another way elsewhere.
    """
    if _SHARE.fullmatch(share) is None:
        return False
    for _ in range(steps):
        share = hashed(share)
    return share == known


def encoded(shares: Shares) -> bytes:
    """The shares as canonical JSON, a list of strings and nulls; by hand, because no codec belongs in this layer."""
    return ("[" + ",".join("null" if share is None else f'"{share}"' for share in shares) + "]").encode()


def false_shares(terms: Terms, reveals: tuple[Shares, ...]) -> Iterator[tuple[int, int]]:
    """Each share that its player had not committed to: the number of the reveal, counted from 0, and the seat."""
    for seat, commitment in enumerate(terms.commitments):
        known, at = commitment, -1
        for number, shares in enumerate(reveals):
            share = shares[seat] if seat < len(shares) else None
            if share is None:
                continue
            if known is None or not follows(share, known, number - at):
                yield number, seat
            else:
                known, at = share, number
