"""Solo: the run after an event."""

from typing import assert_never

from ubongo.editions.contract.values import Millis
from ubongo.editions.parts import clock as clocks
from ubongo.editions.parts import race as races
from ubongo.editions.parts.clock import ClockAdvanced, ClockExtended, GamePaused, GameResumed, ResumeCalled
from ubongo.editions.parts.lifecycle import Over, Seated
from ubongo.editions.parts.race import Race, Runner
from ubongo.editions.parts.race_events import BoardsRevealed, PlayerGaveUp, RaceEvent, TaskSolved
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
from ubongo.editions.solo.settings import PLAYER
from ubongo.editions.solo.state import Fate, Game, Past, Solving
from ubongo.puzzles.task import Tiling
from ubongo.structs import replace


def evolve(game: Game, event: Event) -> Game:
    """The run after `event`, which `decide` gave for this very state."""
    match event:
        case RunStarted() | PileRenewed():
            return replace(game, pile=event.pile)
        case TaskDealt():
            race = _opened(game, event.board, event.symbol, event.reveal_at)
            return replace(game, phase=Solving(race), pile=game.pile[1:])
        case TaskRepeated():
            return replace(game, phase=_repeated(game, event))
        case BoardsRevealed():
            return _raced(game, event)
        case TaskSolved():
            return _behind(_raced(game, event), Fate.SOLVED, event.elapsed, event.placements)
        case TaskSetAside():
            return _behind(_raced(game, PlayerGaveUp(PLAYER)), Fate.SET_ASIDE, event.elapsed)
        case HintGiven() | PiecesMisplaced():
            phase = _solving(game)
            return replace(game, phase=replace(phase, hints=phase.hints + 1, hint=event))
        case SolutionShown():
            return _behind(_raced(game, PlayerGaveUp(PLAYER)), Fate.SHOWN, event.elapsed)
        case ClockExtended() | ClockAdvanced() | GamePaused() | ResumeCalled() | GameResumed():
            assert not isinstance(game.phase, Seated | Over), f"a clock's event in {game.phase!r}"
            return replace(game, phase=clocks.evolve(game.phase, event, _extended))
        case RunEnded():
            return _ended(game, event)
        case _:
            assert_never(event)


def _extended(phase: Solving, by: Millis) -> Solving:
    return replace(phase, race=races.extended(phase.race, by))


def _solving(game: Game) -> Solving:
    assert isinstance(game.phase, Solving), f"a task's event without a task: {game.phase!r}"
    return game.phase


def _opened(game: Game, board: int, symbol: int, reveal_at: Millis) -> Race:
    # The first task waits for its reveal; the others are open, and the run's clock continues.
    before = game.phase.race if isinstance(game.phase, Solving) else None
    return Race(
        runners=(Runner(PLAYER, board),),
        symbol=symbol,
        glass=game.settings.span,
        reveal_at=reveal_at,
        revealed=before is not None,
        ends_at=None if before is None else before.ends_at,
    )


def _repeated(game: Game, event: TaskRepeated) -> Solving:
    past = game.past[event.number - 1]
    return Solving(_opened(game, past.board, past.symbol, event.reveal_at), repeats=event.number)


def _raced(game: Game, event: RaceEvent) -> Game:
    phase = _solving(game)
    return replace(game, phase=replace(phase, race=races.evolve(phase.race, event)))


def _behind(game: Game, fate: Fate, elapsed: Millis, tiling: Tiling = ()) -> Game:
    phase = _solving(game)
    race = phase.race
    past = Past(race.runners[0].board, race.symbol, elapsed, fate, tiling, phase.hints, phase.repeats)
    return replace(game, past=(*game.past, past))


def _ended(game: Game, event: RunEnded) -> Game:
    race = _solving(game).race
    if race.revealed and race.running:
        game = _behind(game, Fate.LEFT, Millis(event.elapsed - game.spent))
    return replace(game, phase=Over(event.outcome), elapsed=event.elapsed)
