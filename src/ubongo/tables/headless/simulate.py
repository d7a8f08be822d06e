"""Headless games: bots at a table whose clock is turned by hand, so that a game takes no time but thinking.

Pure: all chance comes from a game's seed, and every instant from what was due next.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import Start, Stored, Wake
from ubongo.editions.contract.edition import AnyBoards, AnyEdition
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.contract.stats import SolveTime
from ubongo.editions.contract.values import Millis, Outcome, Seat, first_seats
from ubongo.editions.match import SharesNeeded, new_match
from ubongo.editions.secret import SEED_BYTES, Scheme, Secret
from ubongo.editions.shares import NO_NOTES, Notes, Shares, hashed
from ubongo.formats.log import Entry
from ubongo.formats.terms import SeatTerms, deck_terms, game_terms
from ubongo.puzzles.deck_kinds import Deck
from ubongo.structs import replace
from ubongo.tables.table.decision_key import DecisionKey

MOST_ENTRIES = 10_000
"""A game that takes longer will never end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Simulation:
    """What all games of a simulation have in common."""

    edition: AnyEdition
    settings: GameSettings
    boards: AnyBoards
    strengths: tuple[Strength, ...]
    """By seat."""
    deck: Deck | None = None
    """The deck that the boards come from, for the terms of chance scheme 2; None: scheme 1."""

    chains: tuple[tuple[str, ...] | None, ...] = ()
    """By seat, the shares of a person, whose part a bot plays; None, or left out: a bot's seat."""

    def chain(self, seat: int) -> tuple[str, ...] | None:
        """The shares of the person in that seat, if it is one's."""
        return self.chains[seat] if seat < len(self.chains) else None

    def shares(self, reveal: int) -> Shares:
        """What is revealed, by seat."""
        chains = map(self.chain, range(len(self.strengths)))
        return tuple(None if chain is None else chain[reveal] for chain in chains)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots, by seat."""
        return tuple(f"{strength.value} {number}" for number, strength in enumerate(self.strengths, 1))

    def secret(self, seed: bytes) -> Secret:
        """What the chance of a game follows from."""
        return Secret(seed, Scheme.BY_ENTRY if self.deck is None else Scheme.BY_PURPOSE)

    def first_notes(self, secret: Secret) -> Notes:
        """The notes of a game's first entry: bots add no shares."""
        if self.deck is None:
            return NO_NOTES
        terms = game_terms(
            edition=self.edition,
            settings=self.settings,
            deck=deck_terms(self.edition, self.settings, self.deck),
            seats=[self._seat_terms(seat, name) for seat, name in enumerate(self.names)],
            secret_hash=secret.hash,
        )
        return Notes(shares=self.shares(0), terms=terms.as_terms())

    def _seat_terms(self, seat: int, name: str) -> SeatTerms:
        chain = self.chain(seat)
        if chain is None:
            return SeatTerms(name, self.strengths[seat].value, None)
        return SeatTerms(name, None, hashed(chain[0]))


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """One game: its log, its end, and the invariants that it broke."""

    seed: bytes
    entries: tuple[Entry, ...]
    outcome: Outcome | None
    """None: the game did not end."""
    broken: tuple[str, ...]
    """Invariants that did not hold, in words."""
    faced: tuple[Seat, ...] = ()
    """The seats that faced a task, once for each task."""
    solved: tuple[SolveTime, ...] = ()
    """Which of these were solved, in order."""


def simulated(setup: Simulation, games: int, seed: int) -> Iterator[Played]:
    """That many games, one after the other; the same seed gives the same games."""
    rng = Random(seed)
    for _ in range(games):
        yield played(setup, rng.randbytes(SEED_BYTES))


def played(setup: Simulation, seed: bytes) -> Played:
    """The game of that seed, from its start to its end."""
    return _Bench(setup, seed).played()


def replayed(setup: Simulation, entries: tuple[Entry, ...]) -> object:
    """The state that the events of a log lead to."""
    match = new_match(setup.edition, setup.settings, setup.boards)
    return match.after_entries(entry.events for entry in entries).state


