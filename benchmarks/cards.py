"""Finding layouts of seven of nine cards, and dealing four hands that are proved on both faces.

Random faces of 6, 7 and 8 symbols, six different ones a face, and then the standard deck, round by round. Run it with
`python -m benchmarks.cards`, `--json` for JSON.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

from benchmarks.timing import report
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.cards.card import CELLS, Card, CardId, Hand
from ubongo.puzzles.cards.deal import HAND, deal
from ubongo.puzzles.cards.deck import ALPHABET, ROUNDS, STACKS, face_of, stack_of
from ubongo.puzzles.cards.judge import Reading
from ubongo.puzzles.cards.search import SearchOutcome, SearchResult, search
from ubongo.puzzles.deck_kinds import CARD_DECK

HANDS = 1000
DEALS = 100
SEED = 1
GOALS = {"search_median_ms": 20.0, "search_slowest_ms": 300.0, "deal_slowest_ms": 2000.0}


def random_hand(symbols: int, rng: Random) -> Hand:
    """Nine faces of six different symbols, out of that many."""
    return tuple(Card(CardId(number), tuple(rng.sample(ALPHABET[:symbols], CELLS))) for number in range(HAND))


def dealt_hand(number: int, rng: Random) -> Hand:
    """Nine faces of the standard deck for that round."""
    stack = standard_deck(CARD_DECK).stack(stack_of(number))
    return tuple(card.faces[face_of(number)] for card in rng.sample(stack, HAND))


def milliseconds(acts: Sequence[Callable[[], object]]) -> tuple[list[float], list[object]]:
    """How long each act takes, and what it gives."""
    taken: list[float] = []
    given: list[object] = []
    for act in acts:
        began = perf_counter()
        given.append(act())
        taken.append(1000 * (perf_counter() - began))
    return taken, given


def searched(name: str, hands: Sequence[Hand], reading: Reading) -> tuple[list[str], dict[str, object]]:
    """The row and the figures of a search in each of those hands."""
    taken, given = milliseconds([partial(search, hand, reading=reading) for hand in hands])
    found = [one for one in given if isinstance(one, SearchResult)]
    outcomes = Counter(one.outcome for one in found)
    figures = {
        "median_ms": median(taken),
        "p99_ms": sorted(taken)[len(taken) * 99 // 100],
        "slowest_ms": max(taken),
        "found": outcomes[SearchOutcome.FOUND] / len(hands),
        "unsettled": outcomes[SearchOutcome.UNSETTLED],
        "most_laid": max(one.nodes for one in found),
    }
    row = [name, reading.value, *(f"{figures[key]:.2f}" for key in ("median_ms", "p99_ms", "slowest_ms"))]
    return [*row, f"{figures['found']:.1%}", str(figures["unsettled"]), str(figures["most_laid"])], dict(figures)


def dealt(stack: int) -> tuple[list[str], dict[str, object]]:
    """The row and the figures of deals for four."""
    cards = standard_deck(CARD_DECK).stack(stack)
    taken, _ = milliseconds([partial(deal, cards, 4, Random(f"{SEED} {number}")) for number in range(DEALS)])
    figures = {"median_ms": median(taken), "p99_ms": sorted(taken)[DEALS * 99 // 100], "slowest_ms": max(taken)}
    return [f"deal of stack {stack}", "", *(f"{figure:.2f}" for figure in figures.values()), "", "", ""], dict(figures)


def main() -> None:
    """Measure and report."""
    search(random_hand(6, Random(0)))  # works out the ways of meeting
    rows: list[list[str]] = []
    figures: dict[str, object] = {"goals": GOALS}
    lots = {f"{symbols} symbols": partial(random_hand, symbols) for symbols in STACKS.values()}
    lots |= {f"round {number}": partial(dealt_hand, number) for number in ROUNDS}
    for name, one in lots.items():
        rng = Random(f"{SEED} {name}")
        hands = [one(rng) for _ in range(HANDS)]
        for reading in Reading:
            row, figures[f"{name}, {reading.value}"] = searched(name, hands, reading)
            rows.append(row)
    for stack in STACKS:
        row, figures[f"deal of stack {stack}"] = dealt(stack)
        rows.append(row)
    columns = ["hands", "reading", "ms, median", "99 %", "slowest", "found", "unsettled", "most cards placed"]
    report(f"Seven cards of nine, {HANDS} hands each, and {DEALS} deals of four hands:", columns, rows, figures)


if __name__ == "__main__":
    main()
