"""Classic: moving the pawn and taking gems, in the race or, in calm, after it. Rule: C4 to C8, C12."""

from ubongo.editions.classic.commands import ClassicReason, MovePawn, Pass, TakeGems
from ubongo.editions.classic.events import GemsTaken, PawnMoved, PawnStayed
from ubongo.editions.classic.gem_board import MOST_MOVES, hole, nearest
from ubongo.editions.classic.state import Game, Racing, Taking, can_take, reach, row_of, taking_turn
from ubongo.editions.contract.refusals import Reason, Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.race import Race
from ubongo.editions.parts.race_events import RaceReason


def move(game: Game, phase: Racing | Taking, command: MovePawn, at: Millis) -> tuple[PawnMoved] | Refusal:
    """The pawn on another field, or why not. Rule: C4."""
    reason = _excluded(game, phase, command.seat, at)
    if reason is None and phase.gathering.walks[command.seat].moves == MOST_MOVES:
        reason = ClassicReason.MOVED_ENOUGH
    if reason is None and command.row not in reach(game, command.seat):
        reason = ClassicReason.OUT_OF_REACH
    if reason is None and command.row == row_of(game, command.seat):
        reason = ClassicReason.ALREADY_THERE
    if reason is not None:
        return Refusal(reason)
    return (PawnMoved(command.seat, command.row, _elapsed(phase.race, at)),)


def take(game: Game, phase: Racing | Taking, command: TakeGems, at: Millis) -> tuple[GemsTaken] | Refusal:
    """The two nearest gems before the player, or why not: a rival may have been faster. Rule: C5 to C8."""
    reason = _excluded(game, phase, command.seat, at)
    if reason is None and command.row != row_of(game, command.seat):
        reason = ClassicReason.PAWN_ELSEWHERE
    if reason is None and not game.rows[command.row]:
        reason = ClassicReason.ROW_EMPTY
    if reason is None and command.hole != hole(game.rows[command.row]):
        reason = ClassicReason.GEMS_GONE
    if reason is not None:
        return Refusal(reason)
    return (taken(game, phase, command.seat, at),)


def stay(game: Game, phase: Racing, command: Pass, at: Millis) -> tuple[PawnStayed] | Refusal:
    """The solver's word to move no more in this round, or why not: gems in reach are still to be taken. Rule: C4."""
    seat = command.seat
    reason = _excluded(game, phase, seat, at)
    if reason is None and can_take(game, seat):
        reason = ClassicReason.GEMS_IN_REACH
    return (PawnStayed(seat),) if reason is None else Refusal(reason)


def taken(game: Game, phase: Racing | Taking, seat: Seat, at: Millis) -> GemsTaken:
    """The gems that seat takes at its pawn's row, which is not empty."""
    row = row_of(game, seat)
    return GemsTaken(seat, row, nearest(game.rows[row]), _elapsed(phase.race, at))


def by_default(game: Game, phase: Racing | Taking, seat: Seat, at: Millis) -> tuple[GemsTaken, ...]:
    """A late seat's taking: the gems in front of its pawn, if any. Rule: C6, C12, ours."""
    return (taken(game, phase, seat, at),) if game.rows[row_of(game, seat)] else ()


def _excluded(game: Game, phase: Racing | Taking, seat: Seat, at: Millis) -> Reason | None:
    """Why the seat may neither move nor take just now."""
    if seat not in phase.race.seats:
        return RaceReason.NOT_IN_THIS_RACE
    match phase:
        case Racing():
            return _excluded_from_race(game, phase, seat, at)
        case Taking():
            return None if taking_turn(game, phase) == seat else ClassicReason.NOT_YOUR_TURN


def _excluded_from_race(game: Game, racing: Racing, seat: Seat, at: Millis) -> Reason | None:
    race = racing.race
    if not race.revealed:
        return RaceReason.NOT_REVEALED
    if game.settings.calm:
        return ClassicReason.NOT_DURING_THE_RACE
    if all(solve.seat != seat for solve in race.solves):
        return ClassicReason.NOT_SOLVED
    if racing.gathering.taking_of(seat) is not None:
        return ClassicReason.ALREADY_TOOK
    if seat in racing.gathering.stayed:
        return ClassicReason.ALREADY_STAYED
    ends_at = race.end_of(seat) if racing.take_by is None else racing.take_by
    if ends_at is not None and at >= ends_at:
        return RaceReason.TIME_IS_UP
    return None


def _elapsed(race: Race, at: Millis) -> Millis:
    return Millis(max(at - race.reveal_at, 0))
