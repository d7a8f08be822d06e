"""A host who plays a game of chance scheme 2 with people and bots, honestly unless a method is overridden."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias

from tests.attacks.forgery import Json
from tests.editions.three_d.table import agreed
from tests.replacing import replace
from ubongo.editions.cards.commands import PassRound
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import AdvanceClock, ExtendClock, Pause, Resume, Start, Stored, Wake
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.match import SharesNeeded, new_match
from ubongo.editions.parts.race_events import GiveUp
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.registry import edition_named
from ubongo.editions.shares import Notes, Shares, share_chain
from ubongo.editions.solo.settings import SoloSettings
from ubongo.formats import deck_file
from ubongo.formats.game_file import encode
from ubongo.formats.log import Entry
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.deck_kinds import Deck
from ubongo.tables.headless.simulate import Simulation

SECRET = bytes(range(32))
GUEST, HOST, BOT = Seat(0), Seat(1), Seat(2)
"""The seats of a game with two people and a bot."""
Step: TypeAlias = tuple[Millis, Stored, str | None]
"""An instant, a command, and the bot that it is marked with."""


def settings_of(edition: str) -> GameSettings:
    """Settings for two people and a bot; solo has one seat."""
    found: dict[str, GameSettings] = {
        "pouch": PouchSettings(seats=3),
        "classic": ClassicSettings(seats=3),
        "three-d": agreed(1, 2, 4),
        "cards": CardsSettings(seats=3),
        "solo": SoloSettings(),
    }
    return found[edition]


def setup_of(
    edition: str, settings: GameSettings | None = None, *, deck: Deck | None = None, people: int = 2, shares: int = 0
) -> Simulation:
    """A game of that many people, and bots in the other seats; `shares` chooses the chains of the people."""
    played = edition_named(edition)
    chosen = settings or settings_of(edition)
    used = deck or standard_deck(played.meta.deck_of(chosen))
    return Simulation(
        edition=played,
        settings=chosen,
        boards=played.meta.boards(chosen, used),
        strengths=(Strength.SHARP, Strength.GENTLE, Strength.STEADY)[: chosen.seats],
        deck=used,
        chains=tuple(share_chain(bytes([seat]) * 31 + bytes([shares])) for seat in range(min(people, chosen.seats))),
    )


class Host:
    """Plays one game. The people play like bots, whose commands are not marked."""

    def __init__(self, setup: Simulation, secret: bytes = SECRET, now: int = 0) -> None:
        self.setup = setup
        self.secret = setup.secret(secret)
        self.match = new_match(setup.edition, setup.settings, setup.boards)
        self.now = Millis(now)
        self.log: list[Entry] = []
        self._plans: dict[Seat, tuple[Millis, Stored]] = {}
        self._keys: dict[Seat, object] = {}

    def first_notes(self) -> Notes:
        """The notes of the first entry, with the terms."""
        return self.setup.first_notes(self.secret)

    def shares(self, reveal: int) -> Shares:
        """What the host writes into the log as revealed."""
        return self.setup.shares(reveal)

    def planned(self, seat: Seat, at: Millis, command: Stored) -> tuple[Millis, Stored] | None:
        """What a seat does instead of its plan; None: nothing."""
        return at, command

    def mark(self, seat: Seat, command: Stored) -> str | None:
        """The bot that a command is marked with."""
        return None if self.setup.chain(seat) is not None else self.setup.strengths[seat].value

    def inserted(self, until: Millis) -> Iterator[Step]:
        """What the host does between the last entry and that instant."""
        yield from ()

    def file(self) -> bytes:
        """The game, played to its end, as a file."""
        self._carry_out(Start(), replace(self.first_notes(), shares=self.shares(0)))
        while self.match.outcome is None:
            at, command, bot, seat = self._next()
            steps = list(self.inserted(at))
            for instant, other, marked in steps:
                self.now = instant
                self._carry_out(other, Notes(bot=marked))
            if steps:
                continue
            self.now = max(at, self.now)
            if seat is not None:
                del self._plans[seat]
            self._carry_out(command, Notes(bot=bot))
        assert self.setup.deck is not None
        return encode(
            edition=self.setup.edition.name,
            settings=self.setup.settings,
            boards=self.setup.boards,
            deck=deck_file.checksum(self.setup.deck),
            seed=self.secret.seed,
            names=self.setup.names,
            entries=self.log,
        )

    def game(self) -> Json:
        """The game as JSON."""
        return json.loads(self.file())

    def _next(self) -> tuple[Millis, Stored, str | None, Seat | None]:
        self._plan()
        due = self.match.deadline
        first = min(self._plans, key=lambda seat: (self._plans[seat][0], seat), default=None)
        if due is not None and (first is None or due <= self._plans[first][0]):
            return due, Wake(), None, None
        assert first is not None, "something is always due"
        at, command = self._plans[first]
        return at, command, self.mark(first, command), first

    def _plan(self) -> None:
        bots, view = self.setup.edition.bots, self.match.view(None, self.now)
        phase = bots.phase_key(view)
        changes = sum(isinstance(entry.command, ExtendClock | AdvanceClock) for entry in self.log)
        for seat in map(Seat, range(len(self.setup.strengths))):
            key = (phase, bots.replan_key(view, seat), changes)
            if key != self._keys.get(seat):
                self._keys[seat] = key
                self._ask(seat, phase)

    def _ask(self, seat: Seat, phase: str) -> None:
        self._plans.pop(seat, None)
        generator = self.match.bot_generator(self.secret, seat, phase)
        found = self.setup.edition.bots.intention(
            self.match.view(seat, self.now), self.setup.strengths[seat], generator
        )
        plan = found and self.planned(seat, Millis(self.now + found.after), found.command)
        if plan is not None:
            self._plans[seat] = plan

    def _carry_out(self, command: Stored, notes: Notes) -> None:
        try:
            answer = self.match.decided(command, self.now, self.secret, notes)
        except SharesNeeded:
            notes = replace(notes, shares=self.shares(len(self.match.reveals)))
            answer = self.match.decided(command, self.now, self.secret, notes)
        assert not isinstance(answer, Refusal), answer
        self.log.append(Entry(self.match.next_seq, self.now, command, answer, notes))
        self.match = self.match.after(answer, notes)


class Impatient(Host):
    """Ends the glass as soon as only those seats are at it, and skips some more time than until somebody acts.

    The people give up every board at once.
    """

    over = Millis(0)
    others = frozenset({BOT})

    def planned(self, seat: Seat, at: Millis, command: Stored) -> tuple[Millis, Stored] | None:
        skip = self.match.edition.bots.skip(self.match.view(seat, self.now))
        if seat != BOT and isinstance(skip, GiveUp | PassRound):
            return Millis(self.now + 1_000 * (seat + 1)), skip
        return at, command

    def inserted(self, until: Millis) -> Iterator[Step]:
        seats = set(self.match.edition.rules.at_it(self.match.state))
        if seats and seats <= self.others and until > self.now:
            asked_by = next(seat for seat in (GUEST, HOST) if seat not in seats)
            over = 0 if until == self.match.deadline else self.over
            yield self.now, AdvanceClock(asked_by, Millis(until - self.now + over)), None


class Pausing(Host):
    """Pauses once, while boards are solved."""

    def inserted(self, until: Millis) -> Iterator[Step]:
        if len(self.log) == 2 and until > self.now + 1_000:
            yield Millis(self.now + 1_000), Pause(GUEST), None
            yield Millis(self.now + 9_000), Resume(GUEST), None


@cache
def honest_file(edition: str) -> bytes:
    """The file of an honest game of two people and a bot."""
    return Host(setup_of(edition)).file()


def honest(edition: str = "pouch") -> Json:
    """The honest game as JSON, to be changed."""
    return json.loads(honest_file(edition))


def entry_where(game: Json, kind: str, nth: int = 0, **fields: Any) -> int:
    """The index of the nth entry with a command of that kind and those fields."""
    found = [
        number
        for number, entry in enumerate(game["entries"])
        if entry["command"]["kind"] == kind
        and all(entry["command"].get(field) == value for field, value in fields.items())
    ]
    return found[nth]
