"""What a cheating host can do to the file of a game: change it, and make every hash in it again.

This computes the hashes for itself, as `docs/guide/fair-chance.md` describes them.
"""

import json
from hashlib import sha256
from typing import Any, TypeAlias

import msgspec

Json: TypeAlias = dict[str, Any]


def canonical(value: object) -> bytes:
    """Canonical JSON."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def head_of(game: Json, seq: int) -> tuple[int, str]:
    """The head that an honest client kept after that entry; 0: after the terms."""
    return seq, game["entries"][seq - 1]["hash"] if seq else sha256(canonical(game["terms"])).hexdigest()


def chained(game: Json) -> Json:
    """The game with the hash of each entry made again."""
    last = sha256(canonical(game["terms"])).digest()
    for entry in game["entries"]:
        hashed = {field: value for field, value in entry.items() if field != "hash"}
        last = sha256(last + canonical(hashed)).digest()
        entry["hash"] = last.hex()
    return game


def with_checksums(game: Json) -> Json:
    """The game with the checksum of its boards, its terms and its chain made again."""
    deck = game["boards"]
    del deck["sha256"]
    compact = json.dumps(deck, separators=(",", ":"), ensure_ascii=False).encode()
    deck["sha256"] = sha256(compact).hexdigest()
    game["terms"]["deck"]["boards"] = deck["sha256"]
    return chained(game)


def encoded(game: Json) -> bytes:
    """The game as a file."""
    return msgspec.json.encode(game)  # thousands of games are written: `json` takes ten times as long
