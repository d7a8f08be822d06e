"""Random changes of one field in games of every edition: what could be disputed is named, each time.

A forger who makes no hash again is always found. One who makes every hash again is found by the rules, the chance or
the terms, or at the latest by the head that a player's client kept.
"""

import json
from collections import Counter
from functools import cache

import pytest

from tests.attacks.forgery import Json, encoded, head_of, with_checksums
from tests.attacks.mutations import mutations
from tests.golden.scheme_2 import GAMES
from ubongo.formats.discrepancies import Head
from ubongo.formats.game_file import GameFileError, decode
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.verification import verification

SAMPLE = 4
"""Mutations of each game that the fast tests try."""
ALL = 260
"""Mutations of each game that the slow tests try; of eight games these are 2,080."""

ONLY_BY_HEAD = {
    "entries.*.at": "when a command arrived is the server's word, as long as the order and all deadlines stay",
    "entries.*.command.lag": "how much delay was excused is the server's word, if no other solve is near",
}
"""Fields whose change verifies if the forger makes every hash again, with the reason; a kept head names each."""

WITHOUT_EFFECT = {
    "entries.*.hash": "the forger makes it again, so that nothing has changed",
    "boards.sha256": "the forger makes it again, so that nothing has changed",
    "terms.deck.boards": "the forger makes it again, so that nothing has changed",
}
"""Fields whose change is undone when the hashes are made again."""


@cache
def original(name: str) -> tuple[bytes, RecordedGame, Head]:
    """A golden game, and the head that its players kept."""
    data = next(golden.path for golden in GAMES if golden.name == name).read_bytes()
    game: Json = json.loads(data)
    return data, decode(data), head_of(game, len(game["entries"]))


def judged(game: Json, same: RecordedGame, head: Head | None = None) -> str | None:
    """What is wrong with the file, in words; `same` if it still holds the same game."""
    try:
        read = decode(encoded(game))
    except GameFileError as cause:
        return f"no game: {cause}"
    return "same" if read == same else verification(read, head).discrepancy


def with_every_hash(game: Json) -> Json | None:
    """The game with every hash made again; None if the change leaves nothing to hash."""
    try:
        return with_checksums(game)
    except (KeyError, TypeError):
        return None


def tried(name: str, count: int, seed: int) -> Counter[str]:
    """How each mutation of that game is found."""
    data, same, head = original(name)
    found = Counter[str]()
    for field, words, game in mutations(data, count, seed):
        verdict = judged(game, same)
        assert verdict not in {None, "same"}, words
        remade = with_every_hash(game)
        again = None if remade is None else judged(remade, same)
        if remade is None:
            found["no file"] += 1
        elif again == "same":
            assert field in WITHOUT_EFFECT, words
            found["same"] += 1
        elif again is not None:
            found["named"] += 1
        else:
            assert field in ONLY_BY_HEAD, words
            assert judged(remade, same, head) is not None, words
            found["by head"] += 1
    return found


each_game = pytest.mark.parametrize("name", [golden.name for golden in GAMES])


@pytest.mark.slow
@each_game
def test_a_few_mutations_of_a_game_are_named(name: str):
    assert tried(name, SAMPLE, seed=12).total() == SAMPLE


@pytest.mark.slow
@each_game
def test_many_mutations_of_a_game_are_named(name: str):
    found = tried(name, ALL, seed=1)
    assert found.total() == ALL
    assert found["named"] > 0.9 * ALL


@pytest.mark.parametrize(
    ("name", "kind", "field"), [("v2-pouch", "ready", "entries.*.at"), ("v2-solo", "claim", "entries.*.command.lag")]
)
def test_a_time_changed_by_a_millisecond_is_named_by_a_kept_head_alone(name: str, kind: str, field: str):
    assert field in ONLY_BY_HEAD
    data, same, head = original(name)
    game: Json = json.loads(data)
    entry = next(entry for entry in game["entries"] if entry["command"]["kind"] == kind)
    if field == "entries.*.at":
        entry["at"] += 1
    else:
        entry["command"]["lag"] += 1
    remade = with_checksums(game)
    assert judged(remade, same) is None
    assert judged(remade, same, head) is not None
