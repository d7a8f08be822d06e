"""The golden game of nim."""

from tests.boards import boards, checksum
from tests.golden.golden_game import NAMES, Golden
from ubongo.editions.contract.bots import Strength
from ubongo.editions.nim.edition import NIM
from ubongo.editions.nim.settings import NimSettings
from ubongo.formats.game_file import encode
from ubongo.tables.headless.simulate import Simulation, played


def last_counter() -> bytes:
    """Two bots; one takes the last counter."""
    settings, strengths = NimSettings(seats=2), (Strength.SHARP, Strength.GENTLE)
    game = played(Simulation(edition=NIM, settings=settings, boards=boards("3"), strengths=strengths), bytes(range(32)))
    return encode(
        edition="nim",
        settings=settings,
        boards=boards("3"),
        deck=checksum("flat"),
        seed=game.seed,
        names=NAMES[:2],
        entries=game.entries,
    )


GAMES = (Golden("nim-last-counter", "last-counter", last_counter, lambda game: len(game.outcome.winners) == 1),)
