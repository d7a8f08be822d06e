"""Keyed permutations of ranges: a Feistel network over SHA-256, repeated until the number is in the range."""

from dataclasses import dataclass
from hashlib import sha256

ROUNDS = 6


@dataclass(frozen=True, slots=True)
class Permutation:
    """A permutation of `range(size)`, chosen by `key`: the same on every machine.

    Raises:
        ValueError: `size` is less than 1.
    """

    key: str
    size: int

    def __post_init__(self) -> None:
        if self.size < 1:
            raise ValueError(f"a permutation needs at least one place, not {self.size}")

    def __call__(self, place: int) -> int:
        """The number at `place`, both 0 to `size` - 1.

        Raises:
            ValueError: there is no such place.
        """
        if not 0 <= place < self.size:
            raise ValueError(f"place {place} is not within 0 to {self.size - 1}")
        half = max((self.size - 1).bit_length() + 1, 2) // 2
        number = self._network(place, half)
        while number >= self.size:  # the network permutes a range at most four times as large
            number = self._network(number, half)
        return number

    def _network(self, number: int, half: int) -> int:
        low = (1 << half) - 1
        left, right = number >> half, number & low
        for turn in range(ROUNDS):
            digest = sha256(f"{self.key}/{turn}/{right}".encode()).digest()
            left, right = right, left ^ (int.from_bytes(digest[:8], "big") & low)
        return left << half | right
