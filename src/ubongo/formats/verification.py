"""Verifies recorded games: proves every board, and decides every command again. See ADR 87."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from ubongo.editions.contract.commands import ExtendClock, Start
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.match import AnyMatch, SharesNeeded
from ubongo.editions.parts.race import PHOTO_FINISH
from ubongo.editions.secret import SEED_BYTES, Scheme
from ubongo.editions.shares import Notes, Shares, Terms, false_shares
from ubongo.formats import deck_file
from ubongo.formats.bot_check import BotCheck
from ubongo.formats.game_file import RecordedGame
from ubongo.formats.hash_chain import first_hash, hashes_of
from ubongo.formats.log import Entry
from ubongo.formats.standard_decks import standard_deck
from ubongo.formats.terms import DeckTerms, GameTerms
from ubongo.puzzles.deck_kinds import DECK_KINDS, AnyDeckKind, Deck

Head: TypeAlias = tuple[int, str]
"""The number of an entry and its hash, the newest that a client has kept; number 0 has the hash of the terms."""


class DeckProof(StrEnum):
    """How far the deck of a game is proved."""

    SHIPPED = "shipped"
    """It is the deck that is shipped with this program."""
    MADE_AGAIN = "made-again"
    """Its generator makes the same deck from its seed."""
    UNKNOWN = "unknown"
    """It comes from elsewhere: its boards are solvable, but it is not known who chose them."""


@dataclass(frozen=True, slots=True)
class ClockExtension:
    """Time that the server says it gave back after an outage, no longer than the silence in the log before it."""

    seq: int
    by: Millis


@dataclass(frozen=True, slots=True)
class ExcusedDelay:
    """The longest delay that was taken off a player's times: the server measured it."""

    seat: Seat
    ms: Millis


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A share that did not arrive in time."""

    reveal: int
    """Counted from 0, the start."""
    seat: Seat


class Promise(StrEnum):
    """Who could have chosen the chance of a game, if nothing else is wrong with it."""

    EVERYBODY = "everybody"
    """Nobody: every person has added a share to every reveal."""
    SEVERAL = "several"
    """Nobody alone: two or more people have done so, but not everybody."""
    MOST_ROUNDS = "most-rounds"
    """Nobody alone, except where shares are missing."""
    ONE = "one"
    """The only person who has added shares, if that person is the host."""
    NONE = "none"
    """The server: no share has arrived."""
    OLDER = "older"
    """Chance scheme 1 has no shares."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verification:
    """What was proved of a game. Everything else rests on the server's word."""

    discrepancy: str | None
    """The first deviation from rules, terms or chance, in words; None: there is none."""
    scheme: Scheme
    deck: DeckProof
    reveals: tuple[Shares, ...]
    promise: Promise
    left_out: tuple[LeftOut, ...]
    """Shares that committed players did not reveal."""
    uncommitted: tuple[Seat, ...]
    """Seats of people who have added no share at all."""
    extensions: tuple[ClockExtension, ...]
    delays: tuple[ExcusedDelay, ...]
    """By seat; none for players whose times were taken as they arrived."""
    bot_commands: int
    """Commands of bots, each computed again."""
    stand_ins: tuple[Seat, ...]
    """Seats of people in which a bot or the table acted for a while."""


def verify(game: RecordedGame) -> str | None:
    """The first deviation of the game from the rules or its chance, in words; None if there is none."""
    return verification(game).discrepancy


def verification(game: RecordedGame, head: Head | None = None, *, make_decks: bool = True) -> Verification:
    """What can be proved of the game, up to the first deviation.

    `head` is one that a player's client kept: it shows any change of its entry or of an earlier one. Without
    `make_decks`, a deck that is not shipped stays unknown: to make it again takes seconds.
    """
    check = _Check(game, make_decks=make_decks)
    discrepancy = next(chain(check.discrepancies(), _head_discrepancies(game, head)), None)
    reveals = tuple(entry.notes.shares for entry in game.entries if entry.notes.shares is not None)
    agreed = game.entries[0].notes.terms
    left_out = () if agreed is None else tuple(_left_out(agreed, reveals))
    return Verification(
        discrepancy=discrepancy,
        scheme=game.secret.scheme,
        deck=check.deck,
        reveals=reveals,
        promise=_promise(game.terms, reveals, left_out),
        left_out=left_out,
        uncommitted=tuple(_uncommitted(game.terms)),
        extensions=tuple(
            ClockExtension(entry.seq, entry.command.by)
            for entry in game.entries
            if isinstance(entry.command, ExtendClock)
        ),
        delays=tuple(_delays(game)),
        bot_commands=check.bots.recomputed,
        stand_ins=tuple(sorted(_stand_ins(game))),
    )


