"""What `ubongo deck` knows of decks of cards: how many there are, what is wrong with them, and their statistics."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict

from rich.table import Table

from ubongo.puzzles.cards.deck import FACES, STACKS, CardDeck
from ubongo.puzzles.cards.statistics import StackStatistics, soundness_flaws, stack_statistics

PROVED = "hands for four can be dealt"
"""What is true of a deck without flaws."""


def wanted(side: str | None, level: str | None) -> tuple[str, ...]:
    """The sides that are asked for: there are none.

    Raises:
        ValueError: some are asked for.
    """
    if side is not None or level is not None:
        raise ValueError("a deck of cards is one whole: it has no sides and no levels to ask for")
    return ()


def counts(deck: CardDeck) -> dict[str, int]:
    """How many cards and faces it has."""
    return {"cards": len(deck.cards), "faces": len(deck.cards) * FACES}


def flaws(deck: CardDeck) -> Iterator[str]:
    """What is wrong with it, in words; hands for four are dealt and proved."""
    return soundness_flaws(deck)


def described(deck: CardDeck) -> tuple[dict[str, object], Table]:
    """The statistics of all stacks, for JSON and for a terminal."""
    found = {stack: stack_statistics(deck.stack(stack)) for stack in STACKS}
    return {"stacks": {str(stack): asdict(about) for stack, about in found.items()}}, _table(found)


def _table(found: Mapping[int, StackStatistics]) -> Table:
    table = Table(title="Statistics of the deck")
    for name in ("stack", "cards", "faces", "symbols", "round", "ease of a hand", "hands that can be laid", "in both"):
        table.add_column(name, justify="right")
    for stack, about in found.items():
        head = (str(stack), str(about.cards), str(about.faces), str(about.symbols))
        for number, face in enumerate(about.rounds):
            is_first = number == 0
            table.add_row(
                *(head if is_first else ("",) * len(head)),
                str(face.round),
                f"{face.ease:.1f}",
                f"{face.layable_share:.1%}",
                f"{about.dealable_share:.1%}" if is_first else "",
            )
    return table
