"""Rewards without luck: every rank takes a gem of its own. Rule: D6."""

from ubongo.editions.chance import Chance
from ubongo.editions.contract.audit import RandomOutcome
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.gems import Gem, Gems
from ubongo.editions.parts.rewards.award import ALL_GEMS, ROUNDS, Award, lost_or_made, with_awards
from ubongo.structs import Struct

RANK_GEMS = tuple(Gem)
"""The gems of ranks 1 to 4."""


class ByRank(Struct, frozen=True):
    """Every gem of the game: in the open supply, or with the players."""

    supply: Gems
    holdings: tuple[Gems, ...]
    """By seat."""

    @classmethod
    def laid_out(cls, seats: int) -> "ByRank":
        """The gems before the first round."""
        return cls(ALL_GEMS, (Gems(),) * seats)

    @property
    def bag(self) -> Gems:
        """The supply, which a view shows in the place of the bag."""
        return self.supply

    @property
    def track(self) -> Gems:
        """No gems: there is no track."""
        return Gems()

    def awards(self, ranking: tuple[Seat, ...], _chance: Chance) -> tuple[Award, ...]:
        """What each solver gets, by rank; nothing is drawn."""
        return tuple(Award(seat, None, gem) for seat, gem in zip(ranking, RANK_GEMS, strict=False))

    def after_round(self, awards: tuple[Award, ...]) -> "ByRank":
        """The gems after the round's awards."""
        supply = self.supply
        for award in awards:
            supply = supply.minus(award.bag)
        return ByRank(supply, with_awards(self.holdings, awards))

    def unearned(self, _awards: tuple[Award, ...]) -> tuple[Gem, ...]:
        """No gems: unearned gems stay in the supply."""
        return ()

    def draws(self, _awards: tuple[Award, ...]) -> tuple[RandomOutcome, ...]:
        """Nothing: chance decides none of those awards."""
        return ()

    def broken(self, rounds_played: int) -> tuple[str, ...]:
        """How the gems break conservation, in words. Rule: P7, D6."""
        found = list(lost_or_made(self.supply, self.holdings))
        if rounds_played < ROUNDS and len(self.supply) < len(self.holdings):
            found.append(f"the supply runs dry: {self.supply}")
        return tuple(found)
