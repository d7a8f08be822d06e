"""How the golden games of pouch are played: one for every way in which a game can end, and for every unusual turn."""

from tests.boards import boards, flat_boards
from tests.editions.pouch.table import HandTable, dealt, partly_tied
from tests.golden.golden_game import Golden, events, export, has_solve_in_extra_time, last_state
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import ExtendClock
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.clock import ClockExtended
from ubongo.editions.parts.gem_race.events import RoundEnded, TieBreakEnded
from ubongo.editions.parts.gem_race.state import GemRace
from ubongo.editions.parts.open_boards import DieRolled
from ubongo.editions.parts.race_events import GlassTurned, PlayerGaveUp, TaskSolved
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.formats.recorded_game import RecordedGame
from ubongo.tables.headless.simulate import Simulation, played


def exported(hand: HandTable) -> bytes:
    return export("pouch", hand.settings, hand.seed, hand.log)


def plain_win() -> bytes:
    """Four bots on the three-piece side."""
    settings = PouchSettings(seats=4)
    strengths = (Strength.STEADY, Strength.SHARP, Strength.GENTLE, Strength.STEADY)
    setup = Simulation(edition=POUCH, settings=settings, boards=boards("3"), strengths=strengths)
    game = played(setup, bytes(range(32)))
    return export("pouch", settings, game.seed, game.entries)


def four_pieces() -> bytes:
    """Two bots on the four-piece side with a glass of two minutes; boards are not matched."""
    settings = PouchSettings(seats=2, side="4", glass=Millis(120_000), matched=False, first_roller=Seat(1))
    setup = Simulation(
        edition=POUCH, settings=settings, boards=boards("4"), strengths=(Strength.SHARP, Strength.STEADY)
    )
    game = played(setup, bytes(range(1, 33)))
    return export("pouch", settings, game.seed, game.entries)


def boards_open() -> bytes:
    """Two bots look at their boards before each roll; the boards are matched by all symbols together."""
    settings = PouchSettings(seats=2, boards_open=True)
    setup = Simulation(
        edition=POUCH, settings=settings, boards=boards("3"), strengths=(Strength.SHARP, Strength.STEADY)
    )
    game = played(setup, bytes(range(40, 72)))
    return export("pouch", settings, game.seed, game.entries)


def handicaps() -> bytes:
    """A gentle bot has extra time and boards for three pieces, and a sharp one boards for four."""
    settings = PouchSettings(seats=3, side="4", extra_time_1=Millis(60_000), own_side_1="3")
    strengths = (Strength.SHARP, Strength.GENTLE, Strength.STEADY)
    setup = Simulation(edition=POUCH, settings=settings, boards=flat_boards("3", "4"), strengths=strengths)
    game = played(setup, bytes(range(60, 92)))
    return export("pouch", settings, game.seed, game.entries)


def tie_break() -> bytes:
    """Ada and Chen have the same points; Chen wins the first tie-break."""
    hand = partly_tied()
    hand.race_of(2)
    return exported(hand)


def shared_win() -> bytes:
    """Ada and Chen have the same points, and three tie-breaks are fruitless."""
    hand = partly_tied()
    hand.rounds(3)
    return exported(hand)


def shared_by_all() -> bytes:
    """Four players never solve anything: the tie-breaks use boards that others have had."""
    hand = dealt(4)
    hand.rounds(12)
    return exported(hand)


def second_chance_used() -> bytes:
    """In round 2 no player solves in the first glass, and Božena solves in the second."""
    hand = dealt(2, seed=2)
    hand.rounds(1, 0)
    hand.wake()
    hand.wake()
    hand.solve(1, after=95_000)
    hand.wake()
    hand.rest()
    hand.rounds(7, 0)
    return exported(hand)


def second_chance_fruitless() -> bytes:
    """In round 1 no player solves in either glass: a sapphire and an amber go into the bag."""
    hand = dealt(2, seed=3)
    hand.rounds(1)
    hand.rounds(8, 1, 0)
    return exported(hand)


def no_limit_with_giving_up() -> bytes:
    """Without a glass the race ends when those who have not solved give up."""
    hand = dealt(2, seed=4, glass=None)
    for number in range(9):
        hand.wake()
        solver, other = (1, 0) if number % 3 == 2 else (0, 1)
        hand.solve(solver, after=100_000 + number)
        hand.give_up(other)
        if hand.outcome is None:
            hand.rest()
    return exported(hand)


def photo_finish() -> bytes:
    """In the tie-break Ada calls first, Chen 100 ms later on a slow line; Chen was faster."""
    hand = partly_tied()
    hand.wake()
    hand.solve(0, after=20_000, lag=5)
    hand.solve(2, after=20_100, lag=140)
    return exported(hand)


def time_given_back() -> bytes:
    """The server is away for 40 s of round 1 and for 10 s of the intermission after it; both clocks wait."""
    hand = dealt(3, seed=5)
    hand.wake()
    hand.solve(0, after=30_000)
    hand.do(ExtendClock(Millis(40_000)), at=hand.now + 50_000)
    hand.solve(1, after=50_000)
    hand.wake()
    hand.do(ExtendClock(Millis(10_000)), at=hand.now + 10_000)
    hand.wake()
    hand.rounds(8, 1, 2)
    return exported(hand)


def solves_of_the_end(game: RecordedGame) -> tuple[TaskSolved, ...]:
    state = last_state(game)
    assert isinstance(state, GemRace)
    assert state.last is not None
    return state.last.race.solves


def has_late_solve(game: RecordedGame) -> bool:
    solves = (event for event in events(game, TaskSolved) if isinstance(event, TaskSolved))
    return any(solve.elapsed > 60_000 for solve in solves)


def has_fruitless_round(game: RecordedGame) -> bool:
    ends = (event for event in events(game, RoundEnded) if isinstance(event, RoundEnded))
    return any(not ended.ranking for ended in ends)


def has_overtaking(game: RecordedGame) -> bool:
    first, *others = solves_of_the_end(game)
    return first.seat not in game.outcome.winners and bool(others)


GAMES = (
    Golden("boards-open", "plain", boards_open, lambda game: len(events(game, DieRolled)) == 9),
    Golden("plain-win", "plain", plain_win, lambda game: len(events(game, RoundEnded)) == 9),
    Golden("four-pieces", "plain", four_pieces, lambda game: len(game.boards[0].tasks[0].pieces) == 4),
    Golden("handicaps", "plain", handicaps, has_solve_in_extra_time),
    Golden("tie-break", "tie-break", tie_break, lambda game: len(events(game, TieBreakEnded)) == 1),
    Golden("shared-win", "shared", shared_win, lambda game: len(game.outcome.winners) == 2),
    Golden("shared-by-all", "shared", shared_by_all, lambda game: len(game.outcome.winners) == 4),
    Golden("second-chance-used", "plain", second_chance_used, has_late_solve),
    Golden(
        "second-chance-fruitless",
        "plain",
        second_chance_fruitless,
        lambda game: has_fruitless_round(game) and bool(events(game, GlassTurned)),
    ),
    Golden("no-limit-with-giving-up", "plain", no_limit_with_giving_up, lambda game: bool(events(game, PlayerGaveUp))),
    Golden("photo-finish", "tie-break", photo_finish, has_overtaking),
    Golden("time-given-back", "plain", time_given_back, lambda game: len(events(game, ClockExtended)) == 2),
)
