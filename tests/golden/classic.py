"""How the golden games of classic are played: one for every ending, and for every unusual round.

Those kept before ADR 88 end a round as soon as no gem is in reach: `pawn_waits=False`.
"""

from tests.boards import flat_boards
from tests.editions.classic.table import HandTable, dealt, table
from tests.golden.golden_game import Golden, events, export, last_state
from ubongo.editions.classic.commands import MovePawn, Pass, PlacePawn
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.events import GemsTaken, PawnMoved, RoundEnded, TakersHurried, TakingStarted, TurnEnded
from ubongo.editions.classic.gem_board import deciding_color
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.classic.state import Game, Racing, can_take, reach, row_of
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import ExtendClock, Start
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.clock import ClockExtended
from ubongo.editions.parts.open_boards import DieRolled
from ubongo.editions.parts.race_events import ExtraTime, GiveUp, GlassTurned, PlayerGaveUp, TaskSolved
from ubongo.formats.recorded_game import RecordedGame
from ubongo.tables.headless.simulate import Simulation, played


def exported(hand: HandTable) -> bytes:
    return export("classic", hand.settings, hand.seed, hand.log)


def by_bots(settings: ClassicSettings, strengths: tuple[Strength, ...], first: int) -> bytes:
    setup = Simulation(edition=CLASSIC, settings=settings, boards=flat_boards(*settings.sides), strengths=strengths)
    game = played(setup, bytes(range(first, first + 32)))
    return export("classic", settings, game.seed, game.entries)


def gathered(hand: HandTable, course: str) -> None:
    """Play rounds from text: "0:2 1:4, 1:3" is seat 0 to row 2 and seat 1 to row 4, then a round of seat 1.

    The seats solve in that order, ten seconds apart, and take at once; the other seats never solve.
    """
    for part in course.split(", "):
        hand.wake()
        for number, wish in enumerate(part.split(), start=1):
            seat, row = map(int, wish.split(":"))
            hand.solve(seat, after=10_000 * number)
            go(hand, seat, row)
        to_the_next(hand)


def go(hand: HandTable, seat: int, row: int) -> None:
    """The seat takes at that row, moving the pawn there if it is elsewhere."""
    if row_of(hand.game, Seat(seat)) != row:
        hand.do(MovePawn(Seat(seat), row), at=hand.now + 1_500)
    hand.do(hand.grab(seat), at=hand.now + 1_000)


def fullest(hand: HandTable, seat: Seat) -> int:
    """The row within the seat's reach that has most gems left."""
    return max(reach(hand.game, seat), key=lambda row: len(hand.game.rows[row]))


def to_the_next(hand: HandTable) -> None:
    """The glass runs out, and all get ready."""
    while isinstance(hand.game.phase, Racing):
        hand.wake()
    hand.rest()


def one_color() -> bytes:
    """Four bots; one has more gems of one color than the others of any."""
    strengths = (Strength.STEADY, Strength.SHARP, Strength.GENTLE, Strength.STEADY)
    return by_bots(ClassicSettings(seats=4, pawn_waits=False), strengths, 4)


def by_the_box() -> bytes:
    """Three bots play as the box has it: open boards, unmatched, all pieces, and the round waits for the pawns."""
    settings = ClassicSettings(seats=3, boards_open=True, own_pieces=True, matched=False)
    return by_bots(settings, (Strength.SHARP, Strength.STEADY, Strength.SHARP), 5)


def handicaps() -> bytes:
    """Two gentle bots have extra time, one of them for boards for four pieces."""
    settings = ClassicSettings(seats=3, extra_time_0=Millis(30_000), extra_time_1=Millis(120_000), own_side_1="4")
    return by_bots(settings, (Strength.GENTLE, Strength.GENTLE, Strength.SHARP), 6)


