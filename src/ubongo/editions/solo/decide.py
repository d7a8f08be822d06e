"""Solo: what follows from a command. Rule: S1 to S3, S5 to S9."""

from typing import TypeAlias, assert_never

from ubongo.editions.chance import Chance
from ubongo.editions.contract.commands import Pause, Wake
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.parts import lifecycle
from ubongo.editions.parts import race as races
from ubongo.editions.parts.clock import GameClock, Paused
from ubongo.editions.parts.dealing import shuffled
from ubongo.editions.parts.race import Race
from ubongo.editions.parts.race_events import BoardsRevealed, Claim, GiveUp, RaceReason, TaskSolved
from ubongo.editions.parts.staircase import Try, next_level
from ubongo.editions.solo.commands import AskHint, Command, Finish, SetAside, ShowSolution, TryAgain
from ubongo.editions.solo.events import (
    Event,
    HintGiven,
    PiecesMisplaced,
    PileRenewed,
    RunEnded,
    RunStarted,
    SolutionShown,
    TaskDealt,
    TaskRepeated,
    TaskSetAside,
)
from ubongo.editions.solo.evolve import evolve
from ubongo.editions.solo.ramp import nearest
from ubongo.editions.solo.settings import PLAYER
from ubongo.editions.solo.state import MOST_BOARDS, Fate, Game, Past, SoloReason, Solving, task_of
from ubongo.puzzles.boards.deck import SYMBOLS
from ubongo.puzzles.completion import completion, misplaced
from ubongo.puzzles.task import Flaw, flaw

Move: TypeAlias = Wake | Claim | SetAside | Finish | AskHint | ShowSolution | TryAgain

NOT_PLACEABLE = frozenset({Flaw.UNKNOWN_PIECE, Flaw.UNKNOWN_ORIENTATION, Flaw.PIECE_REUSED})
"""What no client can have on its board."""


def decide(game: Game, command: Command, at: Millis, chance: Chance) -> tuple[Event, ...] | Refusal:
    """What follows from `command` at that instant, or why nothing does."""
    if isinstance(command, Pause) and game.settings.daily is not None and isinstance(game.phase, Solving):
        return Refusal(SoloReason.TIME_RUNS_ON)
    return lifecycle.decide(
        game.phase,
        command,
        GameClock(
            at=at,
            seats=(PLAYER,),
            countdown=game.settings.countdown,
            deadline=lambda: deadline(game),
            at_it=lambda: (),
        ),
        start=lambda: _start(game, at, chance),
        play=lambda solving, move: _solve(game, solving, move, at, chance),
    )


def _start(game: Game, at: Millis, chance: Chance) -> tuple[Event, ...]:
    pile = () if game.settings.ramp is not None else shuffled(range(len(game.boards)), chance.of("start/pile"))
    started = RunStarted(pile)
    return (started, *_deal(evolve(game, started), Millis(at + game.settings.countdown), chance))


def _solve(game: Game, phase: Solving, command: Move, at: Millis, chance: Chance) -> tuple[Event, ...] | Refusal:
    race = phase.race
    match command:
        case Claim():
            return _claim(game, race, command, at, chance)
        case SetAside(seat) if phase.is_shown and seat == PLAYER:
            return _next(game, at, chance)
        case SetAside(seat) if game.settings.daily is not None:
            return _finish(game, race, Finish(seat), at)
        case SetAside():
            return _set_aside(game, race, command, at, chance)
        case Finish():
            return _finish(game, race, command, at)
        case Wake():
            return _wake(game, race, at)
        case AskHint():
            return _only_in_practice(game) or _hint(game, race, command, at)
        case ShowSolution():
            return _only_in_practice(game) or _show(race, command, at)
        case TryAgain():
            return _only_in_practice(game) or _try_again(game, phase, command, at)
        case _:
            assert_never(command)


