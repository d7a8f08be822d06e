"""The race: countdown, glass, second chance, extra time. Rule: R2 to R8, R11, R12, R18."""

from collections.abc import Collection
from typing import assert_never

from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Audience, Millis, Seat
from ubongo.editions.parts.race_events import (
    BoardsRevealed,
    Claim,
    ExtraTime,
    GiveUp,
    GlassTurned,
    PlayerGaveUp,
    RaceEvent,
    RaceReason,
    TaskSolved,
)
from ubongo.editions.parts.ranking import PHOTO_FINISH
from ubongo.puzzles.task import Task, flaw
from ubongo.structs import Struct, replace


class Runner(Struct, frozen=True):
    """A player in a race and the board in front of them."""

    seat: Seat
    board: int
    """Its index in the game's boards."""


class Race(Struct, frozen=True):
    """The timed part of a round."""

    runners: tuple[Runner, ...]
    symbol: int
    """The face of the die, 0 to 5; it counts for everyone. Rule: R2."""
    glass: Millis | None
    reveal_at: Millis
    """Planned until the reveal, then as it was."""
    revealed: bool = False
    ends_at: Millis | None = None
    """When the glass runs out."""
    second_chance: bool = False
    solves: tuple[TaskSolved, ...] = ()
    """In order of arrival."""
    given_up: frozenset[Seat] = frozenset()
    extras: tuple[Millis, ...] = ()
    """By seat, the time that it has after the last glass; empty if no seat has any. Rule: R18."""
    extra_until: Millis | None = None
    """In extra time, when the next seat's is up."""
    timed_out: frozenset[Seat] = frozenset()
    """In extra time, the seats that have stopped."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in the race."""
        return tuple([runner.seat for runner in self.runners])

    @property
    def running(self) -> tuple[Seat, ...]:
        """The seats that have neither solved nor given up, and whose time is not up."""
        done = self.given_up.union([solve.seat for solve in self.solves], self.timed_out)
        return tuple([runner.seat for runner in self.runners if runner.seat not in done])

    def end_of(self, seat: Seat) -> Millis | None:
        """When the time of that seat is up, if the glass is not turned again; None if there is no limit."""
        if self.ends_at is None or not self.extras:
            return self.ends_at
        return Millis(self.ends_at + self.extras[seat])


def claim(race: Race, task: Task | None, command: Claim, at: Millis) -> tuple[RaceEvent, ...] | Refusal:
    """The solve or the refusal; `task` is the claimant's, None if there is none. Rule: R5, R6, R7, R12."""
    refusal = _excluded(race, command.seat, at)
    if refusal is not None:
        return refusal
    assert task is not None, "a runner without a task"
    found = flaw(task, command.placements)
    if found is not None:
        return Refusal(RaceReason.NOT_A_TILING, found)
    excused = min(max(command.lag, 0), PHOTO_FINISH)
    elapsed = Millis(max(at - race.reveal_at - excused, 0))
    return (TaskSolved(command.seat, at, elapsed, command.placements),)


def give_up(race: Race, command: GiveUp, at: Millis) -> tuple[RaceEvent, ...] | Refusal:
    """The player's leaving of this race, or why not."""
    return _excluded(race, command.seat, at) or (PlayerGaveUp(command.seat),)


def _excluded(race: Race, seat: Seat, at: Millis) -> Refusal | None:
    if seat not in race.seats:
        return Refusal(RaceReason.NOT_IN_THIS_RACE)
    if not race.revealed:
        return Refusal(RaceReason.NOT_REVEALED)
    if seat in race.given_up:
        return Refusal(RaceReason.GAVE_UP)
    if any(solve.seat == seat for solve in race.solves):
        return Refusal(RaceReason.ALREADY_SOLVED)
    ends_at = race.end_of(seat) if _is_last_glass(race) else race.ends_at
    if ends_at is not None and at >= ends_at:
        return Refusal(RaceReason.TIME_IS_UP)
    return None


