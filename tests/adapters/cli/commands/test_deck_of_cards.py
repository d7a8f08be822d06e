"""`ubongo deck` for the card game: a deck without boards, sides and levels."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.replacing import replace
from ubongo.adapters.cli.app import run
from ubongo.formats.deck_file import decode, encode
from ubongo.formats.standard_decks import shipped
from ubongo.puzzles.deck_kinds import CARD_DECK
from ubongo.puzzles.generators.cards import card_deck

CARDS = ("--edition", "cards")


def output_of(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """The JSON output of a command that succeeds."""
    assert run(("deck", *words, "--json")) == 0
    out, err = capsys.readouterr()
    assert (out.count("\n"), err) == (1, "")
    return json.loads(out)


def changed(path: Path) -> Path:
    """The deck file with two symbols of its first card exchanged."""
    data = path.read_bytes()
    first = data.index(b'"faces":["') + len('"faces":["')
    one, other = data[first : first + 2], data[first + 3 : first + 5]
    path.write_bytes(data[:first] + other + b" " + one + data[first + 5 :])
    return path


@pytest.fixture
def made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    target = tmp_path / "deck.json"
    about = output_of(capsys, "make", *CARDS, "--seed", "7", "-o", str(target))
    assert about == {"file": str(target), "seed": 7, "cards": 108, "faces": 216}
    return target


@pytest.mark.rule("K1")
def test_a_deck_of_cards_is_made_from_its_seed(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert decode(made.read_bytes()) == card_deck(7)
    value = output_of(capsys, "make", *CARDS, "--seed", "7")
    assert value == json.loads(made.read_bytes())
    assert [card["stack"] for card in value["cards"]] == [1] * 36 + [2] * 36 + [3] * 36


@pytest.mark.slow
def test_a_file_of_any_edition_is_checked_and_described(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert output_of(capsys, "check", str(made)) == {"sound": True, "cards": 108, "faces": 216, "flaws": []}
    assert run(("deck", "check", str(made))) == 0
    assert capsys.readouterr().out == "sound: 108 cards, 216 faces, hands for four can be dealt\n"
    assert list(output_of(capsys, "stats", str(made))["stacks"]) == ["1", "2", "3"]


@pytest.mark.slow
@pytest.mark.rule("K1")
def test_the_standard_deck_is_described_stack_by_stack(capsys: pytest.CaptureFixture[str]) -> None:
    stacks = output_of(capsys, "stats", *CARDS)["stacks"]
    assert [(about["cards"], about["faces"], about["symbols"]) for about in stacks.values()] == [
        (36, 72, 6),
        (36, 72, 7),
        (36, 72, 8),
    ]
    assert [one["round"] for about in stacks.values() for one in about["rounds"]] == [1, 2, 3, 4, 5, 6]
    assert run(("deck", "stats", *CARDS)) == 0
    out, _ = capsys.readouterr()
    assert all(f"{one['layable_share']:.1%}" in out for about in stacks.values() for one in about["rounds"])


def test_the_standard_deck_is_regenerated_as_shipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "deck.json"
    assert run(("deck", "standard", *CARDS, "-o", str(target))) == 0
    assert target.read_bytes() == shipped(CARD_DECK)
    assert capsys.readouterr().out == f"{target}: 108 cards, 216 faces, seed 1\n"
    assert output_of(capsys, "check", *CARDS)["sound"]


def test_a_changed_file_is_invalid_and_not_described(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    complaint = f"{changed(made)}: the checksum is wrong: the deck was changed after it was made\n"
    assert run(("deck", "check", str(made))) == 1
    assert capsys.readouterr() == (complaint, "")
    assert run(("deck", "check", str(made), "--json")) == 1
    assert json.loads(capsys.readouterr().out) == {"sound": False, "flaws": [complaint.strip()]}
    assert run(("deck", "stats", str(made))) == 2
    assert capsys.readouterr() == ("", f"ubongo: {complaint}")


def test_a_deck_whose_last_round_is_easier_is_invalid(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = card_deck(7)
    target = tmp_path / "deck.json"
    turned = tuple(
        replace(card, faces=(card.faces[1], card.faces[0])) if card.stack == 3 else card for card in deck.cards
    )
    target.write_bytes(encode(replace(deck, cards=turned)))
    assert run(("deck", "check", str(target))) == 1
    assert capsys.readouterr().out == "round 6 is no harder than round 5\n"


WHOLE = "a deck of cards is one whole: it has no sides and no levels to ask for"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("make", *CARDS, "--side", "3"), WHOLE),
        (("make", *CARDS, "--level", "1"), WHOLE),
        (("stats", *CARDS, "--side", "3"), WHOLE),
        (("make", *CARDS, "--seed", "-1"), "a seed is a number from 0 to"),
        (("make", *CARDS, "-o", "/nowhere/deck.json"), "/nowhere/deck.json: "),
        (("standard", *CARDS, "-o", "/nowhere/deck.json"), "/nowhere/deck.json: "),
    ],
)
def test_bad_input_is_reported_in_one_line(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], complaint: str):
    assert run(("deck", *words)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("ubongo: ")
    assert complaint in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "text",
    [
        '{"format":"ubongo-cards","version":9,"cards":[]}',
        '{"format":"ubongo-cards","version":1,"cards":[]}',
        '{"format":"ubongo-cards"}',
        '{"format":"chess","version":1}',
        "[]",
        "",
    ],
)
@pytest.mark.parametrize("command", ["check", "stats"])
def test_a_file_that_is_not_a_deck_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, command: str
) -> None:
    path = tmp_path / "deck.json"
    path.write_text(text)
    assert run(("deck", command, str(path))) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"ubongo: {path}: ")
