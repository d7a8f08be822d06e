"""Test data for the client's judge of cards, written by `python -m tests.adapters.web.cards_reference`."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from ubongo.geometry.lattice import SQUARE, Cell
from ubongo.geometry.shape import moved
from ubongo.puzzles.cards.card import FOOTPRINTS, TURNS, Card, CardId, Hand, Layout, PlacedCard
from ubongo.puzzles.cards.deck import ALPHABET
from ubongo.puzzles.cards.judge import Contact, Reading, contacts, flaw
from ubongo.puzzles.cards.legal_anchors import legal_anchors
from ubongo.puzzles.cards.search import search

FIXTURE = Path(__file__).parents[3] / "web" / "src" / "engines" / "cards" / "cards.fixture.json"

SEED = 6
CASES = 60
REACH = range(-4, 5)
RINGS = (
    ((0, (0, 0)), (1, (0, 3)), (0, (3, 2)), (1, (2, 0))),
    ((0, (0, 0)), (1, (-1, 3)), (0, (2, 3)), (1, (2, 1))),
)
"""Four cards around an open cell, and around a point: a random layout is hardly ever a ring."""


def judged() -> str:
    """Card shapes, and layouts of every kind with their contacts, flaws, and legal anchors, as JSON."""
    rng = Random(SEED)
    facts = {
        "footprints": FOOTPRINTS,
        "alphabet": ALPHABET,
        "cases": [_case(hand, layout, rng) for hand, layout in _layouts(rng)],
    }
    return json.dumps(facts, separators=(",", ":")) + "\n"


def _layouts(rng: Random) -> Iterator[tuple[Hand, Layout]]:
    """Correct layouts, rings, layouts with one wrong cell, and layouts with some cards at random nearby anchors."""
    for number in range(CASES):
        match number % 4:
            case 0:
                hand = _hand(rng, 6)
                yield hand, search(hand).layout[: rng.randint(0, 7)]
            case 1:
                hand = _hand(rng, 1)
                ring = zip(hand, rng.choice(RINGS), strict=False)
                layout = tuple(PlacedCard(card.id, turn, anchor) for card, (turn, anchor) in ring)
                yield hand, layout[: rng.randint(3, 4)]
            case 2:
                hand = _hand(rng, 1)
                *rest, last = search(hand, rng.randint(2, 4)).layout
                yield hand, (*rest, replace(last, anchor=moved([last.anchor], rng.choice(SQUARE.neighbors))[0]))
            case _:
                yield (hand := _hand(rng, 2)), _grown(hand, rng, most=7)


def _hand(rng: Random, symbols: int) -> Hand:
    """Nine cards; the fewer symbols, the more often they match."""
    some = ALPHABET[:symbols]
    return tuple(Card(CardId(id), tuple(rng.choices(some, k=6))) for id in range(1, 10))


def _grown(hand: Hand, rng: Random, most: int) -> Layout:
    """Cards placed one after another: most of them correctly, the others at random nearby anchors."""
    layout: Layout = ()
    for card in hand[: rng.randint(2, most)]:
        turn = rng.randrange(TURNS)
        places = legal_anchors(hand, layout, card.id, turn, Reading.LENIENT) if rng.randint(0, 3) else ()
        anchor: Cell = rng.choice(places) if places else (rng.choice(REACH), rng.choice(REACH))
        layout = (*layout, PlacedCard(card.id, turn, anchor))
    return layout


def _case(hand: Hand, layout: Layout, rng: Random) -> dict[str, object]:
    card, turn = rng.choice(hand).id, rng.randrange(TURNS)
    return {
        "hand": [{"id": each.id, "symbols": each.symbols} for each in hand],
        "layout": [{"card": laid.card, "turn": laid.turn, "anchor": laid.anchor} for laid in layout],
        "card": card,
        "turn": turn,
        "judged": {reading.value: _judged(hand, layout, reading, card, turn) for reading in Reading},
    }


def _judged(hand: Hand, layout: Layout, reading: Reading, card: CardId, turn: int) -> dict[str, object]:
    return {
        "flaw": flaw(hand, layout, reading),
        "contacts": [_contact(contact) for contact in contacts(hand, layout, reading)],
        "places": legal_anchors(hand, layout, card, turn, reading),
    }


def _contact(contact: Contact) -> dict[str, object]:
    cards = {"first": contact.first.card, "second": contact.second.card}
    return {**cards, "pairs": sorted(contact.pairs), "flaw": contact.flaw}


if __name__ == "__main__":
    FIXTURE.write_text(judged(), encoding="utf-8")
