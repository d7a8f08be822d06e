"""Commands and events as JSON: an object with its kind and its fields, decoded by closed types.

`BoardsRevealed(at=5, ends_at=9)` is `{"kind": "boards-revealed", "at": 5, "ends_at": 9}`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias, cast

import msgspec

from ubongo.editions import takeover
from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.edition import AnyEdition
from ubongo.formats.errors import UbongoError

Plain: TypeAlias = dict[str, object]
"""A JSON object as Python holds it."""


class CodecError(UbongoError):
    """An object that is no command or event of its edition."""


def kinds_of(edition: AnyEdition) -> tuple[tuple[type[Stored], ...], tuple[type[Stored], ...]]:
    """The types of the commands and of the events that a log of that edition may hold."""
    rules = edition.rules
    return (*rules.commands, *takeover.COMMANDS), (*rules.events, *takeover.EVENTS)


def plain(value: Stored) -> Plain:
    """The value as a plain object."""
    built = cast(Plain, msgspec.to_builtins(value))
    return {"kind": value.kind, **built}


class Codec:
    """Turns values of a closed set of structs into plain objects and back."""

    def __init__(self, kinds: tuple[type[Stored], ...]) -> None:
        self._kinds: Mapping[str, type[Stored]] = MappingProxyType({kind.kind: kind for kind in kinds})

    def plain(self, value: Stored) -> Plain:
        """The value as a plain object. It is of one of the codec's types."""
        return plain(value)

    def value(self, plain: Plain) -> Stored:
        """The value that `plain` encodes.

        Raises:
            CodecError: the kind is unknown, a field is missing, unknown or of the wrong type.
        """
        kind = self._kinds.get(str(plain.get("kind")))
        if kind is None:
            raise CodecError(f"unknown kind {plain.get('kind')!r}; known: {', '.join(sorted(self._kinds))}")
        held = {name: field for name, field in plain.items() if name != "kind"}
        surplus = held.keys() - set(kind.__struct_fields__)
        if surplus:
            raise CodecError(f"{kind.kind} has no field {min(surplus)!r}")
        try:
            return msgspec.convert(held, kind)
        except msgspec.ValidationError as cause:
            raise CodecError(f"{kind.kind}: {cause}") from cause
