"""A finished game with everything needed to replay it and to check it."""

from collections.abc import Iterator
from dataclasses import dataclass

from ubongo.editions.contract.edition import AnyBoards, AnyEdition
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.contract.values import Outcome
from ubongo.editions.match import AnyMatch, new_match
from ubongo.editions.secret import Secret
from ubongo.formats.board_moves import BoardMoves
from ubongo.formats.log import Entry
from ubongo.formats.terms import GameTerms


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedGame:
    """A finished game as recorded in its file; `verify` checks whether it is true."""

    edition: AnyEdition
    settings: GameSettings
    boards: AnyBoards
    """Of the side that was played; or the cards."""
    deck: str
    """The checksum of the whole deck that the boards came from."""
    secret: Secret
    seed_hash: str
    """As it was published before the game."""
    names: tuple[str, ...]
    """By seat."""
    entries: tuple[Entry, ...]
    outcome: Outcome
    terms: GameTerms | None = None
    """What the players agreed to; None in scheme 1."""
    hashes: tuple[str, ...] = ()
    """By entry, as the file states them; none in scheme 1."""
    moves: tuple[BoardMoves, ...] = ()
    """Hints beside the log: nothing is verified by them."""

    def start(self) -> AnyMatch:
        """The match before its first entry."""
        return new_match(self.edition, self.settings, self.boards)

    def replayed(self) -> Iterator[tuple[Entry, AnyMatch]]:
        """Each entry, with the match after it. The log is believed, not checked."""
        match = self.start()
        for entry in self.entries:
            match = match.after(entry.events, entry.notes)
            yield entry, match
