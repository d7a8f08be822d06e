"""Classic, as the conformance suite plays it."""

from random import Random

from tests.boards import flat_boards
from tests.conformance.fixture import RACE_COMMANDS, SEAT, EditionFixture
from tests.conformance.hidden import disguised_opening, disguised_race
from tests.replacing import replace
from ubongo.editions.classic import state as classic
from ubongo.editions.classic.commands import MovePawn, Pass, PlacePawn, TakeGems
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.values import Audience, Millis, Seat
from ubongo.editions.parts.open_boards import Opening
from ubongo.puzzles.boards.deck import Board


def _disguised(game: classic.Game, audience: Audience, rng: Random) -> classic.Game:
    numbers = range(len(game.boards))
    hidden = replace(game, pile=tuple(rng.sample(numbers, rng.randrange(len(numbers)))))
    match game.phase:
        case classic.Racing() | classic.Taking() as phase:
            return replace(hidden, phase=replace(phase, race=disguised_race(numbers, phase.race, {audience}, rng)))
        case Opening() as opening:
            return replace(hidden, phase=disguised_opening(numbers, opening, {audience}, rng))
        case _:
            return hidden


def _classic_boards(settings: ClassicSettings) -> tuple[Board, ...]:
    return flat_boards(*settings.sides)


FIXTURE = EditionFixture(
    edition=CLASSIC,
    boards=_classic_boards,
    settings=(
        ClassicSettings(seats=2, glass=None),
        ClassicSettings(seats=2, all_boards=True, side="4"),
        ClassicSettings(seats=2, boards_open=True),
        ClassicSettings(seats=3, own_pieces=True, boards_open=True, matched=False),
        ClassicSettings(seats=3, calm=True, first_roller=Seat(2)),
        ClassicSettings(seats=2, extra_time_1=Millis(30_000), own_side_0="4"),
        ClassicSettings(seats=4, all_boards=True, matched=False, extra_time_0=Millis(15_000), own_side_2="4"),
        ClassicSettings(seats=4, matched=False, countdown=Millis(0), pause=Millis(0), turn=Millis(0)),
    ),
    disguised=_disguised,
    commands=(
        *RACE_COMMANDS,
        PlacePawn(SEAT, 0),
        MovePawn(SEAT, 5),
        TakeGems(SEAT, 2, 10),
        Pass(SEAT),
    ),
)
