"""All editions by name."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final, cast, get_type_hints

from ubongo.editions.contract.edition import AnyEdition, Edition

NAMES: Final = ("pouch", "classic", "three-d", "cards", "solo")
"""In the order in which players see them."""


class _Editions(Mapping[str, AnyEdition]):
    """The editions, each imported when it is first looked up: a program that plays one starts faster."""

    def __getitem__(self, name: str) -> AnyEdition:
        if name not in NAMES:
            raise KeyError(name)
        folder = name.replace("-", "_")
        edition: object = getattr(import_module(f"ubongo.editions.{folder}.edition"), folder.upper())
        if not isinstance(edition, Edition):
            raise TypeError(f"ubongo.editions.{folder}.edition needs {folder.upper()} of type Edition")
        return cast(AnyEdition, edition)

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


EDITIONS: Final[Mapping[str, AnyEdition]] = _Editions()


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
