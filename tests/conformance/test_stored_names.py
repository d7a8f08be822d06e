"""Stored names never change: old logs, saved games and databases must still load."""

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from ubongo.editions import takeover
from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.settings import values_before
from ubongo.editions.contract.values import Outcome
from ubongo.editions.registry import EDITIONS
from ubongo.structs import Struct

NAMES = Path(__file__).with_name("stored_names.txt").read_text().splitlines()
"""One line per command, event and settings type: edition, role, kind, then the path of every field inside it.

Written by hand when an edition is added or grows. A line that is already here is never changed.
"""


def stored_names() -> Iterator[str]:
    yield f"any outcome {' '.join(paths_of(Outcome))}"
    for role, kinds in {"command": takeover.COMMANDS, "event": takeover.EVENTS}.items():
        yield from (line_of(f"any {role}", kind) for kind in kinds)
    for edition in EDITIONS.values():
        roles = {"command": edition.rules.commands, "event": edition.rules.events}
        for role, kinds in roles.items():
            yield from (line_of(f"{edition.name} {role}", kind) for kind in kinds)
        added = values_before(edition.meta.settings)
        first = (path for path in paths_of(edition.meta.settings) if path.partition("=")[0].rstrip("?") not in added)
        yield f"{edition.name} settings {' '.join(first)}"
        yield from (
            f"{edition.name} settings added {name}, before {json.dumps(value)}" for name, value in added.items()
        )


def line_of(head: str, kind: type[Stored]) -> str:
    return " ".join((head, kind.kind, *paths_of(kind)))


def paths_of(kind: Any, path: str = "") -> Iterator[str]:
    """The path of every value in a stored type, a tuple's ending in `[]`; an enum's with all it can be."""
    if isinstance(kind, type) and (is_dataclass(kind) or issubclass(kind, Struct)):
        hints = get_type_hints(kind)
        for name in names_in(kind):
            yield from paths_of(hints[name], f"{path}.{name}".lstrip("."))
    elif get_origin(kind) is tuple:
        yield from paths_of(get_args(kind)[0], f"{path}[]")
    elif get_origin(kind) in (Union, UnionType):
        [inner] = [each for each in get_args(kind) if each is not type(None)]
        yield from paths_of(inner, f"{path}?")
    elif get_origin(kind) is Literal:
        yield f"{path}={'|'.join(get_args(kind))}"
    elif isinstance(kind, type) and issubclass(kind, Enum):
        yield f"{path}={'|'.join(str(member.value) for member in kind)}"
    else:
        yield path


def names_in(kind: type[Any]) -> Iterator[str]:
    return iter(kind.__struct_fields__) if issubclass(kind, Struct) else (field.name for field in fields(kind))


def test_every_stored_name_is_unchanged():
    assert sorted(stored_names()) == sorted(NAMES)
