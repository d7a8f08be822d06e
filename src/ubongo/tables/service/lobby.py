"""The lobby: what people at a table do beside its game. They come and go, and agree on seats, rules and deck."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from hmac import compare_digest
from random import Random
from typing import Any

import msgspec

from ubongo.editions.contract.commands import Start
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Seat
from ubongo.puzzles.deck_kinds import AnyDeckKind, Deck
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating import roster as rosters
from ubongo.tables.seating.names import hashed
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import AbsencePolicy, DeckChoice, OccupantKind, Roster
from ubongo.tables.storage.deck_library import DeckError, DeckLibrary
from ubongo.tables.table.config import GameConfig, TableSetup
from ubongo.tables.table.event_log import Answer, Applied
from ubongo.tables.table.table import Table

Chosen = tuple[str, Deck]
"""A deck by its checksum."""
Choice = Mapping[AnyDeckKind, Chosen]
"""A deck of every kind that may be needed, by kind."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleChanges:
    """The host's changes; fields left out stay the same."""

    settings: Mapping[str, object]
    edition: AnyEdition | None = None
    deck: DeckChoice | None = None
    absent: AbsencePolicy | None = None


def settings_of(edition: AnyEdition, chosen: Mapping[str, object], seats: int) -> Any:
    """The edition's settings as chosen, for this many seats.

    Raises:
        ServiceError: there is no such setting, or its value is of the wrong type.
    """
    surplus = chosen.keys() - {field.name for field in fields(edition.meta.settings)}
    if surplus:
        raise ServiceError("bad-settings", f"unknown setting {min(surplus)!r}")
    if "seats" in chosen:
        raise ServiceError("bad-settings", "the number of seats follows from the seats")
    try:
        return msgspec.convert({**chosen, "seats": seats}, edition.meta.settings)
    except msgspec.ValidationError as cause:
        raise ServiceError("bad-settings", f"settings: {cause}") from cause


def first_state(edition: AnyEdition, settings: Any, deck: Deck) -> Any:
    """The state before the start.

    Raises:
        ServiceError: the rules exclude these settings, or the deck does not fit them.
    """
    try:
        return edition.rules.new(settings, edition.meta.boards(settings, deck))
    except ValueError as cause:
        raise ServiceError("bad-settings", str(cause)) from cause


def names_by_chance() -> Random:
    """Chance for names: it decides nothing else."""
    return Random(secrets.randbits(64))