def _promise(terms: GameTerms | None, reveals: tuple[Shares, ...], left_out: tuple[LeftOut, ...]) -> Promise:
    if terms is None:
        return Promise.OLDER
    committed = sum(seat.commitment is not None for seat in terms.seats)
    if not any(any(shares) for shares in reveals):
        return Promise.NONE
    if committed == 1:
        return Promise.ONE
    if left_out:
        return Promise.MOST_ROUNDS
    return Promise.EVERYBODY if committed == terms.people else Promise.SEVERAL


def _delays(game: RecordedGame) -> Iterator[ExcusedDelay]:
    longest: Counter[Seat] = Counter()
    for entry in game.entries:
        excused = min(getattr(entry.command, "lag", 0), PHOTO_FINISH)
        if excused > 0:
            seat = getattr(entry.command, "seat", Seat(0))
            longest[seat] = max(longest[seat], excused)
    for seat, ms in sorted(longest.items()):
        yield ExcusedDelay(seat, Millis(ms))


def _uncommitted(terms: GameTerms | None) -> Iterator[Seat]:
    for number, seat in enumerate(() if terms is None else terms.seats):
        if seat.bot is None and seat.commitment is None:
            yield Seat(number)


def _left_out(terms: Terms, reveals: tuple[Shares, ...]) -> Iterator[LeftOut]:
    for number, shares in enumerate(reveals):
        for seat, commitment in enumerate(terms.commitments):
            if commitment is not None and seat < len(shares) and shares[seat] is None:
                yield LeftOut(number, Seat(seat))


def _stand_ins(game: RecordedGame) -> set[Seat]:
    if game.terms is None:
        return set()
    bots = [seat.bot is not None for seat in game.terms.seats]
    acted: set[Seat] = {getattr(entry.command, "seat", Seat(0)) for entry in game.entries if entry.notes.bot}
    return {seat for seat in acted if seat < len(bots) and not bots[seat]}


class _Check:
    """One reading of a game, from its first entry to its last."""

    def __init__(self, game: RecordedGame, *, make_decks: bool) -> None:
        self._game = game
        self._make_decks = make_decks
        self.deck = DeckProof.UNKNOWN
        strengths = () if game.terms is None else tuple(seat.bot for seat in game.terms.seats)
        pace = 1.0 if game.terms is None else game.terms.bots_pace / 1000
        self.bots = BotCheck(game.secret, strengths, pace)

    def discrepancies(self) -> Iterator[str]:
        game = self._game
        if len(game.secret.seed) != SEED_BYTES or game.secret.hash != game.seed_hash:
            yield "the seed is not the one whose hash was published"
        yield from self._deck_discrepancies()
        if game.terms is not None:
            yield from self._terms_discrepancies(game.terms)
        yield from self._log_discrepancies()

    def _deck_discrepancies(self) -> Iterator[str]:
        game = self._game
        kind = game.edition.meta.deck_of(game.settings)
        yield from kind.miscounts(game.boards)
        deck = standard_deck(kind)
        if deck_file.checksum(deck) == game.deck:
            self.deck = DeckProof.SHIPPED
        elif game.terms is not None and self._make_decks:
            made = _made(kind, game.terms.deck)
            if made is not None and deck_file.checksum(made) == game.deck:
                deck, self.deck = made, DeckProof.MADE_AGAIN
        if self.deck is not DeckProof.UNKNOWN:
            yield from self._boards_discrepancies(deck)
        played = deck_file.checksum(kind.as_played(game.boards))
        if game.terms is not None and played != game.terms.deck.boards:
            yield "the boards are not those of the terms"

    def _boards_discrepancies(self, deck: Deck) -> Iterator[str]:
        game = self._game
        if game.edition.meta.boards(game.settings, deck) != game.boards:
            yield f"the boards or their grades are not those of deck {game.deck[:12]}"
        terms = game.terms
        if terms is not None and (terms.deck.generator, terms.deck.seed) != (deck.generator, deck.seed):
            yield f"deck {game.deck[:12]} was made otherwise than the terms say"

    def _terms_discrepancies(self, terms: GameTerms) -> Iterator[str]:
        game = self._game
        if terms.scheme != Scheme.BY_PURPOSE:
            yield f"the terms are of scheme {terms.scheme}, but only scheme {Scheme.BY_PURPOSE} has terms"
        if game.settings.seats != len(terms.seats):
            yield f"the terms have {len(terms.seats)} seats, the settings {game.settings.seats}"
        for number, seat in enumerate(terms.seats, start=1):
            if seat.bot is not None and seat.commitment is not None:
                yield f"the bot in seat {number} has committed to a share"
        commitments = [seat.commitment for seat in terms.seats if seat.commitment is not None]
        if len(set(commitments)) < len(commitments):
            yield "two seats have the same commitment"
        agreed = game.entries[0].notes.terms
        assert agreed is not None, "a game with terms has them in its first entry"
        yield from _chain_discrepancies(game)
        yield from _commitments_discrepancies(agreed, game.entries)

    def _log_discrepancies(self) -> Iterator[str]:
        game = self._game
        match = game.start()
        last = Millis(0)
        for number, entry in enumerate(game.entries, start=1):
            where = f"entry {entry.seq}"
            if entry.seq != number:
                yield f"{where} is at position {number}"
            if entry.at < last:
                yield f"{where} is earlier than the one before"
            if match.outcome is not None:
                yield f"{where} comes after the end of the game"
            yield from (f"{where}: {words}" for words in self._rules_discrepancies(match, entry))
            yield from (f"{where}: {words}" for words in match.broken_invariants(entry.events))
            after = match.after(entry.events, entry.notes)
            if game.terms is not None:
                yield from (f"{where}: {words}" for words in _extension_discrepancies(entry, last))
                yield from (f"{where}: {words}" for words in self.bots.entry(match, entry, after))
            match, last = after, entry.at
        if match.outcome != game.outcome:
            yield "the outcome is not what the log leads to"

    def _rules_discrepancies(self, match: AnyMatch, entry: Entry) -> Iterator[str]:
        if entry.notes.shares is not None and match.terms is not None and not self._begins_a_round(match, entry):
            yield "shares are revealed, but no round begins"
        try:
            answer = match.decided(entry.command, entry.at, self._game.secret, entry.notes)
        except SharesNeeded:
            yield "a round begins without the players' shares"
            return
        name = type(entry.command).__name__
        if isinstance(answer, Refusal):
            flaw = "" if answer.flaw is None else f", {answer.flaw}"
            yield f"the rules refuse {name}: {answer.reason.code}{flaw} ({answer.reason.rule})"
        elif answer != entry.events:
            yield f"{name} leads to other events than those in the log"

    def _begins_a_round(self, match: AnyMatch, entry: Entry) -> bool:
        try:
            match.decided(entry.command, entry.at, self._game.secret, Notes())
        except SharesNeeded:
            return True
        return False


