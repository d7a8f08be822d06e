"""Three-d: the view of a seat or a spectator."""

from typing import Literal

from ubongo.editions.contract.values import Audience, Millis
from ubongo.editions.parts.gem_race import view as gem_race
from ubongo.editions.parts.gem_race.view import GemRaceView
from ubongo.editions.three_d.settings import ThreeDSettings
from ubongo.editions.three_d.state import Game


class ThreeDView(GemRaceView, frozen=True, kw_only=True):
    """The table as one audience sees it at one instant.

    Without luck, `bag` is the open supply, `track` is empty, and the gem of a rank is
    in the place of the one from the bag. Rule: D6.
    """

    edition: Literal["three-d"]
    settings: ThreeDSettings


def view(game: Game, audience: Audience, at: Millis) -> ThreeDView:
    """What `audience` may see at that instant."""
    return gem_race.view(ThreeDView, "three-d", game, audience, at)
