"""What must stay hidden of races, in all editions that have them."""

from random import Random
from typing import Any

from tests.replacing import replace
from ubongo.editions.contract.values import Audience
from ubongo.editions.parts.gem_race.state import GemRace, Racing
from ubongo.editions.parts.open_boards import Opening
from ubongo.editions.parts.race import Race, Runner


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
    if isinstance(game.phase, Opening):
        hidden = replace(hidden, phase=disguised_opening(numbers, game.phase, {audience}, rng))
    return hidden


def disguised_opening(numbers: range, opening: Opening, watched: set[Audience], rng: Random) -> Opening:
    """Boards that lie open, with other ones in front of everybody but the watched seats."""
    return replace(opening, runners=_disguised_runners(numbers, opening.runners, watched, rng))


def _disguised_runners(
    numbers: range, runners: tuple[Runner, ...], known: set[Audience], rng: Random
) -> tuple[Runner, ...]:
    return tuple(runner if runner.seat in known else replace(runner, board=rng.choice(numbers)) for runner in runners)


def disguised_race(numbers: range, race: Race, watched: set[Audience], rng: Random) -> Race:
    """A race that an audience cannot tell apart if it sees only the boards of the watched seats."""
    known = watched if race.revealed else set[Audience]()
    return replace(
        race,
        symbol=race.symbol if race.revealed else rng.randrange(6),
        runners=_disguised_runners(numbers, race.runners, known, rng),
        solves=tuple(replace(solve, placements=()) for solve in race.solves),
    )
