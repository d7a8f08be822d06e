"""Entries of a log as rows of a store."""

from dataclasses import dataclass

import msgspec

from ubongo.editions.contract.edition import AnyEdition
from ubongo.formats.codec import Codec, Plain
from ubongo.formats.log import Entry
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
        return cls(Codec(edition.rules.commands), Codec(edition.rules.events))

    def row(self, entry: Entry, command_id: str) -> LogRow:
        """The entry as a row."""
        events = msgspec.json.encode([self.events.plain(event) for event in entry.events])
        return LogRow(entry.seq, entry.at, command_id, msgspec.json.encode(self.commands.plain(entry.command)), events)

    def entry(self, row: LogRow) -> Entry:
        """The entry of a row."""
        events: list[Plain] = _plain_list(row.events)
        command = self.commands.value(_plain(row.command))
        return Entry(row.seq, row.at, command, tuple(self.events.value(event) for event in events))
