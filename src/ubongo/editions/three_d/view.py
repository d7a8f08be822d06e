"""Three-d: what a seat or a spectator may see."""

from dataclasses import dataclass
from typing import Literal

from ubongo.editions.contract.values import Audience, Millis
from ubongo.editions.parts.hunt import view as hunt
from ubongo.editions.parts.hunt.view import HuntView
from ubongo.editions.three_d.game import Game, ThreeDSettings


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreeDView(HuntView):
    """The table as one audience sees it at one instant.

    Without luck, `bag` is the open supply, `track` is empty, and the gem of a rank is
    where others have one from the bag. Rule: D6.
    """

    edition: Literal["three-d"]
    settings: ThreeDSettings


def view(game: Game, audience: Audience, at: Millis) -> ThreeDView:
    """What `audience` may see at that instant."""
    return hunt.view(ThreeDView, "three-d", game, audience, at)
