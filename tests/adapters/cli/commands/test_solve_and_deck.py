"""The commands for tilings and decks, called as from a shell."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ubongo.puzzles.piece import FLAT

UBONGO = Path(sys.executable).with_name("ubongo")
TASK = ("--region", "####/####/#.##", "--pieces", "L4 P5 I2")
EVERY_PIECE = " ".join(piece.id for piece in FLAT.pieces)


def ubongo(*words: str, given: str | bytes = "", into: str | None = None) -> tuple[int, str, str]:
    """Run the program; returns its exit code, output, and error output."""
    data = given if isinstance(given, bytes) else given.encode()
    output = subprocess.PIPE if into is None else Path(into).open("wb")  # noqa: SIM115  # closed with the process
    done = subprocess.run([UBONGO, *words], input=data, stdout=output, stderr=subprocess.PIPE, timeout=60, check=False)
    if into is not None and not isinstance(output, int):
        output.close()
    return done.returncode, (done.stdout or b"").decode(), done.stderr.decode()


@pytest.mark.slow
def test_tilings_are_counted_and_listed() -> None:
    code, out, _ = ubongo("solve", *TASK, "--count", "--json")
    assert (code, json.loads(out)) == (0, {"count": 7})
    code, out, _ = ubongo("solve", *TASK, "--all", "--json")
    found = json.loads(out)
    assert (code, found["count"], len(found["tilings"])) == (0, 7, 7)
    cells = [cell for part in found["tilings"][0] for cell in part["cells"]]
    assert len(cells) == len({tuple(cell) for cell in cells}) == 11


@pytest.mark.slow
def test_blocks_are_counted_over_a_base() -> None:
    code, out, _ = ubongo("solve", "--base", "##", "--blocks", "red-twist", "--count", "--json")
    assert (code, json.loads(out)) == (0, {"count": 0})
    code, out, _ = ubongo("solve", "--base", "##/##", "--blocks", "red-twist yellow-twist", "--all", "--json")
    assert code == 0
    assert all(len(cell) == 3 for tiling in json.loads(out)["tilings"] for part in tiling for cell in part["cells"])


@pytest.mark.slow
def test_blocks_fill_both_layers_over_a_base() -> None:
    """Rule: D3."""
    solid = ("--base", "###/###", "--blocks", "red-twist blue-ell yellow-twist")
    code, out, _ = ubongo("solve", *solid, "--json")
    found = json.loads(out)
    assert (code, found["count"], len(found["tilings"])) == (0, 16, 16)
    both = sorted([layer, row, column] for layer in range(2) for row in range(2) for column in range(3))
    for tiling in found["tilings"]:
        assert {part["piece"] for part in tiling} == {"red-twist", "blue-ell", "yellow-twist"}
        assert sorted(cell for part in tiling for cell in part["cells"]) == both


@pytest.mark.slow
def test_a_solid_tiling_is_drawn_layer_beside_layer() -> None:
    code, out, _ = ubongo("solve", "--base", "###/###", "--blocks", "red-twist blue-ell yellow-twist", "--first")
    legend, _, *rows = out.splitlines()
    assert code == 0
    assert legend.split() == ["rt", "red-twist", "be", "blue-ell", "yt", "yellow-twist"]
    assert len(rows) == 2
    assert all(len(row) == len("ababab  ababab") and row[6:8] == "  " for row in rows)


@pytest.mark.slow
def test_input_lines_may_hold_flat_and_solid_tasks() -> None:
    lines = (
        '{"base": "###/###", "blocks": ["red-twist", "blue-ell", "yellow-twist"]}\n'
        '{"base": "###/###", "blocks": "red-twist blue-ell yellow-twist"}\n'
        '{"region": "####/####/#.##", "pieces": ["L4", "P5", "I2"]}\n'
        '{"base": "###/###", "pieces": ["red-twist"]}\n'
        '{"base": "###/###", "blocks": ["L4"]}\n'
        '{"base": "##", "blocks": ["red-twist", "red-twist"]}\n'
        '{"base": "###/###", "blocks": ["red-twist"]}\n'
        '{"base": 7, "blocks": ["red-twist"]}\n'
    )
    code, out, complaint = ubongo("solve", "-", "--count", given=lines)
    answers = [json.loads(line) for line in out.splitlines()]
    assert code == 2
    assert answers[:3] == [{"count": 16}, {"count": 16}, {"count": 7}]
    assert [list(answer) for answer in answers[3:]] == [["error"]] * 5
    assert complaint == "ubongo: standard input: 5 of 8 lines could not be answered\n"


@pytest.mark.slow
def test_input_lines_are_answered_in_order_even_after_a_bad_one() -> None:
    lines = (
        '{"region": "##", "pieces": ["I2"]}\n'
        "no json\n"
        '{"region": "###", "pieces": ["I2"]}\n'
        '{"base": "##", "blocks": ["red-domino"]}\n'
        '{"region": "####", "pieces": ["I4"]}\n'
    )
    code, out, complaint = ubongo("solve", "-", "--count", given=lines)
    answers = [json.loads(line) for line in out.splitlines()]
    assert code == 2
    assert [list(answer) for answer in answers] == [["count"], ["error"], ["error"], ["error"], ["count"]]
    assert complaint.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [
        ("solve", "--region", "##", "--pieces", "Q7"),
        ("solve", "--region", "####", "--pieces", "I2 I2"),
        ("solve", "--region", "##/#", "--pieces", "I3"),
        ("solve", "--region", "", "--pieces", "I3"),
        ("solve", "--region", "..", "--pieces", "I3"),
        ("solve", "--region", "#.#", "--pieces", "I2"),
        ("solve", "--region", "###", "--pieces", "I2"),
        ("solve", "--region", "#" * 10_000, "--pieces", "I2"),
        ("solve", "--region", "##"),
        ("solve", "--base", "##"),
        ("solve", "--blocks", "red-twist"),
        ("solve", "--base", "##", "--pieces", "I2"),
        ("solve", "--region", "##", "--blocks", "red-domino"),
        ("solve", "--base", "##/##", "--blocks", "L4"),
        ("solve", "--base", "##/##", "--blocks", "red-twist red-twist"),
        ("solve", "--base", "##/##", "--blocks", "red-twist"),
        ("solve", "--base", "#.#", "--blocks", "red-twist"),
        ("solve", "--base", "#x", "--blocks", "red-twist"),
        ("solve", "--base", "", "--blocks", "red-twist"),
        ("solve", "/nowhere"),
        ("solve", "/"),
        ("solve", sys.executable),
        ("deck", "check", "/nowhere"),
        ("deck", "check", "/"),
        ("deck", "check", sys.executable),
        ("deck", "stats", sys.executable, "--edition", "pouch"),
        ("deck", "stats", "--edition", "chess"),
        ("deck", "make", "--edition", "pouch", "--side", "9"),
        ("deck", "make", "--edition", "pouch", "--seed", "-1"),
        ("deck", "make", "--edition", "pouch", "--seed", "many"),
        ("deck", "make", "--edition", "pouch", "--level", "1"),
        ("deck", "make", "--edition", "three-d", "--level", "5"),
        ("deck", "make", "--edition", "three-d", "--side", "3"),
        ("deck", "make", "--edition", "three-d", "--level", "1", "--seed", "-1"),
        ("deck", "make", "--edition", "three-d", "--level", "1", "-o", "/nowhere/deck.json"),
        ("deck", "stats", "--edition", "three-d", "--level", "9"),
        ("deck", "stats", "--edition", "three-d", "--side", "1"),
        ("deck", "standard", "--edition", "pouch", "-o", "/dev/full"),
        ("deck", "standard", "--edition", "pouch", "-o", "/nowhere/deck.json"),
        ("replay", "/nowhere"),
        ("replay", sys.executable),
        ("serve", "--port", "99999"),
        ("serve", "--port", "ten"),
        ("nonsense",),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(words: tuple[str, ...]) -> None:
    code, out, complaint = ubongo(*words)
    assert (code, out) == (2, "")
    assert complaint.startswith("ubongo: ")
    assert complaint.count("\n") == 1
    assert "Traceback" not in complaint


def test_a_full_disk_gets_one_clear_line_and_exit_code_2() -> None:
    code, _, complaint = ubongo("solve", *TASK, into="/dev/full")
    assert code == 2
    assert complaint == "ubongo: No space left on device\n"


@pytest.mark.slow
def test_the_standard_deck_is_written_as_shipped(tmp_path: Path) -> None:
    target = tmp_path / "deck.json"
    assert ubongo("deck", "standard", "--edition", "pouch", "-o", str(target))[0] == 0
    assert ubongo("deck", "check", str(target))[0] == 0
    code, out, _ = ubongo("deck", "stats", "--edition", "pouch", "--json")
    assert code == 0
    assert set(json.loads(out)["sides"]) == {"3", "4"}
    target.write_bytes(target.read_bytes().replace(b'"solutions":1', b'"solutions":3', 1))
    assert ubongo("deck", "check", str(target))[0] in (1, 2)


@pytest.mark.slow
def test_a_level_is_made_checked_and_described(tmp_path: Path) -> None:
    target = tmp_path / "deck.json"
    made = ("deck", "make", "--edition", "three-d", "--level", "1", "--seed", "7")
    code, out, _ = ubongo(*made, "-o", str(target), "--json")
    assert (code, json.loads(out)) == (0, {"file": str(target), "seed": 7, "boards": 36, "tasks": 91})
    code, out, _ = ubongo(*made)
    assert (code, out) == (0, target.read_text())
    code, out, _ = ubongo("deck", "check", str(target), "--json")
    assert (code, json.loads(out)) == (0, {"sound": True, "boards": 36, "tasks": 91, "flaws": []})
    code, out, _ = ubongo("deck", "stats", str(target), "--json")
    assert (code, list(json.loads(out)["levels"])) == (0, ["1"])


@pytest.mark.slow
def test_the_solid_standard_deck_is_written_as_shipped(tmp_path: Path) -> None:
    target = tmp_path / "deck.json"
    assert ubongo("deck", "standard", "--edition", "three-d", "-o", str(target))[0] == 0
    code, out, _ = ubongo("deck", "stats", "--edition", "three-d", "--json")
    levels = json.loads(out)["levels"]
    assert (code, list(levels)) == (0, ["1", "2", "3", "4"])
    assert [about["tasks"] for about in levels.values()] == [91, 184, 180, 216]
    described = ubongo("deck", "stats", "--edition", "three-d", "--level", "3", "--json")
    assert json.loads(described[1]) == {"levels": {"3": levels["3"]}}
    assert ubongo("deck", "stats", str(target), "--json")[1] == out
    target.write_bytes(target.read_bytes().replace(b'"solutions":1', b'"solutions":3', 1))
    code, out, _ = ubongo("deck", "check", str(target))
    assert (code, out.endswith("the checksum is wrong: the deck was changed after it was made\n")) == (1, True)


def test_a_failure_while_writing_leaves_the_old_file(tmp_path: Path) -> None:
    target = tmp_path / "deck.json"
    target.write_text("mine")
    code, _, _ = ubongo("deck", "make", "--edition", "pouch", "--side", "9", "-o", str(target))
    assert (code, target.read_text()) == (2, "mine")


@pytest.mark.slow
def test_a_task_is_graded() -> None:
    code, out, _ = ubongo("solve", *TASK, "--grade", "--json")
    found = json.loads(out)
    assert (code, found["count"]) == (0, 7)
    assert 1 <= found["grade"] <= 10
    code, out, _ = ubongo("solve", *TASK, "--grade")
    assert (code, out) == (0, f"7 tilings, grade {found['grade']} of 10\n")
    code, out, _ = ubongo("solve", "--region", "####", "--pieces", "O4", "--grade", "--json")
    assert (code, json.loads(out)) == (0, {"count": 0, "grade": None})


@pytest.mark.slow
def test_all_sets_that_fit_are_listed() -> None:
    code, out, _ = ubongo("solve", "--region", "####/####/#.##", "--sets", "--json")
    found = json.loads(out)
    assert (code, found["total"]) == (0, len(found["sets"]))
    assert [each["count"] for each in found["sets"] if set(each["pieces"]) == {"L4", "P5", "I2"}] == [7]
    code, out, _ = ubongo("solve", "--base", "###/###", "--sets")
    assert code == 0
    assert out.startswith("7 sets fit\n")


@pytest.mark.slow
def test_a_task_becomes_a_deck_that_can_be_read(tmp_path: Path) -> None:
    code, out, _ = ubongo("solve", *TASK, "--deck")
    assert code == 0
    file = tmp_path / "deck.json"
    file.write_text(out, encoding="utf-8")
    code, out, _ = ubongo("deck", "stats", str(file), "--json")
    assert code == 0
    assert json.loads(out)["sides"]["3"]["boards"] == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((*TASK, "--grade", "--sets"), "use only one of --count, --first, --all, --grade, --deck and --sets"),
        ((*TASK, "--sets"), "sets are found for a region or a base, without pieces and blocks"),
        (("-", "--sets"), "--grade, --deck and --sets are for one task, not for a file"),
        (("--region", "#.#", "--sets"), "the region is not connected"),
        (("--region", "####", "--pieces", "O4", "--deck"), "a puzzle without a tiling does not belong in a deck"),
        (("--region", "/".join(["########"] * 6), "--pieces", EVERY_PIECE, "--deck"), "at most 5 pieces, not 12"),
    ],
)
def test_what_the_lab_cannot_answer_is_refused_in_one_line(words: tuple[str, ...], message: str) -> None:
    code, out, complaint = ubongo("solve", *words)
    assert (code, out) == (2, "")
    assert complaint.count("\n") == 1
    assert message in complaint
