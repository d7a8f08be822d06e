"""Test data for the client's deals of cards, written by `python -m tests.adapters.web.deals_reference`."""

import json
from pathlib import Path
from random import Random

from ubongo.editions.chance import entry_generator
from ubongo.formats.card_deck_file import face_text
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.cards.card import CELLS, Card, CardId, Hand, Layout, Symbol
from ubongo.puzzles.cards.deal import HAND, deal
from ubongo.puzzles.cards.deck import ALPHABET, STACKS
from ubongo.puzzles.cards.search import search
from ubongo.puzzles.deck_kinds import CARD_DECK

FIXTURE = Path(__file__).parents[3] / "web" / "src" / "replay" / "chance" / "deals.fixture.json"

SEEDS = (bytes(32), bytes(range(32)), bytes(range(255, 223, -1)))
HANDS = 30
MOST_SYMBOLS = 9
"""More than in the deck: some of the hands have no solution."""


def dealt() -> str:
    """The standard deck, deals from it, and searches, as JSON."""
    deck = standard_deck(CARD_DECK)
    facts = {
        "cards": [
            {"id": card.id, "stack": card.stack, "faces": [face_text(side) for side in card.faces]}
            for card in deck.cards
        ],
        "deals": [_deal(seed, stack, players) for seed in SEEDS for stack in STACKS for players in (2, 3, 4)],
        "searches": [_searched(number) for number in range(HANDS)],
    }
    return json.dumps(facts, separators=(",", ":")) + "\n"


def _deal(seed: bytes, stack: int, players: int) -> dict[str, object]:
    hands = deal(standard_deck(CARD_DECK).stack(stack), players, entry_generator(seed, stack))
    return {
        "seed": seed.hex(),
        "seq": stack,
        "stack": stack,
        "hands": [[card.id for card in hand.cards] for hand in hands],
    }


def _searched(number: int) -> dict[str, object]:
    hand = _hand(Random(f"deals {number}"), 6 + number % (MOST_SYMBOLS - 5))
    found = search(hand)
    short = search(hand, budget=7)
    return {
        "hand": [{"id": card.id, "symbols": card.symbols} for card in hand],
        "outcome": found.outcome,
        "layout": _plain(found.layout),
        "laid": found.nodes,
        "short": {"outcome": short.outcome, "layout": _plain(short.layout), "laid": short.nodes},
    }


def _hand(rng: Random, symbols: int) -> Hand:
    some = (*ALPHABET, Symbol("X1"))[:symbols]
    return tuple(Card(CardId(id), tuple(rng.sample(some, CELLS))) for id in range(1, HAND + 1))


def _plain(layout: Layout) -> list[dict[str, object]]:
    return [{"card": laid.card, "turn": laid.turn, "anchor": laid.anchor} for laid in layout]


if __name__ == "__main__":
    FIXTURE.write_text(dealt(), encoding="utf-8")
