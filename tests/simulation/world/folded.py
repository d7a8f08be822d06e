"""The log of a world, decided and folded again by the rules as they are."""

from dataclasses import dataclass
from functools import cached_property

from tests.simulation.world.history import History
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Audience, Millis
from ubongo.editions.match import AnyMatch, new_match
from ubongo.editions.registry import edition_named
from ubongo.editions.secret import Scheme, Secret
from ubongo.formats.hash_chain import hashes_of
from ubongo.formats.log import Entry
from ubongo.tables.storage.deck_library import _STANDARDS  # pyright: ignore[reportPrivateUsage]
from ubongo.tables.storage.entry_rows import Codecs
from ubongo.tables.storage.store import TableRecord
from ubongo.tables.table.config import read_settings


@dataclass(frozen=True)
class Folded:
    """All entries, and the match before the first and after each."""

    history: History
    record: TableRecord

    @cached_property
    def secret(self) -> Secret:
        """What chance follows from."""
        return Secret(self.record.seed, Scheme(self.record.scheme))

    @cached_property
    def first(self) -> AnyMatch:
        """The match before the first entry."""
        edition = edition_named(self.record.edition)
        settings = read_settings(self.record.config, edition)
        deck = next(deck for checksum, deck in _STANDARDS.values() if checksum == self.record.deck)
        return new_match(edition, settings, edition.meta.boards(settings, deck))

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """The log."""
        codecs = Codecs.of(self.first.edition)
        return tuple(map(codecs.entry, self.history.rows))

    @cached_property
    def matches(self) -> tuple[AnyMatch, ...]:
        """By sequence number; 0: before the first entry."""
        found = [self.first]
        for entry in self.entries:
            found.append(found[-1].after(entry.events, entry.notes))
        return tuple(found)

    @cached_property
    def heads(self) -> tuple[str | None, ...]:
        """The hash of each entry, by sequence number."""
        return (None, *hashes_of(self.entries)) if self.entries else (None,)

    @cached_property
    def _views(self) -> dict[tuple[int, Audience], object]:
        return {}

    def view(self, seq: int, audience: Audience, at: int) -> object:
        """What that audience may see after that entry."""
        last = self.entries[seq - 1].at if seq else 0
        return self.matches[seq].view(audience, Millis(max(at, last)))

    def decision_differs(self, seq: int) -> bool:
        """Whether the rules decide something else than what is in the log."""
        entry, before = self.entries[seq - 1], self.matches[seq - 1]
        events = before.decided(entry.command, entry.at, self.secret, entry.notes)
        return isinstance(events, Refusal) or tuple(events) != entry.events
