"""`ubongo deck`: make, check and describe decks, and remake the standard ones."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import App, Parameter

from ubongo.adapters.cli.commands.deck_tables import PRINTED
from ubongo.adapters.cli.numbers import WholeOrNone
from ubongo.adapters.cli.terminal.console import SafeConsole
from ubongo.adapters.cli.terminal.files import Input, name_of, read, write
from ubongo.adapters.cli.terminal.output import print_error, print_json, print_line, report, report_json
from ubongo.adapters.cli.terminal.progress import progress
from ubongo.editions.registry import edition_named
from ubongo.formats import deck_file
from ubongo.formats.checksummed import ChecksumError, DeckFileError
from ubongo.formats.standard_decks import shipped, standard_deck
from ubongo.puzzles.boards.deck import BOARDS_PER_SIDE
from ubongo.puzzles.deck_kinds import AnyDeckKind, Deck, kind_of

MOST_SEED = (1 << 63) - 1

Output: TypeAlias = Annotated[Path | None, Parameter(name=("--output", "-o"))]

deck = App(name="deck", help="Make, check and describe decks.")


@deck.command
def make(
    *,
    edition: str = "pouch",
    side: str | None = None,
    level: str | None = None,
    seed: WholeOrNone = None,
    output: Output = None,
    json: bool = False,
) -> None:
    """Make a fresh deck: of boards with every task proved, counted and graded, or of cards.

    Parameters
    ----------
    edition
        The edition of the deck.
    side
        3 or 4: only the boards with that many pieces; for flat boards.
    level
        1 to 4: only the boards of that level; for three-d.
    seed
        The same seed gives the same deck; random by default.
    output
        The file to write, instead of standard output.
    json
        Print one JSON value on one line: the deck, or what was written.
    """
    kind = _kind(edition)
    sides = _selected_sides(kind, kind.sides, side=side, level=level)
    if seed is None:
        seed = secrets.randbits(32)
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"a seed is a number from 0 to {MOST_SEED}, not {seed}")
    with progress("Making the deck", BOARDS_PER_SIDE * len(sides)) as advance:
        fresh = kind.generate(seed, sides, lambda _: advance())
    _put(fresh, output, json)


@deck.command
def check(file: Input = None, /, *, edition: str = "pouch", json: bool = False) -> int:
    """Verify a deck: regions, tasks, counts of tilings and grades; or that cards can be dealt. Exit code 1 if not.

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
        kind, held = _read_deck(file, edition)
    except ChecksumError as cause:
        counts, flaws, sound = {}, [str(cause)], ""
    else:
        counts, flaws = kind.counts(held), list(kind.validate(held))
        sound = f"sound: {_in_words(counts)}, {PRINTED[kind].proved}"
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
    """Show the statistics of a deck.

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
    kind, held = _read_deck(file, edition)
    found = kind.statistics(held, _selected_sides(kind, held.sides, side=side, level=level))
    if json:
        print_json({f"{kind.part}s": {part: asdict(statistics) for part, statistics in found.items()}})
    else:
        SafeConsole().print(PRINTED[kind].table(found, kind.part))


@deck.command
def standard(*, edition: str = "pouch", output: Output = None, json: bool = False) -> int:
    """Regenerate the standard deck of an edition, byte for byte. Exit code 1 if it is not the shipped one.

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
    with progress("Making the deck", BOARDS_PER_SIDE * len(kind.sides)) as advance:
        fresh = kind.generate_standard(lambda _: advance())
    _put(fresh, output, json)
    if deck_file.encode(fresh) == shipped(kind):
        return 0
    print_error("this is not the deck that was shipped")
    return 1


def _selected_sides(kind: AnyDeckKind, sides: Sequence[str], *, side: str | None, level: str | None) -> tuple[str, ...]:
    """The side that the option for this kind of deck selects; without the option, all `sides`."""
    options = {"side": side, "level": level}
    selected = options.pop(kind.part, None)
    if any(other is not None for other in options.values()):
        if not kind.sides:
            raise ValueError(f"a deck of {kind.name} is one whole: it has no sides and no levels to ask for")
        raise ValueError(f"{kind.name} cards have {kind.part}s: ask for --{kind.part}")
    if selected is None:
        return tuple(sides)
    if selected not in sides:
        listed = " and ".join(filter(None, (", ".join(sides[:-1]), sides[-1])))
        raise ValueError(f"unknown {kind.part} {selected!r}; the deck has {listed}")
    return (selected,)


def _in_words(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items())


def _kind(edition: str) -> AnyDeckKind:
    """The kind of deck that the edition is played with."""
    return edition_named(edition).meta.decks[0]


def _read_deck(file: Path | None, edition: str) -> tuple[AnyDeckKind, Deck]:
    """The deck of the file, or the edition's standard deck, with its kind."""
    if file is None:
        return _kind(edition), standard_deck(_kind(edition))
    try:
        held = deck_file.decode(read(file, deck_file.MOST_BYTES))
    except DeckFileError as cause:
        raise type(cause)(f"{name_of(file)}: {cause}") from cause
    return kind_of(held), held


def _put(made: Deck, output: Path | None, json: bool) -> None:
    data = deck_file.encode(made)
    if output is None:
        write(None, data.replace(b"\n", b"") + b"\n" if json else data)
        return
    write(output, data)
    counts = kind_of(made).counts(made)
    if json:
        report_json({"file": str(output), "seed": made.seed, **counts})
    else:
        report(f"{output}: {_in_words(counts)}, seed {made.seed}")
