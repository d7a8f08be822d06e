"""The exit codes and error messages of failing commands, and human-readable output."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ubongo.adapters.cli.app import run
from ubongo.adapters.cli.commands import solve as solve_command
from ubongo.adapters.cli.terminal.output import print_error
from ubongo.puzzles.task import Task

UBONGO = Path(sys.executable).with_name("ubongo")
TASK = ("--region", "####/####/#.##", "--pieces", "L4 P5 I2")


def output_of(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = run(words)
    out, err = capsys.readouterr()
    return code, out, err


def test_tilings_are_drawn_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = output_of(capsys, "solve", *TASK)
    assert (code, err) == (0, "")
    assert out.splitlines()[:2] == ["L4  P5  I2  ", "7 tilings"]
    assert "L4L4P5P5    L4L4I2I2" in out
    assert output_of(capsys, "solve", *TASK, "--count")[1] == "7 tilings\n"
    assert "no tiling" in output_of(capsys, "solve", "--region", "##/##/##/##", "--pieces", "T4 O4")[1]


def test_the_first_tiling_alone_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    answer = json.loads(output_of(capsys, "solve", *TASK, "--first", "--json")[1])
    assert list(answer) == ["tilings"]
    assert len(answer["tilings"]) == 1
    assert "tilings" not in output_of(capsys, "solve", *TASK, "--first")[1]


def test_cells_are_counted_from_the_corner_of_the_drawing(capsys: pytest.CaptureFixture[str]) -> None:
    answer = json.loads(output_of(capsys, "solve", "--region", "..../..##", "--pieces", "I2", "--json")[1])
    assert answer == {"count": 1, "tilings": [[{"piece": "I2", "cells": [[1, 2], [1, 3]]}]]}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("solve",), "nothing to solve"),
        (("solve", "-", "--region", "#"), "not both"),
        (("solve", *TASK, "--base", "##"), "a region and pieces, or a base and blocks"),
        (("solve", *TASK, "--count", "--first"), "only one of"),
        (("solve", "--bogus"), "unknown option --bogus"),
        (("solve", "--base", "##", "--blocks", "red-domino red-domino"), "requested 2 times"),
        (("solve", "--base", "##", "--blocks", "L4"), "the solid box holds"),
        (("bogus", "x"), "unknown command 'bogus x'"),
        (("deck", "bogus"), "unknown command 'bogus'"),
        (("deck", "make", "--edition", "chess"), "unknown edition 'chess'; known: "),
        (("deck", "make", "--seed", str(1 << 63)), "a seed is a number from 0 to"),
        (("deck", "stats", "--side", "5"), "unknown side '5'; the deck has 3 and 4"),
    ],
)
def test_wrong_arguments_are_reported_in_plain_words(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], complaint: str
) -> None:
    code, out, err = output_of(capsys, *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert complaint in err


def test_an_error_is_one_line_of_bounded_length(capsys: pytest.CaptureFixture[str]) -> None:
    print_error("a\nb " + "x" * 1000)
    err = capsys.readouterr().err
    assert err.startswith("ubongo: a b xxx")
    assert err.endswith("...\n")
    assert len(err) < 450


def test_an_interrupted_command_exits_with_130(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: Task) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(solve_command, "count_tilings", interrupted)
    assert output_of(capsys, "solve", *TASK, "--count") == (130, "", "")


def test_an_interrupt_during_the_imports_also_exits_with_130(tmp_path: Path) -> None:
    (tmp_path / "cyclopts.py").write_text("raise KeyboardInterrupt")
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from ubongo.bootstrap import main; main()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_too_many_tilings_to_list_can_still_be_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solve_command, "MOST_TILINGS", 6)
    code, out, err = output_of(capsys, "solve", *TASK, "--json")
    assert (code, out) == (2, "")
    assert "more than 6 tilings" in err
    assert output_of(capsys, "solve", *TASK, "--count", "--json")[0] == 0


@pytest.mark.slow
def test_a_closed_pipe_ends_a_command_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [UBONGO, "deck", "make", "--seed", "3", "--side", "3"], stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_closed_pipe_also_ends_the_help_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([UBONGO, "--help"], stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("closed", "words", "complaint"),
    [
        (1, ("solve", *TASK, "--json"), "standard output: "),
        (1, ("deck", "make", "--seed", "3", "--side", "3"), "standard output: "),
        (0, ("solve", "-"), "standard input: "),
        (0, ("replay", "-"), "standard input: "),
        (2, ("solve",), ""),
    ],
)
def test_a_stream_closed_before_the_start_is_reported_in_one_line(
    closed: int, words: tuple[str, ...], complaint: str
) -> None:
    shell = ("sh", "-c", f'exec "$0" "$@" {closed}>&-', UBONGO, *words)
    done = subprocess.run(shell, capture_output=True, check=False, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", int(closed != 2))
    assert complaint in done.stderr


def given(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def test_every_line_gets_one_answer_but_a_blank_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given(monkeypatch, b'\n{"region": "##", "pieces": "I2"}\n' + b"[" * 60_000 + b'\n{"region": "##", "pieces": 2}')
    code, out, err = output_of(capsys, "solve", "-", "--count")
    assert [list(json.loads(line)) for line in out.splitlines()] == [["count"], ["error"], ["error"]]
    assert (code, err) == (2, "ubongo: standard input: 2 of 3 lines could not be answered\n")


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"\x00\x01", "not UTF-8"),
        ('{"region": "##"}'.encode("utf-16"), "not UTF-8"),
        (b"     \0", "a binary file"),
        (b"x" * 70_000, "line 1 has more than 65536 bytes"),
    ],
)
def test_input_that_is_not_lines_of_tasks_is_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: bytes, complaint: str
) -> None:
    given(monkeypatch, data)
    code, out, err = output_of(capsys, "solve", "-")
    assert (code, out) == (2, "")
    assert complaint in err


def test_lines_may_start_with_a_byte_order_mark_and_end_as_on_windows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given(monkeypatch, b'\xef\xbb\xbf{"region": "##", "pieces": "I2"}\r\n{"region": "##", "pieces": "I2"}\r\n')
    assert output_of(capsys, "solve", "-", "--count") == (0, '{"count": 1}\n{"count": 1}\n', "")


def test_a_deck_is_made_checked_and_described(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    target = str(tmp_path / "deck.json")
    code, out, _ = output_of(capsys, "deck", "make", "--side", "3", "--seed", "8", "-o", target)
    assert (code, out) == (0, f"{target}: 36 boards, 216 tasks, seed 8\n")
    assert output_of(capsys, "deck", "check", target) == (0, "sound: 36 boards, 216 tasks, all proved\n", "")
    code, out, _ = output_of(capsys, "deck", "stats", target, "--json")
    about = json.loads(out)["sides"]["3"]
    assert list(about) == [
        *("boards", "tasks", "unique_share", "median_solutions", "mean_solutions", "max_solutions"),
        *("areas", "boxes", "holes", "disconnected", "symmetric"),
    ]
    assert "with one tiling" in output_of(capsys, "deck", "stats", target)[1]
    (tmp_path / "deck.json").write_bytes(Path(target).read_bytes().replace(b'"solutions":1', b'"solutions":2', 1))
    code, out, _ = output_of(capsys, "deck", "check", target, "--json")
    assert (code, json.loads(out)["sound"]) == (1, False)


def test_json_is_one_value_on_one_line_and_still_a_deck(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = output_of(capsys, "deck", "make", "--side", "3", "--seed", "8", "--json")
    assert (code, out.count("\n")) == (0, 1)
    (tmp_path / "line.json").write_text(out)
    assert output_of(capsys, "deck", "check", str(tmp_path / "line.json"))[0] == 0


def test_a_deck_without_a_seed_differs_each_time(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("deck", "make", "--side", "3", "--json", "-o", str(tmp_path / "deck.json"))
    seeds = {json.loads(output_of(capsys, *words)[1])["seed"] for _ in range(2)}
    assert len(seeds) == 2