class _Bench:
    """A game in progress. It mutates, as a table does: match, clock and log move on together."""

    def __init__(self, setup: Simulation, seed: bytes) -> None:
        self._setup = setup
        self._edition = setup.edition
        self._secret = setup.secret(seed)
        self._match = new_match(setup.edition, setup.settings, setup.boards)
        self._now = Millis(0)
        self._log: list[Entry] = []
        self._plans: dict[Seat, tuple[Millis, Stored]] = {}
        self._bots = first_seats(len(setup.strengths))
        self._keys: dict[Seat, DecisionKey] = {}
        self._broken: list[str] = []
        self._faced: list[Seat] = []
        self._solved: list[SolveTime] = []

    def played(self) -> Played:
        self._carry_out(Start(), self._setup.first_notes(self._secret))
        while self._match.outcome is None and len(self._log) < MOST_ENTRIES:
            due = self._next()
            if due is None:
                self._broken.append("nothing is due, and yet the game is not over")
                break
            self._carry_out(*due)
        return Played(
            seed=self._secret.seed,
            entries=tuple(self._log),
            outcome=self._match.outcome,
            broken=(*self._broken, *self._unlike_replay()),
            faced=tuple(self._faced),
            solved=tuple(self._solved),
        )

    def _next(self) -> tuple[Stored, Notes] | None:
        """The next due command, with the clock advanced to it; at equal times, the table comes first."""
        self._ask_bots()
        due = self._match.deadline
        first = min(self._plans, key=lambda seat: (self._plans[seat][0], seat), default=None)
        if due is not None and (first is None or due <= self._plans[first][0]):
            self._now = max(due, self._now)
            return Wake(), NO_NOTES
        if first is None:
            return None
        at, command = self._plans.pop(first)
        self._now = max(at, self._now)
        return command, self._notes(first)

    def _ask_bots(self) -> None:
        """Ask every bot whose replan key has changed; the plans of the others stay valid."""
        public = self._match.view(None, self._now)
        phase, replan_key = self._edition.bots.phase_key(public), self._edition.bots.replan_key
        for seat in self._bots:
            decision_key = DecisionKey(phase, replan_key(public, seat))
            if decision_key != self._keys.get(seat):
                self._keys[seat] = decision_key
                self._ask(seat, phase)

    def _ask(self, seat: Seat, phase: str) -> None:
        self._plans.pop(seat, None)
        view = self._match.view(seat, self._now)
        generator = self._match.bot_generator(self._secret, seat, phase)
        intention = self._edition.bots.intention(view, self._setup.strengths[seat], generator)
        if intention is not None:
            self._plans[seat] = (Millis(self._now + intention.after), intention.command)

    def _notes(self, seat: Seat) -> Notes:
        if self._setup.deck is None or self._setup.chain(seat) is not None:
            return NO_NOTES
        return Notes(bot=self._setup.strengths[seat].value)

    def _carry_out(self, command: Stored, notes: Notes) -> None:
        try:
            answer = self._match.decided(command, self._now, self._secret, notes)
        except SharesNeeded:
            notes = replace(notes, shares=self._setup.shares(len(self._match.reveals)))
            answer = self._match.decided(command, self._now, self._secret, notes)
        if isinstance(answer, Refusal):
            self._broken.append(f"{command!r} was refused at {self._now}: {answer.reason.code}")
            return
        state = self._match.state
        for before, event, state in self._match.steps(answer):
            self._faced += self._edition.stats.faced(before, event)
            self._solved += self._edition.stats.solved(before, event)
            self._broken += self._edition.audit.invariants(state)
        self._log.append(Entry(self._match.next_seq, self._now, command, answer, notes))
        self._match = self._match.in_state(state, answer, notes)

    def _unlike_replay(self) -> tuple[str, ...]:
        alike = replayed(self._setup, tuple(self._log)) == self._match.state
        return () if alike else ("replaying the log gives another state",)
