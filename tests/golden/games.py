"""The golden games: `GAMES` of the module in this folder that has the name of an edition, and of scheme 2."""

from typing import cast

from tests.golden import scheme_2
from tests.golden.golden_game import Golden
from ubongo.editions.companions import companion
from ubongo.editions.registry import EDITIONS


def _games_of(edition: str) -> tuple[Golden, ...]:
    return cast(tuple[Golden, ...], companion("tests.golden", edition, "GAMES", tuple))


GAMES = (*(golden for name in EDITIONS for golden in _games_of(name)), *scheme_2.GAMES)
