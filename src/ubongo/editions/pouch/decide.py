"""Pouch: what follows from a command."""

from random import Random
from typing import assert_never

from ubongo.editions.contract import GiveBack, Millis, Outcome, Refusal, Seat, Start, Wake
from ubongo.editions.parts import race as races
from ubongo.editions.parts import rest as rests
from ubongo.editions.parts.course import CourseReason
from ubongo.editions.parts.dealing import Pile, dealt, handed_out, shuffled, without
from ubongo.editions.parts.race import Claim, GiveUp, Race, RaceEvent, Runner, ranking
from ubongo.editions.parts.rest import PlayerReady, Ready, Resting, RestReason
from ubongo.editions.parts.treasure import ROUNDS, takings
from ubongo.editions.pouch.evolve import evolve
from ubongo.editions.pouch.game import (
    TIE_BREAKS,
    Command,
    Event,
    Game,
    GameEnded,
    GameStarted,
    Over,
    Racing,
    RoundEnded,
    RoundStarted,
    Seated,
    TieBreakEnded,
    task_of,
)
from ubongo.puzzles.deck import SYMBOLS


def decide(game: Game, command: Command, at: Millis, rng: Random) -> tuple[Event, ...] | Refusal:
    """What follows from `command` at that instant, or why nothing does."""
    match game.phase:
        case Seated():
            return _start(game, command, at, rng)
        case Racing(race):
            return _race(game, race, command, at, rng)
        case Resting():
            return _rest(game, game.phase, command, at, rng)
        case Over():
            return Refusal(CourseReason.GAME_OVER)
        case _:
            assert_never(game.phase)


def _start(game: Game, command: Command, at: Millis, rng: Random) -> tuple[Event, ...] | Refusal:
    if not isinstance(command, Start):
        return Refusal(CourseReason.NOT_STARTED)
    chosen = game.settings.first_roller
    roller = Seat(rng.randrange(game.settings.seats)) if chosen is None else chosen
    started = GameStarted(roller, shuffled(range(len(game.boards)), rng))
    return (started, _deal(evolve(game, started), game.seats, at, rng))


def _deal(game: Game, seats: tuple[Seat, ...], at: Millis, rng: Random) -> RoundStarted:
    symbol = rng.randrange(len(SYMBOLS))
    runners, pile = _boards(game, seats, symbol, rng)
    roller = game.roller if game.rounds == 0 else _left_of(game.roller, seats)
    return RoundStarted(roller, symbol, runners, Millis(at + game.settings.countdown), pile)


def _left_of(roller: Seat, seats: tuple[Seat, ...]) -> Seat:
    # In a tie-break only the tied roll: the next of them round the table. Rule: R9, P6.
    return next((seat for seat in seats if seat > roller), seats[0])


def _boards(game: Game, seats: tuple[Seat, ...], symbol: int, rng: Random) -> tuple[tuple[Runner, ...], Pile]:
    grades = tuple(board.tasks[symbol].grade for board in game.boards)
    if game.rounds == ROUNDS:
        return _tie_break_boards(game, seats, grades if game.settings.matched else None, rng)
    return handed_out(game.pile, seats, grades if game.settings.matched else None, rng)


def _tie_break_boards(
    game: Game, seats: tuple[Seat, ...], nearness: tuple[float, ...] | None, rng: Random
) -> tuple[tuple[Runner, ...], Pile]:
    had = dict(zip(game.seats, game.had, strict=True))
    pile = game.pile
    runners = dealt(pile, seats, had, nearness)
    if runners is None:
        used = tuple(number for number in range(len(game.boards)) if number not in pile)
        pile = (*pile, *shuffled(used, rng))
        runners = dealt(pile, seats, had, nearness)
    assert runners is not None, "every seat has had fewer boards than there are"
    return runners, without(pile, runners)


def _race(game: Game, race: Race, command: Command, at: Millis, rng: Random) -> tuple[Event, ...] | Refusal:
    match command:
        case Claim():
            events = _claim(game, race, command, at)
        case GiveUp():
            events = races.give_up(race, command, at)
        case Wake():
            events = _wake_race(game, race, at)
        case GiveBack():
            return races.give_back(command)
        case Ready():
            return Refusal(RestReason.NOT_RESTING)
        case Start():
            return Refusal(CourseReason.ALREADY_STARTED)
        case _:
            assert_never(command)
    if isinstance(events, Refusal):
        return events
    return _raced(game, race, events, at, rng)


