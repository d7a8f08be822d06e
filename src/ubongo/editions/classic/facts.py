"""Classic: the numbers of its rules, for texts that describe them. See ADR 95."""

from collections.abc import Mapping
from types import MappingProxyType

from ubongo.editions.classic.gem_board import DEFAULT_FIELD, GEMS_OF_A_COLOR, HANDFUL, HOLES, REACHES, ROWS, Color
from ubongo.editions.classic.settings import CARDS, ROUNDS, SEATS, ClassicSettings
from ubongo.editions.parts.facts import HANDICAPS, RACE, players, sides
from ubongo.puzzles.piece import FLAT

FACTS: Mapping[str, int] = MappingProxyType(
    {
        **players(SEATS),
        "pieces": len(FLAT.pieces),
        **sides(ClassicSettings),
        **HANDICAPS,
        **RACE,
        "rounds": ROUNDS,
        **{f"rounds_for_{seats}": CARDS // seats for seats in SEATS if CARDS // seats != ROUNDS},
        "gems": GEMS_OF_A_COLOR * len(Color),
        "colors": len(Color),
        "of_a_color": GEMS_OF_A_COLOR,
        "rows": ROWS,
        "in_a_row": HOLES,
        "taken": HANDFUL,
        "default_field": DEFAULT_FIELD + 1,
        **{f"steps_{rank}": steps for rank, steps in enumerate(REACHES, start=1)},
    }
)
