"""Finished games as files: versioned JSON with everything needed to replay the game and to check it.

The boards of the side that was played are a separate deck file inside it; the log has one entry per line.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec

from ubongo.editions.chance import SEED_BYTES, seed_hash
from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.contract.values import Millis, Outcome
from ubongo.editions.match import AnyMatch, new_match
from ubongo.editions.registry import edition_named
from ubongo.formats import deck_file
from ubongo.formats.codec import Codec, CodecError, Plain
from ubongo.formats.errors import UbongoError
from ubongo.formats.log import Entry

FORMAT = "ubongo-game"
VERSION = 1
MOST_BYTES = 8 << 20
MOST_ENTRIES = 10_000
MOST_EVENTS = 100
"""In one entry."""
LATEST = 1 << 53

Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]


class GameFileError(UbongoError):
    """A file that is no game of this version."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedGame:
    """A finished game as recorded in its file; `verify` checks whether it is true."""

    edition: AnyEdition
    settings: GameSettings
    boards: tuple[Any, ...]
    """Of the side that was played; or the cards."""
    deck: str
    """The checksum of the whole deck that the boards came from."""
    seed: bytes
    seed_hash: str
    """As it was published before the game."""
    names: tuple[str, ...]
    """By seat."""
    entries: tuple[Entry, ...]
    outcome: Outcome

    def start(self) -> AnyMatch:
        """The match before its first entry."""
        return new_match(self.edition, self.settings, self.boards)

    def replayed(self) -> Iterator[tuple[Entry, AnyMatch]]:
        """Each entry, with the match after it. The log is believed, not checked."""
        match = self.start()
        for entry in self.entries:
            match = match.after(entry.events)
            yield entry, match


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seq: Annotated[int, msgspec.Meta(ge=1, le=MOST_ENTRIES)]
    at: Annotated[int, msgspec.Meta(ge=0, le=LATEST)]
    command: dict[str, object]
    events: Annotated[tuple[dict[str, object], ...], msgspec.Meta(max_length=MOST_EVENTS)]


class _Head(msgspec.Struct, frozen=True):
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


def encode(
    *,
    edition: str,
    settings: GameSettings,
    boards: tuple[object, ...],
    deck: str,
    seed: bytes,
    names: Sequence[str],
    entries: Sequence[Entry],
) -> bytes:
    """The finished game as a file.

    `boards` are those of the side that was played, `deck` is the checksum of the whole deck, `names` are by seat.

    Raises:
        ValueError: the edition is unknown, or the game has not ended.
    """
    played = edition_named(edition)
    outcome = new_match(played, settings, boards).after_entries(entry.events for entry in entries).outcome
    if outcome is None:
        raise ValueError("the game has not ended")
    head = {
        "format": FORMAT,
        "version": VERSION,
        "edition": edition,
        "settings": settings,
        "names": tuple(names),
        "seed": seed.hex(),
        "seed_hash": seed_hash(seed),
        "outcome": outcome,
        "deck": deck,
    }
    lines = b",\n".join(_json(_written(entry, _codec(played))) for entry in entries)
    nested = deck_file.encode(played.meta.deck_of(settings).as_played(boards)).strip()
    return _json(head)[:-1] + b',\n"boards":' + nested + b',\n"entries":[\n' + lines + b"\n]}\n"


def decode(data: bytes) -> RecordedGame:
    """The game of a file, every value of a closed type.

    Raises:
        GameFileError: it is not JSON, has another format or version, or has content that no game can have.
    """
    file = _parsed(data)
    try:
        edition = edition_named(file.edition)
        codec = _codec(edition)
        settings = _closed(file.settings, edition.meta.settings)
        boards = _boards(file, edition, settings)
        edition.rules.new(settings, boards)
        outcome = _closed(file.outcome, Outcome)
        if len(file.names) != len(outcome.points):
            raise GameFileError(f"{len(file.names)} names for {len(outcome.points)} seats")
        return RecordedGame(
            edition=edition,
            settings=settings,
            boards=boards,
            deck=file.deck,
            seed=bytes.fromhex(file.seed),
            seed_hash=file.seed_hash,
            names=file.names,
            entries=tuple(_read(entry, codec) for entry in file.entries),
            outcome=outcome,
        )
    except (ValueError, UbongoError) as cause:
        raise cause if isinstance(cause, GameFileError) else GameFileError(str(cause)) from cause


