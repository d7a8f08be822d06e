"""Chance that can be checked: every die, draw and deal follows from one secret seed.

The seed's hash is published when a table opens, the seed when the game has ended. The chance for an entry of the log
depends only on the seed and the entry's number: no player can choose it, and a refused command uses none.
"""

from hashlib import sha256
from random import Random

SEED_BYTES = 32


def seed_hash(seed: bytes) -> str:
    """What is published before the game: SHA-256 of the seed, in hexadecimal."""
    return sha256(seed).hexdigest()


def chance(seed: bytes, seq: int) -> Random:
    """The chance for the log's entry number `seq`, counted from 1."""
    return Random(sha256(seed + seq.to_bytes(8, "big")).digest())


def bot_chance(seed: bytes, seat: int, phase_key: str) -> Random:
    """The chance of the bot in `seat` for one phase: the same whenever it is asked, even after a restart."""
    return Random(sha256(seed + f"bot {seat} {phase_key}".encode()).digest())
