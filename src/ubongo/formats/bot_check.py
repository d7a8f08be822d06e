"""Checks the bots of a recorded game: each of their commands is computed again. See ADR 87."""

from collections.abc import Iterator
from dataclasses import dataclass

from ubongo.editions.contract.bots import Intention, Strength
from ubongo.editions.contract.commands import AdvanceClock, ExtendClock, Stored
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.match import AnyMatch, SharesNeeded
from ubongo.editions.secret import Secret
from ubongo.editions.shares import SKIP
from ubongo.editions.takeover import TakeSeat
from ubongo.formats.log import Entry

EARLY = Millis(5)
"""How much earlier than computed a bot may act: what rounding can explain."""
LATE = Millis(3_000)
"""How late a bot may act: a busy server can explain no more."""
REVEAL = Millis(3_000)
"""How much later an entry may be if the players reveal shares for it first: as long as the server waits for them."""


@dataclass(frozen=True, slots=True)
class _Basis:
    """What a bot's plan follows from."""

    keys: tuple[str, str, int]
    match: AnyMatch
    at: Millis


@dataclass(frozen=True, slots=True)
class _Plan:
    command: Stored
    due: float
    latest: float
    """Later than `due` if the server may have restarted: it then scales only the time after the restart."""


class BotCheck:
    """Follows a log, entry by entry."""

    def __init__(self, secret: Secret, strengths: tuple[str | None, ...], pace: float) -> None:
        self._secret = secret
        self._strengths = list(strengths)
        """By seat, until its race is over in which a person took the seat: from then on it is a person's."""
        self._taken: dict[Seat, int] = {}
        """The race in which each seat that is still its bot's was taken over."""
        self._pace = pace
        self._clock_changes = 0
        self._phase = ""
        self._starts: tuple[Millis, ...] = ()
        """When the phase started, and the end of each outage after which the server may have counted anew."""
        self._bases: dict[Seat, _Basis] = {}
        self._plans: dict[Seat, _Plan | None] = {}
        """Computed when first needed; None: the bot plans nothing, or the plan was carried out."""
        self.recomputed = 0
        """The number of commands that were computed again."""

    def entry(self, before: AnyMatch, entry: Entry, after: AnyMatch) -> Iterator[str]:
        """What is wrong with the next entry, in words; `before` and `after` are the matches around it."""
        if isinstance(entry.command, TakeSeat):
            yield from self._took(entry.command.seat, before)
        else:
            yield from self._sent(before, entry)
        self._clock_changes += isinstance(entry.command, ExtendClock | AdvanceClock)
        yield from self._replanned(entry, after)
        self._hand_over(after)

    def _took(self, seat: Seat, before: AnyMatch) -> Iterator[str]:
        if not 0 <= seat < len(self._strengths) or self._strengths[seat] is None:
            yield f"seat {seat + 1} is taken over, but it is not a bot's"
        else:
            self._taken[seat] = before.race

    def _hand_over(self, match: AnyMatch) -> None:
        """Give the seats that were taken over to their people, once the race is over that the bots play. Rule: R17."""
        is_over = match.race == 0 or match.edition.rules.is_intermission(match.state)
        for seat in [seat for seat, race in self._taken.items() if is_over or race != match.race]:
            self._strengths[seat] = None
            del self._taken[seat]

    def _sent(self, before: AnyMatch, entry: Entry) -> Iterator[str]:
        seat: Seat | None = getattr(entry.command, "seat", None)
        bot = entry.notes.bot
        if bot is None:
            if seat is not None and seat < len(self._strengths) and self._strengths[seat] is not None:
                yield f"seat {seat + 1} is a bot's, but its command is not marked as one of a bot"
            return
        if seat is None or seat >= len(self._strengths):
            yield "a command of the table is marked as one of a bot"
            return
        self.recomputed += 1
        if bot != (self._strengths[seat] or bot):
            yield f"the bot in seat {seat + 1} is {self._strengths[seat]}, not {bot}"
        elif bot == SKIP:
            if before.edition.bots.skip(before.view(seat, entry.at)) != entry.command:
                yield f"the table acts for seat {seat + 1} as it may not"
        elif bot not in {strength.value for strength in Strength}:
            yield f"there is no bot of strength {bot!r}"
        else:
            yield from self._planned(before, entry, seat, Strength(bot))

    def _planned(self, before: AnyMatch, entry: Entry, seat: Seat, strength: Strength) -> Iterator[str]:
        plan = self._plan(seat, strength)
        if plan is None or plan.command != entry.command:
            if not self._is_stuck(before, plan, seat, entry):
                yield f"the bot in seat {seat + 1} does something else than its chance gives"
        elif entry.at < plan.due - EARLY:
            yield f"the bot in seat {seat + 1} acts {round(plan.due - entry.at)} ms before its chance lets it"
        elif self._strengths[seat] is not None and _possible_at(entry) > plan.latest + LATE:
            yield f"the bot in seat {seat + 1} acts {round(entry.at - plan.latest)} ms after its chance lets it"
        self._plans[seat] = None

    def _is_stuck(self, before: AnyMatch, plan: _Plan | None, seat: Seat, entry: Entry) -> bool:
        """Whether the rules refuse the plan, so that the table skips the seat instead."""
        if plan is None or before.edition.bots.skip(before.view(seat, entry.at)) != entry.command:
            return False
        try:
            return isinstance(before.decided(plan.command, entry.at, self._secret), Refusal)
        except SharesNeeded:
            return False

    def _plan(self, seat: Seat, strength: Strength) -> _Plan | None:
        if seat not in self._plans:
            basis = self._bases[seat]
            view = basis.match.view(seat, basis.at)
            generator = basis.match.bot_generator(self._secret, seat, basis.keys[0])
            found = basis.match.edition.bots.intention(view, strength, generator)
            self._plans[seat] = found and self._scaled(found, basis.at)
        return self._plans[seat]

    def _scaled(self, found: Intention, at: Millis) -> _Plan:
        dues = [started_at + (at - started_at + found.after) / self._pace for started_at in self._starts]
        return _Plan(found.command, min(dues), max(dues))

    def _replanned(self, entry: Entry, after: AnyMatch) -> Iterator[str]:
        """Start new plans where bots plan again; what is wrong with the bots that did not carry out their old ones."""
        bots, view = after.edition.bots, after.view(None, entry.at)
        phase = bots.phase_key(view)
        for seat in map(Seat, range(len(self._strengths))):
            keys = (phase, bots.replan_key(view, seat), self._clock_changes)
            if seat in self._bases and self._bases[seat].keys == keys:
                continue
            yield from self._missed(seat, entry)
            self._bases[seat] = _Basis(keys, after, entry.at)
            self._plans.pop(seat, None)
        if self._phase != phase:
            self._phase, self._starts = phase, (entry.at,)
        elif isinstance(entry.command, ExtendClock):
            self._starts = (*self._starts, entry.at)
        elif isinstance(entry.command, AdvanceClock):
            # The skipped time has passed for the bots: each acts when its chance lets it, on the clock of the race.
            self._starts = tuple(Millis(start - entry.command.by) for start in self._starts)

    def _missed(self, seat: Seat, entry: Entry) -> Iterator[str]:
        strength = self._strengths[seat]
        if strength is None or seat not in self._bases:
            return
        plan, at = self._plan(seat, Strength(strength)), _possible_at(entry)
        if plan is None:
            return
        if isinstance(entry.command, AdvanceClock):
            past = entry.at + entry.command.by - max(plan.latest, entry.at)
            if past > EARLY:
                yield f"time is skipped up to {round(past)} ms after the bot in seat {seat + 1} would act"
        elif at > plan.latest + LATE:
            ago = round(at - plan.latest)
            yield f"the bot in seat {seat + 1} did not act, though its chance let it {ago} ms before"


def _possible_at(entry: Entry) -> Millis:
    """The last instant before the entry at which bots could certainly act.

    An outage comes before an extension of the clock; a reveal, before an entry with shares.
    """
    if isinstance(entry.command, ExtendClock):
        return Millis(entry.at - entry.command.by)
    return entry.at if entry.notes.shares is None else Millis(entry.at - REVEAL)
