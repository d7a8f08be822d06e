"""What a command lets people choose of an edition's settings, by name and value."""

from dataclasses import fields
from typing import Annotated, TypeAlias

import msgspec
from cyclopts import Parameter

from ubongo.editions.contract import AnyEdition
from ubongo.formats.decks import standard

Choices: TypeAlias = Annotated[tuple[str, ...], Parameter(name="--setting", negative="")]
"""Settings as words, such as `mode=count`."""


def chosen(words: tuple[str, ...]) -> dict[str, object]:
    """The settings by name, their values as they were written.

    Raises:
        ValueError: one is not name=value.
    """
    asked: dict[str, object] = {}
    for word in words:
        name, found, value = word.partition("=")
        if not found:
            raise ValueError(f"a setting is name=value, not {word!r}")
        asked[name] = value
    return asked


def agreed(edition: AnyEdition, asked: dict[str, object]) -> tuple[object, tuple[object, ...]]:
    """The settings that are asked for, the number of seats among them, and the boards to play with.

    Raises:
        ValueError: the edition has no such setting, or its rules exclude it.
    """
    unknown = asked.keys() - {field.name for field in fields(edition.settings)}
    if unknown:
        raise ValueError(f"{edition.name} has no {min(unknown)} to choose")
    settings = msgspec.convert(asked, edition.settings, strict=False)
    boards = edition.boards(settings, standard(edition.deck_of(settings)))
    edition.new(settings, boards)  # says what the rules exclude, before a game is played
    return settings, boards