class Lobby:
    """Changes what the people at a table have agreed on."""

    def __init__(self, deck_library: DeckLibrary, drive: Callable[[Table], None]) -> None:
        self._deck_library = deck_library
        self._drive = drive

    async def redeem(self, table: Table, invite: str, *, player: str, name: str) -> Seat | None:
        """Take the invitation of a link, and seat that person if a seat is open.

        Raises:
            ServiceError: the invitation is wrong.
        """
        if not compare_digest(hashed(invite), table.roster.invite):
            raise ServiceError("wrong-invite", "this invitation is not for this table")
        return await self.join(table, player=player, name=name)

    async def join(self, table: Table, *, player: str, name: str) -> Seat | None:
        """Seat a person in the first open seat; a seated person keeps theirs. None: they may watch."""
        before = table.roster.seat_of(player)
        await table.setup.reseat(lambda roster: rosters.joined(roster, player, name, names_by_chance()))
        seat = table.roster.seat_of(player)
        if before is None and seat is not None:
            table.presence.seated(player)
        return seat

    async def rename(self, table: Table, player: str, name: str) -> None:
        """Give that person another name, at any time."""
        _seat(table, player)
        await table.setup.reseat(lambda roster: rosters.renamed(roster, player, name, names_by_chance()))

    async def leave(self, table: Table, player: str) -> None:
        """Remove that person: before the game the seat becomes open, afterwards it stays reserved for them."""
        _seat(table, player)
        present = table.presence.people(table.roster)

        def stood_up(before: TableSetup) -> TableSetup:
            return replace(before, roster=rosters.stood_up(before.roster, player, present))

        if await table.agree(stood_up) is None:
            await table.setup.reseat(lambda roster: rosters.departed(roster, player, present))

    async def come_back(self, table: Table, player: str) -> None:
        """That person is there again, and acts in their seat."""
        if rosters.returned(table.roster, player) != table.roster:
            await table.setup.reseat(lambda roster: rosters.returned(roster, player))

    async def pass_on(self, table: Table) -> None:
        """Make somebody else the host where the host is missed and others are there."""
        present = table.presence.people(table.roster)
        if table.host_is_missed and present:
            await table.setup.reseat(lambda roster: rosters.passed_on(roster, present))

    async def arrange(self, table: Table, player: str, seat: int, request: SeatRequest) -> None:
        """Put a bot into a seat, or open it, for the host and before the game."""
        if not 0 <= seat < len(table.roster.places):
            raise ServiceError("bad-seats", f"this table has no seat {seat}")

        def arranged(before: TableSetup) -> TableSetup:
            _must_be_host(before.roster, player)
            if seat >= len(before.roster.places):
                raise ServiceError("bad-seats", f"this table has no seat {seat}")
            return replace(before, roster=rosters.arranged(before.roster, Seat(seat), request, names_by_chance()))

        await self._agree(table, player, arranged)

    async def resize(self, table: Table, player: str, count: int) -> None:
        """Change how many seats there are, for the host and before the game."""
        standard = await self._standard(table.edition)

        def resized(before: TableSetup) -> TableSetup:
            _must_be_host(before.roster, player)
            if count not in before.edition.meta.seats:
                raise ServiceError("bad-seats", f"{before.edition.name} is not for {count}")
            if sum(place.kind is OccupantKind.PERSON for place in before.roster.places) > count:
                raise ServiceError("bad-seats", "more people than that are at the table")
            settings = replace(before.config.settings, seats=count)
            return _agreed(before.edition, rosters.resized(before.roster, count), settings, standard)

        await self._agree(table, player, resized)

    async def change_rules(self, table: Table, player: str, rules: RuleChanges) -> None:
        """Change settings, deck or what happens in an absent player's place, for the host and before the game.

        Another edition brings as many of its seats as are wanted, and keeps what was agreed on where it knows it too.
        """
        edition = rules.edition or table.edition
        standard = await self._standard(edition)

        def changed(before: TableSetup) -> TableSetup:
            _must_be_host(before.roster, player)
            roster = replace(
                before.roster, deck=rules.deck or before.roster.deck, absent=rules.absent or before.roster.absent
            )
            if rules.edition is not None and rules.edition is not before.edition:
                return _other_game(before, rules.edition, roster, rules.settings, standard)
            settings = settings_of(before.edition, {**_known(before), **rules.settings}, len(roster.places))
            return _agreed(before.edition, roster, settings, standard)

        await self._agree(table, player, changed)

    async def begin(self, table: Table, player: str, command_id: str) -> Answer:
        """Start the game, for the host: with bots in the open seats, and on a fresh deck if one is wanted.

        Raises:
            ServiceError: somebody else asks, or there is no deck.
        """
        if table.seq > 0 and player != table.roster.host:
            answer = await table.handle(Start(), command_id)  # who was the host may ask again whether it was heard
            if isinstance(answer, Applied):
                return answer
        _must_be_host(table.roster, player)
        edition = table.edition
        standard = await self._standard(edition)
        fresh = await self._fresh(table, standard)

        def agreed(before: TableSetup) -> TableSetup:
            _must_be_host(before.roster, player)
            roster = rosters.filled(before.roster, names_by_chance())
            has_own = before.edition is edition and not _is_among(before.config.deck, standard)
            if roster.deck is DeckChoice.STANDARD or has_own:
                return replace(before, roster=roster)
            if fresh is None:
                raise ServiceError("no-deck", "the rules have just changed; start again")
            return _agreed(before.edition, roster, before.config.settings, fresh)

        answer = await table.agree(agreed, start=command_id) or await table.handle(Start(), command_id)
        if not isinstance(answer, Refusal):
            self._drive(table)
        return answer

    async def _standard(self, edition: AnyEdition) -> Choice:
        return {kind: await self._deck_library.kept_standard(kind) for kind in edition.meta.decks}

    async def _fresh(self, table: Table, standard: Choice) -> Choice | None:
        """A deck of the table's own if it wants one and has none yet."""
        if table.seq > 0 or table.roster.deck is DeckChoice.STANDARD or not _is_among(table.config.deck, standard):
            return None
        kind = table.config.deck_kind
        try:
            return {kind: await self._deck_library.fresh(kind, kind.sides, secrets.randbits(32))}
        except DeckError as cause:
            raise ServiceError("no-deck", str(cause)) from cause

    async def _agree(self, table: Table, player: str, change: Callable[[TableSetup], TableSetup]) -> Applied:
        _must_be_host(table.roster, player)
        if await table.agree(change) is None:
            raise ServiceError("already-started", "the game has started")
        return Applied(table.seq)


def _seat(table: Table, player: str) -> Seat:
    seat = table.roster.seat_of(player)
    if seat is None:
        raise ServiceError("not-seated", "only a seated player can do that")
    return seat


def _must_be_host(roster: Roster, player: str) -> None:
    if not player or player != roster.host:
        raise ServiceError("not-the-host", "only the host can do that")


def _other_game(
    before: TableSetup, edition: AnyEdition, roster: Roster, wanted: Mapping[str, object], choice: Choice
) -> TableSetup:
    count = min(max(len(roster.places), edition.meta.seats[0]), edition.meta.seats[-1])
    if sum(place.kind is OccupantKind.PERSON for place in roster.places) > count:
        raise ServiceError("bad-seats", f"{edition.name} is for at most {count}")
    roster = rosters.resized(roster, count)
    own = {field.name for field in fields(edition.meta.settings)}
    kept = {name: value for name, value in _known(before).items() if name in own}
    try:
        return _agreed(edition, roster, settings_of(edition, {**kept, **wanted}, count), choice)
    except ServiceError:  # a setting of that name means something else there
        return _agreed(edition, roster, settings_of(edition, wanted, count), choice)


def _known(before: TableSetup) -> dict[str, object]:
    """The agreed settings; the number of seats follows from the seats."""
    known: dict[str, object] = msgspec.to_builtins(before.config.settings)
    del known["seats"]
    return known


def _agreed(edition: AnyEdition, roster: Roster, settings: Any, choice: Choice) -> TableSetup:
    chosen = choice.get(edition.meta.deck_of(settings))
    if chosen is None:
        raise ServiceError("no-deck", "the game has just been changed; try again")
    checksum, deck = chosen
    state = first_state(edition, settings, deck)
    return TableSetup(roster, GameConfig(edition, settings, checksum), state)


def _is_among(deck: str, choice: Choice) -> bool:
    return any(deck == checksum for checksum, _ in choice.values())
