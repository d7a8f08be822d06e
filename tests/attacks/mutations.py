"""Random changes of one field of a game's file, evenly over the kinds of field."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tests.attacks.forgery import Json

WORDS = ("steady", "sharp", "gentle", "skip", "ready", "wake", "win", "ruby", "amber", "plain", "3", "x")
"""Values that a field may have, in the hope that they are of its type."""
Path: TypeAlias = tuple[str | int, ...]


class Mutation(NamedTuple):
    """A game with one field changed."""

    field: str
    """Where, with `*` for any index: `entries.*.command.lag`."""
    words: str
    """What was changed, for a failing test."""
    game: Json


def mutations(data: bytes, count: int, seed: int) -> Iterator[Mutation]:
    """That many, the same for the same seed."""
    rng = Random(seed)
    by_field = _by_field(msgspec.json.decode(data))
    fields = sorted(by_field)
    for _ in range(count):
        field = rng.choice(fields)
        path = rng.choice(by_field[field])
        game = msgspec.json.decode(data)
        words = _mutated(game, path, rng)
        yield Mutation(field, f"{'.'.join(map(str, path))}: {words}", game)


def _by_field(game: Json) -> dict[str, list[Path]]:
    found = defaultdict[str, list[Path]](list)
    for path in _paths(game, ()):
        found[".".join("*" if isinstance(step, int) else step for step in path)].append(path)
    return found


def _paths(value: Any, path: Path) -> Iterator[Path]:
    """Every value inside of the file; the lists and objects too, but not the whole."""
    if path:
        yield path
    if isinstance(value, dict):
        for name, inner in value.items():  # pyright: ignore[reportUnknownVariableType]
            yield from _paths(inner, (*path, str(name)))  # pyright: ignore[reportUnknownArgumentType]
    elif isinstance(value, list):
        for index, inner in enumerate(value):  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
            yield from _paths(inner, (*path, index))


def _mutated(game: Any, path: Path, rng: Random) -> str:
    *steps, last = path
    for step in steps:
        game = game[step]
    before = game[last]
    if isinstance(before, dict):
        del game[last]
        return "removed"
    if isinstance(before, list):
        return _mutated_list(before, rng)  # pyright: ignore[reportUnknownArgumentType]
    game[last] = _other(before, rng)
    return f"{before!r} is {game[last]!r}"


def _mutated_list(values: list[Any], rng: Random) -> str:
    if not values:
        values.append(0)
        return "one added"
    one, other = rng.randrange(len(values)), rng.randrange(len(values))
    if values[one] != values[other]:
        values[one], values[other] = values[other], values[one]
        return f"{one} and {other} swapped"
    del values[one]
    return f"{one} removed"


def _other(value: object, rng: Random) -> object:
    match value:
        case bool():
            return not value
        case int():
            return rng.choice([value + 1, max(value - 1, 0) if value else 2, value + rng.randrange(2, 5_000)])
        case float():
            return min(max(value + rng.choice([-0.5, 0.5]), 1.0), 5.0)
        case str():
            return _other_text(value, rng)
        case _:
            return rng.choice([0, 1, "steady", "0" * 64])


def _other_text(text: str, rng: Random) -> str:
    if len(text) == 64:
        place = rng.randrange(64)
        return text[:place] + format(int(text[place], 16) ^ 1, "x") + text[place + 1 :]
    return rng.choice([word for word in (*WORDS, text + "x") if word != text])
