"""Solo: the run after an event."""

from dataclasses import replace
from typing import assert_never

from ubongo.editions.contract.values import Millis
from ubongo.editions.parts import race as races
from ubongo.editions.parts.lifecycle import ClockExtended, Over
from ubongo.editions.parts.race import BoardsRevealed, PlayerGaveUp, Race, RaceEvent, Runner, TaskSolved
from ubongo.editions.solo.events import Event, PileRenewed, RunEnded, RunStarted, TaskDealt, TaskSetAside
from ubongo.editions.solo.settings import PLAYER
from ubongo.editions.solo.state import Fate, Game, Past, Solving
from ubongo.puzzles.task import Tiling


def evolve(game: Game, event: Event) -> Game:
    """The run after `event`, which `decide` gave for this very state."""
    match event:
        case RunStarted() | PileRenewed():
            return replace(game, pile=event.pile)
        case TaskDealt():
            return replace(game, phase=Solving(_dealt(game, event)), pile=game.pile[1:])
        case BoardsRevealed():
            return _raced(game, event)
        case TaskSolved():
            return _behind(_raced(game, event), Fate.SOLVED, event.elapsed, event.placements)
        case TaskSetAside():
            return _behind(_raced(game, PlayerGaveUp(PLAYER)), Fate.SET_ASIDE, event.elapsed)
        case ClockExtended():
            return replace(game, phase=Solving(races.extended(_race(game), event.by)))
        case RunEnded():
            return _ended(game, event)
        case _:
            assert_never(event)


def _race(game: Game) -> Race:
    assert isinstance(game.phase, Solving), f"a task's event without a task: {game.phase!r}"
    return game.phase.race


def _dealt(game: Game, event: TaskDealt) -> Race:
    # The first task waits for its reveal; the others are open, and the run's clock continues.
    before = game.phase.race if isinstance(game.phase, Solving) else None
    return Race(
        runners=(Runner(PLAYER, event.board),),
        symbol=event.symbol,
        glass=game.settings.span,
        reveal_at=event.reveal_at,
        revealed=before is not None,
        ends_at=None if before is None else before.ends_at,
    )


def _raced(game: Game, event: RaceEvent) -> Game:
    return replace(game, phase=Solving(races.evolve(_race(game), event)))


def _behind(game: Game, fate: Fate, elapsed: Millis, tiling: Tiling = ()) -> Game:
    race = _race(game)
    past = Past(race.runners[0].board, race.symbol, elapsed, fate, tiling)
    return replace(game, past=(*game.past, past))


def _ended(game: Game, event: RunEnded) -> Game:
    race = _race(game)
    if race.revealed and race.running:
        game = _behind(game, Fate.LEFT, Millis(event.elapsed - game.spent))
    return replace(game, phase=Over(event.outcome), elapsed=event.elapsed)
