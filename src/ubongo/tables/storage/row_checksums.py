"""Checksums of the rows of a log: each covers its row and all rows before it, as bytes. See ADR 110."""

from hashlib import sha256

from ubongo.tables.storage.store import LogRow, StoredConfig, TableRecord


def first_checksum(record: TableRecord, config: StoredConfig) -> bytes:
    """What the checksum of the first row covers: the table, and the config that its game was started with."""
    fields = (record.id, record.seed, str(record.scheme), config.edition, config.settings, config.deck)
    return _hashed(b"", *fields)


def next_checksum(before: bytes, row: LogRow) -> bytes:
    """The checksum of a row that follows one with the checksum `before`. The row's own `checksum` is not read."""
    notes = b"" if row.notes is None else row.notes
    return _hashed(before, str(row.seq), str(row.at), row.command_id, row.command, row.events, notes)


def _hashed(before: bytes, *fields: str | bytes) -> bytes:
    digest = sha256(before)
    for field in fields:
        data = field.encode() if isinstance(field, str) else field
        digest.update(len(data).to_bytes(8))
        digest.update(data)
    return digest.digest()
