"""The ratings of bots: how much each strength is ahead of another, from simulated games of two.

Run it with `python -m benchmarks.bot_ratings [--games 400] [--editions pouch,classic] [--json]`. See ADR 128.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from math import log

from benchmarks.timing import option, report
from ubongo.adapters.cli.settings_args import agreed
from ubongo.editions.contract.bots import USUAL_STRENGTH, Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.registry import EDITIONS
from ubongo.formats.standard_decks import standard_deck
from ubongo.tables.headless.simulate import Simulation, simulated
from ubongo.tables.service.rating import BETA, BOT_SIGMA, START, is_rated

Wins = Counter[tuple[Strength, Strength]]
"""How often the first was ahead of the second; a shared win is half of one for each."""
ROUNDS = 2_000
PER_LOGIT = (2 * (BETA**2 + BOT_SIGMA**2)) ** 0.5
"""By how much ratings differ for each unit of the logarithm of the odds, in a game of two."""


def main() -> None:
    """Measure the editions that can be rated."""
    games, wanted = int(option("--games", "400")), option("--editions", "")
    names = wanted.split(",") if wanted else [name for name in EDITIONS if is_rated(EDITIONS[name])]
    found = {name: measured(EDITIONS[name], games) for name in names}
    rows = [
        [name, *(f"{100 * shares[pair]:.1f} %" for pair in combinations(reversed(Strength), 2)), *map(_shown, mus)]
        for name, (shares, mus) in ((name, (shares, tuple(mus.values()))) for name, (shares, mus) in found.items())
    ]
    heads = [f"{one.value} beats {other.value}" for one, other in combinations(reversed(Strength), 2)]
    figures: dict[str, object] = {
        name: {one.value: round(mu, 2) for one, mu in mus.items()} for name, (_, mus) in found.items()
    }
    report(f"Bots, {games} games of each pair", ["edition", *heads, *(one.value for one in Strength)], rows, figures)


def _shown(mu: float) -> str:
    return f"{mu:.2f}"


def measured(
    edition: AnyEdition, games: int
) -> tuple[Mapping[tuple[Strength, Strength], float], Mapping[Strength, float]]:
    """The share of wins of each stronger one, and the rating of each strength."""
    wins = Wins()
    for pair in combinations(Strength, 2):
        for number, order in enumerate((pair, pair[::-1])):
            _play(edition, order, games // 2, seed=number, wins=wins)
    shares = {
        (better, worse): wins[better, worse] / (wins[better, worse] + wins[worse, better])
        for better, worse in combinations(reversed(Strength), 2)
    }
    return shares, ratings_from(wins)


def _play(edition: AnyEdition, order: tuple[Strength, ...], games: int, *, seed: int, wins: Wins) -> None:
    settings, boards = agreed(edition, {"seats": len(order)})
    deck = standard_deck(edition.meta.deck_of(settings))
    setup = Simulation(edition=edition, settings=settings, boards=boards, strengths=order, deck=deck)
    for game in simulated(setup, games, seed):
        assert game.outcome is not None, "every game ends"
        for one, other in _ahead(order, game.outcome.winners):
            wins[one, other] += 2 // len(game.outcome.winners)


def _ahead(order: tuple[Strength, ...], winners: tuple[int, ...]) -> Iterator[tuple[Strength, Strength]]:
    return ((order[winner], order[1 - winner]) for winner in winners)


def ratings_from(wins: Wins) -> Mapping[Strength, float]:
    """The ratings under which these wins are most likely (Bradley and Terry); the usual strength is as a beginner.

    Half a win more for each keeps one that never lost from being infinitely good.
    """
    won = {(one, other): wins[one, other] / 2 + 0.5 for one in Strength for other in Strength if one is not other}
    skill = dict.fromkeys(Strength, 1.0)
    for _ in range(ROUNDS):
        skill = {one: _skill(one, won, skill) for one in Strength}
    return {one: START.mu + PER_LOGIT * log(skill[one] / skill[USUAL_STRENGTH]) for one in Strength}


def _skill(one: Strength, won: Mapping[tuple[Strength, Strength], float], skill: Mapping[Strength, float]) -> float:
    others = [other for other in Strength if other is not one]
    wins = sum(won[one, other] for other in others)
    return wins / sum((won[one, other] + won[other, one]) / (skill[one] + skill[other]) for other in others)


if __name__ == "__main__":
    main()
