"""What a player gets for a rank, and what both ways of rewarding have in common. Rule: P1, P3, P7, D6."""

from collections.abc import Iterator, Sequence

from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.gems import Gem, Gems
from ubongo.structs import Struct

ROUNDS = 9
"""The number of rounds, and of gems of each kind on the track. Rule: R10, P1."""

ALL_GEMS = Gems(ruby=10, sapphire=19, emerald=10, amber=19)


class Award(Struct, frozen=True):
    """What a player gets for a rank: perhaps a gem from the track, and another one."""

    seat: Seat
    track: Gem | None
    bag: Gem
    """From the bag; without a bag, the gem of the rank. Rule: D6."""

    @property
    def gems(self) -> tuple[Gem, ...]:
        """Both."""
        return (self.bag,) if self.track is None else (self.bag, self.track)


def with_awards(holdings: tuple[Gems, ...], awards: Sequence[Award]) -> tuple[Gems, ...]:
    """The players' gems, by seat, with those awards."""
    held = list(holdings)
    for award in awards:
        for gem in award.gems:
            held[award.seat] = held[award.seat].plus(gem)
    return tuple(held)


def lost_or_made(left: Gems, holdings: Sequence[Gems]) -> Iterator[str]:
    """The violation if the remaining gems and those of the players do not add up. Rule: P7."""
    total = sum(holdings, start=left)
    if total != ALL_GEMS:
        yield f"the gems are not all there: {total}"
