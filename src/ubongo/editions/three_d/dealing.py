"""Three-d: who gets which board. Rule: D2, R1, P6; see ADR 61.

One pile holds the sides of all levels in play, shuffled together: the stack of a level is its part of the pile, in that
order. A card that is dealt goes with both its sides. Boards are numbered by their index in the game's boards.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from ubongo.editions.chance import Chance
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.dealing import Pile, dealt_or_renewed, grades_of, matched, shuffled
from ubongo.editions.parts.race import Runner
from ubongo.editions.parts.rewards.award import ROUNDS
from ubongo.editions.three_d.settings import card_of
from ubongo.editions.three_d.state import Game
from ubongo.puzzles.boards.deck import Board

Places = Sequence[int]
"""By board, how hard its task is among those of its level: the boards that are easier, and those not harder."""


def deal(game: Game, seats: tuple[Seat, ...], symbol: int | None, chance: Chance) -> tuple[tuple[Runner, ...], Pile]:
    """A board of its level for each seat, and the rest of the pile."""
    places = places_of(game.boards, symbol) if game.settings.matched else None
    if game.rounds == ROUNDS:
        runners, pile = dealt_or_renewed(
            game.pile, len(game.boards), lambda pile: _dealt(game, pile, seats, places), chance.of("renewed")
        )
    elif places is None:
        runners, pile = _dealt(game, game.pile, seats, None), game.pile
        assert runners is not None, "nine boards for each of four players are all there are"
    else:
        runners, pile = _matched(game, seats, places, chance), game.pile
    return runners, _without(game.boards, pile, [runner.board for runner in runners])


def places_of(boards: Sequence[Board], symbol: int | None) -> Places:
    """Twice the middle place of each board's task in the order of grade of its level, equal grades sharing a place."""
    grades = grades_of(boards, symbol)
    by_level = {
        level: sorted(grade for board, grade in zip(boards, grades, strict=True) if board.side == level)
        for level in {board.side for board in boards}
    }
    return [
        bisect_left(by_level[board.side], grade) + bisect_right(by_level[board.side], grade)
        for board, grade in zip(boards, grades, strict=True)
    ]


def _dealt(game: Game, pile: Pile, seats: Sequence[Seat], places: Places | None) -> tuple[Runner, ...] | None:
    """For each seat in turn, a board that it has not had; None if the pile does not have enough.

    It is the top one; with `places`, for all but the first seat the one whose place is nearest to the first one's.
    """
    left = pile
    runners: list[Runner] = []
    for seat in seats:
        level = game.settings.levels[seat]
        fresh = [number for number in left if game.boards[number].side == level and number not in game.had[seat]]
        if not fresh:
            return None
        number = fresh[0]
        if places is not None and runners:
            goal = places[runners[0].board]
            number = min(fresh, key=lambda candidate: abs(places[candidate] - goal))
        runners.append(Runner(seat, number))
        left = _without(game.boards, left, [number])
    return tuple(runners)


def _matched(game: Game, seats: Sequence[Seat], places: Places, chance: Chance) -> tuple[Runner, ...]:
    """Boards of like place: the level of the pile's top board leads, and the others follow, the lowest first.

    Each level's stack, in the order of places, is cut into blocks of one board a player. The leading level takes the
    block of its top board, the others the block whose mean place is nearest to that one's. Rule: R1.
    """
    boards, left = game.boards, game.pile
    lead = boards[left[0]].side
    players = {level: [seat for seat in seats if game.settings.levels[seat] == level] for level in game.settings.levels}
    hands: dict[Seat, int] = {}
    goal: tuple[int, ...] = ()
    for level in sorted(players, key=lambda level: (level != lead, level)):
        stack = tuple(number for number in left if boards[number].side == level)
        count = len(players[level])
        block = _nearest(stack, count, places, goal) if goal else matched(stack, count, places)
        goal = goal or block
        hands.update(zip(players[level], shuffled(block, chance.of(f"deal/level/{level}")), strict=True))
        left = _without(boards, left, block)
    return tuple(Runner(seat, hands[seat]) for seat in seats)


def _nearest(stack: Pile, count: int, places: Places, goal: Sequence[int]) -> tuple[int, ...]:
    """The block of `count` boards whose mean place is nearest to that of `goal`; of two, that of the easier boards."""
    ascending = sorted(stack, key=lambda number: places[number])
    starts = range(0, len(stack), count)
    blocks = (ascending[start : start + count] for start in (min(start, len(stack) - count) for start in starts))
    sum_of_goal = sum(places[number] for number in goal)
    # Both means times both counts: whole numbers, the same on every machine.
    return tuple(
        min(blocks, key=lambda block: abs(sum(places[number] for number in block) * len(goal) - sum_of_goal * count))
    )


def _without(boards: Sequence[Board], pile: Pile, dealt: Sequence[int]) -> Pile:
    """The pile once those boards are dealt: their cards are removed with both sides."""
    gone = {card_of(boards[number]) for number in dealt}
    return tuple(number for number in pile if card_of(boards[number]) not in gone)
