"""What is offered on a date: the daily boards and the daily hand, and their JSON, the same bytes on every server."""

import re
from calendar import monthrange
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from ubongo.formats.card_deck_file import face_text, read_face
from ubongo.formats.errors import UbongoError
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.boards.deck import SYMBOLS, Board, BoardDeck, BoardTask
from ubongo.puzzles.cards.card import CardId, Hand
from ubongo.puzzles.daily.boards import BLOCKS, EASY, HARD, DailyBoard
from ubongo.puzzles.daily.hands import DailyHand, hands_of
from ubongo.puzzles.daily.scheme import MONTHS, SCHEME
from ubongo.puzzles.deck_kinds import CARD_DECK
from ubongo.puzzles.layers import outline_of, region_in
from ubongo.puzzles.notation import parse_region, region_text
from ubongo.puzzles.piece import BOXES, SOLID, PieceId

FORMAT = "ubongo-daily"
VERSION = 1

FIRST_YEAR = 2026

_DATE = re.compile(r"(\d{4})-(\d{2})-(\d{2})", re.ASCII)

SOLID_SIDE = "4"
"""The side of the solid board in its deck: the level that it is nearest to."""

KINDS = (EASY, HARD, BLOCKS)
"""The boards of a day, in order."""


class DateError(UbongoError):
    """Text that is not a date, or a date that the scheme does not span."""


@dataclass(frozen=True, slots=True, order=True)
class Date:
    """A date of the Gregorian calendar."""

    year: int
    month: int
    """1 to 12."""
    day: int
    """1 to 31."""

    def __str__(self) -> str:
        return f"{self.year:04}-{self.month:02}-{self.day:02}"


FIRST_DAY = Date(FIRST_YEAR, 1, 1)
LAST_DAY = Date(FIRST_YEAR + MONTHS // 12 - 1, 12, 31)


@dataclass(frozen=True, slots=True)
class Day:
    """What is offered on one date."""

    date: Date
    boards: tuple[DailyBoard, ...]
    """The easy one, the hard one and the solid one."""
    hand: DailyHand


def parse_date(text: str) -> Date:
    """The date written as 2026-12-24.

    Raises:
        DateError: it is not a date of the scheme.
    """
    written = _DATE.fullmatch(text)
    if written is None:
        raise DateError(f"{text[:40]!r} is not a date such as 2026-12-24")
    year, month, day = map(int, written.groups())
    if not 1 <= month <= 12 or not 1 <= day <= monthrange(max(year, 1), month)[1]:
        raise DateError(f"{text!r} is not a date such as 2026-12-24")
    found = Date(year, month, day)
    if not FIRST_DAY <= found <= LAST_DAY:
        raise DateError(f"there are daily boards from {FIRST_DAY} to {LAST_DAY}, not on {found}")
    return found


def day_of(found: Date) -> Day:
    """What is offered on a date of the scheme. The first date of a month takes about a second, the others nothing.

    Raises:
        ValueError: the scheme does not span that date.
    """
    return month_of(found.year, found.month)[found.day - 1]


@lru_cache(maxsize=24)
def month_of(year: int, month: int) -> tuple[Day, ...]:
    """What is offered on the days of a month, in order.

    Raises:
        ValueError: the scheme does not span that month.
    """
    number = (year - FIRST_YEAR) * 12 + month - 1
    boards = zip(*(kind.month(number) for kind in KINDS), strict=True)
    hands = hands_of(standard_deck(CARD_DECK)).month(number)
    days = range(1, monthrange(year, month)[1] + 1)
    return tuple(
        Day(Date(year, month, day), of_day, hand) for day, of_day, hand in zip(days, boards, hands, strict=False)
    )


class DailyBoardOut(msgspec.Struct, frozen=True):
    """One board of a day."""

    name: str
    """easy, hard or solid."""
    box: str
    region: str
    """Its outline, row by row; of a solid board the base."""
    pieces: tuple[str, ...]
    solutions: int
    grade: float


class DailyHandOut(msgspec.Struct, frozen=True):
    """The hand of a day."""

    name: str
    round: int
    """1 to 6: the stack and the face that the cards are from."""
    cards: dict[str, str]
    """The nine faces by their cards' numbers, each as two rows of symbols."""


class DayOut(msgspec.Struct, frozen=True):
    """What is offered on a date, without a solution."""

    format: str
    version: int
    scheme: str
    date: str
    boards: tuple[DailyBoardOut, ...]
    hand: DailyHandOut


def day_out(day: Day) -> DayOut:
    """The day as it is written."""
    boards = tuple(
        DailyBoardOut(
            kind.name, board.box.name, region_text(outline_of(board.region)), board.pieces, board.solutions, board.grade
        )
        for kind, board in zip(KINDS, day.boards, strict=True)
    )
    cards = {str(card.id): face_text(card) for card in day.hand.cards}
    return DayOut(FORMAT, VERSION, SCHEME, str(day.date), boards, DailyHandOut("cards", day.hand.round, cards))


def board_deck(day: DayOut, name: str) -> BoardDeck:
    """The deck that consists of that board of the day, with the same task for every face of the die.

    Raises:
        KeyError: the day has no such board.
    """
    found = {board.name: board for board in day.boards}[name]
    box = BOXES[found.box]
    task = BoardTask(tuple(map(PieceId, found.pieces)), found.solutions, found.grade)
    side = SOLID_SIDE if box is SOLID else str(len(found.pieces))
    board = Board(box, 1, side, region_in(parse_region(found.region), box), (task,) * len(SYMBOLS))
    return BoardDeck(day.scheme, int(day.date.replace("-", "")), (board,))


def hand_of(day: DayOut) -> Hand:
    """The hand of the day."""
    return tuple(read_face(drawing, CardId(int(number))) for number, drawing in day.hand.cards.items())


encode = msgspec.json.Encoder().encode
"""The bytes of a written day."""
