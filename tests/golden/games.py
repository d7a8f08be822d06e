"""The golden games of every edition: `GAMES` of the module in this folder that has the edition's name."""

from typing import cast

from tests.golden.golden_game import Golden
from ubongo.editions.companions import companion
from ubongo.editions.registry import EDITIONS


def _games_of(edition: str) -> tuple[Golden, ...]:
    return cast(tuple[Golden, ...], companion("tests.golden", edition, "GAMES", tuple))


GAMES = tuple(golden for name in EDITIONS for golden in _games_of(name))