def second_color() -> bytes:
    """Ada and Chen have three of their best color, and Chen more of the next."""
    hand = dealt(3, seed=12, pawn_waits=False)
    gathered(hand, "1:1 2:3, 1:3, 2:5 1:5, 2:2, 2:2 0:0 1:5, 0:1, 2:5, 2:2 1:3, 2:4")
    return exported(hand)


def third_color() -> bytes:
    """All have four of their best color, Ada and Chen three of the next, and Chen three of the third."""
    hand = dealt(3, pawn_waits=False)
    gathered(hand, "1:2 0:2, 1:3 2:2, 0:1 2:0 1:4, 2:2 0:0, 0:0 1:4 2:2, 2:4 0:1, 2:1 1:2, 2:4, 2:4 0:0 1:3")
    return exported(hand)


def equal_in_all_colors() -> bytes:
    """Ada and Chen have 5 3 3 2 1 0, though not of the same colors."""
    hand = dealt(3, seed=1, pawn_waits=False)
    gathered(hand, "2:0, 0:3 1:3, 1:3 0:1 2:1, 2:3 0:2, 0:0 2:1 1:2, 2:1 0:1 1:3, 2:1, 1:3 0:0, 0:0 1:4 2:0")
    return exported(hand)


def nothing_taken() -> bytes:
    """No player solves anything: nine second chances, and a shared win without gems."""
    hand = dealt(2, seed=2, pawn_waits=False)
    for _ in range(9):
        hand.wake()
        to_the_next(hand)
    return exported(hand)


def all_boards_of_two() -> bytes:
    """Two bots play all 36 boards of four pieces in 18 rounds."""
    settings = ClassicSettings(
        seats=2, side="4", all_boards=True, glass=Millis(120_000), first_roller=Seat(1), pawn_waits=False
    )
    return by_bots(settings, (Strength.SHARP, Strength.STEADY), 1)


def all_boards_of_three() -> bytes:
    """Three bots play all 36 boards in 12 rounds; boards are not matched."""
    settings = ClassicSettings(seats=3, all_boards=True, matched=False, pawn_waits=False)
    return by_bots(settings, (Strength.STEADY, Strength.SHARP, Strength.GENTLE), 2)


def calm_taking() -> bytes:
    """After each race the solvers move and take by rank.

    In round 1 Božena is first and moves, Ada takes nothing, and Chen lets the time pass: she gets what lies there.
    """
    hand = dealt(3, seed=3, calm=True, rows=(2, 2, 3), pawn_waits=False)
    hand.wake()
    for number, seat in enumerate((1, 0, 2), start=1):
        hand.solve(seat, after=12_000 * number)
    go(hand, 1, 5)
    hand.do(Pass(Seat(0)), at=hand.now + 4_000)
    hand.wake()
    hand.rest()
    for number in range(8):
        hand.wake()
        order = ((2, 0), (0, 1), (1,))[number % 3]
        for place, seat in enumerate(order, start=1):
            hand.solve(seat, after=15_000 * place)
        while isinstance(hand.game.phase, Racing):
            hand.wake()
        while (seat := hand.view(None).turn) is not None:
            go(hand, seat, fullest(hand, seat))
        hand.rest()
    return exported(hand)


def empty_rows() -> bytes:
    """Four pawns crowd at one row, which is empty in round 2, when Chen moves on and Dilara stays at the empty row."""
    hand = dealt(4, seed=4, rows=(3, 3, 3, 3), pawn_waits=False)
    gathered(hand, "0:3 1:3 2:3 3:3, 0:3 1:3")
    hand.wake()
    for number, seat in enumerate((0, 1), start=1):
        hand.solve(seat, after=9_000 * number)
        go(hand, seat, 2)
    hand.solve(2, after=30_000)
    go(hand, 2, 4)
    hand.solve(3, after=41_000)
    hand.rest()
    gathered(hand, "3:4 2:4, 3:4 2:4, 1:1, 1:1, 0:2, 1:0")
    return exported(hand)


