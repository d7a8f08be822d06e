"""Pouch, as the conformance suite plays it."""

from tests.boards import flat_boards
from tests.conformance.fixture import RACE_COMMANDS, EditionFixture
from tests.conformance.hidden import disguised_gem_race
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.puzzles.boards.deck import Board


def _pouch_boards(settings: PouchSettings) -> tuple[Board, ...]:
    return flat_boards(*settings.sides)


FIXTURE = EditionFixture(
    edition=POUCH,
    boards=_pouch_boards,
    settings=(
        PouchSettings(seats=1),
        PouchSettings(seats=2, glass=None),
        PouchSettings(seats=2, boards_open=True),
        PouchSettings(seats=3, boards_open=True, own_pieces=True, matched=False),
        PouchSettings(seats=3, side="4", glass=Millis(30_000), first_roller=Seat(2)),
        PouchSettings(seats=2, extra_time_1=Millis(30_000), own_side_0="4"),
        PouchSettings(seats=3, boards_open=True, extra_time_0=Millis(120_000), extra_time_2=Millis(15_000)),
        PouchSettings(seats=4, matched=False, countdown=Millis(0), pause=Millis(0)),
    ),
    disguised=disguised_gem_race,
    commands=RACE_COMMANDS,
)
