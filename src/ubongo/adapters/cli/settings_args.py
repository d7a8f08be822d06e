"""An edition's settings on the command line, by name and value. Help and checks come from their specs."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias

import msgspec
from cyclopts import Parameter

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.settings import PLAYERS, GameSettings, described
from ubongo.editions.registry import EDITIONS
from ubongo.formats.standard_decks import standard_deck


def _settings_help() -> str:
    """Every setting of every edition, with its allowed values and its default."""
    return " ".join(("A setting of the edition, as name=value; may be repeated.", *map(_help_of, EDITIONS.values())))


def _help_of(edition: AnyEdition) -> str:
    specs = described(edition.meta.settings).values()
    return f"{edition.name}: {'; '.join(f'{spec.name}={spec.written} ({spec.allowed})' for spec in specs)}."


EditionName: TypeAlias = Annotated[str, Parameter(help=f"The edition to play: {', '.join(EDITIONS)}.")]
Choices: TypeAlias = Annotated[tuple[str, ...], Parameter(name="--setting", negative="", help=_settings_help())]
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
        if name == PLAYERS:
            raise ValueError("the number of seats follows from the players")
        asked[name] = value
    return asked


def agreed(edition: AnyEdition, asked: dict[str, object]) -> tuple[GameSettings, tuple[object, ...]]:
    """The requested settings, including the number of seats, and the boards to play with.

    Raises:
        ValueError: the edition has no such setting, or its rules exclude it.
    """
    unknown = asked.keys() - {PLAYERS, *described(edition.meta.settings)}
    if unknown:
        known = ", ".join(described(edition.meta.settings))
        raise ValueError(f"{edition.name} has no {min(unknown)} to choose; it has: {known}")
    settings = _converted(edition, asked)
    boards = edition.meta.boards(settings, standard_deck(edition.meta.deck_of(settings)))
    edition.rules.new(settings, boards)  # refuses what the rules exclude, before a game is played
    return settings, boards


def _converted(edition: AnyEdition, asked: Mapping[str, object]) -> GameSettings:
    """The settings as the edition has them.

    Raises:
        ValueError: a value is not of the type of its setting.
    """
    players = {PLAYERS: asked[PLAYERS]}
    for name, spec in described(edition.meta.settings).items():
        if name in asked:
            try:
                msgspec.convert({**players, name: asked[name]}, edition.meta.settings, strict=False)
            except msgspec.ValidationError as cause:
                raise ValueError(f"{name} must be {spec.allowed}, not {asked[name]!r}") from cause
    return msgspec.convert(asked, edition.meta.settings, strict=False)


def strength_named(word: str) -> Strength:
    """The strength of that name.

    Raises:
        ValueError: there is no such strength; the message lists the known ones.
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
