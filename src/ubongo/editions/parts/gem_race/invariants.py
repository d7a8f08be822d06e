"""Gem race: what must hold after every event. Rule: P1, P4, P6, P7, R1."""

from collections.abc import Callable, Hashable

from ubongo.editions.parts.gem_race.settings import GemRaceSettingsT
from ubongo.editions.parts.gem_race.state import GemRace, Racing


def broken(game: GemRace[GemRaceSettingsT], card_of: Callable[[int], Hashable]) -> tuple[str, ...]:
    """What is broken: gems lost or made, a dry bag, a card dealt twice. `card_of` returns the card of a board."""
    dealt = [board for boards in game.had for board in boards]
    deals = game.rounds * len(game.seats) + game.tie_breaks * len(game.leaders)
    found = list(game.rewards.broken(game.rounds_ended))
    if game.tie_breaks == 0 and _has_twice([card_of(board) for board in dealt]):
        found.append("a board was dealt twice")
    if isinstance(game.phase, Racing) and _has_twice([card_of(runner.board) for runner in game.phase.race.runners]):
        found.append("two players have the same card")
    if len(dealt) != deals:
        found.append(f"{deals} boards were dealt, but the seats have had {len(dealt)} different ones")
    return tuple(found)


def _has_twice(cards: list[Hashable]) -> bool:
    return len(cards) != len(set(cards))
