"""Three-d, as the conformance suite plays it."""

from tests.boards import solid_boards
from tests.conformance.fixture import RACE_COMMANDS, EditionFixture
from tests.conformance.hidden import disguised_gem_race
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.three_d.edition import THREE_D
from ubongo.editions.three_d.settings import ThreeDSettings
from ubongo.puzzles.boards.deck import Board


def _three_d_boards(settings: ThreeDSettings) -> tuple[Board, ...]:
    return solid_boards(*settings.levels)


FIXTURE = EditionFixture(
    edition=THREE_D,
    boards=_three_d_boards,
    settings=(
        ThreeDSettings(seats=1, level_0=3),
        ThreeDSettings(seats=2, level_0=4, glass=None),
        ThreeDSettings(seats=2, level_1=2, boards_open=True),
        ThreeDSettings(seats=2, boards_open=True, own_pieces=True, matched=False),
        ThreeDSettings(seats=3, level_1=2, luck=False, glass=Millis(30_000), first_roller=Seat(2)),
        ThreeDSettings(seats=4, level_2=3, matched=False, countdown=Millis(0), pause=Millis(0)),
    ),
    disguised=disguised_gem_race,
    commands=RACE_COMMANDS,
)
