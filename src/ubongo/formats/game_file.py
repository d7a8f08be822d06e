"""Finished games as files: versioned JSON with everything needed to replay the game and to check it.

The boards of the side that was played are a separate deck file inside it; the log has one entry per line. Version 1
holds games of chance scheme 1; version 2, of scheme 2, holds the terms and the hash of each entry.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import repeat
from typing import Annotated, TypeAlias, TypeVar

import msgspec

from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.contract.values import Millis, Outcome
from ubongo.editions.match import new_match
from ubongo.editions.registry import edition_named
from ubongo.editions.secret import Scheme, Secret
from ubongo.editions.shares import NO_NOTES, Notes, Terms
from ubongo.formats import deck_file
from ubongo.formats.board_moves import BoardMoves
from ubongo.formats.canonical_json import canonical
from ubongo.formats.codec import Codec, CodecError, Plain, kinds_of
from ubongo.formats.errors import UbongoError
from ubongo.formats.hash_chain import entry_hash, first_hash
from ubongo.formats.log import Entry
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.stored_settings import settings_from, stored_settings
from ubongo.formats.terms import Hex, read_terms
from ubongo.formats.unique_keys import repeated_key

FORMAT = "ubongo-game"
VERSIONS = (1, 2)
MOST_BYTES = 8 << 20
MOST_ENTRIES = 10_000
MOST_EVENTS = 100
"""In one entry."""
LATEST = 1 << 53
MOST_BOARDS = 4_000
"""With moves."""

Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]

Moves: TypeAlias = Annotated[tuple[BoardMoves, ...], msgspec.Meta(max_length=MOST_BOARDS)]


class GameFileError(UbongoError):
    """A file that is no game of this version."""


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seq: Annotated[int, msgspec.Meta(ge=1, le=MOST_ENTRIES)]
    at: Annotated[int, msgspec.Meta(ge=0, le=LATEST)]
    command: dict[str, object]
    events: Annotated[tuple[dict[str, object], ...], msgspec.Meta(max_length=MOST_EVENTS)]


class _ChainedEntry(_Entry, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    bot: Word | None = None
    shares: Annotated[tuple[Hex | None, ...], msgspec.Meta(max_length=8)] | None = None
    hash: Hex


class _Header(msgspec.Struct, frozen=True):
    format: str
    version: int


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    version: int
    edition: Word
    settings: dict[str, object]
    names: Annotated[tuple[Name, ...], msgspec.Meta(min_length=1, max_length=8)]
    seed: Hex
    seed_hash: Hex
    outcome: dict[str, object]
    deck: Hex
    boards: msgspec.Raw
    entries: Annotated[tuple[_Entry, ...], msgspec.Meta(min_length=1, max_length=MOST_ENTRIES)]
    moves: Moves = ()


class _ChainedFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: str
    version: int
    terms: msgspec.Raw
    seed: Hex
    outcome: dict[str, object]
    names: Annotated[tuple[Name, ...], msgspec.Meta(max_length=8)] = ()
    """By seat, if the terms leave some out; proved by nothing."""
    boards: msgspec.Raw
    entries: Annotated[tuple[_ChainedEntry, ...], msgspec.Meta(min_length=1, max_length=MOST_ENTRIES)]
    moves: Moves = ()


def encode(
    *,
    edition: str,
    settings: GameSettings,
    boards: tuple[object, ...],
    deck: str,
    seed: bytes,
    names: Sequence[str],
    entries: Sequence[Entry],
    moves: Sequence[BoardMoves] = (),
) -> bytes:
    """The finished game as a file of version 1 if its first entry has no terms, else of version 2.

    `boards` are those of the side that was played, `deck` is the checksum of the whole deck, `names` are by seat. In
    version 2, the terms hold edition, settings and deck, and the names of bots. `moves` are left out if there are none.

    Raises:
        ValueError: the edition is unknown, or the game has not ended.
    """
    played = edition_named(edition)
    outcome = new_match(played, settings, boards).after_entries(entry.events for entry in entries).outcome
    if outcome is None:
        raise ValueError("the game has not ended")
    terms = entries[0].notes.terms
    header: dict[str, object]
    if terms is None:
        header = {
            "format": FORMAT,
            "version": 1,
            "edition": edition,
            "settings": stored_settings(settings),
            "names": tuple(names),
            "seed": seed.hex(),
            "seed_hash": Secret(seed).hash,
            "outcome": outcome,
            "deck": deck,
        }
    else:
        header = {
            "format": FORMAT,
            "version": 2,
            "terms": msgspec.Raw(terms.text.encode()),
            "seed": seed.hex(),
            "outcome": outcome,
        }
        if any(not seat.name for seat in read_terms(terms.text)[0].seats):
            header["names"] = tuple(names)
    lines = b",\n".join(map(_json, _written(entries, _codec(played))))
    nested = deck_file.encode(played.meta.deck_of(settings).as_played(boards)).strip()
    beside = b',\n"moves":' + _json(moves) if moves else b""
    return _json(header)[:-1] + beside + b',\n"boards":' + nested + b',\n"entries":[\n' + lines + b"\n]}\n"


def decode(data: bytes) -> RecordedGame:
    """The game of a file, every value of a closed type.

    Raises:
        GameFileError: it is not JSON, has another format or version, or has content that no game can have.
    """
    file = _parsed(data)
    try:
        return _game(file) if isinstance(file, _File) else _game_with_terms(file)
    except (ValueError, UbongoError) as cause:
        raise cause if isinstance(cause, GameFileError) else GameFileError(str(cause)) from cause


def _game(file: _File) -> RecordedGame:
    edition = edition_named(file.edition)
    settings = _settings(file.settings, edition)
    return RecordedGame(
        edition=edition,
        settings=settings,
        boards=_boards(file.boards, edition, settings, only_boards=False),
        deck=file.deck,
        secret=Secret(bytes.fromhex(file.seed), Scheme.BY_ENTRY),
        seed_hash=file.seed_hash,
        names=file.names,
        entries=tuple(map(_reader(edition), file.entries, repeat(NO_NOTES))),
        outcome=_outcome(file.outcome, len(file.names)),
        moves=file.moves,
    )


def _game_with_terms(file: _ChainedFile) -> RecordedGame:
    terms, agreed = read_terms(canonical(msgspec.json.decode(file.terms)))
    edition = edition_named(terms.edition)
    settings = _settings(terms.settings, edition)
    return RecordedGame(
        edition=edition,
        settings=settings,
        boards=_boards(file.boards, edition, settings, only_boards=True),
        deck=terms.deck.checksum,
        secret=Secret(bytes.fromhex(file.seed)),
        seed_hash=terms.secret,
        names=file.names if len(file.names) == len(terms.seats) else tuple(seat.name for seat in terms.seats),
        entries=tuple(map(_reader(edition), file.entries, _notes(file.entries, agreed))),
        outcome=_outcome(file.outcome, len(terms.seats)),
        terms=terms,
        hashes=tuple(entry.hash for entry in file.entries),
        moves=file.moves,
    )


def _boards(data: msgspec.Raw, edition: AnyEdition, settings: GameSettings, *, only_boards: bool) -> tuple[object, ...]:
    kind = edition.meta.deck_of(settings)
    deck = deck_file.decode_as(kind, bytes(data))
    boards = kind.contents(deck)
    if only_boards and deck != kind.as_played(boards):
        raise GameFileError("the deck file in boards must hold the boards as played, and nothing else")
    edition.rules.new(settings, boards)
    return boards


def _outcome(plain: dict[str, object], seats: int) -> Outcome:
    outcome = _closed(plain, Outcome)
    if len(outcome.points) != seats:
        raise GameFileError(f"{seats} names for {len(outcome.points)} seats")
    return outcome


def _parsed(data: bytes) -> _File | _ChainedFile:
    if len(data) > MOST_BYTES:
        raise GameFileError(f"a game has at most {MOST_BYTES} bytes, not {len(data)}")
    try:
        header = msgspec.json.decode(data, type=_Header)
        if header.format != FORMAT or header.version not in VERSIONS:
            raise GameFileError(f"this reads {FORMAT} 1 and 2, not {header.format[:40]!r} {header.version}")
        file = msgspec.json.decode(data, type=_File if header.version == 1 else _ChainedFile)
        twice = repeated_key(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as cause:
        raise GameFileError(f"not a game: {cause}") from cause
    if twice is not None:
        raise GameFileError(f"not a game: the key {twice[:40]!r} is there twice")
    return file


def _codec(edition: AnyEdition) -> Codec:
    commands, events = kinds_of(edition)
    return Codec((*commands, *events))


def _written(entries: Sequence[Entry], codec: Codec) -> Iterator[_Entry]:
    terms = entries[0].notes.terms
    last = None if terms is None else first_hash(terms)
    for entry in entries:
        plain = _Entry(entry.seq, entry.at, codec.plain(entry.command), tuple(map(codec.plain, entry.events)))
        if last is None:
            yield plain
        else:
            last = entry_hash(last, entry)
            yield _ChainedEntry(
                plain.seq,
                plain.at,
                plain.command,
                plain.events,
                bot=entry.notes.bot,
                shares=entry.notes.shares,
                hash=last,
            )


def _notes(entries: Sequence[_ChainedEntry], agreed: Terms) -> Iterator[Notes]:
    for number, entry in enumerate(entries):
        yield Notes(entry.bot, entry.shares, None if number else agreed)


def _reader(edition: AnyEdition) -> Callable[[_Entry, Notes], Entry]:
    # One codec each: the rules decide no event, and no command changes a state.
    commands, happened = map(Codec, kinds_of(edition))

    def read(entry: _Entry, notes: Notes) -> Entry:
        try:
            events = tuple(_value(event, happened) for event in entry.events)
            return Entry(entry.seq, Millis(entry.at), _value(entry.command, commands), events, notes)
        except CodecError as cause:
            raise GameFileError(f"entry {entry.seq}: {cause}") from cause

    return read


def _value(plain: Plain, codec: Codec) -> Stored:
    value = codec.value(plain)
    if _again(codec.plain(value)) != plain:
        raise CodecError(f"{plain['kind']} has unknown fields")
    return value


_T = TypeVar("_T")


def _closed(plain: Plain, kind: type[_T]) -> _T:
    value = msgspec.convert(plain, kind)
    if _again(msgspec.to_builtins(value)) != plain:
        raise GameFileError(f"{kind.__name__.lower()} must have all their fields and no others")
    return value


def _settings(plain: dict[str, object], edition: AnyEdition) -> GameSettings:
    settings = settings_from(plain, edition.meta.settings)
    if _again(stored_settings(settings)) != plain:
        raise GameFileError("settings must have all their fields and no others")
    return settings


def _again(plain: object) -> object:
    # A frozen dataclass would be read with missing or surplus fields: whatever is read must be written the same.
    return msgspec.json.decode(_json(plain))


_json = msgspec.json.Encoder().encode
