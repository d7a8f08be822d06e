"""What a host may change before the game: pure functions from one table setup to the next.

Each checks again that the player is the host: another process may have changed that.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

import msgspec

from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.settings import GameSettings, described, with_fixed
from ubongo.editions.contract.values import Seat
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating import roster as rosters
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import AbsencePolicy, DeckChoice, Roster, SpectatorPolicy
from ubongo.tables.service.table_decks import DecksByKind, contains
from ubongo.tables.table.config import GameConfig, TableSetup, choosable, first_state, settings_of


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleChanges:
    """The changes that a player requests; None, or a setting that is not named, stays unchanged."""

    settings: Mapping[str, object]
    edition: AnyEdition | None = None
    deck: DeckChoice | None = None
    absent: AbsencePolicy | None = None
    spectators: SpectatorPolicy | None = None


def must_be_host(roster: Roster, player: str) -> None:
    """Check that the player is the host.

    Raises:
        ServiceError: another player is.
    """
    if not player or player != roster.host:
        raise ServiceError("not-the-host", "only the host can do that")


def must_be_allowed(roster: Roster, edition: AnyEdition, player: str, rules: RuleChanges) -> None:
    """Check that the player is the host, or changes nothing but settings of their own seat. Rule: D2.

    Raises:
        ServiceError: another player is the host.
    """
    if not _is_own(roster, edition, player, rules):
        must_be_host(roster, player)


def _is_own(roster: Roster, edition: AnyEdition, player: str, rules: RuleChanges) -> bool:
    if roster.strangers:
        return False  # nobody has agreed to an easier game of the other
    seat = roster.seat_of(player) if player else None
    is_for_all = rules.edition or rules.deck or rules.absent or rules.spectators
    if seat is None or is_for_all or not rules.settings:
        return False
    specs = described(edition.meta.settings)
    return all(name in specs and specs[name].seat == seat for name in rules.settings)


def must_have_seat(roster: Roster, seat: int) -> None:
    """Check that the seat exists.

    Raises:
        ServiceError: there is none.
    """
    if not 0 <= seat < len(roster.places):
        raise ServiceError("bad-seats", f"this table has no seat {seat}")


def arranged(before: TableSetup, player: str, seat: int, request: SeatRequest, rng: Random) -> TableSetup:
    """With a bot in that seat, or with the seat open."""
    must_be_host(before.roster, player)
    must_have_seat(before.roster, seat)
    return replace(before, roster=rosters.arranged(before.roster, Seat(seat), request, rng))


def resized(before: TableSetup, player: str, count: int, standard: DecksByKind) -> TableSetup:
    """With that many seats."""
    must_be_host(before.roster, player)
    if count not in before.edition.meta.seats:
        raise ServiceError("bad-seats", f"{before.edition.name} is not for {count}")
    if len(before.roster.people) > count:
        raise ServiceError("bad-seats", "there are more people at the table")
    settings = replace(before.config.settings, seats=count)
    return _setup(before.edition, rosters.resized(before.roster, count), settings, standard)


def with_rules(before: TableSetup, player: str, rules: RuleChanges, standard: DecksByKind) -> TableSetup:
    """With other rules, which the host changes; each player may change the settings of their own seat, such as a level.

    Another edition keeps the settings that it has too.
    """
    must_be_allowed(before.roster, before.edition, player, rules)
    roster = before.roster
    roster = replace(
        roster,
        deck=rules.deck or roster.deck,
        absent=rules.absent or roster.absent,
        spectators=rules.spectators or roster.spectators,
    )
    if rules.edition is not None and rules.edition is not before.edition:
        return _with_edition(replace(before, roster=roster), rules.edition, rules.settings, standard)
    settings = settings_of(before.edition, {**_chosen(before), **rules.settings}, len(roster.places))
    return _setup(before.edition, roster, settings, standard)


def filled(before: TableSetup, player: str, rng: Random) -> TableSetup:
    """With bots in the open seats."""
    must_be_host(before.roster, player)
    return replace(before, roster=rosters.filled(before.roster, rng))


def with_todays_rules(before: TableSetup, decks: DecksByKind) -> TableSetup:
    """With the fixed settings of a new game, if the table was opened by an older version."""
    settings = with_fixed(before.config.settings)
    return before if settings == before.config.settings else _setup(before.edition, before.roster, settings, decks)


def with_deck_wanted(
    before: TableSetup, edition: AnyEdition, standard: DecksByKind, fresh: DecksByKind | None
) -> TableSetup:
    """With the fresh deck, if one is wanted and the table has none; the decks were taken for `edition`.

    Raises:
        ServiceError: a fresh deck is needed now, and was not when the decks were taken.
    """
    has_fresh = before.edition is edition and not contains(standard, before.config.deck)
    if before.roster.deck is DeckChoice.STANDARD or has_fresh:
        return before
    if fresh is None:
        raise ServiceError("no-deck", "the rules have just changed; start again")
    return _setup(before.edition, before.roster, before.config.settings, fresh)


def with_its_deck(before: TableSetup, standard: DecksByKind) -> TableSetup:
    """With the deck that it has, whichever one was wanted."""
    has_fresh = not contains(standard, before.config.deck)
    deck = before.roster.deck if has_fresh else DeckChoice.STANDARD
    return replace(before, roster=replace(before.roster, deck=deck))


def _with_edition(
    before: TableSetup, edition: AnyEdition, wanted: Mapping[str, object], standard: DecksByKind
) -> TableSetup:
    seats = edition.meta.seats
    count = min(max(len(before.roster.places), seats[0]), seats[-1])
    if len(before.roster.people) > count:
        raise ServiceError("bad-seats", f"{edition.name} is for at most {count}")
    roster = rosters.resized(before.roster, count)
    own = choosable(edition)
    common = {name: value for name, value in _chosen(before).items() if name in own}
    try:
        return _setup(edition, roster, settings_of(edition, {**common, **wanted}, count), standard)
    except ServiceError:  # a setting of that name has other values there
        return _setup(edition, roster, settings_of(edition, wanted, count), standard)


def _chosen(before: TableSetup) -> dict[str, object]:
    """The settings that were chosen. The number of seats follows from the roster, and fixed ones from the rules."""
    values: dict[str, object] = msgspec.to_builtins(before.config.settings)
    own = choosable(before.edition)
    return {name: value for name, value in values.items() if name in own}


def _setup(edition: AnyEdition, roster: Roster, settings: GameSettings, decks: DecksByKind) -> TableSetup:
    found = decks.get(edition.meta.deck_of(settings))
    if found is None:
        raise ServiceError("no-deck", "the game has just been changed; try again")
    checksum, deck = found
    state = first_state(edition, settings, deck)
    return TableSetup(roster, GameConfig(edition, settings, checksum), state)
