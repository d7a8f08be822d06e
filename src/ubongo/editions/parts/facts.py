"""The numbers of rules that several editions share, for texts that describe them. See ADR 95."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from ubongo.editions.contract.settings import described
from ubongo.editions.contract.values import Millis
from ubongo.editions.parts.gem_race.settings import TIE_BREAKS
from ubongo.editions.parts.gems import Gem
from ubongo.editions.parts.handicaps import MOST_TIME
from ubongo.editions.parts.ranking import PHOTO_FINISH
from ubongo.editions.parts.rewards.award import ALL_GEMS, ROUNDS
from ubongo.editions.parts.rewards.bag_and_track import TRACK_GEMS, BagAndTrack
from ubongo.editions.parts.settings import GLASS
from ubongo.puzzles.boards.deck import SYMBOLS

SECOND = 1_000


def seconds(span: Millis) -> int:
    """Whole seconds."""
    return span // SECOND


def players(seats: range) -> dict[str, int]:
    """How many can play."""
    return {"fewest_players": seats[0], "most_players": seats[-1]}


def task_sizes(sizes: Iterable[int]) -> dict[str, int]:
    """How many pieces a board can be for."""
    ordered = sorted(sizes)
    return {"few": ordered[0], "many": ordered[-1]}


def sides(settings: type[object]) -> dict[str, int]:
    """How many pieces the boards of that edition can be for, by the sides that a table can choose."""
    return task_sizes(int(side) for side in described(settings)["side"].choices or () if isinstance(side, str))


RACE: Mapping[str, int] = MappingProxyType(
    {"symbols": len(SYMBOLS), "seconds": seconds(GLASS), "photo_finish": PHOTO_FINISH}
)
"""Of races against the glass. Rule: R2, R6, R11."""

HANDICAPS: Mapping[str, int] = MappingProxyType({"extra_seconds": seconds(MOST_TIME)})
"""Of races in which players may have extra time. Rule: R18."""

_START = BagAndTrack.laid_out(1)

GEM_RACE: Mapping[str, int] = MappingProxyType(
    {
        **RACE,
        "rounds": ROUNDS,
        "gems": len(ALL_GEMS),
        "bag": len(_START.bag),
        "on_track": _START.track.of(TRACK_GEMS[0]),
        "tie_breaks": TIE_BREAKS,
        **{gem.value: gem.points for gem in Gem},
    }
)
"""Of races for gems of different value. Rule: R10, P1, P6."""
