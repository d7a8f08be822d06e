"""What must stay hidden of races, in all editions that have them."""

from dataclasses import replace
from random import Random
from typing import Any

from ubongo.editions.contract.values import Audience
from ubongo.editions.parts.gem_race.state import GemRace, Racing
from ubongo.editions.parts.race import Race


def disguised_gem_race(game: GemRace[Any], audience: Audience, rng: Random) -> GemRace[Any]:
    numbers = range(len(game.boards))
    hidden = replace(
        game,
        pile=tuple(rng.sample(numbers, rng.randrange(len(numbers)))),
        had=tuple(frozenset(rng.sample(numbers, 9)) for _ in game.had),
    )
    if isinstance(game.phase, Racing):
        race = game.phase.race
        is_open = game.tie_breaks and audience not in race.seats
        known: set[Audience] = set(race.seats) if is_open else {audience}
        hidden = replace(hidden, phase=Racing(disguised_race(numbers, race, known, rng)))
    return hidden


def disguised_race(numbers: range, race: Race, watched: set[Audience], rng: Random) -> Race:
    """A race that an audience cannot tell apart if it sees only the boards of the watched seats."""
    known = watched if race.revealed else set[Audience]()
    return replace(
        race,
        symbol=race.symbol if race.revealed else rng.randrange(6),
        runners=tuple(
            runner if runner.seat in known else replace(runner, board=rng.choice(numbers)) for runner in race.runners
        ),
        solves=tuple(replace(solve, placements=()) for solve in race.solves),
    )
