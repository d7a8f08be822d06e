"""What a command lets people choose of an edition's settings, by name and value."""

from dataclasses import fields
from typing import Annotated, TypeAlias

import msgspec
from cyclopts import Parameter

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.formats.standard_decks import standard_deck

Choices: TypeAlias = Annotated[tuple[str, ...], Parameter(name="--setting", negative="")]
"""Settings as words, such as `mode=count`."""


def chosen(words: tuple[str, ...]) -> dict[str, object]:
    """The settings by name, their values as they were written.

    Raises:
        ValueError: one is not name=value, or not to be chosen like this.
    """
    asked: dict[str, object] = {}
    for word in words:
        name, found, value = word.partition("=")
        if not found:
            raise ValueError(f"a setting is name=value, not {word!r}")
        if name == "seats":
            raise ValueError("the number of seats follows from the players")
        asked[name] = value
    return asked


def agreed(edition: AnyEdition, asked: dict[str, object]) -> tuple[object, tuple[object, ...]]:
    """The settings that are asked for, the number of seats among them, and the boards to play with.

    Raises:
        ValueError: the edition has no such setting, or its rules exclude it.
    """
    unknown = asked.keys() - {field.name for field in fields(edition.meta.settings)}
    if unknown:
        raise ValueError(f"{edition.name} has no {min(unknown)} to choose")
    settings = msgspec.convert(asked, edition.meta.settings, strict=False)
    boards = edition.meta.boards(settings, standard_deck(edition.meta.deck_of(settings)))
    edition.rules.new(settings, boards)  # refuses what the rules exclude, before a game is played
    return settings, boards


def strength_named(word: str) -> Strength:
    """The strength of that name.

    Raises:
        ValueError: there is none; the message names those there are.
    """
    known = {strength.value: strength for strength in Strength}
    if word not in known:
        raise ValueError(f"unknown strength {word!r}; known: {', '.join(known)}")
    return known[word]


def must_seat(edition: AnyEdition, players: int) -> None:
    """Check that this many can play it.

    Raises:
        ValueError: they are too few or too many.
    """
    if players not in edition.meta.seats:
        first, last = edition.meta.seats[0], edition.meta.seats[-1]
        counted = f"{first} to {last} players" if last > first else f"{first} player"
        raise ValueError(f"{edition.name} is for {counted}, not {players}")