def _claim(game: Game, race: Race, command: Claim, at: Millis, chance: Chance) -> tuple[Event, ...] | Refusal:
    task = task_of(game, race.runners[0].board, race.symbol)
    # No lag is subtracted: there is no rival to be fair to, and so the times of all tasks add up to the run's.
    answer = races.claim(race, task, Claim(command.seat, command.placements), at)
    if isinstance(answer, Refusal):
        return answer
    solved = TaskSolved(command.seat, at, _elapsed(race, at), command.placements)
    return (solved, *_next(evolve(game, solved), Millis(race.reveal_at + solved.elapsed), chance))


def _set_aside(game: Game, race: Race, command: SetAside, at: Millis, chance: Chance) -> tuple[Event, ...] | Refusal:
    answer = races.give_up(race, GiveUp(command.seat), at)
    if isinstance(answer, Refusal):
        return answer
    gone = TaskSetAside(_elapsed(race, at))
    return (gone, *_next(evolve(game, gone), Millis(race.reveal_at + gone.elapsed), chance))


def _only_in_practice(game: Game) -> Refusal | None:
    return None if game.settings.mode == "practice" else Refusal(SoloReason.ONLY_IN_PRACTICE)


def _hint(game: Game, race: Race, command: AskHint, at: Millis) -> tuple[Event, ...] | Refusal:
    """The next piece of a tiling that keeps what is placed, or what to take back first. Rule: S6."""
    barred = _barred(race, command.seat, at)
    if barred is not None:
        return barred
    task, placed = task_of(game, race.runners[0].board, race.symbol), command.placements
    found = flaw(task, placed)
    if found is None:
        return Refusal(SoloReason.NOTHING_TO_HINT)
    if found in NOT_PLACEABLE:
        return Refusal(RaceReason.NOT_A_TILING, found)
    wrong = misplaced(task, placed)
    if wrong:
        return (PiecesMisplaced(tuple([placement.piece for placement in wrong])),)
    rest = completion(task, placed)
    assert rest, "well placed pieces that nothing completes"
    return (HintGiven(rest[0]),)


def _show(race: Race, command: ShowSolution, at: Millis) -> tuple[Event, ...] | Refusal:
    return _barred(race, command.seat, at) or (SolutionShown(_elapsed(race, at)),)


def _try_again(game: Game, phase: Solving, command: TryAgain, at: Millis) -> tuple[Event, ...] | Refusal:
    """The task once more, empty and with a time of its own; an open one is set aside. Rule: S8."""
    barred = _barred(phase.race, command.seat, at)
    if barred is not None and not phase.is_shown:
        return barred
    if not 1 <= command.number <= game.number:
        return Refusal(SoloReason.NO_SUCH_BOARD)
    if phase.is_shown:
        return (_repeat_or_end(game, command.number, at),)
    gone = TaskSetAside(_elapsed(phase.race, at))
    return (gone, _repeat_or_end(evolve(game, gone), command.number, at))


def _repeat_or_end(game: Game, number: int, at: Millis) -> TaskRepeated | RunEnded:
    if len(game.past) == MOST_BOARDS:
        return _end(game, _ending_of_finish(game), game.spent)
    return TaskRepeated(game.past[number - 1].repeats or number, at)


def _barred(race: Race, seat: Seat, at: Millis) -> Refusal | None:
    answer = races.give_up(race, GiveUp(seat), at)
    return answer if isinstance(answer, Refusal) else None


def _elapsed(race: Race, at: Millis) -> Millis:
    return Millis(max(at - race.reveal_at, 0))


