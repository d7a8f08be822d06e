"""Pouch: the view of a seat or a spectator."""

from typing import Literal

from ubongo.editions.contract.values import Audience, Millis
from ubongo.editions.parts.gem_race import view as gem_race
from ubongo.editions.parts.gem_race.view import GemRaceView
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.pouch.state import Game


class PouchView(GemRaceView, frozen=True, kw_only=True):
    """The table as one audience sees it at one instant."""

    edition: Literal["pouch"]
    settings: PouchSettings


def view(game: Game, audience: Audience, at: Millis) -> PouchView:
    """What `audience` may see at that instant."""
    return gem_race.view(PouchView, "pouch", game, audience, at)
