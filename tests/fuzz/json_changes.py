"""Changes of JSON that stays JSON: a value replaced, removed, repeated or moved."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any, TypeAlias

from tests.fuzz.target import Change, changed_bytes

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 63, 64, 255, 2**31, 2**53, 2**63, 10**30, -(2**63), 0.5, -0.0, 1e308, 1e-9),
    *("", "x", "0", "-1", "\0", "\n", "é", "\u202e", "\U0001f469\u200d\U0001f467", "a" * 65, "0" * 64, "3", "L4"),
    *([], [[]], {}, {"": 0}, [0, 0], [0, 0, 0], [-1, 200]),
)
"""Values that a field does not expect, or only just."""
Slot: TypeAlias = tuple[Any, Any]
"""An object or a list, and a key or an index of it."""


def slots(value: Any) -> Iterator[Slot]:
    """Every place in the value that holds another one."""
    waiting = [value]
    while waiting:
        held = waiting.pop()
        for key in _keys(held):
            yield held, key
            waiting.append(held[key])


def _keys(value: Any) -> tuple[Any, ...]:
    if isinstance(value, dict):
        return tuple(value)  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    return tuple(range(len(value))) if isinstance(value, list) else ()  # pyright: ignore[reportUnknownArgumentType]


def changed_value(value: Any, rng: Random) -> Any:
    """The value with one to three changes."""
    for _ in range(rng.randrange(1, 4)):
        places = list(slots(value))
        if not places:
            return rng.choice(ODD)
        held, key = rng.choice(places)
        other, other_key = rng.choice(places)
        match rng.randrange(6):
            case 0:
                held[key] = _copied(rng.choice(ODD))
            case 1:
                held[key] = _copied(other[other_key])
            case 2:
                del held[key]
            case 3 if isinstance(key, int):
                held.insert(key, _copied(held[key]))
            case 4 if isinstance(held[key], int):
                held[key] += rng.choice((-1, 1, 2, 1000))
            case _:
                held[key], other[other_key] = _copied(other[other_key]), _copied(held[key])
    return value


def _copied(value: Any) -> Any:
    return json.loads(json.dumps(value))


def changed_json(remade: Callable[[Any], Any] = lambda value: value) -> Change:
    """A change of a JSON text, half of the time of its values; `remade` makes checksums again."""

    def change(data: bytes, rng: Random) -> bytes:
        if rng.randrange(4) == 0:
            return changed_bytes(data, rng)
        try:
            value = changed_value(json.loads(data), rng)
        except (ValueError, RecursionError):
            return changed_bytes(data, rng)
        with suppress(AttributeError, IndexError, KeyError, TypeError):  # nothing may be left to make a checksum of
            value = remade(value)
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode(errors="replace")

    return change


def changed_line(change: Change) -> Change:
    """A change of one line among many, or of their order."""

    def changed(data: bytes, rng: Random) -> bytes:
        lines = data.split(b"\n")
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        match rng.randrange(5):
            case 0:
                lines.insert(at, lines[other])
            case 1 if len(lines) > 1:
                del lines[at]
            case 2:
                lines[at], lines[other] = lines[other], lines[at]
            case _:
                lines[at] = change(lines[at], rng)
        return b"\n".join(lines)

    return changed
