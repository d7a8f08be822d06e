"""`ubongo daily`: what is offered on a date, and the proof that nothing comes twice."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from cyclopts import App, Parameter

from ubongo.adapters.cli.app import FAILED_CHECK, GOOD
from ubongo.adapters.cli.terminal.files import read, write
from ubongo.adapters.cli.terminal.output import print_error, print_json, print_line
from ubongo.adapters.cli.terminal.progress import progress
from ubongo.formats.daily import FIRST_DAY, KINDS, LAST_DAY, Day, day_of, day_out, month_of, parse_date
from ubongo.formats.errors import UbongoError
from ubongo.puzzles.daily.proof import Key, board_flaws, board_key, hand_flaws, hand_key, repeated
from ubongo.puzzles.daily.scheme import MONTHS, SCHEME
from ubongo.tables.clock import SystemClock

MOST_BYTES = 1 << 22
"""Four times the longest file of keys."""

Keys: TypeAlias = Annotated[Path | None, Parameter(name=("--keys", "-k"))]

daily = App(name="daily", help="Show the boards and the hand of a day, or prove that none comes twice.")


class KeysError(UbongoError):
    """A file that `check` has not written."""


class _Month(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a file of keys."""

    scheme: str
    month: Annotated[int, msgspec.Meta(ge=0, lt=MONTHS)]
    """Counted from 0."""
    keys: Annotated[tuple[str, ...], msgspec.Meta(max_length=31 * (len(KINDS) + 1))]
    """Of every board and hand, each after the name of its kind."""
    flaws: tuple[str, ...] = ()


@daily.default
def show(date: str = "", /, *, json: bool = False) -> None:
    """Show the boards and the hand of a date; they are the same on every server.

    Parameters
    ----------
    date
        Such as 2026-12-24; today (UTC) by default.
    json
        Print one JSON value on one line, as GET /api/daily/DATE answers.
    """
    day = day_of(parse_date(date or _today()))
    if json:
        print_json(msgspec.to_builtins(day_out(day)))
    else:
        print_line("\n".join(_lines(day)))


@daily.command
def check(*, keys: Keys = None, json: bool = False) -> int:
    """Make every board and hand of the scheme, prove each, and look for repetitions. Exit code 1 if there is a flaw.

    It takes some minutes. With a file of keys it can be interrupted, and the same command continues.

    Parameters
    ----------
    keys
        A file that gets a line for each month.
    json
        Print one JSON value on one line.
    """
    months = [] if keys is None or not keys.exists() else list(_read(keys))
    with progress("Proving the months", MONTHS) as advance:
        for _ in months:
            advance()
        try:
            for number in range(len(months), MONTHS):
                months.append(_proved(number))
                _append(keys, months[-1])
                advance()
        except KeyboardInterrupt:
            print_error(f"{len(months)} of {MONTHS} months are proved" + ("" if keys is None else f", see {keys}"))
            raise
    flaws = [words for month in months for words in month.flaws]
    flaws += [f"{key} comes twice" for key in repeated(month.keys for month in months)]
    counted = {"months": len(months), "keys": sum(len(month.keys) for month in months)}
    if json:
        print_json({"sound": not flaws, "scheme": SCHEME, **counted, "flaws": flaws})
    else:
        sound = f"sound: {counted['keys']} boards and hands from {FIRST_DAY} to {LAST_DAY}, none twice"
        print_line("\n".join(flaws) or sound)
    return FAILED_CHECK if flaws else GOOD


def _today() -> str:
    return datetime.fromtimestamp(SystemClock().now() / 1000, UTC).date().isoformat()


def _lines(day: Day) -> Iterator[str]:
    out = day_out(day)
    yield f"{out.date} ({out.scheme})"
    for board in out.boards:
        yield ""
        yield f"{board.name}, grade {board.grade}: {' '.join(board.pieces)}"
        yield from board.region.split("/")
    yield ""
    yield f"{out.hand.name}, round {out.hand.round}"
    for card, face in out.hand.cards.items():
        yield f"{card:>4}: {face}"


def _proved(number: int) -> _Month:
    keys: list[Key] = []
    flaws: list[str] = []
    for day in month_of(FIRST_DAY.year + number // 12, number % 12 + 1):
        for kind, board in zip(KINDS, day.boards, strict=True):
            keys.append(f"{kind.name} {board_key(board)}")
            flaws += (f"{day.date}: {words}" for words in board_flaws(board))
        keys.append(f"cards {hand_key(day.hand)}")
        flaws += (f"{day.date}: {words}" for words in hand_flaws(day.hand))
    return _Month(SCHEME, number, tuple(keys), tuple(flaws))


def _append(file: Path | None, month: _Month) -> None:
    if file is not None:
        with file.open("ab") as lines:
            lines.write(msgspec.json.encode(month) + b"\n")


def _read(file: Path) -> Iterator[_Month]:
    """The months in a file; a last line that was cut off is dropped.

    Raises:
        KeysError: it is not a file of keys, or of another scheme.
    """
    data = read(file, MOST_BYTES)
    whole = data[: data.rfind(b"\n") + 1]
    for number, line in enumerate(whole.splitlines()):
        try:
            month = msgspec.json.decode(line, type=_Month)
        except (msgspec.DecodeError, UnicodeDecodeError) as cause:
            raise KeysError(f"{file}: line {number + 1} is not one that `daily check` writes") from cause
        if (month.scheme, month.month) != (SCHEME, number):
            raise KeysError(f"{file}: line {number + 1} is of {month.scheme[:20]}, month {month.month}")
        yield month
    if whole != data:
        write(file, whole)
