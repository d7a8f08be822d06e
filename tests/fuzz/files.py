"""Files and notations: games, decks, regions, pieces, placements, lines of tasks, terms, moves, dates."""

import json
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from tests.attacks.forgery import with_checksums
from tests.fuzz.json_changes import changed_json, changed_line
from tests.fuzz.target import Target, changed_bytes
from ubongo.adapters.cli.commands.solve import answered
from ubongo.adapters.cli.narration.narrator import bot_rounds
from ubongo.adapters.cli.narration.proof import proved, unproved
from ubongo.adapters.cli.narration.registry import narrator_of
from ubongo.adapters.cli.settings_args import agreed, chosen
from ubongo.editions.contract.settings import PLAYERS
from ubongo.editions.registry import EDITIONS
from ubongo.formats import deck_file, game_file
from ubongo.formats.board_moves import BoardMovesError, board_after, decode_moves
from ubongo.formats.checksummed import DeckFileError
from ubongo.formats.daily import DateError, parse_date
from ubongo.formats.game_file import GameFileError
from ubongo.formats.proof import proof
from ubongo.formats.terms import TermsError, read_terms
from ubongo.formats.unique_keys import repeated_key
from ubongo.formats.verification import verification
from ubongo.geometry.lattice import CUBIC, SQUARE
from ubongo.puzzles.deck_kinds import kind_of
from ubongo.puzzles.notation import parse_base, parse_pieces, parse_placement, parse_region, placement_text, region_text
from ubongo.puzzles.piece import FLAT, SOLID

GOLDEN = Path(__file__).parents[1] / "golden"
SMALL_GAMES = ("v2-solo", "solo-stopped", "cards-more-tens", "solo-count", "cards-lenient", "classic-nothing-taken")
DECKS = Path(deck_file.__file__).parents[1] / "decks"
MOST_PIECES = 4
"""Pieces of a task that is searched: more may take long, which `ubongo solve` may, and a fuzzer may not."""


def game(data: bytes) -> None:
    """What `ubongo replay --verify` does with a file."""
    try:
        recorded = game_file.decode(data)
    except GameFileError:
        return
    found = verification(recorded)
    if found.discrepancy is not None:
        return
    narrator = narrator_of(recorded.edition.name)
    narrator.plain(recorded)
    list(narrator.rounds(recorded))
    narrator.ending(recorded)
    list(bot_rounds(recorded))
    proved(found)
    list(unproved(recorded, found))
    list(proof(recorded))


def games() -> Iterator[bytes]:
    """Small games of several editions."""
    for name in SMALL_GAMES:
        yield json.dumps(json.loads((GOLDEN / f"{name}.json").read_bytes()), separators=(",", ":")).encode()


def deck(data: bytes) -> None:
    """What `ubongo deck check` and `ubongo deck stats` do with a file."""
    try:
        held = deck_file.decode(data)
    except DeckFileError:
        return
    kind = kind_of(held)
    kind.counts(held)
    list(kind.validate(held))
    kind.statistics(held, tuple(held.sides))
    assert deck_file.decode(deck_file.encode(held)) == held


def sealed(plain: Any) -> Any:
    """A deck with its checksum made again."""
    plain.pop("sha256", None)
    return {
        **plain,
        "sha256": sha256(json.dumps(plain, separators=(",", ":"), ensure_ascii=False).encode()).hexdigest(),
    }


def decks() -> Iterator[bytes]:
    """A few boards or cards of each standard deck."""
    for name, rows, count in (("flat", "boards", 2), ("solid", "boards", 2), ("cards", "cards", 27)):
        plain = json.loads((DECKS / f"{name}.json").read_bytes())
        plain[rows] = plain[rows][:count]
        yield json.dumps(sealed(plain), separators=(",", ":"), ensure_ascii=False).encode()


def notation(data: bytes) -> None:
    """Every notation of the command line: each line is read as each of them."""
    for line in data.decode(errors="replace").split("\x1e"):
        with suppress(ValueError):
            assert region_text(parse_region(line))
        with suppress(ValueError):
            assert parse_base(line)
        for box in (FLAT, SOLID):
            with suppress(ValueError):
                assert parse_pieces(line, box)
        for lattice in (SQUARE, CUBIC):
            with suppress(ValueError):
                placed = parse_placement(line, lattice)
                assert parse_placement(placement_text(placed), lattice) == placed
        with suppress(DateError):
            assert str(parse_date(line)) == line


def tasks(data: bytes) -> None:
    """A line of `ubongo solve FILE`."""
    with suppress(ValueError, RecursionError, KeyError, TypeError, AttributeError):
        plain = msgspec.json.decode(data)
        listed: Any = plain["pieces" if "pieces" in plain else "blocks"]
        if len(listed.replace(",", " ").split() if isinstance(listed, str) else listed) > MOST_PIECES:
            return
    found = answered(data, "count")
    assert set(found) in ({"count"}, {"error"})
    json.dumps(found).encode()


def settings(data: bytes) -> None:
    """Settings as words of a command line, for every edition."""
    words = tuple(data.decode(errors="replace").split("\n"))
    for edition in EDITIONS.values():
        with suppress(ValueError):  # the command line reports it in one line
            agreed(edition, {**chosen(words), PLAYERS: edition.meta.seats[-1]})


def pieces_of_games(data: bytes) -> None:
    """What is stored or sent as a part of a game: its terms, the moves of a board, keys."""
    with suppress(BoardMovesError):
        board_after(decode_moves(data))
    with suppress(TermsError):
        terms, agreed_on = read_terms(data)
        assert agreed_on.text.encode() == data
        assert terms.people <= len(terms.seats)
    with suppress(RecursionError):
        repeated_key(data)


def parts() -> Iterator[bytes]:
    """Terms and moves."""
    plain = json.loads((GOLDEN / "v2-solo.json").read_bytes())
    yield json.dumps(plain["terms"], sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    yield b'[{"at":5,"piece":"L4","orientation":3,"anchor":[0,2]},{"at":9,"piece":"L4"}]'


TARGETS = (
    Target("game", game, games, changed_json(with_checksums), most=64_000),
    Target("deck", deck, decks, changed_json(sealed), most=32_000),
    Target(
        "notation",
        notation,
        lambda: (
            *(b".###./#####/###.#/###.#", b"L4 Y5,P5", b"red-twist blue-ell"),
            *(b"L4:3@0,2\x1eL4:3@0,-2,11", b"2026-12-24"),
        ),
        most=512,
    ),
    Target(
        "tasks",
        tasks,
        lambda: (
            b'{"region": ".###./#####/###.#/###.#", "pieces": ["L4", "Y5", "P5"]}',
            b'{"base": "###/###", "blocks": "red-twist blue-ell yellow-hook"}',
        ),
        changed_json(),
    ),
    Target(
        "settings",
        settings,
        lambda: (b"glass=60000\nboards_open=yes", b"mode=count\nlevel=2", b"pieces=4\ncountdown=0", b"seats=2"),
        changed_line(changed_bytes),
        most=512,
    ),
    Target("parts", pieces_of_games, parts, changed_json(), most=8_192),
)
