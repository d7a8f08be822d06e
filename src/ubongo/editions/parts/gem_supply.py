"""The bag and the round track, or an open supply: the rewards by rank. Rule: P1, P3, P4, P7, D6."""

from dataclasses import dataclass, replace
from random import Random

from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.gems import Gem, Gems, drawn

ROUNDS = 9
"""The number of rounds, and of gems of each kind on the track. Rule: R10, P1."""

ALL_GEMS = Gems(ruby=10, sapphire=19, emerald=10, amber=19)

TRACK_GEMS = (Gem.SAPPHIRE, Gem.AMBER)
"""What ranks 1 and 2 take from the track; of each kind one leaves it every round. Rule: P3, P4."""


RANK_GEMS = tuple(Gem)
"""What ranks 1 to 4 take from an open supply. Rule: D6."""


@dataclass(frozen=True, slots=True)
class GemSupply:
    """Every gem of the game: in the bag, on the track, with the players."""

    bag: Gems
    """With an open supply there is no bag: the gems that are still to be won."""
    track: Gems
    holdings: tuple[Gems, ...]
    """By seat."""
    lies_open: bool = False
    """Whether a rank takes its own gem, without bag, track or luck. Rule: D6."""

    @classmethod
    def laid_out(cls, seats: int) -> "GemSupply":
        """The gems before the first round. Rule: P1."""
        track = Gems(sapphire=ROUNDS, amber=ROUNDS)
        bag = Gems(*(ALL_GEMS.of(gem) - track.of(gem) for gem in Gem))
        return cls(bag, track, (Gems(),) * seats)

    @classmethod
    def opened(cls, seats: int) -> "GemSupply":
        """The gems before the first round, with no bag and no track. Rule: D6."""
        return cls(ALL_GEMS, Gems(), (Gems(),) * seats, lies_open=True)


@dataclass(frozen=True, slots=True)
class Award:
    """What a player gets for a rank: perhaps a gem from the track, and one from the bag."""

    seat: Seat
    track: Gem | None
    bag: Gem
    """With an open supply, the rank's own gem. Rule: D6."""


def awards(supply: GemSupply, ranking: tuple[Seat, ...], rng: Random) -> tuple[Award, ...]:
    """What each solver gets, by rank; the gems from the bag are drawn from `rng`. Rule: P3, D6."""
    if supply.lies_open:
        return tuple(Award(seat, None, gem) for seat, gem in zip(ranking, RANK_GEMS, strict=False))
    bag = supply.bag
    found: list[Award] = []
    for rank, seat in enumerate(ranking):
        gem = drawn(bag, rng)
        bag = bag.minus(gem)
        found.append(Award(seat, TRACK_GEMS[rank] if rank < len(TRACK_GEMS) else None, gem))
    return tuple(found)


def after_round(supply: GemSupply, taken: tuple[Award, ...]) -> GemSupply:
    """The gems after the round's awards, with the unearned ones put into the bag. Rule: P4."""
    bag, track, holdings = supply.bag, supply.track, list(supply.holdings)
    for award in taken:
        bag = bag.minus(award.bag)
        holdings[award.seat] = holdings[award.seat].plus(award.bag)
        if award.track is not None:
            holdings[award.seat] = holdings[award.seat].plus(award.track)
    for gem in () if supply.lies_open else TRACK_GEMS:
        track = track.minus(gem)
    for gem in unearned(supply, taken):
        bag = bag.plus(gem)
    return replace(supply, bag=bag, track=track, holdings=tuple(holdings))


def unearned(supply: GemSupply, taken: tuple[Award, ...]) -> tuple[Gem, ...]:
    """What leaves the track for the bag at the end of a round. Rule: P4."""
    return () if supply.lies_open else TRACK_GEMS[len(taken) :]


def broken(supply: GemSupply, rounds_played: int) -> tuple[str, ...]:
    """How the gems break conservation, in words. Rule: P1, P4, P7."""
    total = supply.bag + supply.track
    for held in supply.holdings:
        total += held
    left = 0 if supply.lies_open else ROUNDS - rounds_played
    found: list[str] = []
    if total != ALL_GEMS:
        found.append(f"the gems are not all there: {total}")
    if supply.track != Gems(sapphire=left, amber=left):
        found.append(f"after {rounds_played} rounds the track holds {supply.track}")
    if rounds_played < ROUNDS and len(supply.bag) < len(supply.holdings):
        found.append(f"the bag runs dry: {supply.bag}")
    return tuple(found)
