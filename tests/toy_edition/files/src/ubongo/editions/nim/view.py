"""Nim: what everybody may see. Nothing is hidden."""

from typing import Literal, TypeAlias

from ubongo.editions.contract.values import Audience, Millis, Outcome, Seat
from ubongo.editions.nim.settings import NimSettings
from ubongo.editions.nim.state import Game, Playing
from ubongo.editions.parts.lifecycle import Over, Seated
from ubongo.structs import Struct

Stage: TypeAlias = Literal["seated", "playing", "over"]


class NimView(Struct, frozen=True, kw_only=True):
    """A game as its players see it."""

    edition: Literal["nim"]
    seat: Seat | None
    stage: Stage
    settings: NimSettings
    heap: int
    turn: Seat | None
    taken: tuple[int, ...]
    remaining_ms: int | None
    """None: there is no clock."""
    elapsed_ms: int | None
    outcome: Outcome | None


def view(game: Game, audience: Audience, _at: Millis) -> NimView:
    """What `audience` may see."""
    phase = game.phase
    return NimView(
        edition="nim",
        seat=audience,
        stage="seated" if isinstance(phase, Seated) else "over" if isinstance(phase, Over) else "playing",
        settings=game.settings,
        heap=game.heap,
        turn=phase.turn if isinstance(phase, Playing) else None,
        taken=game.taken,
        remaining_ms=None,
        elapsed_ms=None,
        outcome=phase.outcome if isinstance(phase, Over) else None,
    )
