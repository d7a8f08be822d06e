"""`ubongo replay`: retells an exported game, and checks it against the rules and its seed."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from ubongo.adapters.cli.app import FAILED_CHECK, GOOD
from ubongo.adapters.cli.narration.registry import narrator_of
from ubongo.adapters.cli.terminal.files import name_of, read
from ubongo.adapters.cli.terminal.output import print_json, print_line
from ubongo.formats.game_file import MOST_BYTES, GameFileError, RecordedGame, decode
from ubongo.formats.game_file import verify as discrepancy
from ubongo.formats.proof import ProofItem, proof


def replay(
    game: Annotated[Path, Parameter(allow_leading_hyphen=True)], /, *, verify: bool = False, json: bool = False
) -> int:
    """Retell an exported game from start to end, if it keeps to the rules and to its seed.

    Parameters
    ----------
    game
        The exported game, - for standard input.
    verify
        Report whether the game follows the rules and its seed, and the number of random outcomes. If not,
        print the first discrepancy and exit with code 1.
    json
        Print one JSON value on one line; with `--verify`, with every die, draw and deal beside the one from the seed.
    """
    recorded = _read(game)
    found = discrepancy(recorded)
    if found is None:
        _print(recorded, verify, json)
        return GOOD
    if not verify:
        raise GameFileError(f"{name_of(game)}: {found}")
    if json:
        print_json({"verified": False, "discrepancy": found})
    else:
        print_line(found)
    return FAILED_CHECK


def _read(path: Path) -> RecordedGame:
    data = read(path, MOST_BYTES)
    try:
        return decode(data)
    except GameFileError as cause:
        raise GameFileError(f"{name_of(path)}: {cause}") from cause


def _print(game: RecordedGame, verified: bool, json: bool) -> None:
    narrator = narrator_of(game.edition.name)
    if json:
        checked = {"verified": True, "chance": [msgspec.to_builtins(item) for item in proof(game)]}
        print_json((checked if verified else {}) | narrator.plain(game))
        return
    console = Console(highlight=False)
    for played in narrator.rounds(game):
        console.print(played)
    console.print(narrator.ending(game))
    if verified:
        console.print(
            f"Verified: {len(game.entries)} entries, and {counted(proof(game))}: as the seed says. Every rank and "
            "call is as the rules say.",
            style="green",
            soft_wrap=True,
        )


def counted(items: Iterable[ProofItem]) -> str:
    """How much chance a game had, by kind: 9 dice, 34 draws."""
    return ", ".join(f"{count} {_noun(kind, count)}" for kind, count in Counter(item.kind for item in items).items())


def _noun(kind: str, count: int) -> str:
    noun = {"gems": "gem board"}.get(kind, kind.replace("-", " "))
    return noun if count == 1 else "dice" if noun == "die" else f"{noun}s"
