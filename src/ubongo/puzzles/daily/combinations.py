"""Combinations by number: which bits are set in the n-th mask."""

from functools import lru_cache
from math import comb


@lru_cache(maxsize=4096)
def _choices(places: int, chosen: int) -> int:
    return comb(places, chosen)


def mask_of(number: int, places: int, chosen: int) -> int:
    """The mask with `chosen` of `places` bits set that has that number, 0 to comb(places, chosen) - 1, ascending.

    Raises:
        ValueError: there is no such mask.
    """
    if not 0 <= number < comb(places, chosen):
        raise ValueError(f"there are {comb(places, chosen)} masks, numbered from 0, and not one with number {number}")
    mask = 0
    for bit in range(places - 1, -1, -1):
        below = _choices(bit, chosen)
        if number >= below:
            number -= below
            mask |= 1 << bit
            chosen -= 1
    return mask