def too_late_to_take() -> bytes:
    """In round 1 Ada solves two seconds before the glass runs out, moves her pawn, and does not take in time."""
    hand = dealt(2, seed=5, pawn_waits=False)
    hand.wake()
    hand.solve(1, after=20_000)
    hand.take(1)
    hand.solve(0, after=58_000)
    hand.do(MovePawn(Seat(0), 2), at=hand.now + 1_900)
    hand.wake()
    hand.rest()
    gathered(hand, "0:2, 0:3, 1:1, 0:3, 1:1, 0:3, 1:4, 0:0")
    return exported(hand)


def second_chance() -> bytes:
    """In round 1 no player solves in the first glass; in the second Božena and Ada solve, move and take.

    In round 2 both glasses run out for nothing.
    """
    hand = dealt(2, seed=6, pawn_waits=False)
    hand.wake()
    hand.wake()
    hand.solve(1, after=82_000)
    go(hand, 1, 4)
    hand.solve(0, after=96_000)
    go(hand, 0, 2)
    hand.rest()
    hand.wake()
    to_the_next(hand)
    gathered(hand, "0:2, 1:4 0:2, 1:1, 0:5, 1:0, 0:5 1:0, 0:4")
    return exported(hand)


def pawn_of_a_better_rank() -> bytes:
    """Ada is first for 90 milliseconds and moves three fields with that rank; Božena, on a slow connection, was faster.

    Without a glass a round lasts until those who have not solved give up. In the last round Ada gives up.
    """
    hand = dealt(2, seed=7, glass=None, pawn_waits=False)
    hand.wake()
    hand.solve(0, after=20_000, lag=5)
    hand.do(MovePawn(Seat(0), 3), at=hand.now + 40)
    hand.solve(1, after=20_090, lag=130)
    hand.take(0)
    go(hand, 1, 4)
    hand.rest()
    gathered(hand, "0:3 1:4, 1:4 0:3, 0:3 1:4, 1:4 0:3, 0:0 1:2, 1:2 0:0, 0:0 1:2")
    hand.wake()
    hand.solve(1, after=100_000)
    hand.take(1)
    hand.give_up(0)
    return exported(hand)


def last_seconds_without_a_glass() -> bytes:
    """Without a glass Božena, who gave up last, leaves Ada and Chen half a minute, and Chen does not use it."""
    hand = table(3, seed=9, glass=None, pawn_waits=False)
    hand.do(Start())
    hand.place(2, 3, 2)
    for _ in range(hand.settings.rounds):
        hand.wake()
        hand.solve(0, after=20_000)
        hand.solve(2, after=200_000)
        hand.do(GiveUp(Seat(1)), at=hand.now + 40_000)
        if can_take(hand.game, Seat(0)):
            go(hand, 0, fullest(hand, Seat(0)))
        to_the_next(hand)
    return exported(hand)


def time_put_back() -> bytes:
    """The server is away while Božena places her pawn, in the race of round 1, and in the intermission after it."""
    hand = table(3, seed=8, pawn_waits=False)
    hand.do(Start())
    hand.do(PlacePawn(Seat(0), 1), at=hand.now + 6_000)
    hand.do(ExtendClock(Millis(20_000)), at=hand.now + 25_000)
    hand.do(PlacePawn(Seat(1), 4), at=hand.now + 20_000)
    hand.wake()
    hand.wake()
    hand.solve(0, after=30_000)
    hand.do(ExtendClock(Millis(40_000)), at=hand.now + 45_000)
    hand.do(hand.grab(0), at=hand.now + 5_000)
    hand.solve(1, after=51_000)
    hand.take(1)
    hand.wake()
    hand.do(ExtendClock(Millis(10_000)), at=hand.now + 10_000)
    hand.wake()
    gathered(hand, "0:1 2:3, 1:4, 2:3 0:0, 1:2, 0:0, 2:5 1:4, 0:3, 1:4")
    return exported(hand)


