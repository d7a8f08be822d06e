"""Test data for the client's random generator, written by `python -m tests.formats.chance_reference`."""

import json
from pathlib import Path
from random import Random

from ubongo.editions.chance import entry_generator
from ubongo.editions.secret import Secret

FIXTURE = Path(__file__).parents[2] / "web" / "src" / "replay" / "chance" / "chance.fixture.json"
SEEDS = (bytes(32), bytes(range(32)), bytes(range(255, 223, -1)))
BELOW = (1, 2, 3, 6, 7, 36, 60, 64, 1000, 2**31, 2**32 - 1)


def drawn() -> str:
    """Numbers and orders drawn by the random generator, as JSON."""
    return json.dumps({"seeds": [_seed(seed) for seed in SEEDS], "keys": [_key(key) for key in KEYS]}, indent=1) + "\n"


KEYS = (0, 1, 0xFFFFFFFF, 0x100000000, 1 << 700)
"""Some are shorter than their bytes, as one seed in four billion is."""


def _seed(seed: bytes) -> dict[str, object]:
    entries = [{"seq": seq, **_of(entry_generator(seed, seq))} for seq in (1, 2, 77, 10_000)]
    return {"seed": seed.hex(), "hash": Secret(seed).hash, "entries": entries}


def _key(key: int) -> dict[str, object]:
    return {"key": key.to_bytes(96, "big").hex(), **_of(Random(key))}


def _of(rng: Random) -> dict[str, object]:
    return {
        "below": [[n, rng.randrange(n)] for n in BELOW],
        "shuffled": [rng.sample(range(n), n) for n in (1, 4, 5, 6, 36, 72)],
        "many": [rng.randrange(6) for _ in range(1_000)][-20:],
    }


if __name__ == "__main__":
    FIXTURE.write_text(drawn(), encoding="utf-8")
