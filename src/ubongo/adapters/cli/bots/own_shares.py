"""What a client adds to the chance of a game: shares, each of which it reveals only when it is due. See ADR 87."""

import secrets

from ubongo.adapters.cli.bots.messages import SeatIn, TableIn
from ubongo.editions.shares import CHAIN, SHARE_BYTES, hashed, share_chain
from ubongo.formats.stored_settings import stored_settings
from ubongo.formats.terms import SeatTerms, TermsError, read_terms

PAUSES = frozenset({"seated", "placing", "resting", "open"})
"""The stages in which a reveal can be due: between two rounds, and not while boards are being solved."""


class OwnShares:
    """The chain of one client for one game, and the terms that it is for."""

    def __init__(self, last: bytes | None = None) -> None:
        self._chain = share_chain(secrets.token_bytes(SHARE_BYTES) if last is None else last)
        self._terms: str | None = None
        """The terms for which the first share was revealed; none is revealed for other terms."""

    @property
    def commitment(self) -> str:
        """The hash of the first share, which fixes them all."""
        return hashed(self._chain[0])

    def asked(self, table: TableIn, view: object) -> tuple[int, str] | None:
        """The reveal that the server asks for, and its share; None if it is not due, or is for other terms."""
        asked = table.reveal
        if asked is None or asked.reveal > min(reveal_due(view), CHAIN - 1):
            return None
        if self._terms is None and self._are_seen(asked.terms, table, view):
            self._terms = asked.terms
        return (asked.reveal, self._chain[asked.reveal]) if asked.terms == self._terms else None

    def _are_seen(self, text: str, table: TableIn, view: object) -> bool:
        """Whether those are the terms of the table that this client sees. People have no names in terms."""
        try:
            terms, _ = read_terms(text)
        except TermsError:
            return False
        stage, settings = getattr(view, "stage", None), getattr(view, "settings", None)
        return (
            (terms.table, terms.edition, terms.secret) == (table.id, table.edition, table.seed_hash)
            and settings is not None
            and terms.settings == stored_settings(settings)
            and [seat.bot for seat in terms.seats] == [seat.strength for seat in table.seats]
            and (stage != "seated" or all(map(_is_named, terms.seats, table.seats)))
            and self.commitment in [seat.commitment for seat in terms.seats]
        )


def _is_named(seat: SeatTerms, shown: SeatIn) -> bool:
    """Whether a seat has the right name in the terms; those of newer games do not name people."""
    return seat.name == shown.name or (shown.strength is None and not seat.name)


def reveal_due(view: object) -> int:
    """The number of the reveal that is due now: 0 at the start, and one more for each round.

    -1: none, because boards are being solved.
    """
    stage, number = getattr(view, "stage", None), getattr(view, "round", 0)
    match getattr(view, "edition", None):
        case _ if stage not in PAUSES:
            return -1
        case _ if stage == "seated":
            return 0
        case "cards":
            return number // 2  # both sides of the cards come from one deal
        case edition:
            rounds = number + getattr(view, "tie_break", 0)
            placing = 1 if edition == "classic" else 0  # the first round begins after the pawns are placed
            if not getattr(getattr(view, "settings", None), "boards_open", False):
                return rounds + placing
            return 2 * rounds + placing - (1 if stage == "open" else 0)  # the die of each round is rolled later
