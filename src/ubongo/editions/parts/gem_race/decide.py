"""Gem race: what follows from a command."""

from collections.abc import Callable
from functools import reduce
from typing import TypeAlias, assert_never

from ubongo.editions.chance import Chance
from ubongo.editions.contract.commands import Wake
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.parts import intermission as intermissions
from ubongo.editions.parts import lifecycle
from ubongo.editions.parts import open_boards as opened
from ubongo.editions.parts import race as races
from ubongo.editions.parts.clock import GameClock, Paused
from ubongo.editions.parts.dealing import Pile, shuffled
from ubongo.editions.parts.gem_race.commands import Command
from ubongo.editions.parts.gem_race.events import Event, GameStarted, RoundEnded, RoundStarted, TieBreakEnded
from ubongo.editions.parts.gem_race.evolve import evolve
from ubongo.editions.parts.gem_race.settings import TIE_BREAKS, GemRaceSettingsT
from ubongo.editions.parts.gem_race.state import GemRace, Racing, at_it, started_races, task_of
from ubongo.editions.parts.intermission import Intermission, Ready
from ubongo.editions.parts.lifecycle import GameEnded
from ubongo.editions.parts.open_boards import LONGEST_LOOK, BoardsOpened, Opening
from ubongo.editions.parts.race import Race, Runner
from ubongo.editions.parts.race_events import Claim, GiveUp, RaceEvent, RaceReason
from ubongo.editions.parts.ranking import PHOTO_FINISH, ranking
from ubongo.editions.parts.rewards.award import ROUNDS
from ubongo.puzzles.boards.deck import SYMBOLS
from ubongo.structs import replace

Deal: TypeAlias = Callable[
    [GemRace[GemRaceSettingsT], tuple[Seat, ...], int | None, Chance], tuple[tuple[Runner, ...], Pile]
]
"""Deals a board to each of those seats, by the face of the die if it was rolled; and what is left of the pile."""

_Begin: TypeAlias = Callable[[GemRace[GemRaceSettingsT]], RoundStarted | BoardsOpened]


def decide(
    game: GemRace[GemRaceSettingsT], command: Command, at: Millis, chance: Chance, deal: Deal[GemRaceSettingsT]
) -> tuple[Event, ...] | Refusal:
    """What follows from `command` at that instant, or why nothing does; `deal` deals the boards."""

    def begin(after: "GemRace[GemRaceSettingsT]") -> RoundStarted | BoardsOpened:
        return _begin_round(after, at, chance, deal)

    return lifecycle.decide(
        game.phase,
        command,
        GameClock(
            at=at,
            seats=game.seats,
            countdown=game.settings.countdown,
            deadline=lambda: deadline(game),
            at_it=lambda: at_it(game),
        ),
        start=lambda: _start(game, chance, begin),
        play=lambda phase, move: _play(game, phase, move, at, chance, begin),
    )


def _play(
    game: GemRace[GemRaceSettingsT],
    phase: Opening | Racing | Intermission,
    command: Wake | Claim | GiveUp | Ready,
    at: Millis,
    chance: Chance,
    begin: _Begin[GemRaceSettingsT],
) -> tuple[Event, ...] | Refusal:
    if isinstance(phase, Opening):
        return _look(game, phase, command, at, chance)
    if isinstance(command, Ready):
        return intermissions.ready(phase, command.seat, game.seats, lambda: begin(game))
    if isinstance(phase, Racing):
        return _race(game, phase.race, command, at, chance)
    if isinstance(command, Wake):
        return intermissions.ran_out(phase, at, lambda: begin(game))
    return Refusal(RaceReason.NO_RACE)


def _look(
    game: GemRace[GemRaceSettingsT],
    opening: Opening,
    command: Wake | Claim | GiveUp | Ready,
    at: Millis,
    chance: Chance,
) -> tuple[Event, ...] | Refusal:
    match command:
        case Ready(seat):
            return opened.ready(opening, seat, at, game.settings.countdown)
        case Wake():
            drawn = chance.within(f"round/{started_races(game)}")
            return opened.rolled(opening, at, game.settings.glass, lambda: drawn.of("die").randrange(len(SYMBOLS)))
        case Claim() | GiveUp():
            return Refusal(RaceReason.NOT_REVEALED)
        case _:
            assert_never(command)


def _start(game: GemRace[GemRaceSettingsT], chance: Chance, begin: _Begin[GemRaceSettingsT]) -> tuple[Event, ...]:
    chosen = game.settings.first_roller
    roller = Seat(chance.of("start/roller").randrange(game.settings.seats)) if chosen is None else chosen
    started = GameStarted(roller, shuffled(range(len(game.boards)), chance.of("start/pile")))
    return (started, begin(evolve(game, started)))


