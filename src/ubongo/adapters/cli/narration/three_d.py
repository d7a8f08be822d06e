"""Three-d: how its games are retold. Rule: D2."""

from ubongo.adapters.cli.narration import gem_race
from ubongo.editions.parts.gem_race.view import GemRaceView
from ubongo.editions.three_d.view import ThreeDView


def _levels(view: GemRaceView) -> tuple[str, ...]:
    assert isinstance(view, ThreeDView), f"not a game of three-d: {view!r}"
    return view.settings.levels


NARRATOR = gem_race.narrator(face=lambda face: str(face + 1), levels=_levels)
