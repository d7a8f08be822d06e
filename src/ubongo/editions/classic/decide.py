"""Classic: what follows from a command."""

from functools import reduce
from typing import assert_never

from ubongo.editions.chance import Chance
from ubongo.editions.classic import gathering as gatherings
from ubongo.editions.classic.commands import ClassicReason, Command, MovePawn, Pass, PlacePawn, TakeGems
from ubongo.editions.classic.dealing import cards_in_play, dealt
from ubongo.editions.classic.events import (
    Event,
    GameStarted,
    PawnPlaced,
    RoundEnded,
    RoundStarted,
    TakersHurried,
    TakingStarted,
    TurnEnded,
)
from ubongo.editions.classic.evolve import evolve
from ubongo.editions.classic.gem_board import DEFAULT_FIELD, ROWS, deciding_color, laid_out, winners
from ubongo.editions.classic.state import (
    Game,
    Placing,
    Racing,
    Taking,
    at_it,
    deadline,
    is_waited_for,
    placing_turn,
    reach,
    taking_turn,
    task_of,
    turn,
)
from ubongo.editions.contract.commands import Wake
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.parts import intermission as intermissions
from ubongo.editions.parts import lifecycle
from ubongo.editions.parts import open_boards as opened
from ubongo.editions.parts import race as races
from ubongo.editions.parts.clock import GameClock
from ubongo.editions.parts.dealing import shuffled
from ubongo.editions.parts.intermission import Intermission, Ready
from ubongo.editions.parts.lifecycle import GameEnded
from ubongo.editions.parts.open_boards import LONGEST_LOOK, BoardsOpened, Opening
from ubongo.editions.parts.race_events import Claim, GiveUp, RaceReason
from ubongo.editions.parts.ranking import ranking
from ubongo.puzzles.boards.deck import SYMBOLS


def decide(game: Game, command: Command, at: Millis, chance: Chance) -> tuple[Event, ...] | Refusal:
    """What follows from `command` at that instant, or why nothing does."""
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
        start=lambda: _start(game, at, chance),
        play=lambda _, move: _play(game, move, at, chance),
    )


def _start(game: Game, at: Millis, chance: Chance) -> tuple[Event, ...]:
    settings = game.settings
    chosen = settings.first_roller
    roller = Seat(chance.of("start/roller").randrange(settings.seats)) if chosen is None else chosen
    pile = cards_in_play(game, shuffled(range(len(game.boards)), chance.of("start/pile")))
    return (GameStarted(roller, laid_out(chance.of("start/gems")), pile, Millis(at + settings.turn)),)


def _play(
    game: Game,
    command: Wake | Claim | GiveUp | PlacePawn | MovePawn | TakeGems | Pass | Ready,
    at: Millis,
    chance: Chance,
) -> tuple[Event, ...] | Refusal:
    match command:
        case Wake():
            return _wake(game, at, chance)
        case PlacePawn():
            return _place(game, command, at, chance)
        case Claim() | GiveUp():
            return _race(game, command, at)
        case MovePawn() | TakeGems():
            return _gather(game, command, at)
        case Pass():
            return _pass(game, command, at)
        case Ready() if isinstance(game.phase, Opening):
            return opened.ready(game.phase, command.seat, at, game.settings.countdown)
        case Ready():
            return intermissions.ready(game.phase, command.seat, game.seats, lambda: _deal(game, at, chance))
        case _:
            assert_never(command)


def _place(game: Game, command: PlacePawn, at: Millis, chance: Chance) -> tuple[Event, ...] | Refusal:
    if not isinstance(game.phase, Placing):
        return Refusal(ClassicReason.NOT_PLACING)
    if command.seat != placing_turn(game):
        return Refusal(ClassicReason.NOT_YOUR_TURN)
    if command.row not in range(ROWS):
        return Refusal(ClassicReason.NO_SUCH_FIELD)
    return _placed(game, command.seat, command.row, at, chance)


def _placed(game: Game, seat: Seat, row: int, at: Millis, chance: Chance) -> tuple[Event, ...]:
    placed = PawnPlaced(seat, row, Millis(at + game.settings.turn))
    after = evolve(game, placed)
    return (placed,) if placing_turn(after) is not None else (placed, _deal(after, at, chance))


def _deal(game: Game, at: Millis, chance: Chance) -> RoundStarted | BoardsOpened:
    drawn = chance.within(f"round/{game.rounds + 1}")
    symbol = None if game.settings.boards_open else _roll(drawn)
    runners, pile = dealt(game, drawn.shuffled_again(game.pile), symbol, drawn)
    roller = game.roller if game.rounds == 0 else Seat((game.roller + 1) % game.settings.seats)
    if symbol is None:
        return BoardsOpened(roller, runners, Millis(at + LONGEST_LOOK), pile)
    return RoundStarted(roller, symbol, runners, Millis(at + game.settings.countdown), pile)


def _roll(drawn: Chance) -> int:
    return drawn.of("die").randrange(len(SYMBOLS))


def _race(game: Game, command: Claim | GiveUp, at: Millis) -> tuple[Event, ...] | Refusal:
    if not isinstance(game.phase, Racing):
        return Refusal(_no_race(game))
    race = game.phase.race
    if isinstance(command, Claim):
        events = races.claim(race, task_of(game, race, command.seat), command, at)
    else:
        events = races.give_up(race, command, at)
    return events if isinstance(events, Refusal) else _raced(game, events, at)


def _no_race(game: Game) -> ClassicReason | RaceReason:
    match game.phase:
        case Placing():
            return ClassicReason.PLACE_PAWNS_FIRST
        case Opening():
            return RaceReason.NOT_REVEALED
        case _:
            return RaceReason.NO_RACE


