"""Odd terminals and early interrupts: other locales, absurd widths, Ctrl-C in the first moments."""

import inspect
import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from ubongo.adapters.cli.app import COMMANDS, HELP, WIDEST, run
from ubongo.adapters.cli.commands import solve as solve_command
from ubongo.puzzles.task import Task

UBONGO = str(Path(sys.executable).with_name("ubongo"))
GOLDEN = Path("tests/golden/cards-lenient.json")
BOX = ("--region", "/".join(["########"] * 6), "--pieces", "I2 I3 V3 T4 L4 I4 S4 O4 Y5 L5 P5 Z5")


def printed(*words: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([UBONGO, *words], capture_output=True, env={**os.environ, **env}, check=False)


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--games"),
        ("simulate", "--players"),
        ("simulate", "--seed"),
        ("simulate", "--glass"),
        ("serve", "--port"),
        ("serve", "--connections-per-address"),
        ("bots", "--tables"),
        ("bots", "--seats"),
        ("deck", "make", "--seed"),
    ],
)
@pytest.mark.parametrize("number", ["1.5", "1.0", "0x10", "1_0", "1e3", "٣", "", "nan"])
def test_a_number_that_is_not_whole_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], number: str
):
    assert run((*words, number)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "a whole number is expected" in err


@pytest.mark.parametrize("name", HELP)
def test_no_command_takes_numbers_that_the_parser_would_round(name: str):
    function = name.replace("-", "_")
    command = getattr(import_module(f"{COMMANDS}.{function}"), function)
    if callable(command) and not hasattr(command, "app"):
        kinds = [parameter.annotation for parameter in inspect.signature(command).parameters.values()]
        assert not [kind for kind in kinds if kind in (int, int | None)]


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_game_is_retold_to_its_end_in_a_locale_without_its_letters(encoding: str):
    whole = printed("replay", str(GOLDEN), PYTHONIOENCODING="utf-8")
    other = printed("replay", str(GOLDEN), PYTHONIOENCODING=encoding)
    assert (other.returncode, other.stderr) == (0, b"")
    assert other.stdout == whole.stdout.decode().encode(encoding, errors="replace")
    assert b"Ada wins" in other.stdout.splitlines()[-1]


@pytest.mark.slow
@pytest.mark.parametrize("columns", ["1000000", "99999", "9" * 5_000, "²", "-5", "", "wide", "0", "1", "2"])
@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("simulate", "--help"),
        ("deck", "stats"),
        ("solve", *BOX[:1], "####/####/#.##", "--pieces", "L4 P5 I2"),
    ],
)
def test_an_absurd_width_is_bounded(columns: str, words: tuple[str, ...]):
    done = printed(*words, COLUMNS=columns)
    assert (done.returncode, done.stderr) == (0, b"")
    assert max(map(len, done.stdout.decode().splitlines())) <= WIDEST


@pytest.mark.slow
@pytest.mark.parametrize("more", [(), ("--json",)])
def test_a_long_count_shows_its_progress_and_can_be_stopped_with_what_was_found(more: tuple[str, ...]):
    ours, theirs = pty.openpty()
    with subprocess.Popen([UBONGO, "solve", *BOX, "--count", *more], stdout=subprocess.PIPE, stderr=theirs) as process:
        os.close(theirs)
        shown = b""
        while b"Counting" not in shown:
            shown += os.read(ours, 65_536)
        process.send_signal(signal.SIGINT)
        out = process.communicate()[0]
    os.close(ours)
    assert process.returncode == 130
    if more:
        assert json.loads(out)["complete"] is False
    else:
        assert out.startswith(b"at least ")
        assert b" of the search" in out


def test_a_long_count_in_a_file_of_tasks_can_be_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    def interrupted(_: Task) -> Iterator[tuple[int, float]]:
        yield 5, 0.25
        raise KeyboardInterrupt

    monkeypatch.setattr(solve_command, "count_gradually", interrupted)
    lines = [{"region": "##", "pieces": "I2"}, {"region": BOX[1], "pieces": BOX[3]}, {"region": "##", "pieces": "I2"}]
    (tmp_path / "tasks").write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    assert run(("solve", str(tmp_path / "tasks"), "--count")) == 130
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert answers == [{"count": 1}, {"count": 5, "complete": False}]
    assert run(("solve", *BOX, "--count")) == 130
    assert capsys.readouterr().out == "at least 5 tilings; stopped after about 25.00% of the search\n"


@pytest.mark.slow
def test_a_ctrl_c_during_the_imports_prints_no_trace():
    program = (
        "import builtins, os, signal\n"
        "imported = builtins.__import__\n"
        "def slowly(name, *more):\n"
        "    if name == 'gc': os.kill(os.getpid(), signal.SIGINT)\n"
        "    return imported(name, *more)\n"
        "builtins.__import__ = slowly\n"
        "from ubongo.bootstrap import main\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, b"", b"")
