"""Nim, as the conformance suite plays it."""

from random import Random

from tests.boards import boards
from tests.conformance.fixture import SEAT, EditionFixture
from ubongo.editions.nim.commands import Take
from ubongo.editions.contract.values import Audience
from ubongo.editions.nim.edition import NIM
from ubongo.editions.nim.settings import NimSettings
from ubongo.editions.nim.state import Game
from ubongo.puzzles.boards.deck import Board


def _nothing_is_hidden(game: Game, _audience: Audience, _rng: Random) -> Game:
    return game


def _boards(_: NimSettings) -> tuple[Board, ...]:
    return boards("3")


FIXTURE = EditionFixture(
    edition=NIM,
    boards=_boards,
    settings=(NimSettings(seats=2), NimSettings(seats=3, counters=21, most=2)),
    disguised=_nothing_is_hidden,
    commands=(Take(SEAT, 2),),
)
