"""The secret of a table, and the chance that follows from it in either scheme. See ADR 87."""

from collections.abc import Callable, Iterable
from enum import IntEnum
from functools import lru_cache
from hashlib import sha256
from hmac import digest
from random import Random

from ubongo.editions.chance import Chance, phase_generator
from ubongo.editions.contract.values import Seat
from ubongo.editions.shares import Shares, Terms, encoded
from ubongo.structs import Struct

SEED_BYTES = 32


class Scheme(IntEnum):
    """How chance follows from a table's secret."""

    BY_ENTRY = 1
    """From the secret and the number of the log's entry: in games from before ADR 87."""
    BY_PURPOSE = 2
    """From the secret, the terms, the players' shares, and the purpose of the draw."""


class Secret(Struct, frozen=True):
    """What the server draws when it opens a table, and publishes when the game has ended."""

    seed: bytes
    scheme: Scheme = Scheme.BY_PURPOSE

    @property
    def hash(self) -> str:
        """What is published when the table opens: SHA-256 of the seed, in hexadecimal."""
        return sha256(self.seed).hexdigest()

    def key(self, terms: Terms | None, reveals: Iterable[Shares]) -> bytes:
        """The key of all draws after those reveals; without any reveal, the secret itself."""
        return _key(self.seed, terms, tuple(reveals))


@lru_cache(maxsize=256)  # each entry and each bot of a table asks for it again
def _key(seed: bytes, terms: Terms | None, reveals: tuple[Shares, ...]) -> bytes:
    key, message = seed, b"" if terms is None else terms.text.encode()
    for shares in reveals:
        key = digest(key, message + encoded(shares), "sha256")
        message = b""
    return key


def purpose_generator(key: bytes, purpose: str) -> Random:
    """Scheme 2: the generator of a purpose."""
    return Random(digest(key, purpose.encode(), "sha256"))


def keyed_chance(key: bytes, check: Callable[[str], None]) -> Chance:
    """Scheme 2: the chance of that key; `check` is called with each purpose before its generator is made."""

    def source(purpose: str) -> Random:
        check(purpose)
        return purpose_generator(key, purpose)

    return Chance(source, reshuffles=True)


def bot_generator(secret: Secret, key: bytes, seat: Seat, phase: str) -> Random:
    """The generator of the bot in that seat for one phase; the same at each call, even after a restart."""
    if secret.scheme is Scheme.BY_ENTRY:
        return phase_generator(secret.seed, seat, phase)
    return purpose_generator(key, f"bot/seat/{seat}/{phase}")
