"""Verifies recorded games: proves every board, and decides every command again. See ADR 87."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain

from ubongo.editions.contract.commands import ExtendClock
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.ranking import PHOTO_FINISH
from ubongo.editions.secret import Scheme
from ubongo.editions.shares import Shares, Terms
from ubongo.formats.discrepancies import DeckProof, GameCheck, Head, head_discrepancies
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.terms import GameTerms


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
    """Nobody: every person has added a share to each reveal."""
    SEVERAL = "several"
    """Nobody alone: two or more people have done so, but not everybody."""
    MOST_ROUNDS = "most-rounds"
    """Nobody alone, but leaving out the shares that are missing gave some choice."""
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
    check = GameCheck(game, make_decks=make_decks)
    discrepancy = next(chain(check.discrepancies(), head_discrepancies(game, head)), None)
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
    committed = {number for number, seat in enumerate(terms.seats) if seat.commitment is not None}
    added = [{seat for seat, share in enumerate(shares) if share is not None} & committed for shares in reveals]
    match max((len(seats) for seats in added), default=0):
        case 0:
            return Promise.NONE
        case 1:
            return Promise.ONE
        case _ if left_out:
            return Promise.MOST_ROUNDS
        case most:
            return Promise.EVERYBODY if most == terms.people else Promise.SEVERAL


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