def decided_by(game: RecordedGame) -> int | None:
    """Which of the sorted colors did."""
    state = last_state(game)
    assert isinstance(state, Game)
    return deciding_color(state.holdings)


def counted(game: RecordedGame, kind: type) -> int:
    return len(events(game, kind))


def first_round(game: RecordedGame) -> list[object]:
    """The events up to the end of round 1."""
    happened = events(game, object)
    return happened[: next(place for place, event in enumerate(happened) if isinstance(event, RoundEnded))]


def of(happened: list[object], kind: type) -> int:
    return sum(isinstance(event, kind) for event in happened)


def has_turn_without_gems(game: RecordedGame) -> bool:
    return counted(game, TakingStarted) == 9 and counted(game, TurnEnded) > counted(game, GemsTaken)


def has_solver_before_nothing(game: RecordedGame) -> bool:
    state = last_state(game)
    assert isinstance(state, Game)
    return () in state.rows and counted(game, TaskSolved) == counted(game, GemsTaken) + 1


def has_moved_in_vain(game: RecordedGame) -> bool:
    happened = first_round(game)
    return [of(happened, kind) for kind in (TaskSolved, PawnMoved, GemsTaken)] == [2, 1, 1]


def has_late_takings(game: RecordedGame) -> bool:
    late = [event for event in first_round(game) if isinstance(event, GemsTaken) and event.elapsed > 60_000]
    return len(late) == 2 and counted(game, GlassTurned) == 2


def has_kept_a_field_of_rank_one(game: RecordedGame) -> bool:
    first = next(event for event in events(game, RoundEnded) if isinstance(event, RoundEnded))
    moved = next(event for event in first_round(game) if isinstance(event, PawnMoved))
    taken = [event.row for event in first_round(game) if isinstance(event, GemsTaken) and event.seat == 0]
    return (first.ranking, moved.seat, taken) == ((1, 0), 0, [3]) and counted(game, PlayerGaveUp) == 1


def has_takers_hurried(game: RecordedGame) -> bool:
    takers = [event.seat for event in first_round(game) if isinstance(event, GemsTaken)]
    return takers == [0, 2] and counted(game, TakersHurried) == 9


GAMES = (
    Golden("classic-by-the-box", "later-color", by_the_box, lambda game: counted(game, DieRolled) == 9),
    Golden("classic-one-color", "plain", one_color, lambda game: decided_by(game) == 1),
    Golden("classic-second-color", "later-color", second_color, lambda game: decided_by(game) == 2),
    Golden("classic-third-color", "later-color", third_color, lambda game: decided_by(game) == 3),
    Golden("classic-shared", "shared", equal_in_all_colors, lambda game: game.outcome.points == (5, 4, 5)),
    Golden("classic-nothing-taken", "shared", nothing_taken, lambda game: counted(game, GlassTurned) == 9),
    Golden("classic-all-boards-2", "plain", all_boards_of_two, lambda game: counted(game, RoundEnded) == 18),
    Golden("classic-all-boards-3", "plain", all_boards_of_three, lambda game: counted(game, RoundEnded) == 12),
    Golden("classic-calm", "later-color", calm_taking, has_turn_without_gems),
    Golden("classic-empty-rows", "later-color", empty_rows, has_solver_before_nothing),
    Golden("classic-too-late", "plain", too_late_to_take, has_moved_in_vain),
    Golden("classic-second-chance", "later-color", second_chance, has_late_takings),
    Golden("classic-photo-finish", "later-color", pawn_of_a_better_rank, has_kept_a_field_of_rank_one),
    Golden("classic-handicaps", "plain", handicaps, lambda game: counted(game, ExtraTime) > 3),
    Golden("classic-no-glass", "plain", last_seconds_without_a_glass, has_takers_hurried),
    Golden("classic-time-given-back", "plain", time_put_back, lambda game: counted(game, ClockExtended) == 3),
)