def _begin_round(
    game: GemRace[GemRaceSettingsT], at: Millis, chance: Chance, deal: Deal[GemRaceSettingsT]
) -> RoundStarted | BoardsOpened:
    # The next round, or after the last one the next tie-break, in which only the tied take part. Rule: R10, P6.
    seats = game.leaders if game.rounds == ROUNDS else game.seats
    drawn = chance.within(f"round/{started_races(game) + 1}")
    symbol = None if game.settings.boards_open else drawn.of("die").randrange(len(SYMBOLS))
    dealt_from = replace(game, pile=drawn.shuffled_again(game.pile))
    runners, pile = deal(dealt_from, seats, symbol, drawn)
    roller = game.roller if game.rounds == 0 else _left_of(game.roller, seats)
    if symbol is None:
        return BoardsOpened(roller, runners, Millis(at + LONGEST_LOOK), pile)
    return RoundStarted(roller, symbol, runners, Millis(at + game.settings.countdown), pile)


def _left_of(roller: Seat, seats: tuple[Seat, ...]) -> Seat:
    # In a tie-break only the tied roll: the next of them round the table. Rule: R9, P6.
    return next((seat for seat in seats if seat > roller), seats[0])


def _race(
    game: GemRace[GemRaceSettingsT], race: Race, command: Wake | Claim | GiveUp, at: Millis, chance: Chance
) -> tuple[Event, ...] | Refusal:
    match command:
        case Claim():
            events = _claim(game, race, command, at)
        case GiveUp():
            events = races.give_up(race, command, at)
        case Wake():
            events = _wake_race(game, race, at)
        case _:
            assert_never(command)
    if isinstance(events, Refusal):
        return events
    return _raced(game, race, events, at, chance)


def _claim(game: GemRace[GemRaceSettingsT], race: Race, command: Claim, at: Millis) -> tuple[RaceEvent, ...] | Refusal:
    if _is_decided(game, race, at) and command.seat in race.running:
        return Refusal(RaceReason.TIME_IS_UP)
    return races.claim(race, task_of(game, race, command.seat), command, at)


def _wake_race(game: GemRace[GemRaceSettingsT], race: Race, at: Millis) -> tuple[RaceEvent, ...] | Refusal:
    return () if _is_decided(game, race, at) else races.ran_out(race, at)


def _is_decided(game: GemRace[GemRaceSettingsT], race: Race, at: Millis) -> bool:
    decided_at = _decided_at(game, race)
    return decided_at is not None and at >= decided_at


def _decided_at(game: GemRace[GemRaceSettingsT], race: Race) -> Millis | None:
    # In a tie-break the first to solve wins: the race is over as soon as no photo finish can change that. Rule: P6.
    if game.tie_breaks and race.solves:
        return Millis(race.solves[0].at + PHOTO_FINISH)
    return None


def _raced(
    game: GemRace[GemRaceSettingsT], race: Race, events: tuple[RaceEvent, ...], at: Millis, chance: Chance
) -> tuple[Event, ...]:
    after = reduce(races.evolve, events, race)
    if events and not races.is_settled(after):
        return events
    ended = _stop(evolve(game, events[0]) if events else game, after, at, chance)
    return (*events, *ended)


def _stop(game: GemRace[GemRaceSettingsT], race: Race, at: Millis, chance: Chance) -> tuple[Event, ...]:
    order = ranking(race.solves)
    resume_at = Millis(at + game.settings.pause)
    if game.tie_breaks:
        return _tie_break_over(game, race, TieBreakEnded(order, resume_at))
    ended = RoundEnded(order, game.rewards.awards(order, chance.within(f"round/{started_races(game)}")), resume_at)
    after = evolve(game, ended)
    if after.rounds == ROUNDS and len(after.leaders) == 1:
        return (ended, GameEnded(Outcome(after.leaders, after.points, "plain")))
    return (ended,)


def _tie_break_over(game: GemRace[GemRaceSettingsT], race: Race, ended: TieBreakEnded) -> tuple[Event, ...]:
    if ended.ranking:
        return (ended, GameEnded(Outcome(ended.ranking[:1], game.points, "tie-break")))
    if game.tie_breaks == TIE_BREAKS:
        return (ended, GameEnded(Outcome(race.seats, game.points, "shared")))
    return (ended,)


def deadline(game: GemRace[GemRaceSettingsT]) -> Millis | None:
    """When the table must wake the game, or None if it waits for players or is over."""
    match game.phase:
        case Racing(race):
            due = (_decided_at(game, race), races.deadline(race))
            return min((instant for instant in due if instant is not None), default=None)
        case Intermission(until) | Opening(roll_at=until):
            return until
        case Paused(resume_at=resume_at):
            return resume_at
        case _:
            return None
