"""Solo: the tasks among which a practice that adapts to the player draws. Rule: S5."""

from ubongo.editions.parts.staircase import Level
from ubongo.editions.solo.state import Game
from ubongo.puzzles.boards.deck import SYMBOLS

CHOICES = 6
"""Among this many tasks the next one is drawn."""


def nearest(game: Game, level: Level) -> list[tuple[int, int]]:
    """Boards and symbols of the tasks nearest to that level, the nearest first.

    No task comes again before all have come. If possible, it is not on the board that was just there, and its pieces
    have not been asked for on that board yet.
    """
    everything = [(board, symbol) for board in range(len(game.boards)) for symbol in range(len(SYMBOLS))]
    before = game.dealt
    asked = set(before[len(before) - len(before) % len(everything) :])
    known = {(board, _pieces(game, board, symbol)) for board, symbol in asked}
    left = [task for task in everything if task not in asked]
    fresh = [task for task in left if (task[0], _pieces(game, *task)) not in known] or left
    others = [task for task in fresh if not before or task[0] != before[-1][0]] or fresh
    return sorted(others, key=lambda task: (abs(_tenths(game, *task) - level), task))[:CHOICES]


def _pieces(game: Game, board: int, symbol: int) -> tuple[str, ...]:
    return game.boards[board].tasks[symbol].pieces


def _tenths(game: Game, board: int, symbol: int) -> Level:
    return round(game.boards[board].tasks[symbol].grade * 10)
