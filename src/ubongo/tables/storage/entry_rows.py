"""Entries of a log as rows of a store."""

from dataclasses import dataclass

import msgspec

from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.shares import NO_NOTES, Notes
from ubongo.formats.codec import Codec, Plain, kinds_of
from ubongo.formats.log import Entry
from ubongo.formats.terms import read_terms
from ubongo.tables.storage.store import LogRow

_plain_list = msgspec.json.Decoder(list[dict[str, object]]).decode
_plain = msgspec.json.Decoder(dict[str, object]).decode


@dataclass(frozen=True, slots=True)
class Codecs:
    """How an edition's commands and events are encoded."""

    commands: Codec
    events: Codec

    @classmethod
    def of(cls, edition: AnyEdition) -> "Codecs":
        """The codecs of that edition."""
        commands, events = kinds_of(edition)
        return cls(Codec(commands), Codec(events))

    def row(self, entry: Entry, command_id: str) -> LogRow:
        """The entry as a row."""
        events = msgspec.json.encode([self.events.plain(event) for event in entry.events])
        command = msgspec.json.encode(self.commands.plain(entry.command))
        return LogRow(entry.seq, entry.at, command_id, command, events, _notes_row(entry.notes))

    def entry(self, row: LogRow) -> Entry:
        """The entry of a row."""
        events: list[Plain] = _plain_list(row.events)
        command = self.commands.value(_plain(row.command))
        return Entry(row.seq, row.at, command, tuple(self.events.value(event) for event in events), _notes(row.notes))


class _Notes(msgspec.Struct, frozen=True, omit_defaults=True):
    bot: str | None = None
    shares: tuple[str | None, ...] | None = None
    terms: str | None = None


def _notes_row(notes: Notes) -> bytes | None:
    if notes == NO_NOTES:
        return None
    return msgspec.json.encode(_Notes(notes.bot, notes.shares, None if notes.terms is None else notes.terms.text))


def _notes(row: bytes | None) -> Notes:
    if row is None:
        return NO_NOTES
    read = msgspec.json.decode(row, type=_Notes)
    return Notes(read.bot, read.shares, None if read.terms is None else read_terms(read.terms)[1])
