"""The Mersenne Twister MT19937, and the draws that docs/guide/fair-chance.md describes, without Python's `random`."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

SIZE, MIDDLE = 624, 397
MASK = 0xFFFFFFFF

T = TypeVar("T")


def words(seed: bytes) -> list[int]:
    """The seed and its SHA-512 as one number, in 32-bit words, least significant first."""
    number = int.from_bytes(seed + hashlib.sha512(seed).digest(), "big")
    found: list[int] = []
    while number:
        found.append(number & MASK)
        number >>= 32
    return found or [0]


def by_number(number: int) -> list[int]:
    """`init_genrand` of the reference code."""
    state = [number]
    for place in range(1, SIZE):
        before = state[place - 1]
        state.append((1812433253 * (before ^ (before >> 30)) + place) & MASK)
    return state


def by_array(key: Sequence[int]) -> list[int]:
    """`init_by_array` of the reference code."""
    state = by_number(19650218)
    place, item = 1, 0
    for _ in range(max(SIZE, len(key))):
        mixed = (state[place - 1] ^ (state[place - 1] >> 30)) * 1664525
        state[place] = ((state[place] ^ mixed) + key[item] + item) & MASK
        place, item = place + 1, (item + 1) % len(key)
        if place == SIZE:
            state[0], place = state[-1], 1
    for _ in range(SIZE - 1):
        mixed = (state[place - 1] ^ (state[place - 1] >> 30)) * 1566083941
        state[place] = ((state[place] ^ mixed) - place) & MASK
        place += 1
        if place == SIZE:
            state[0], place = state[-1], 1
    state[0] = 0x80000000
    return state


class Twister:
    """One generator."""

    def __init__(self, seed: bytes) -> None:
        self.state = by_array(words(seed))
        self.place = SIZE

    def twist(self) -> None:
        """Make the next 624 words."""
        state = self.state
        for place in range(SIZE):
            joined = (state[place] & 0x80000000) | (state[(place + 1) % SIZE] & 0x7FFFFFFF)
            state[place] = state[(place + MIDDLE) % SIZE] ^ (joined >> 1) ^ (0x9908B0DF if joined & 1 else 0)
        self.place = 0

    def word(self) -> int:
        """The next 32 bits."""
        if self.place == SIZE:
            self.twist()
        drawn = self.state[self.place]
        self.place += 1
        drawn ^= drawn >> 11
        drawn ^= (drawn << 7) & 0x9D2C5680
        drawn ^= (drawn << 15) & 0xEFC60000
        return drawn ^ (drawn >> 18)

    def randrange(self, end: int) -> int:
        """A number below `end`."""
        bits = end.bit_length()
        while True:
            drawn = self.word() >> (32 - bits)
            if drawn < end:
                return drawn

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.randrange(len(items))]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Some of the items, in the order in which they are drawn."""
        left = list(items)
        drawn: list[T] = []
        for size in range(len(left), len(left) - count, -1):
            place = self.randrange(size)
            drawn.append(left[place])
            left[place] = left[size - 1]
        return drawn

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All of the items."""
        return self.sample(items, len(items))
