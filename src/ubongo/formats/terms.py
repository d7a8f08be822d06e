"""The terms of a game: what its players agreed to, as canonical JSON. See ADR 87."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, TypeAlias

import msgspec

from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.parts.identity_key import IdentityKey
from ubongo.editions.secret import Scheme
from ubongo.editions.shares import Terms
from ubongo.formats import deck_file
from ubongo.formats.canonical_json import canonical
from ubongo.formats.errors import UbongoError
from ubongo.formats.stored_settings import stored_settings
from ubongo.puzzles.deck_kinds import Deck

Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hexadecimal, lower case. The length is stated because `$` also matches before a line break."""


class TermsError(UbongoError):
    """Terms that no game can have."""


class SeatTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat when the game started."""

    name: Annotated[str, msgspec.Meta(max_length=40)]
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None
    """The strength of a bot; None: a person."""
    commitment: Hex | None
    """The hash of the first share of a person's client; None: the seat adds no shares."""


class DeckTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deck, and how it was made."""

    checksum: Hex
    generator: Annotated[str, msgspec.Meta(max_length=100)]
    seed: Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]
    boards: Hex
    """The checksum of the boards of the side that is played, as a deck of their own."""


class GameTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The terms as values."""

    scheme: int
    table: Annotated[str, msgspec.Meta(max_length=40)]
    """The id of the table; empty for a game that was played without one."""
    edition: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    settings: dict[str, object]
    deck: DeckTerms
    seats: Annotated[tuple[SeatTerms, ...], msgspec.Meta(min_length=1, max_length=8)]
    bots_pace: Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)] = 1000
    """How fast bots act, in thousandths of the pace of people."""
    secret: Hex
    """The hash of the table's secret."""

    @property
    def people(self) -> int:
        """How many seats are not those of bots."""
        return sum(seat.bot is None for seat in self.seats)

    def as_terms(self) -> Terms:
        """The terms as the game's key mixes them in."""
        return Terms(
            canonical(msgspec.to_builtins(self)).decode(), tuple(seat.commitment for seat in self.seats), self.people
        )


def deck_terms(edition: AnyEdition, settings: GameSettings, deck: Deck) -> DeckTerms:
    """The terms of a game that is played with that deck."""
    return _deck_terms(IdentityKey(edition), settings, IdentityKey(deck))


@lru_cache(maxsize=8)  # game after game is played with the same deck, and its checksum takes a while
def _deck_terms(of: IdentityKey[AnyEdition], settings: GameSettings, one: IdentityKey[Deck]) -> DeckTerms:
    edition, deck = of.value, one.value
    played = edition.meta.deck_of(settings).as_played(edition.meta.boards(settings, deck))
    return DeckTerms(deck_file.checksum(deck), deck.generator, deck.seed, deck_file.checksum(played))


def game_terms(
    *,
    edition: AnyEdition,
    settings: GameSettings,
    deck: DeckTerms,
    seats: Sequence[SeatTerms],
    secret_hash: str,
    table: str = "",
    bots_pace: float = 1.0,
) -> GameTerms:
    """The terms of a game that is about to start; the seats are in seating order."""
    return GameTerms(
        scheme=Scheme.BY_PURPOSE,
        table=table,
        edition=edition.name,
        settings=stored_settings(settings),
        deck=deck,
        seats=tuple(seats),
        bots_pace=round(bots_pace * 1000),
        secret=secret_hash,
    )


def read_terms(text: str | bytes) -> tuple[GameTerms, Terms]:
    """The terms in canonical JSON, as values and as the key mixes them in.

    Raises:
        TermsError: it holds no terms, or is not canonical.
    """
    data = text.encode() if isinstance(text, str) else text
    try:
        values = msgspec.json.decode(data, type=GameTerms)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as cause:
        raise TermsError(f"terms: {cause}") from cause
    agreed = values.as_terms()
    if agreed.text.encode() != data:
        raise TermsError("terms: not canonical JSON")
    return values, agreed
