"""All editions by name."""

from types import MappingProxyType
from typing import cast, get_type_hints

from ubongo.editions.cards.edition import CARDS
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.three_d.edition import THREE_D

EDITIONS: MappingProxyType[str, AnyEdition] = MappingProxyType(
    {edition.name: edition for edition in (POUCH, CLASSIC, THREE_D, CARDS, SOLO)}
)


def edition_named(name: str) -> AnyEdition:
    """The edition of that name.

    Raises:
        ValueError: there is none.
    """
    if name not in EDITIONS:
        raise ValueError(f"unknown edition {name!r}; known: {', '.join(EDITIONS)}")
    return EDITIONS[name]


def view_type(edition: AnyEdition) -> type[object]:
    """The type of what that edition shows, as its function `view` declares it."""
    return cast(type[object], get_type_hints(edition.rules.view)["return"])
