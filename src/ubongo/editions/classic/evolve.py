"""Classic: the game after an event."""

from typing import assert_never

from ubongo.editions.classic.events import (
    Event,
    GameStarted,
    GemsTaken,
    PawnMoved,
    PawnPlaced,
    PawnStayed,
    RoundEnded,
    RoundStarted,
    TakersHurried,
    TakingStarted,
    TurnEnded,
)
from ubongo.editions.classic.gem_board import GemCounts, Rows, without
from ubongo.editions.classic.state import (
    Finished,
    Game,
    Gathering,
    Phase,
    Placing,
    Racing,
    Running,
    Taking,
    Walk,
    row_of,
)
from ubongo.editions.contract.values import Millis
from ubongo.editions.parts import clock as clocks
from ubongo.editions.parts import intermission as intermissions
from ubongo.editions.parts import open_boards as opened
from ubongo.editions.parts import race as races
from ubongo.editions.parts.clock import ClockAdvanced, ClockExtended, GamePaused, GameResumed, ResumeCalled
from ubongo.editions.parts.intermission import Intermission, PlayerReady
from ubongo.editions.parts.lifecycle import GameEnded, Over, Seated
from ubongo.editions.parts.open_boards import BoardsOpened, DieRolled, Opening, RollCalled
from ubongo.editions.parts.race import Race
from ubongo.editions.parts.race_events import BoardsRevealed, ExtraTime, GlassTurned, PlayerGaveUp, TaskSolved
from ubongo.structs import replace


def evolve(game: Game, event: Event) -> Game:
    """The game after `event`, which `decide` gave for this very state."""
    match event:
        case GameStarted():
            placing = Placing(event.next_by)
            return replace(game, phase=placing, roller=event.first_roller, rows=event.rows, pile=event.pile)
        case PawnPlaced():
            return replace(game, phase=Placing(event.next_by), pawns=_with(game.pawns, event.seat, event.row))
        case RoundStarted():
            race = Race(event.runners, event.symbol, game.settings.glass, event.reveal_at, extras=game.settings.extras)
            return replace(_started(game, event), phase=_race_from(game, race))
        case BoardsOpened():
            return replace(_started(game, event), phase=Opening(event.runners, event.roll_by))
        case RollCalled():
            return _in(game, opened.called(_opening(game), event))
        case DieRolled():
            return _in(
                game, _race_from(game, opened.race_of(_opening(game), event, game.settings.glass, game.settings.extras))
            )
        case BoardsRevealed() | TaskSolved() | PlayerGaveUp() | GlassTurned() | ExtraTime():
            assert isinstance(game.phase, Racing), f"a race's event outside a race: {game.phase!r}"
            return _in(game, Racing(races.evolve(game.phase.race, event), game.phase.gathering, game.phase.take_by))
        case PawnMoved():
            return _moved(game, event)
        case PawnStayed():
            running = _gathered(game)
            stayed = running.gathering.stayed | {event.seat}
            return _in(game, _gathering(running, replace(running.gathering, stayed=stayed)))
        case GemsTaken():
            return _taken(game, event)
        case TakersHurried():
            assert isinstance(game.phase, Racing), f"a takers-hurried in {game.phase!r}"
            return _in(game, replace(game.phase, take_by=event.take_by))
        case TakingStarted():
            running = _gathered(game)
            return _in(game, Taking(running.race, running.gathering, event.ranking, event.next_by))
        case TurnEnded():
            assert isinstance(game.phase, Taking), f"no turn ends in {game.phase!r}"
            return _in(game, replace(game.phase, until=event.next_by, done=game.phase.done | {event.seat}))
        case RoundEnded():
            running = _gathered(game)
            last = Finished(running.race, event.ranking, running.gathering.takings)
            return replace(game, phase=Intermission(event.resume_at), last=last)
        case PlayerReady() if isinstance(game.phase, Opening):
            return _in(game, opened.with_ready(game.phase, event))
        case PlayerReady():
            assert isinstance(game.phase, Intermission), f"a player-ready in {game.phase!r}"
            return _in(game, intermissions.with_ready(game.phase, event))
        case ClockExtended() | ClockAdvanced() | GamePaused() | ResumeCalled() | GameResumed():
            assert not isinstance(game.phase, Seated | Over), f"a clock's event in {game.phase!r}"
            return _in(game, clocks.evolve(game.phase, event, _extended))
        case GameEnded():
            return _in(game, Over(event.outcome))
        case _:
            assert_never(event)


def _in(
    game: Game,
    phase: Phase,
    *,
    pawns: tuple[int | None, ...] | None = None,
    holdings: tuple[GemCounts, ...] | None = None,
    rows: Rows | None = None,
) -> Game:
    """The game in another phase, with other given changes; written out for speed, as most events use it."""
    return Game(
        game.settings,
        game.boards,
        game.holdings if holdings is None else holdings,
        game.pawns if pawns is None else pawns,
        game.rows if rows is None else rows,
        phase,
        game.pile,
        game.roller,
        game.rounds,
        game.last,
    )


def _started(game: Game, event: RoundStarted | BoardsOpened) -> Game:
    return replace(game, pile=event.pile, roller=event.roller, rounds=game.rounds + 1)


def _race_from(game: Game, race: Race) -> Racing:
    return Racing(race, Gathering(tuple(Walk(row_of(game, seat)) for seat in game.seats)))


def _opening(game: Game) -> Opening:
    assert isinstance(game.phase, Opening), f"a roll in {game.phase!r}"
    return game.phase


def _gathered(game: Game) -> Racing | Taking:
    assert isinstance(game.phase, Racing | Taking), f"a move or a taking in {game.phase!r}"
    return game.phase


def _with(pawns: tuple[int | None, ...], seat: int, row: int) -> tuple[int | None, ...]:
    return (*pawns[:seat], row, *pawns[seat + 1 :])


def _moved(game: Game, event: PawnMoved) -> Game:
    running = _gathered(game)
    walks = list(running.gathering.walks)
    walk = walks[event.seat]
    walks[event.seat] = Walk(walk.home, walk.moves + 1, event.elapsed)
    gathering = Gathering(tuple(walks), running.gathering.takings, running.gathering.stayed)
    return _in(game, _gathering(running, gathering), pawns=_with(game.pawns, event.seat, event.row))


def _taken(game: Game, event: GemsTaken) -> Game:
    running = _gathered(game)
    takings = (*running.gathering.takings, event)
    gathering = Gathering(running.gathering.walks, takings, running.gathering.stayed)
    holdings = list(game.holdings)
    holdings[event.seat] = holdings[event.seat].plus(event.gems)
    return _in(game, _gathering(running, gathering), holdings=tuple(holdings), rows=without(game.rows, event.row))


def _gathering(running: Racing | Taking, gathering: Gathering) -> Racing | Taking:
    if isinstance(running, Racing):
        return Racing(running.race, gathering, running.take_by)
    return replace(running, gathering=gathering)


def _extended(phase: Running, by: Millis) -> Running:
    match phase:
        case Racing(race, gathering, take_by):
            later = None if take_by is None else Millis(take_by + by)
            return Racing(races.extended(race, by), gathering, later)
        case Placing(until):
            return Placing(Millis(until + by))
        case Taking(race, _, _, until):
            return replace(phase, race=races.extended(race, by), until=Millis(until + by))
        case Opening():
            return opened.extended(phase, by)
        case Intermission():
            return intermissions.extended(phase, by)
