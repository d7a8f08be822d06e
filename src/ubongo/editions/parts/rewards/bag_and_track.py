"""Rewards from the gem bag and the round track. Rule: P1, P3, P4, P7."""

from ubongo.editions.chance import Chance
from ubongo.editions.contract.audit import RandomOutcome
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.gems import Gem, Gems, drawn
from ubongo.editions.parts.rewards.award import ALL_GEMS, ROUNDS, Award, lost_or_made, with_awards
from ubongo.structs import Struct

TRACK_GEMS = (Gem.SAPPHIRE, Gem.AMBER)
"""The gems that ranks 1 and 2 take from the track; one of each kind leaves it every round. Rule: P3, P4."""


class BagAndTrack(Struct, frozen=True):
    """Every gem of the game: in the bag, on the track, with the players."""

    bag: Gems
    track: Gems
    holdings: tuple[Gems, ...]
    """By seat."""

    @classmethod
    def laid_out(cls, seats: int) -> "BagAndTrack":
        """The gems before the first round. Rule: P1."""
        track = Gems(sapphire=ROUNDS, amber=ROUNDS)
        bag = Gems(*(ALL_GEMS.of(gem) - track.of(gem) for gem in Gem))
        return cls(bag, track, (Gems(),) * seats)

    def awards(self, ranking: tuple[Seat, ...], chance: Chance) -> tuple[Award, ...]:
        """What each solver gets, by rank; the gems from the bag are drawn by rank. Rule: P3."""
        bag = self.bag
        found: list[Award] = []
        for rank, seat in enumerate(ranking):
            gem = drawn(bag, chance.of(f"draw/rank/{rank + 1}"))
            bag = bag.minus(gem)
            found.append(Award(seat, TRACK_GEMS[rank] if rank < len(TRACK_GEMS) else None, gem))
        return tuple(found)

    def after_round(self, awards: tuple[Award, ...]) -> "BagAndTrack":
        """The gems after the round's awards, with the unearned ones put into the bag. Rule: P4."""
        bag, track = self.bag, self.track
        for award in awards:
            bag = bag.minus(award.bag)
        for gem in TRACK_GEMS:
            track = track.minus(gem)
        for gem in self.unearned(awards):
            bag = bag.plus(gem)
        return BagAndTrack(bag, track, with_awards(self.holdings, awards))

    def unearned(self, awards: tuple[Award, ...]) -> tuple[Gem, ...]:
        """What leaves the track for the bag at the end of a round. Rule: P4."""
        return TRACK_GEMS[len(awards) :]

    def draws(self, awards: tuple[Award, ...]) -> tuple[RandomOutcome, ...]:
        """What chance has decided of those awards. Rule: P3."""
        return tuple(RandomOutcome("draw", (award.bag.value,), award.seat) for award in awards)

    def broken(self, rounds_played: int) -> tuple[str, ...]:
        """How the gems break conservation, in words. Rule: P1, P4, P7."""
        left = ROUNDS - rounds_played
        found = list(lost_or_made(self.bag + self.track, self.holdings))
        if self.track != Gems(sapphire=left, amber=left):
            found.append(f"after {rounds_played} rounds the track holds {self.track}")
        if left and len(self.bag) < len(self.holdings):
            found.append(f"the bag runs dry: {self.bag}")
        return tuple(found)