def verify(game: RecordedGame) -> str | None:
    """The first deviation of the game from the rules or the seed, in words; None if there is none.

    Every board is proved and every command decided again with the chance of its number, so that a die, a draw, a
    deal, a rank, or a call that no tiling backs cannot have been changed.
    """
    return next(_discrepancies(game), None)


def _discrepancies(game: RecordedGame) -> Iterator[str]:
    if len(game.seed) != SEED_BYTES or seed_hash(game.seed) != game.seed_hash:
        yield "the seed is not the one whose hash was published"
    yield from game.edition.meta.deck_of(game.settings).miscounts(game.boards)
    match = game.start()
    last = Millis(0)
    for number, entry in enumerate(game.entries, start=1):
        where = f"entry {entry.seq}"
        if entry.seq != number:
            yield f"{where} is at position {number}"
        if entry.at < last:
            yield f"{where} is earlier than the one before"
        last = entry.at
        if match.outcome is not None:
            yield f"{where} comes after the end of the game"
        yield from (f"{where}: {words}" for words in _unlike_rules(match, entry, game.seed))
        yield from (f"{where}: {words}" for words in match.broken_invariants(entry.events))
        match = match.after(entry.events)
    if match.outcome != game.outcome:
        yield "the outcome is not what the log leads to"


def _unlike_rules(match: AnyMatch, entry: Entry, seed: bytes) -> Iterator[str]:
    answer = match.decided(entry.command, entry.at, seed)
    name = type(entry.command).__name__
    if isinstance(answer, Refusal):
        flaw = "" if answer.flaw is None else f", {answer.flaw}"
        yield f"the rules refuse {name}: {answer.reason.code}{flaw} ({answer.reason.rule})"
    elif answer != entry.events:
        yield f"{name} leads to other events than those in the log"


def _boards(file: _File, edition: AnyEdition, settings: GameSettings) -> tuple[object, ...]:
    kind = edition.meta.deck_of(settings)
    return kind.contents(deck_file.decode_as(kind, bytes(file.boards)))


def _parsed(data: bytes) -> _File:
    if len(data) > MOST_BYTES:
        raise GameFileError(f"a game has at most {MOST_BYTES} bytes, not {len(data)}")
    try:
        head = msgspec.json.decode(data, type=_Head)
        if (head.format, head.version) != (FORMAT, VERSION):
            raise GameFileError(f"this reads {FORMAT} {VERSION}, not {head.format[:40]!r} {head.version}")
        return msgspec.json.decode(data, type=_File)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as cause:
        raise GameFileError(f"not a game: {cause}") from cause


def _codec(edition: AnyEdition) -> Codec:
    return Codec((*edition.rules.commands, *edition.rules.events))


def _written(entry: Entry, codec: Codec) -> _Entry:
    return _Entry(entry.seq, entry.at, codec.plain(entry.command), tuple(map(codec.plain, entry.events)))


def _read(entry: _Entry, codec: Codec) -> Entry:
    try:
        events = tuple(_value(event, codec) for event in entry.events)
        return Entry(entry.seq, Millis(entry.at), _value(entry.command, codec), events)
    except CodecError as cause:
        raise GameFileError(f"entry {entry.seq}: {cause}") from cause


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


def _again(plain: object) -> object:
    # A frozen dataclass would be read with missing or surplus fields: whatever is read must be written the same.
    return msgspec.json.decode(_json(plain))


_json = msgspec.json.Encoder().encode
