"""The route that describes the editions, so that clients need no copy of their settings."""

from enum import Enum
from functools import cache

from litestar import Response, get
from msgspec import Struct

from ubongo.adapters.web.actions.action import SettingValue
from ubongo.adapters.web.documents import Document, document
from ubongo.adapters.web.requests import AnyRequest
from ubongo.editions.contract.bots import USUAL_STRENGTH
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.settings import SettingKind, SettingSpec, described
from ubongo.editions.registry import EDITIONS
from ubongo.tables.seating.seats import USUAL_DECK, USUAL_POLICY, USUAL_SPECTATORS


class PlayersOut(Struct, frozen=True):
    """How many can play."""

    min: int
    max: int


class SettingOut(Struct, frozen=True):
    """A setting of an edition."""

    name: str
    type: str
    """boolean, integer, string, or seat: the number of a seat at the table."""
    unit: str | None
    """ms, min, or none."""
    nullable: bool
    default: SettingValue
    min: int | None
    max: int | None
    choices: tuple[SettingValue, ...] | None
    """The only values allowed; null: every value of the type within the bounds."""
    offered: tuple[SettingValue, ...]
    """The values for a control, in order; empty: a lobby shows none."""
    seat: int | None
    """The seat whose player it is for; null: it is for the whole table."""
    printed: SettingValue
    """The value in the printed game."""


class EditionOut(Struct, frozen=True):
    """One of the games."""

    name: str
    players: PlayersOut
    decks: tuple[str, ...]
    """The kinds of deck that it can be played with, the usual one first."""
    endings: tuple[str, ...]
    bots: bool
    """Whether a table can seat bots."""
    settings: tuple[SettingOut, ...]
    facts: dict[str, int]
    """The numbers of its rules by name, for texts that describe them."""


class EditionsOut(Struct, frozen=True):
    """All of them, and what can be chosen whichever is played."""

    editions: tuple[EditionOut, ...]
    table: tuple[SettingOut, ...]
    """For a table: the deck, what happens if a player is away, and what spectators see."""
    bot: tuple[SettingOut, ...]
    """For each bot: its strength."""


@get("/api/editions", sync_to_thread=False)
def editions(request: AnyRequest) -> Response[EditionsOut]:
    """The editions with their players, decks and settings."""
    return _editions().answer(request)


@cache
def _editions() -> Document[EditionsOut]:
    return document(editions_out())


def editions_out() -> EditionsOut:
    """The editions as clients see them."""
    return EditionsOut(
        editions=tuple(map(edition_out, EDITIONS.values())),
        table=(
            _choice_out("deck", USUAL_DECK),
            _choice_out("absent", USUAL_POLICY),
            _choice_out("spectators", USUAL_SPECTATORS),
        ),
        bot=(_choice_out("strength", USUAL_STRENGTH),),
    )


def edition_out(edition: AnyEdition) -> EditionOut:
    """The edition as clients see it."""
    meta = edition.meta
    return EditionOut(
        name=meta.name,
        players=PlayersOut(min=meta.seats[0], max=meta.seats[-1]),
        decks=tuple(deck.name for deck in meta.decks),
        endings=meta.endings,
        bots=meta.seats[-1] > 1,
        settings=tuple(_setting_out(spec, meta.seats) for spec in described(meta.settings).values() if not spec.fixed),
        facts=dict(meta.facts),
    )


def _choice_out(name: str, default: Enum) -> SettingOut:
    """A choice among the members of the enum that the default is one of."""
    values = tuple(member.value for member in type(default))
    return SettingOut(
        name=name,
        type=SettingKind.STRING.value,
        unit=None,
        nullable=False,
        default=default.value,
        min=None,
        max=None,
        choices=values,
        offered=values,
        seat=None,
        printed=default.value,
    )


def _setting_out(spec: SettingSpec, seats: range) -> SettingOut:
    offered = spec.offered
    if spec.kind is SettingKind.SEAT:
        offered = (*((None,) if spec.nullable else ()), *range(seats[-1]))
    return SettingOut(
        name=spec.name,
        type=spec.kind.value,
        unit=spec.unit,
        nullable=spec.nullable,
        default=spec.default,
        min=spec.least,
        max=spec.most,
        choices=spec.choices,
        offered=offered,
        seat=spec.seat,
        printed=spec.printed,
    )