def ran_out(
    race: Race, at: Millis, busy: Collection[Seat] | None = None
) -> tuple[BoardsRevealed | GlassTurned | ExtraTime, ...] | Refusal:
    """What the clock does to the race at that instant; no events at all: it is over. Rule: R2, R7, R8, R18.

    The race waits for the seats that are `busy`: those that have a board to solve, unless the edition knows more.
    """
    due = deadline(race)
    if due is None or at < due:
        return Refusal(RaceReason.GLASS_STILL_RUNS)
    if not race.revealed:
        return (BoardsRevealed(at, _after(at, race.glass)),)
    if not _is_last_glass(race) and race.glass is not None:
        return (GlassTurned(Millis(at + race.glass)),)
    return _extra_time(race, at, race.running if busy is None else busy)


def _is_last_glass(race: Race) -> bool:
    """Whether the glass is not turned again: extra time follows it. Rule: R8, R18."""
    return bool(race.solves) or race.second_chance or race.extra_until is not None


def _extra_time(race: Race, at: Millis, busy: Collection[Seat]) -> tuple[ExtraTime, ...]:
    if not race.extras:
        return ()
    later = [end for seat in busy if (end := race.end_of(seat)) is not None and end > at]
    if not later:
        return ()
    return (ExtraTime(tuple([seat for seat in race.seats if _stops(race, seat, at)]), min(later)),)


def _stops(race: Race, seat: Seat, at: Millis) -> bool:
    ends_at = race.end_of(seat)
    return seat not in race.timed_out and ends_at is not None and ends_at <= at


def _after(at: Millis, span: Millis | None) -> Millis | None:
    return None if span is None else Millis(at + span)


def deadline(race: Race) -> Millis | None:
    """When the clock next changes something: the reveal, then the end of the glass or of an extra time.

    None if there is no limit.
    """
    if not race.revealed:
        return race.reveal_at
    return race.ends_at if race.extra_until is None else race.extra_until


def is_settled(race: Race) -> bool:
    """Whether no seat is left to solve: the race ends at once. Rule: R11a."""
    return race.revealed and not race.running


def at_it(race: Race) -> tuple[Seat, ...]:
    """The seats that are solving now. Rule: R15."""
    return race.running if race.revealed else ()


def own_end(race: Race, audience: Audience) -> Millis | None:
    """When the time of that player is up, or for all others, when the clock next changes something. Rule: R18."""
    if audience is None or not race.extras or audience not in race.running:
        return deadline(race)
    return race.end_of(audience)


def out_of(race: Race) -> tuple[Seat, ...]:
    """The seats that are out of this race without having solved: they gave it up, or their time is up."""
    solved = [solve.seat for solve in race.solves]
    return tuple(sorted((race.given_up | race.timed_out).difference(solved)))


def timed_out(race: Race) -> tuple[Seat, ...]:
    """The seats whose time is up while others have extra time. Rule: R18."""
    return tuple(sorted(race.timed_out - race.given_up))


def evolve(race: Race, event: RaceEvent) -> Race:
    """The race after `event`."""
    match event:
        case BoardsRevealed():
            return replace(race, revealed=True, reveal_at=event.at, ends_at=event.ends_at)
        case TaskSolved():
            return replace(race, solves=(*race.solves, event))
        case PlayerGaveUp():
            return replace(race, given_up=race.given_up | {event.seat})
        case GlassTurned():
            return replace(race, second_chance=True, ends_at=event.ends_at)
        case ExtraTime():
            return replace(race, extra_until=event.ends_at, timed_out=race.timed_out.union(event.stopped))
        case _:
            assert_never(event)


def extended(race: Race, by: Millis) -> Race:
    """The race with its clock set back: neither the glass nor any player's time counts downtime.

    Solves keep the time they had; their arrival moves along, so that a photo finish stays one.
    """
    return replace(
        race,
        reveal_at=Millis(race.reveal_at + by),
        ends_at=None if race.ends_at is None else Millis(race.ends_at + by),
        extra_until=None if race.extra_until is None else Millis(race.extra_until + by),
        solves=tuple(replace(solve, at=Millis(solve.at + by)) for solve in race.solves),
    )
