"""Pouch: what a seat or a spectator may see."""

from dataclasses import dataclass
from typing import Literal

from ubongo.editions.contract.values import Audience, Millis
from ubongo.editions.parts.hunt import view as hunt
from ubongo.editions.parts.hunt.view import HuntView
from ubongo.editions.pouch.game import Game, PouchSettings


@dataclass(frozen=True, slots=True, kw_only=True)
class PouchView(HuntView):
    """The table as one audience sees it at one instant."""

    edition: Literal["pouch"]
    settings: PouchSettings


def view(game: Game, audience: Audience, at: Millis) -> PouchView:
    """What `audience` may see at that instant."""
    return hunt.view(PouchView, "pouch", game, audience, at)