def _next(game: Game, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """After a task: the next one, or the end."""
    if game.settings.goal is not None and game.solved == game.settings.goal:
        return (_end(game, game.settings.mode, game.spent),)
    if len(game.past) == MOST_BOARDS:
        return (_end(game, _ending_of_finish(game), game.spent),)
    return _deal(game, at, chance)


def _deal(game: Game, reveal_at: Millis, chance: Chance) -> tuple[Event, ...]:
    if game.settings.ramp is not None:
        return (_ramped(game, game.settings.ramp, reveal_at, chance),)
    if game.pile:
        return (_dealt(game, reveal_at, chance),)
    renewed = PileRenewed(_renewed(game, chance))
    return (renewed, _dealt(evolve(game, renewed), reveal_at, chance))


def _renewed(game: Game, chance: Chance) -> tuple[int, ...]:
    # The board that was just there is not the next one.
    pile = shuffled(range(len(game.boards)), chance.of(f"task/{_coming(game)}/pile"))
    return (*pile[1:], pile[0]) if pile[0] == game.dealt[-1][0] else pile


def _ramped(game: Game, start: int, reveal_at: Millis, chance: Chance) -> TaskDealt:
    """One of the tasks whose grades are nearest to the player's level. Rule: S5."""
    tries = [_try(past) for past in game.past if past.repeats is None]
    level = next_level(start, tries)
    board, symbol = chance.of(f"task/{_coming(game)}/ramp").choice(nearest(game, level))
    return TaskDealt(board, symbol, reveal_at)


def _try(past: Past) -> Try:
    return Try(past.fate is Fate.SOLVED and past.hints == 0, past.elapsed)


def _dealt(game: Game, reveal_at: Millis, chance: Chance) -> TaskDealt:
    """The top board, and a face of the die that this board has not had since every face was used. Rule: R1, R2.

    If possible, one whose task has not been dealt since then either. Rule: D4.
    """
    board, before = game.pile[0], game.dealt
    since = len(before) - len(before) % (len(game.boards) * len(SYMBOLS))
    asked = {symbol for number, symbol in before[since:] if number == board}
    tasks = game.boards[board].tasks
    left = [symbol for symbol in range(len(SYMBOLS)) if symbol not in asked]
    known = {tasks[symbol].pieces for symbol in asked}
    fresh = [symbol for symbol in left if tasks[symbol].pieces not in known]
    return TaskDealt(board, chance.of(f"task/{_coming(game)}/face").choice(fresh or left), reveal_at)


def _coming(game: Game) -> int:
    """The number of the task that is dealt next, counted from 1."""
    return len(game.dealt) + 1


def _finish(game: Game, race: Race, command: Finish, at: Millis) -> tuple[Event, ...] | Refusal:
    if command.seat != PLAYER:
        return Refusal(RaceReason.NOT_IN_THIS_RACE)
    if race.ends_at is not None and at >= race.ends_at:
        return _run_out(game, race, race.ends_at)
    if not race.revealed:
        elapsed = Millis(0)
    elif not race.running:
        elapsed = game.spent
    else:
        elapsed = Millis(game.spent + _elapsed(race, at))
    return (_end(game, _ending_of_finish(game), elapsed),)


def _ending_of_finish(game: Game) -> str:
    return "practice" if game.settings.mode == "practice" else "stopped"


def _wake(game: Game, race: Race, at: Millis) -> tuple[Event, ...] | Refusal:
    due = races.deadline(race)
    if due is None or at < due:
        return Refusal(RaceReason.GLASS_STILL_RUNS)
    if race.revealed:
        return _run_out(game, race, due)
    span = game.settings.span
    return (BoardsRevealed(at, None if span is None else Millis(at + span)),)


def _run_out(game: Game, race: Race, ends_at: Millis) -> tuple[Event, ...]:
    return (_end(game, game.settings.mode, Millis(game.spent + _elapsed(race, ends_at))),)


def _end(game: Game, ending: str, elapsed: Millis) -> RunEnded:
    return RunEnded(elapsed, Outcome((PLAYER,), (game.solved,), ending))


def deadline(game: Game) -> Millis | None:
    """When the table must wake the run: at the reveal, when a count's time is up, and after a pause."""
    match game.phase:
        case Solving(race):
            return races.deadline(race)
        case Paused(resume_at=resume_at):
            return resume_at
        case _:
            return None
