"""`ubongo replay`: retells an exported game, and checks it against the rules and its seed."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from ubongo.adapters.cli.app import FAILED_CHECK, GOOD
from ubongo.adapters.cli.narration.narrator import bot_rounds, handicaps
from ubongo.adapters.cli.narration.proof import proved, unproved
from ubongo.adapters.cli.narration.registry import narrator_of
from ubongo.adapters.cli.terminal.console import SafeConsole
from ubongo.adapters.cli.terminal.files import name_of, read
from ubongo.adapters.cli.terminal.output import print_json, print_line
from ubongo.formats.discrepancies import Head
from ubongo.formats.game_file import MOST_BYTES, GameFileError, decode
from ubongo.formats.proof import ProofItem, proof
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.verification import Verification, verification


def replay(
    game: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    verify: bool = False,
    head: str | None = None,
    json: bool = False,
) -> int:
    """Retell an exported game from start to end, if it keeps to the rules and to its seed.

    Parameters
    ----------
    game
        The exported game, - for standard input.
    verify
        Report what is proved of the game, what rests on the server's word, and the number of random outcomes. If the
        game deviates from the rules or its chance, print the first discrepancy and exit with code 1.
    head
        With `--verify`: the number of an entry and its hash as a player's client kept them, such as 57:9f86d0…. If the
        game has another hash there, it was changed since.
    json
        Print one JSON value on one line; with `--verify`, with every die, draw and deal beside the one from the seed.
    """
    kept = None if head is None else _head(head, verify)
    recorded = _read(game)
    found = verification(recorded, kept)
    if found.discrepancy is None:
        _print(recorded, found if verify else None, json)
        return GOOD
    if not verify:
        raise GameFileError(f"{name_of(game)}: {found.discrepancy}")
    if json:
        print_json({"verified": False, "discrepancy": found.discrepancy})
    else:
        print_line(found.discrepancy)
    return FAILED_CHECK


def _head(text: str, verify: bool) -> Head:
    if not verify:
        raise ValueError("--head needs --verify")
    match = re.fullmatch(r"([0-9]{1,5}):([0-9a-fA-F]{64})", text)
    if match is None:
        raise ValueError(f"a head is the number of an entry, a colon and 64 hexadecimal digits, not {text[:80]!r}")
    return int(match[1]), match[2].lower()


def _read(path: Path) -> RecordedGame:
    data = read(path, MOST_BYTES)
    try:
        return decode(data)
    except GameFileError as cause:
        raise GameFileError(f"{name_of(path)}: {cause}") from cause


def _print(game: RecordedGame, verified: Verification | None, json: bool) -> None:
    narrator = narrator_of(game.edition.name)
    if json:
        checked = {} if verified is None else _plain(game, verified)
        print_json(checked | narrator.plain(game))
        return
    console = SafeConsole(highlight=False, markup=False)
    for line in handicaps(game):
        console.print(line)
    for played in narrator.rounds(game):
        console.print(played)
    console.print(narrator.ending(game))
    for line in bot_rounds(game):
        console.print(line)
    if verified is not None:
        console.print(proved(verified), style="green", soft_wrap=True)
        checks = f"{len(game.entries)} entries decided again, and {counted(proof(game))} drawn again."
        console.print(f"Verified: {checks}", soft_wrap=True)
        for line in unproved(game, verified):
            console.print(f"- {line}", soft_wrap=True)


def _plain(game: RecordedGame, verified: Verification) -> dict[str, object]:
    """The verification as JSON."""
    return {
        "verified": True,
        "chance": [msgspec.to_builtins(item) for item in proof(game)],
        "proof": {
            "scheme": verified.scheme,
            "deck": verified.deck,
            "reveals": len(verified.reveals),
            "promise": verified.promise,
            "uncommitted": verified.uncommitted,
            "left_out": [msgspec.to_builtins(share) for share in verified.left_out],
            "extensions": [msgspec.to_builtins(extension) for extension in verified.extensions],
            "delays": [msgspec.to_builtins(delay) for delay in verified.delays],
            "bot_commands": verified.bot_commands,
            "stand_ins": verified.stand_ins,
        },
    }


def counted(items: Iterable[ProofItem]) -> str:
    """How much chance a game had, by kind: 9 dice, 34 draws."""
    return ", ".join(f"{count} {_noun(kind, count)}" for kind, count in Counter(item.kind for item in items).items())


def _noun(kind: str, count: int) -> str:
    noun = {"gems": "gem board"}.get(kind, kind.replace("-", " "))
    return noun if count == 1 else "dice" if noun == "die" else f"{noun}s"