def _gather(game: Game, command: MovePawn | TakeGems, at: Millis) -> tuple[Event, ...] | Refusal:
    phase = game.phase
    if not isinstance(phase, Racing | Taking):
        return Refusal(_no_race(game))
    is_move = isinstance(command, MovePawn)
    events = gatherings.move(game, phase, command, at) if is_move else gatherings.take(game, phase, command, at)
    if isinstance(events, Refusal):
        return events
    if isinstance(phase, Racing):
        return _raced(game, events, at)
    after = _after(game, events)
    if is_move and turn(after) == command.seat:
        return events
    return (*events, *_turn_over(after, command.seat, at))


def _raced(game: Game, events: tuple[Event, ...], at: Millis) -> tuple[Event, ...]:
    """What happened in a race, and its end if no seat can solve, take or move any more. Rule: R11a."""
    after = _after(game, events)
    assert isinstance(after.phase, Racing), f"left the race for {after.phase!r}"
    if not races.is_settled(after.phase.race):
        return events
    if not any(is_waited_for(after, seat) for seat in after.seats):
        return (*events, *_stop(after, after.phase, at))
    if game.settings.glass is None and after.phase.take_by is None:
        return (*events, TakersHurried(Millis(at + game.settings.turn)))
    return events


def _after(game: Game, events: tuple[Event, ...]) -> Game:
    return reduce(evolve, events, game)


def _stop(game: Game, racing: Racing, at: Millis) -> tuple[Event, ...]:
    order = ranking(racing.race.solves)
    if game.settings.calm and order:
        started = TakingStarted(order, Millis(at + game.settings.turn))
        after = evolve(game, started)
        assert isinstance(after.phase, Taking), "taking has started"
        if taking_turn(after, after.phase) is not None:
            return (started,)
        return (started, *_end_round(after, order, at))
    return _end_round(game, order, at)


def _turn_over(game: Game, seat: Seat, at: Millis) -> tuple[Event, ...]:
    ended = TurnEnded(seat, Millis(at + game.settings.turn))
    after = evolve(game, ended)
    assert isinstance(after.phase, Taking), "a turn ends among turns"
    if taking_turn(after, after.phase) is not None:
        return (ended,)
    return (ended, *_end_round(after, after.phase.ranking, at))


def _end_round(game: Game, order: tuple[Seat, ...], at: Millis) -> tuple[Event, ...]:
    ended = RoundEnded(order, Millis(at + game.settings.pause))
    if game.rounds < game.settings.rounds:
        return (ended,)
    return (ended, GameEnded(_outcome(game)))


def _outcome(game: Game) -> Outcome:
    deciding = deciding_color(game.holdings)
    ending = {None: "shared", 1: "plain"}.get(deciding, "later-color")
    points = tuple(held.standing[0] for held in game.holdings)
    return Outcome(tuple(map(Seat, winners(game.holdings))), points, ending)


def _pass(game: Game, command: Pass, at: Millis) -> tuple[Event, ...] | Refusal:
    match game.phase:
        case Racing() if game.settings.pawn_waits:
            events = gatherings.stay(game, game.phase, command, at)
            return events if isinstance(events, Refusal) else _raced(game, events, at)
        case Racing():
            return Refusal(ClassicReason.NOT_DURING_THE_RACE)
        case Taking() if command.seat == taking_turn(game, game.phase):
            return _turn_over(game, command.seat, at)
        case Taking():
            return Refusal(ClassicReason.NOT_YOUR_TURN)
        case _:
            return Refusal(_no_race(game))


def _wake(game: Game, at: Millis, chance: Chance) -> tuple[Event, ...] | Refusal:
    """The due event: the reveal, the end of the glass, or the default action of a player who is late."""
    match game.phase:
        case Racing(take_by=int() as take_by):
            if at < take_by:
                return Refusal(ClassicReason.TURN_STILL_RUNS)
            return _takers_run_out(game, game.phase, at)
        case Racing(race):
            events = races.ran_out(race, at, at_it(game))
            return _stop(game, game.phase, at) if events == () else events
        case Placing(until) if at >= until:
            seat = placing_turn(game)
            assert seat is not None, "a pawn is still to be placed"
            return _placed(game, seat, DEFAULT_FIELD, at, chance)
        case Taking(until=until) if at >= until:
            return _turn_run_out(game, game.phase, at)
        case Opening():
            drawn = chance.within(f"round/{game.rounds}")
            return opened.rolled(game.phase, at, game.settings.glass, lambda: _roll(drawn))
        case Intermission():
            return intermissions.ran_out(game.phase, at, lambda: _deal(game, at, chance))
        case _:
            return Refusal(ClassicReason.TURN_STILL_RUNS)


def _takers_run_out(game: Game, racing: Racing, at: Millis) -> tuple[Event, ...]:
    """Solvers who have not taken get the gems before their pawns, in order of rank. Rule: C6, ours."""
    events: tuple[Event, ...] = ()
    after = game
    for seat in ranking(racing.race.solves):
        if reach(after, seat):
            found = gatherings.by_default(after, racing, seat, at)
            events, after = (*events, *found), _after(after, found)
    return (*events, *_end_round(after, ranking(racing.race.solves), at))


def _turn_run_out(game: Game, taking: Taking, at: Millis) -> tuple[Event, ...]:
    """The pawn stays, and the player gets the gems there. Rule: C12."""
    seat = taking_turn(game, taking)
    assert seat is not None, "a turn without a seat"
    events = gatherings.by_default(game, taking, seat, at)
    return (*events, *_turn_over(_after(game, events), seat, at))
