"""A match: one game of an edition as a value, at one entry of its log. It owns the fold over events."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, Generic, Self, TypeAlias

from ubongo.editions.chance import entry_chance
from ubongo.editions.contract.audit import RandomOutcome
from ubongo.editions.contract.edition import Edition
from ubongo.editions.contract.generics import BoardT, CommandT, DeckT, EventT, SettingsT, StateT, ViewT
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Audience, Millis, Outcome


@dataclass(frozen=True, slots=True)
class Match(Generic[SettingsT, StateT, CommandT, EventT, ViewT, DeckT, BoardT]):
    """An edition, the state of one of its games, and the number of the log's next entry."""

    edition: Edition[SettingsT, StateT, CommandT, EventT, ViewT, DeckT, BoardT]
    state: StateT
    next_seq: int = 1

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is running."""
        return self.edition.rules.outcome(self.state)

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

    def decided(self, command: CommandT, at: Millis, seed: bytes) -> tuple[EventT, ...] | Refusal:
        """The events of the next entry, if `command` arrives at that instant; chance follows from the game's seed."""
        return self.edition.rules.decide(self.state, command, at, entry_chance(seed, self.next_seq))

    def after(self, events: Iterable[EventT]) -> Self:
        """The match after one more entry with those events."""
        state = reduce(self.edition.rules.evolve, events, self.state)
        return replace(self, state=state, next_seq=self.next_seq + 1)

    def after_entries(self, entries: Iterable[Iterable[EventT]]) -> Self:
        """The match after several more entries, each given as its events."""
        match = self
        for events in entries:
            match = match.after(events)
        return match

    def steps(self, events: Iterable[EventT]) -> Iterator[tuple[StateT, EventT, StateT]]:
        """Each event of the next entry, between the state it follows in and the state after it."""
        before = self.state
        for event in events:
            after = self.edition.rules.evolve(before, event)
            yield before, event, after
            before = after

    def draws(self, events: Iterable[EventT]) -> tuple[RandomOutcome, ...]:
        """What chance decided in the events of the next entry."""
        draws = self.edition.audit.draws
        return tuple(drawn for before, event, _ in self.steps(events) for drawn in draws(before, event))

    def broken_invariants(self, events: Iterable[EventT]) -> Iterator[str]:
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


AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any, Any, Any]
"""A match of unknown types, for code that runs any edition."""
