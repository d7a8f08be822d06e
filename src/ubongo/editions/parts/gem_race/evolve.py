"""Gem race: the game after an event."""

from typing import assert_never

from ubongo.editions.contract.values import Millis
from ubongo.editions.parts import clock as clocks
from ubongo.editions.parts import intermission as intermissions
from ubongo.editions.parts import open_boards as opened
from ubongo.editions.parts import race as races
from ubongo.editions.parts.clock import ClockAdvanced, ClockExtended, GamePaused, GameResumed, ResumeCalled
from ubongo.editions.parts.gem_race.events import Event, GameStarted, RoundEnded, RoundStarted, TieBreakEnded
from ubongo.editions.parts.gem_race.settings import GemRaceSettingsT
from ubongo.editions.parts.gem_race.state import Finished, GemRace, Racing, Running, with_race
from ubongo.editions.parts.intermission import Intermission, PlayerReady
from ubongo.editions.parts.lifecycle import GameEnded, Over, Seated
from ubongo.editions.parts.open_boards import BoardsOpened, DieRolled, Opening, RollCalled
from ubongo.editions.parts.race import Race, Runner
from ubongo.editions.parts.race_events import BoardsRevealed, ExtraTime, GlassTurned, PlayerGaveUp, TaskSolved
from ubongo.editions.parts.rewards.award import ROUNDS
from ubongo.structs import replace


def evolve(game: GemRace[GemRaceSettingsT], event: Event) -> GemRace[GemRaceSettingsT]:
    """The game after `event`, which `decide` gave for this very state."""
    match event:
        case GameStarted():
            return replace(game, roller=event.first_roller, pile=event.pile)
        case RoundStarted():
            race = Race(event.runners, event.symbol, game.settings.glass, event.reveal_at, extras=game.settings.extras)
            return replace(_started(game, event), phase=Racing(race))
        case BoardsOpened():
            return replace(_started(game, event), phase=Opening(event.runners, event.roll_by))
        case RollCalled():
            return replace(game, phase=opened.called(_opening(game), event))
        case DieRolled():
            return with_race(game, opened.race_of(_opening(game), event, game.settings.glass, game.settings.extras))
        case BoardsRevealed() | TaskSolved() | PlayerGaveUp() | GlassTurned() | ExtraTime():
            return with_race(game, races.evolve(_running(game), event))
        case RoundEnded():
            last = Finished(_running(game), event.ranking, event.takings)
            rewards = game.rewards.after_round(event.takings)
            return replace(game, phase=Intermission(event.resume_at), last=last, rewards=rewards)
        case TieBreakEnded():
            return replace(game, phase=Intermission(event.resume_at), last=Finished(_running(game), event.ranking, ()))
        case PlayerReady():
            return _with_ready(game, event)
        case ClockExtended() | ClockAdvanced() | GamePaused() | ResumeCalled() | GameResumed():
            assert not isinstance(game.phase, Seated | Over), f"a clock's event in {game.phase!r}"
            return replace(game, phase=clocks.evolve(game.phase, event, _extended))
        case GameEnded():
            return replace(game, phase=Over(event.outcome))
        case _:
            assert_never(event)


def _opening(game: GemRace[GemRaceSettingsT]) -> Opening:
    assert isinstance(game.phase, Opening), f"a roll in {game.phase!r}"
    return game.phase


def _started(game: GemRace[GemRaceSettingsT], event: RoundStarted | BoardsOpened) -> GemRace[GemRaceSettingsT]:
    is_tie_break = game.rounds == ROUNDS
    return replace(
        game,
        pile=event.pile,
        had=_with_boards(game.had, event.runners),
        roller=event.roller,
        rounds=game.rounds + (not is_tie_break),
        tie_breaks=game.tie_breaks + is_tie_break,
    )


def _with_boards(had: tuple[frozenset[int], ...], runners: tuple[Runner, ...]) -> tuple[frozenset[int], ...]:
    boards = list(had)
    for runner in runners:
        boards[runner.seat] |= {runner.board}
    return tuple(boards)


def _running(game: GemRace[GemRaceSettingsT]) -> Race:
    assert isinstance(game.phase, Racing), f"a race's event outside a race: {game.phase!r}"
    return game.phase.race


def _with_ready(game: GemRace[GemRaceSettingsT], event: PlayerReady) -> GemRace[GemRaceSettingsT]:
    if isinstance(game.phase, Opening):
        return replace(game, phase=opened.with_ready(game.phase, event))
    assert isinstance(game.phase, Intermission), f"a player-ready in {game.phase!r}"
    return replace(game, phase=intermissions.with_ready(game.phase, event))


def _extended(phase: Running, by: Millis) -> Running:
    match phase:
        case Racing(race):
            return Racing(races.extended(race, by))
        case Opening():
            return opened.extended(phase, by)
        case Intermission():
            return intermissions.extended(phase, by)
