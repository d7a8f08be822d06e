"""Chance that can be checked: every die, draw and deal follows from a secret. Its hash alone is public at first.

There are two schemes, see ADR 87. In scheme 1, which old games keep, a draw depends on the secret and the number
of the log's entry. In scheme 2 it depends on its purpose, and on a key to which the players have added shares.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import Self

from ubongo.structs import Struct, replace


class Chance(Struct, frozen=True):
    """What the rules draw from: a random generator for each purpose, such as `round/4/die`."""

    source: Callable[[str], Random]
    """The generator of a purpose. Each purpose is drawn for only once."""
    reshuffles: bool
    """Whether the pile is shuffled again for each round, so that nobody can know a board before its round."""
    scope: str = ""
    """The prefix of each purpose."""

    def of(self, purpose: str) -> Random:
        """The generator for that purpose."""
        return self.source(self.scope + purpose)

    def within(self, scope: str) -> Self:
        """The same chance, with purposes that start with that scope and a slash."""
        return replace(self, scope=f"{self.scope}{scope}/")

    def shuffled_again(self, pile: Sequence[int]) -> tuple[int, ...]:
        """The pile in a new order; in scheme 1, in the order that it has."""
        return tuple(self.of("pile").sample(pile, len(pile))) if self.reshuffles else tuple(pile)


def entry_chance(seed: bytes, seq: int) -> Chance:
    """Scheme 1: one generator for the log's entry number `seq`, counted from 1, whatever the purpose."""
    generator = entry_generator(seed, seq)
    return Chance(lambda _purpose: generator, reshuffles=False)


def entry_generator(seed: bytes, seq: int) -> Random:
    """Scheme 1: the generator for the log's entry number `seq`."""
    return Random(sha256(seed + seq.to_bytes(8, "big")).digest())


def phase_generator(seed: bytes, seat: int, phase_key: str) -> Random:
    """Scheme 1: the generator of the bot in `seat` for one phase; the same at each call, even after a restart."""
    return Random(sha256(seed + f"bot {seat} {phase_key}".encode()).digest())
