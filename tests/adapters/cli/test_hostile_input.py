"""What people and programs give to a command besides files: wrong words, pipes, endless and closed streams."""

import os
import shlex
import subprocess
import threading
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server_process import UBONGO
from ubongo.adapters.cli.app import BAD_INPUT, run

WRONG = (
    *("nope", "--nope", "-x", "--version=3", "--help=3"),
    *("solve --nope", "solve --region", "solve --count=maybe", "solve a b", "solve --region=# --region=##"),
    *("solve --json=7 --count", "solve --no-count", "solve --region ###"),
    *(
        "deck nope",
        "deck make --seed x",
        "deck make --seed 1.5",
        "deck make extra",
        "deck make -o",
        "deck make --side 9",
    ),
    *("serve --port x", "serve --bots-pace 0", "serve --host", "serve --nope", "serve extra"),
    *("bots --tables x", "bots --pace x", "bots --pace nan", "bots --glass nan", "bots --server", "bots --limit 0"),
    *("simulate --games x", "simulate --nope 1", "simulate --setting", "simulate --setting x", "simulate --setting =1"),
    *("replay", "replay --verify", "replay a b", "replay --head 1 a"),
    *("check-server", "check-server x y", "check-server file:///etc/passwd", "daily x", "daily a b"),
)
STREAMS = {"zeros": b"\0" * 4_096, "no line end": b"x" * 4_096, "UTF-16": "{}\n".encode("utf-16") * 1_000}
READERS = ("solve -", "replay -", "deck check -", "deck stats -")
MOST_SENT = 64 << 20
"""Bytes: eight times what any command reads."""


def one_line(error: str) -> bool:
    """Whether a command reported one thing, in one line."""
    return error.startswith("ubongo: ") and error.count("\n") == 1 and "Traceback" not in error


@pytest.mark.parametrize("words", WRONG)
def test_a_wrong_command_line_is_reported_in_one_line(capsys: pytest.CaptureFixture[str], words: str) -> None:
    assert run(shlex.split(words)) == BAD_INPUT
    out, err = capsys.readouterr()
    assert out == ""
    assert one_line(err)


def endless(stream: int, data: bytes, sent: list[int]) -> None:
    """Write the data to a file descriptor until its reader goes."""
    with suppress(OSError), os.fdopen(stream, "wb", buffering=0) as file:
        while sum(sent) < MOST_SENT:
            sent.append(file.write(data))


@pytest.mark.slow
@pytest.mark.parametrize("data", STREAMS.values(), ids=STREAMS.keys())
@pytest.mark.parametrize("words", READERS)
def test_tasks_from_a_stream_without_end_stop_in_one_line(words: str, data: bytes) -> None:
    reading, writing = os.pipe()
    sent: list[int] = []
    writer = threading.Thread(target=endless, args=(writing, data, sent))
    writer.start()
    done = subprocess.run([UBONGO, *words.split()], stdin=reading, capture_output=True, text=True, timeout=120)
    os.close(reading)
    writer.join()
    assert (done.returncode, done.stdout) == (BAD_INPUT, "")
    assert one_line(done.stderr)
    assert sum(sent) < MOST_SENT


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.slow
@pytest.mark.parametrize("words", ["solve", "replay", "deck check"])
def test_a_named_pipe_is_read_like_a_file(tmp_path: Path, words: str) -> None:
    pipe, sent = tmp_path / "pipe", list[int]()
    os.mkfifo(pipe)
    process = subprocess.Popen([UBONGO, *words.split(), str(pipe)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    endless(os.open(pipe, os.O_WRONLY), b"\0" * 4_096, sent)
    out, err = process.communicate(timeout=120)
    assert (process.returncode, out) == (BAD_INPUT, b"")
    assert one_line(err.decode())
    assert sum(sent) < MOST_SENT


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="this system has no file that fails when it is read")
@pytest.mark.parametrize("words", ["solve", "replay", "deck check"])
def test_a_file_that_fails_while_it_is_read_is_named(capsys: pytest.CaptureFixture[str], words: str) -> None:
    assert run([*words.split(), "/proc/self/mem"]) == BAD_INPUT
    assert capsys.readouterr().err == "ubongo: /proc/self/mem: Input/output error\n"
