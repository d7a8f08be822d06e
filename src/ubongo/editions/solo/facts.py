"""Solo: the numbers of its rules, for texts that describe them. See ADR 95."""

from collections.abc import Mapping
from types import MappingProxyType

from ubongo.editions.contract.settings import described
from ubongo.editions.parts.facts import task_sizes
from ubongo.editions.solo.settings import FLAT_SIDES, SoloSettings
from ubongo.editions.solo.state import MOST_BOARDS
from ubongo.puzzles.boards.deck import SYMBOLS
from ubongo.puzzles.boards.levels import LEVELS
from ubongo.puzzles.layers import LAYERS
from ubongo.puzzles.piece import FLAT, SOLID

LENGTHS = ("short", "middle", "long")


def _lengths(setting: str) -> dict[str, int]:
    """The choices of that setting, such as `minutes_short`."""
    choices = described(SoloSettings)[setting].offered
    return {f"{setting}_{name}": int(choice or 0) for name, choice in zip(LENGTHS, choices, strict=True)}


FACTS: Mapping[str, int] = MappingProxyType(
    {
        "pieces": len(FLAT.pieces),
        **task_sizes(map(int, FLAT_SIDES)),
        "blocks": len(SOLID.pieces),
        "levels": len(LEVELS),
        "layers": LAYERS,
        "symbols": len(SYMBOLS),
        **_lengths("minutes"),
        **_lengths("tasks"),
        "most_boards": MOST_BOARDS,
    }
)
