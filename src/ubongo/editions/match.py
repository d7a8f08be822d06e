"""A match: one game of an edition as a value, at one entry of its log. It owns the fold over events."""

from collections.abc import Iterable, Iterator
from functools import reduce
from random import Random
from typing import Any, Generic, Self, TypeAlias

from ubongo.editions import takeover
from ubongo.editions.chance import Chance, entry_chance
from ubongo.editions.contract.audit import RandomOutcome
from ubongo.editions.contract.edition import Edition
from ubongo.editions.contract.generics import BoardT, CommandT, DeckT, EventT, SettingsT, StateT, ViewT
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Audience, Millis, Outcome, Seat
from ubongo.editions.secret import Scheme, Secret, bot_generator, keyed_chance
from ubongo.editions.shares import NO_NOTES, Notes, Shares, Terms
from ubongo.editions.takeover import SeatTaken, TakeSeat
from ubongo.structs import Struct, replace


class SharesNeeded(Exception):  # noqa: N818
    """The entry cannot be decided before the players have revealed their next shares. Nothing has changed."""


class Match(Struct, Generic[SettingsT, StateT, CommandT, EventT, ViewT, DeckT, BoardT], frozen=True):
    """An edition, the state of one of its games, and the number of the log's next entry."""

    edition: Edition[SettingsT, StateT, CommandT, EventT, ViewT, DeckT, BoardT]
    state: StateT
    next_seq: int = 1
    terms: Terms | None = None
    """What the players agreed to; None before the first entry, and in games of scheme 1."""
    reveals: tuple[Shares, ...] = ()
    """The shares that were revealed, in order."""
    taken: tuple[Seat, ...] = ()
    """The seats of bots that people have taken over, in order. Rule: R17."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is running."""
        return self.edition.rules.outcome(self.state)

    @property
    def is_running(self) -> bool:
        """Whether the game has started and is not over."""
        return self.next_seq > 1 and self.outcome is None

    @property
    def deadline(self) -> Millis | None:
        """When the table must send `Wake`, if at all."""
        return self.edition.rules.deadline(self.state)

    @property
    def race(self) -> int:
        """The number of the newest race; 0 before the first. Rule: R13."""
        return self.edition.rules.race(self.state)

    def view(self, audience: Audience, at: Millis) -> ViewT:
        """What that audience may see at that instant."""
        return self.edition.rules.view(self.state, audience, at)

    def decided(
        self, command: CommandT | TakeSeat, at: Millis, secret: Secret, notes: Notes = NO_NOTES
    ) -> tuple[EventT | SeatTaken, ...] | Refusal:
        """The events of the next entry, if `command` arrives at that instant with those notes.

        Raises:
            SharesNeeded: the entry starts a round, or rolls its die after a look, and the notes hold no shares.
        """
        if isinstance(command, TakeSeat):
            is_running = self.next_seq > 1 and self.outcome is None
            return takeover.decide(command, self.taken, is_running=is_running)
        return self.edition.rules.decide(self.state, command, at, self._chance(secret, notes))

    def bot_generator(self, secret: Secret, seat: Seat, phase: str) -> Random:
        """The random generator of the bot in that seat for one phase."""
        return bot_generator(secret, secret.key(self.terms, self.reveals), seat, phase)

    def _chance(self, secret: Secret, notes: Notes) -> Chance:
        if secret.scheme is Scheme.BY_ENTRY:
            return entry_chance(secret.seed, self.next_seq)
        after = self._noted(notes)
        is_shared = self.terms is not None and self.terms.are_shared_by_round

        def check(purpose: str) -> None:
            if notes.shares is None and is_shared and _needs_shares(purpose, self.race):
                raise SharesNeeded

        return keyed_chance(secret.key(after.terms, after.reveals), check)

    def _noted(self, notes: Notes) -> Self:
        if notes.shares is None and notes.terms is None:
            return self
        reveals = self.reveals if notes.shares is None else (*self.reveals, notes.shares)
        return replace(self, terms=notes.terms or self.terms, reveals=reveals)

    def after(self, events: Iterable[EventT | SeatTaken], notes: Notes = NO_NOTES) -> Self:
        """The match after one more entry with those events and notes."""
        events = tuple(events)
        happened = [event for event in events if not isinstance(event, SeatTaken)]
        return self.in_state(reduce(self.edition.rules.evolve, happened, self.state), events, notes)

    def in_state(self, state: StateT, events: tuple[EventT | SeatTaken, ...], notes: Notes = NO_NOTES) -> Self:
        """The match after one more entry with those events and notes, which are known to lead to that state."""
        taken = [event.seat for event in events if isinstance(event, SeatTaken)]
        seats = (*self.taken, *taken) if taken else self.taken
        return replace(self._noted(notes), state=state, next_seq=self.next_seq + 1, taken=seats)

    def after_entries(self, entries: Iterable[Iterable[EventT | SeatTaken]]) -> Self:
        """The match after several more entries, each given as its events, without notes: only its state is right."""
        match = self
        for events in entries:
            match = match.after(events)
        return match

    def steps(self, events: Iterable[EventT | SeatTaken]) -> Iterator[tuple[StateT, EventT, StateT]]:
        """Each event of the game in the next entry, between the state it follows in and the state after it."""
        before = self.state
        for event in events:
            if isinstance(event, SeatTaken):
                continue
            after = self.edition.rules.evolve(before, event)
            yield before, event, after
            before = after

    def draws(self, events: Iterable[EventT | SeatTaken]) -> tuple[RandomOutcome, ...]:
        """What chance decided in the events of the next entry."""
        draws = self.edition.audit.draws
        return tuple(drawn for before, event, _ in self.steps(events) for drawn in draws(before, event))

    def broken_invariants(self, events: Iterable[EventT | SeatTaken]) -> Iterator[str]:
        """What is broken after any of the events of the next entry, in words."""
        for _, _, after in self.steps(events):
            yield from self.edition.audit.invariants(after)


def new_match(
    edition: Edition[SettingsT, StateT, CommandT, EventT, ViewT, DeckT, BoardT],
    settings: SettingsT,
    boards: tuple[BoardT, ...],
) -> Match[SettingsT, StateT, CommandT, EventT, ViewT, DeckT, BoardT]:
    """The match before its first entry.

    Raises:
        ValueError: the rules exclude the settings or the boards.
    """
    return Match(edition, edition.rules.new(settings, boards))


def _needs_shares(purpose: str, newest: int) -> bool:
    """Whether nobody may be able to know that draw before its entry.

    That holds for each draw of a new round, and for the die of the `newest` one: it is rolled in an entry of its own if
    the players look at open boards first.
    """
    scope, _, rest = purpose.partition("/")
    number, _, what = rest.partition("/")
    return scope == "round" and (int(number) > newest or (int(number) == newest and what == "die"))


AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any, Any, Any]
"""A match of unknown types, for code that runs any edition."""
