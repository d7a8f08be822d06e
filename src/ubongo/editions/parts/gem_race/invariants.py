"""Gem race: what must hold after every event. Rule: P1, P4, P6, P7, R1.

What changes only between two races is looked at once for each race, not again after each event.
"""

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import TypeAlias

from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.gem_race.settings import GemRaceSettingsT
from ubongo.editions.parts.gem_race.state import GemRace, Racing
from ubongo.editions.parts.identity_key import IdentityKey
from ubongo.editions.parts.rewards.rewards import Rewards
from ubongo.puzzles.boards.deck import Board

CardOf: TypeAlias = Callable[[Board], Hashable]
_Boards: TypeAlias = IdentityKey[tuple[Board, ...]]
_Had: TypeAlias = IdentityKey[tuple[frozenset[int], ...]]

RACES_KEPT = 64


def broken(game: GemRace[GemRaceSettingsT], card_of: CardOf) -> tuple[str, ...]:
    """What is broken: gems lost or made, a dry bag, a card dealt twice. `card_of` returns the card of a board."""
    dealt = sum(map(len, game.had))
    deals = game.rounds * game.settings.seats + (game.tie_breaks * len(game.leaders) if game.tie_breaks else 0)
    found = list(_broken_rewards(IdentityKey(game.rewards), game.rounds_ended))
    if game.tie_breaks == 0 and _has_repeated(IdentityKey(game.had), IdentityKey(game.boards), card_of):
        found.append("a board was dealt twice")
    if isinstance(game.phase, Racing):
        cards = [card_of(game.boards[runner.board]) for runner in game.phase.race.runners]
        if _has_twice(cards):
            found.append("two players have the same card")
    if dealt != deals:
        found.append(f"{deals} boards were dealt, but the seats have had {dealt} different ones")
    return tuple(found)


def seats_with_other_sides(game: GemRace[GemRaceSettingsT], sides: tuple[str, ...]) -> tuple[Seat, ...]:
    """The seats that were dealt a board of another side than theirs; `sides` are by seat."""
    found = _other_sides(IdentityKey(game.had), IdentityKey(game.boards), sides)
    return tuple(seat for seat in game.seats if seat in found) if found else ()


@lru_cache(maxsize=RACES_KEPT)
def _broken_rewards(rewards: IdentityKey[Rewards], rounds_ended: int) -> tuple[str, ...]:
    return tuple(rewards.value.broken(rounds_ended))


@lru_cache(maxsize=RACES_KEPT)
def _has_repeated(had: _Had, boards: _Boards, card_of: CardOf) -> bool:
    return _has_twice([card_of(boards.value[number]) for numbers in had.value for number in numbers])


@lru_cache(maxsize=RACES_KEPT)
def _other_sides(had: _Had, boards: _Boards, sides: tuple[str, ...]) -> tuple[int, ...]:
    by_seat = zip(had.value, sides, strict=True)
    other = [any(boards.value[number].side != side for number in numbers) for numbers, side in by_seat]
    return tuple(seat for seat, is_other in enumerate(other) if is_other)


def _has_twice(cards: list[Hashable]) -> bool:
    return len(cards) != len(set(cards))