def _claim(game: Game, race: Race, command: Claim, at: Millis) -> tuple[RaceEvent, ...] | Refusal:
    if _is_decided(game, race, at) and command.seat in race.running:
        return Refusal(races.RaceReason.TIME_IS_UP)
    return races.claim(race, task_of(game, race, command.seat), command, at)


def _wake_race(game: Game, race: Race, at: Millis) -> tuple[RaceEvent, ...] | Refusal:
    return () if _is_decided(game, race, at) else races.ran_out(race, at)


def _is_decided(game: Game, race: Race, at: Millis) -> bool:
    decided_at = _decided_at(game, race)
    return decided_at is not None and at >= decided_at


def _decided_at(game: Game, race: Race) -> Millis | None:
    # In a tie-break the first to solve wins: the race is over as soon as no photo finish can change that. Rule: P6.
    if game.tie_breaks and race.solves:
        return Millis(race.solves[0].at + races.PHOTO_FINISH)
    return None


def _raced(game: Game, race: Race, events: tuple[RaceEvent, ...], at: Millis, rng: Random) -> tuple[Event, ...]:
    after = race
    for event in events:
        after = races.evolve(after, event)
    if events and not races.is_settled(after):
        return events
    ended = _stop(evolve(game, events[0]) if events else game, after, at, rng)
    return (*events, *ended)


def _stop(game: Game, race: Race, at: Millis, rng: Random) -> tuple[Event, ...]:
    order = ranking(race.solves)
    resume_at = Millis(at + game.settings.pause)
    if game.tie_breaks:
        return _tie_break_over(game, race, TieBreakEnded(order, resume_at))
    ended = RoundEnded(order, takings(game.treasure, order, rng), resume_at)
    after = evolve(game, ended)
    if after.rounds == ROUNDS and len(after.leaders) == 1:
        return (ended, GameEnded(Outcome(after.leaders, after.points, "plain")))
    return (ended,)


def _tie_break_over(game: Game, race: Race, ended: TieBreakEnded) -> tuple[Event, ...]:
    if ended.ranking:
        return (ended, GameEnded(Outcome(ended.ranking[:1], game.points, "tie-break")))
    if game.tie_breaks == TIE_BREAKS:
        return (ended, GameEnded(Outcome(race.seats, game.points, "shared")))
    return (ended,)


def _rest(game: Game, resting: Resting, command: Command, at: Millis, rng: Random) -> tuple[Event, ...] | Refusal:
    match command:
        case Ready():
            return _ready(game, resting, command.seat, at, rng)
        case Wake():
            if at < resting.until:
                return Refusal(RestReason.STILL_RESTING)
            return (_next(game, at, rng),)
        case GiveBack():
            return races.give_back(command)
        case Claim() | GiveUp():
            return Refusal(races.RaceReason.NO_RACE)
        case Start():
            return Refusal(CourseReason.ALREADY_STARTED)
        case _:
            assert_never(command)


def _ready(game: Game, resting: Resting, seat: Seat, at: Millis, rng: Random) -> tuple[Event, ...] | Refusal:
    refusal = rests.refusal(resting, seat, game.seats)
    if refusal is not None:
        return refusal
    if len(resting.ready) + 1 == len(game.seats):
        return (PlayerReady(seat), _next(game, at, rng))
    return (PlayerReady(seat),)


def _next(game: Game, at: Millis, rng: Random) -> RoundStarted:
    seats = game.leaders if game.rounds == ROUNDS else game.seats
    return _deal(game, seats, at, rng)


def deadline(game: Game) -> Millis | None:
    """When the table must wake the game, or None: it waits for players, or for nobody."""
    match game.phase:
        case Racing(race):
            due = (_decided_at(game, race), races.deadline(race))
            return min((instant for instant in due if instant is not None), default=None)
        case Resting(until):
            return until
        case _:
            return None
