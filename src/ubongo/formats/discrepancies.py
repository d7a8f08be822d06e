"""Finds what is wrong with a recorded game: every deviation from the rules, the terms or the chance. See ADR 87."""

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import TypeAlias

from ubongo.editions.contract.commands import AdvanceClock, ExtendClock, Pause, Start
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis
from ubongo.editions.match import AnyMatch, SharesNeeded
from ubongo.editions.secret import SEED_BYTES, Scheme
from ubongo.editions.shares import Notes, Terms, false_shares
from ubongo.formats import deck_file
from ubongo.formats.bot_check import BotCheck
from ubongo.formats.hash_chain import first_hash, hashes_of
from ubongo.formats.log import Entry
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.standard_decks import standard_checksum, standard_deck
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


class GameCheck:
    """One reading of a game, from its first entry to its last."""

    def __init__(self, game: RecordedGame, *, make_decks: bool) -> None:
        self._game = game
        self._make_decks = make_decks
        self.deck = DeckProof.UNKNOWN
        strengths = () if game.terms is None else tuple(seat.bot for seat in game.terms.seats)
        pace = 1.0 if game.terms is None else game.terms.bots_pace / 1000
        self.bots = BotCheck(game.secret, strengths, pace)

    def discrepancies(self) -> Iterator[str]:
        """Each deviation of the game from the rules, its terms or its chance, in words, in a fixed order."""
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
        if standard_checksum(kind) == game.deck:
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
                yield from (f"{where}: {words}" for words in _clock_discrepancies(game.terms, match, entry))
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


def head_discrepancies(game: RecordedGame, head: Head | None) -> Iterator[str]:
    """Whether the game has that head: if not, why, in words."""
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


def _clock_discrepancies(terms: GameTerms, match: AnyMatch, entry: Entry) -> Iterator[str]:
    """Time that is skipped while a person is still at it, and pauses in a game of several people. Rule: R15, R16."""
    match entry.command:
        case AdvanceClock():
            for seat in match.edition.rules.at_it(match.state):
                if terms.seats[seat].bot is None or seat in match.taken:
                    yield f"time is skipped while the player in seat {seat + 1} is still at it"
        case Pause() if terms.people + len(match.taken) > 1:
            yield f"the game is paused, though {terms.people + len(match.taken)} people play"
        case _:
            pass
