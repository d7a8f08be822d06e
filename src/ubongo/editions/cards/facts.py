"""Cards: the numbers of its rules, for texts that describe them. See ADR 95."""

from collections.abc import Mapping
from types import MappingProxyType

from ubongo.editions.cards.scoring import TEN
from ubongo.editions.cards.settings import SEATS, CardsSettings
from ubongo.editions.contract.settings import described
from ubongo.editions.parts.facts import players
from ubongo.editions.parts.ranking import PHOTO_FINISH
from ubongo.puzzles.cards.card import CELLS, CONTACT_SYMBOLS
from ubongo.puzzles.cards.deal import HAND
from ubongo.puzzles.cards.deck import PER_STACK, ROUNDS, STACKS
from ubongo.puzzles.cards.search import SIZE

FACTS: Mapping[str, int] = MappingProxyType(
    {
        **players(SEATS),
        "cards": PER_STACK * len(STACKS),
        "stacks": len(STACKS),
        "symbols": CELLS,
        **{f"symbols_{stack}": symbols for stack, symbols in STACKS.items()},
        "hand": HAND,
        "placed": SIZE,
        "pairs": CONTACT_SYMBOLS,
        "rounds": len(ROUNDS),
        "call": TEN,
        "photo_finish": PHOTO_FINISH,
        "pause_seconds": int(described(CardsSettings)["pause"].default or 0) // 1000,
    }
)
