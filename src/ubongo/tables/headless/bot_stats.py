"""How bots of each strength did over many simulated games: the effect of a strength."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Seat
from ubongo.tables.headless.simulate import Played, Simulation

GRAIN_MS = 100
"""Times are counted in tenths of a second, so that a million games take no more room than one."""


@dataclass(slots=True)
class BotStats:
    """The sum over all games of all bots of one strength."""

    games: int = 0
    """One for each such bot in each game."""
    wins: float = 0
    """A win that is shared counts in part."""
    faced: int = 0
    """Tasks that they faced."""
    times: Counter[int] = field(default_factory=Counter[int])
    """Of their solves, by tenths of a second."""

    @property
    def solved(self) -> int:
        """Tasks that they solved."""
        return self.times.total()

    @property
    def wins_share(self) -> float:
        """Wins a game, 0 to 1."""
        return self.wins / self.games if self.games else 0.0

    @property
    def solved_share(self) -> float:
        """The share of the faced tasks that were solved."""
        return self.solved / self.faced if self.faced else 0.0

    @property
    def median_solve_s(self) -> float | None:
        """Half of the solves took no longer, in seconds to the tenth; None: there are none."""
        left = (self.solved + 1) // 2
        for time in sorted(self.times):
            left -= self.times[time]
            if left <= 0:
                return time * GRAIN_MS / 1000
        return None


class StatsByStrength:
    """The form of every strength at a table, added up game by game."""

    def __init__(self, setup: Simulation) -> None:
        self._strengths = setup.strengths
        self._forms = {strength: BotStats() for strength in Strength if strength in setup.strengths}

    def add(self, game: Played) -> None:
        """Count one more game."""
        for strength in self._strengths:
            self._forms[strength].games += 1
        if game.outcome is not None:
            for seat in game.outcome.winners:
                self._of(seat).wins += 1 / len(game.outcome.winners)
        for seat in game.faced:
            self._of(seat).faced += 1
        for solved in game.solved:
            self._of(solved.seat).times[solved.elapsed // GRAIN_MS] += 1

    def _of(self, seat: Seat) -> BotStats:
        return self._forms[self._strengths[seat]]

    def __iter__(self) -> Iterator[tuple[Strength, BotStats]]:
        """From the weakest to the strongest."""
        return iter(self._forms.items())
