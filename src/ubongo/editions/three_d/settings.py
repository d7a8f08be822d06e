"""Three-d: the settings of a table, with levels and luck. Rule: D1, D2, D6."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated

from ubongo.editions.contract.settings import BEFORE, Setting
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.gem_race import settings as gem_race
from ubongo.editions.parts.gem_race.settings import TIE_BREAKS
from ubongo.editions.parts.rewards.award import ROUNDS
from ubongo.editions.parts.settings import COUNTDOWN, GLASS, PAUSE, Countdown, Glass, Pause
from ubongo.puzzles.boards import levels
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.piece import SOLID

LEVELS = tuple(levels.LEVELS)
"""Easy to hard; the sides of the solid cards."""
CHOICES = tuple(map(int, LEVELS))


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreeDSettings:
    """What a table agrees on before the game."""

    seats: int
    """The number of players. Rule: D1."""
    level_0: Annotated[int, Setting(choices=CHOICES, seat=0)] = 1
    """The level of the player in seat 0. Rule: D2."""
    level_1: Annotated[int, Setting(choices=CHOICES, seat=1)] = 1
    level_2: Annotated[int, Setting(choices=CHOICES, seat=2)] = 1
    level_3: Annotated[int, Setting(choices=CHOICES, seat=3)] = 1
    """The level of an empty seat is ignored."""
    luck: bool = True
    """Whether gems come from a bag and a track; otherwise each rank takes a fixed gem. Rule: D6."""
    glass: Glass = GLASS
    """How long the glass runs; None for no limit. Rule: R11."""
    matched: Annotated[bool, Setting(printed=False)] = True
    """Whether the boards of one round are about equally hard, each for its level. Rule: R1."""
    first_roller: Seat | None = None
    """The first roller; None for a random one. Rule: R9."""
    countdown: Countdown = COUNTDOWN
    """From the deal to the reveal."""
    pause: Pause = PAUSE
    """The longest wait for players who are not ready for the next round."""
    boards_open: Annotated[bool, Setting(printed=True)] = field(default=False, metadata={BEFORE: False})
    """Whether the boards lie open before the die is rolled. Rule: R2."""
    own_pieces: Annotated[bool, Setting(printed=True)] = field(default=False, metadata={BEFORE: False})
    """Whether players find their pieces among all of the box, by the rows of the card. Rule: R14."""

    @property
    def extras(self) -> tuple[Millis, ...]:
        """Nobody has extra time: levels are the handicap. Rule: D2."""
        return ()

    @property
    def levels(self) -> tuple[str, ...]:
        """By seat, the side of the cards that it plays with. Rule: D2."""
        chosen = (self.level_0, self.level_1, self.level_2, self.level_3)
        return tuple(str(level) for level in chosen[: self.seats])


def stack_of(level: str) -> int:
    """The stack that holds a level: 0 for levels 1 and 2, which share their cards, 1 for levels 3 and 4. Rule: D2."""
    return LEVELS.index(level) // 2


def card_of(board: Board) -> tuple[int, int]:
    """The identity of a board's card; its two sides are two levels of one stack. Rule: D2."""
    return stack_of(board.side), board.card


def flaws(settings: ThreeDSettings, boards: tuple[Board, ...]) -> tuple[str, ...]:
    """What the rules exclude, in words; nothing: the game can be played."""
    found = gem_race.flaws(settings, boards)
    if found:
        return found
    if not all(board.side in settings.levels for board in boards):
        return (*found, f"boards of level {' and '.join(sorted(set(settings.levels)))} only")
    if not all(board.box is SOLID for board in boards):
        return (*found, "boards for blocks only")
    return (*found, *_shortages(settings, boards))


def _shortages(settings: ThreeDSettings, boards: tuple[Board, ...]) -> Iterator[str]:
    cards = Counter(board.side for board in boards)
    players = Counter(stack_of(level) for level in settings.levels)
    if len({cards[level] for level in settings.levels}) > 1:
        yield "as many boards of one level as of another"
    for level in sorted(set(settings.levels)):
        # In the last tie-break a seat has had all its boards but one for each of those who draw from the same stack.
        sharing = players[stack_of(level)]
        least = max(sharing * ROUNDS, ROUNDS + TIE_BREAKS - 1 + sharing)
        if cards[level] < least:
            yield f"at least {least} boards of level {level}, not {cards[level]}"
