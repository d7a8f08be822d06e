"""`ubongo deck`: make, check and describe decks, and remake the standard ones."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import App, Parameter
from rich.console import Console

from ubongo.adapters.cli.commands import deck_boards, deck_cards
from ubongo.adapters.cli.terminal.files import Input, name_of, read, write
from ubongo.adapters.cli.terminal.output import print_error, print_json, print_line
from ubongo.adapters.cli.terminal.progress import progress
from ubongo.editions.registry import edition_named
from ubongo.formats import decks
from ubongo.formats.checksummed import ChecksumError, DeckFileError
from ubongo.formats.decks import AnyDeck
from ubongo.puzzles.boards.deck import BoardDeck
from ubongo.puzzles.cards.deck import CardDeck
from ubongo.puzzles.deck_kinds import BOARDS_PER_SIDE
from ubongo.puzzles.piece import BOXES

MOST_SEED = (1 << 63) - 1

Output: TypeAlias = Annotated[Path | None, Parameter(name=("--output", "-o"))]

deck = App(name="deck", help="Make, check and describe decks.")


@deck.command
def make(
    *,
    edition: str = "pouch",
    side: str | None = None,
    level: str | None = None,
    seed: int | None = None,
    output: Output = None,
    json: bool = False,
) -> None:
    """Make a fresh deck: of boards with every task proved, counted and graded, or of cards.

    Parameters
    ----------
    edition
        The edition that it is for.
    side
        3 or 4: only the boards with so many pieces; for flat boards.
    level
        1 to 4: only the boards of that level; for three-d.
    seed
        The same seed gives the same deck; without one it is drawn.
    output
        The file to write, instead of standard output.
    json
        Print one JSON value on one line: the deck, or what was written.
    """
    kind = _kind(edition)
    sides = _wanted(kind, decks.sides_of(kind), side, level)
    if seed is None:
        seed = secrets.randbits(32)
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"a seed is a number from 0 to {MOST_SEED}, not {seed}")
    with progress("Making the deck", BOARDS_PER_SIDE * len(sides)) as advance:
        fresh = decks.fresh(kind, seed, sides, lambda _: advance())
    _put(fresh, output, json)


@deck.command
def check(file: Input = None, /, *, edition: str = "pouch", json: bool = False) -> int:
    """Prove a deck anew: regions, tasks, counts of tilings and grades; or that cards can be dealt. Exit code 1 if not.

    Parameters
    ----------
    file
        The deck, - for standard input; without it, the standard deck.
    edition
        The edition whose standard deck is checked.
    json
        Print one JSON value on one line.
    """
    try:
        held = _held(file, edition)
    except ChecksumError as cause:
        counts, flaws, sound = {}, [str(cause)], ""
    else:
        counts, flaws = _counts(held), _flaws(held)
        sound = f"sound: {_in_words(counts)}, {(deck_cards if isinstance(held, CardDeck) else deck_boards).PROVED}"
    if json:
        print_json({"sound": not flaws, **counts, "flaws": flaws})
    else:
        print_line("\n".join(flaws) or sound)
    return 1 if flaws else 0


@deck.command
def stats(
    file: Input = None,
    /,
    *,
    edition: str = "pouch",
    side: str | None = None,
    level: str | None = None,
    json: bool = False,
) -> None:
    """Describe a deck by the statistics that published decks are known by.

    Parameters
    ----------
    file
        The deck, - for standard input; without it, the standard deck.
    edition
        The edition whose standard deck is described.
    side
        Only this side.
    level
        Only this level; for three-d.
    json
        Print one JSON value on one line.
    """
    held = _held(file, edition)
    sides = _wanted(decks.name_of(held), held.sides if isinstance(held, BoardDeck) else (), side, level)
    plain, table = deck_cards.described(held) if isinstance(held, CardDeck) else deck_boards.described(held, sides)
    if json:
        print_json(plain)
    else:
        Console().print(table)


@deck.command
def standard(*, edition: str = "pouch", output: Output = None, json: bool = False) -> int:
    """Make the standard deck of an edition anew, byte for byte. Exit code 1 if it is not the shipped one.

    Parameters
    ----------
    edition
        The edition.
    output
        The file to write, instead of standard output.
    json
        Print one JSON value on one line: the deck, or what was written.
    """
    kind = _kind(edition)
    with progress("Making the deck", BOARDS_PER_SIDE * len(decks.sides_of(kind))) as advance:
        fresh = decks.remade(kind, lambda _: advance())
    _put(fresh, output, json)
    if decks.encode(fresh) == decks.shipped(kind):
        return 0
    print_error("this is not the deck that was shipped")
    return 1


def _wanted(kind: str, sides: Sequence[str], side: str | None, level: str | None) -> tuple[str, ...]:
    """The sides that are asked for, of those that there are."""
    if kind == decks.CARDS:
        return deck_cards.wanted(side, level)
    return deck_boards.wanted(BOXES[kind], sides, side, level)


def _counts(held: AnyDeck) -> dict[str, int]:
    return deck_cards.counts(held) if isinstance(held, CardDeck) else deck_boards.counts(held)


def _flaws(held: AnyDeck) -> list[str]:
    return list(deck_cards.flaws(held) if isinstance(held, CardDeck) else deck_boards.flaws(held))


def _in_words(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items())


def _kind(edition: str) -> str:
    """The kind of deck that the edition is played with."""
    return edition_named(edition).meta.decks[0]


def _held(file: Path | None, edition: str) -> AnyDeck:
    if file is None:
        return decks.standard(_kind(edition))
    try:
        return decks.decode(read(file, decks.MOST_BYTES))
    except DeckFileError as cause:
        raise type(cause)(f"{name_of(file)}: {cause}") from cause


def _put(made: AnyDeck, output: Path | None, json: bool) -> None:
    data = decks.encode(made)
    if output is None:
        write(None, data.replace(b"\n", b"") + b"\n" if json else data)
        return
    write(output, data)
    counts = _counts(made)
    if json:
        print_json({"file": str(output), "seed": made.seed, **counts})
    else:
        print_line(f"{output}: {_in_words(counts)}, seed {made.seed}")
