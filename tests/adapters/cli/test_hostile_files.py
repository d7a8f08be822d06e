"""Every command that reads a file, against every kind of file that is none of ours: one line, exit code 2."""

import bz2
import gzip
import lzma
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ubongo.adapters.cli.app import BAD_INPUT, run

COMMANDS = {"replay": ["replay"], "deck check": ["deck", "check"], "deck stats": ["deck", "stats"]}
ESCAPES = "\x1b]0;owned\x07\x9b2J\u202e"


def _folder(path: Path) -> None:
    path.mkdir()


def _missing(path: Path) -> None:
    assert not path.exists()


def _loop(path: Path) -> None:
    path.symlink_to(path)


def _dangling(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))


def _holding(data: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(data)


FILES: dict[str, Callable[[Path], object]] = {
    "a folder": _folder,
    "none": _missing,
    "a link to itself": _loop,
    "a link to nothing": _dangling,
    "empty": _holding(b""),
    "blanks": _holding(b" \n\t\r\n"),
    "zeros": _holding(b"\0" * 100),
    "no UTF-8": _holding(b'{"kind": "\xff\xfe"}'),
    "UTF-16": _holding('{"kind": "deck"}'.encode("utf-16")),
    "a byte order mark alone": _holding(b"\xef\xbb\xbf"),
    "deeply nested": _holding(b"[" * 100_000),
    "deeply nested objects": _holding(b'{"a":' * 100_000),
    "a list": _holding(b"[]"),
    "a number": _holding(b"1e999"),
    "not a number": _holding(b'{"seq": NaN, "at": Infinity}'),
    "a huge number": _holding(b'{"format": ' + b"9" * 5_000 + b"}"),
    "keys twice": _holding(b'{"format": "ubongo", "format": "ubongo"}'),
    "wrong types": _holding(b'{"format": [], "edition": {}, "cards": 7, "entries": null, "seed": true}'),
    "escapes": _holding(f'{{"format": "{ESCAPES}", "edition": "{ESCAPES}"}}'.encode()),
    "lone surrogates": _holding(b'{"edition": "\\ud800"}'),
    "truncated": _holding(b'{"format": "ubongo-deck", "cards": [{"side'),
    "packed": _holding(b"\x1f\x8b\x08\x00" + b"\0" * 100),
    "another format": _holding(b"%PDF-1.7\n"),
}


@pytest.mark.parametrize("make", FILES.values(), ids=FILES.keys())
@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS.keys())
def test_a_file_that_is_none_of_ours_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str], make: Callable[[Path], object]
) -> None:
    path = tmp_path / f"file{ESCAPES}.json"
    make(path)
    assert run([*command, str(path)]) == BAD_INPUT
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert len(err) < 1_000
    assert "Traceback" not in err
    assert re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", err) is None


PACKED = {
    "gzip": gzip.compress(b"{}"),
    "bzip2": bz2.compress(b"{}"),
    "xz": lzma.compress(b"{}"),
    "zip": b"PK\x03\x04\x14\0",
}


@pytest.mark.parametrize("packing", PACKED)
@pytest.mark.parametrize("command", [*COMMANDS.values(), ["solve"]], ids=[*COMMANDS, "solve"])
def test_a_packed_file_is_called_one_whatever_its_name(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str], packing: str
) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(PACKED[packing])
    assert run([*command, str(path)]) == BAD_INPUT
    assert capsys.readouterr().err == f"ubongo: {path}: the file is packed ({packing}); unpack it first\n"


@pytest.mark.parametrize("quotes", ["\u201c\u201d", "\u201e\u201c", "\u2018\u2019", "\u00ab\u00bb"])
def test_quotes_that_a_mail_program_has_changed_are_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, quotes: str
) -> None:
    path = tmp_path / "file.json"
    path.write_text(f"{{ {quotes[0]}format{quotes[1]}: 1}}", "utf-8")
    for command in (*COMMANDS.values(), ["solve"]):
        assert run([*command, str(path)]) == BAD_INPUT
        assert "not JSON: its quotes are typographic" in capsys.readouterr().err


TASKS = b'{"region": "##", "pieces": "I2"}\n{"region": "###", "pieces": "I3"}\n'
SYSTEMS = {
    "Unix": TASKS,
    "Windows": b"\xef\xbb\xbf" + TASKS.replace(b"\n", b"\r\n"),
    "old Macs": TASKS.replace(b"\n", b"\r"),
    "without the last line end": TASKS[:-1],
    "with blank lines": b"\n" + TASKS.replace(b"\n", b"\n \t\n\r\n"),
    "with other blanks": TASKS.replace(b" ", b"\t"),
}


@pytest.mark.parametrize("data", SYSTEMS.values(), ids=SYSTEMS)
def test_lines_end_as_on_any_system(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "tasks.json.txt"
    path.write_bytes(data)
    assert run(["solve", str(path), "--count"]) == 0
    assert capsys.readouterr().out == '{"count": 1}\n{"count": 1}\n'


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS.keys())
def test_a_file_that_may_not_be_read_is_reported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str]
) -> None:
    path = tmp_path / "file.json"
    path.write_text("{}")
    path.chmod(0)
    assert run([*command, str(path)]) == BAD_INPUT
    assert capsys.readouterr().err.count("\n") == 1