def _made(kind: AnyDeckKind, terms: DeckTerms) -> Deck | None:
    """The deck that the terms describe, if this program's generator made it."""
    if terms.generator != standard_deck(kind).generator:
        return None
    return _generated(kind.name, terms.seed)


@lru_cache(maxsize=4)
def _generated(kind: str, seed: int) -> Deck:
    return DECK_KINDS[kind].generate(seed, DECK_KINDS[kind].sides)


def _chain_discrepancies(game: RecordedGame) -> Iterator[str]:
    for entry, stated, computed in zip(game.entries, game.hashes, hashes_of(game.entries), strict=True):
        if stated != computed:
            yield f"entry {entry.seq} does not have the hash that the file states: it or an earlier one was changed"


def _head_discrepancies(game: RecordedGame, head: Head | None) -> Iterator[str]:
    if head is None:
        return
    seq, seen = head
    agreed = game.entries[0].notes.terms
    if agreed is None:
        yield "a game of scheme 1 has no hash chain, so it is not the one with that head"
    elif not 0 <= seq <= len(game.entries):
        yield f"the game has {len(game.entries)} entries, but the head is of entry {seq}"
    elif (first_hash(agreed), *hashes_of(game.entries))[seq] != seen:
        where = f"entry {seq}" if seq else "the terms"
        yield f"the hash of {where} is not the one that was seen in the game: this or something earlier was changed"


def _commitments_discrepancies(terms: Terms, entries: tuple[Entry, ...]) -> Iterator[str]:
    first, *_ = entries
    if not isinstance(first.command, Start) or first.notes.shares is None:
        yield "the game does not start with the players' shares"
    reveals = tuple(entry.notes.shares for entry in entries if entry.notes.shares is not None)
    for number, shares in enumerate(reveals):
        if len(shares) != len(terms.commitments):
            yield f"reveal {number} has {len(shares)} shares for {len(terms.commitments)} seats"
    for number, seat in false_shares(terms, reveals):
        yield f"the share of seat {seat + 1} in reveal {number} is not the one that was committed to"


def _extension_discrepancies(entry: Entry, last: Millis) -> Iterator[str]:
    if isinstance(entry.command, ExtendClock) and entry.command.by > entry.at - last:
        yield f"{entry.command.by} ms are given back after a silence of {entry.at - last} ms"
