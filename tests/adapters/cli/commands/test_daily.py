"""`ubongo daily`, called as from a shell, and its proof of the whole scheme with short months."""

import json
import os
from pathlib import Path

import pytest

from tests.adapters.cli.commands.test_solve_and_deck import ubongo
from ubongo.adapters.cli.app import run
from ubongo.adapters.cli.commands import daily
from ubongo.formats.daily import Day, day_of, day_out, encode, month_of, parse_date

pytestmark = pytest.mark.slow


def test_a_date_is_printed_as_the_server_answers() -> None:
    code, out, _ = ubongo("daily", "2026-12-24", "--json")
    assert code == 0
    assert json.loads(out) == json.loads(encode(day_out(day_of(parse_date("2026-12-24")))))


def test_a_date_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["daily", "2026-12-24"]) == 0
    shown = capsys.readouterr().out
    assert "easy, grade 3.0: I4 Y5 Z5\n#####\n..###\n.##..\n####.\n" in shown
    assert shown.count("/") == 9  # one for each card


def test_today_is_shown_without_a_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["daily"]) == 0
    assert parse_date(capsys.readouterr().out[:10])


@pytest.mark.parametrize("text", ["2026-02-30", "2040-01-01", "yesterday", "\x1b]0;owned\x07"])
def test_a_wrong_date_is_reported_in_one_line(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["daily", text]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.count("\n") == 1
    assert "\x1b" not in error


def day_by_day(year: int, month: int) -> tuple[Day, ...]:
    """Months of one day each: the days of January 2026."""
    return (month_of(2026, 1)[(year - 2026) * 12 + month - 1],)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A scheme of 31 such months."""
    monkeypatch.setattr(daily, "MONTHS", 31)
    monkeypatch.setattr(daily, "month_of", day_by_day)


@pytest.mark.usefixtures("short")
def test_a_sound_scheme_is_confirmed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["daily", "check", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == {"sound": True, "scheme": "daily-1", "months": 31, "keys": 4 * 31, "flaws": []}


@pytest.mark.usefixtures("short")
def test_a_board_that_comes_twice_is_found(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def with_a_repeated_year(year: int, month: int) -> tuple[Day, ...]:
        return day_by_day(2026 if year == 2027 else year, month)

    monkeypatch.setattr(daily, "month_of", with_a_repeated_year)
    assert run(["daily", "check"]) == 1
    assert capsys.readouterr().out.count("comes twice") == 12 * 4


@pytest.mark.usefixtures("short")
def test_an_interrupted_proof_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "keys"
    made: list[tuple[int, int]] = []

    def until_interrupted(year: int, month: int) -> tuple[Day, ...]:
        if len(made) == 20:
            raise KeyboardInterrupt
        made.append((year, month))
        return day_by_day(year, month)

    def afterwards(year: int, month: int) -> tuple[Day, ...]:
        made.append((year, month))
        return day_by_day(year, month)

    monkeypatch.setattr(daily, "month_of", until_interrupted)
    assert run(["daily", "check", "--keys", str(file)]) == 130
    assert "20 of 31 months are proved" in capsys.readouterr().err
    file.write_bytes(file.read_bytes() + b'{"scheme":"daily-1","mon')  # the machine stopped in the middle of a line
    monkeypatch.setattr(daily, "month_of", afterwards)
    assert run(["daily", "check", "--keys", str(file)]) == 0
    assert len(made) == len(set(made)) == 31
    assert len(file.read_bytes().splitlines()) == 31


@pytest.mark.parametrize(
    "data",
    [
        b"\n",
        b"{}\n",
        b"\xff\xfe\n",
        b'{"scheme":"daily-0","month":0,"keys":[]}\n',
        b'{"scheme":"daily-1","month":1,"keys":[]}\n',
        b"[" * 9999 + b"\n",
    ],
)
def test_a_file_of_something_else_is_reported_and_left_alone(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "keys"
    file.write_bytes(data)
    assert run(["daily", "check", "--keys", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert file.read_bytes() == data


@pytest.mark.usefixtures("short")
def test_a_stop_while_the_cut_line_is_dropped_loses_no_month(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = tmp_path / "keys"
    assert run(["daily", "check", "--keys", str(keys)]) == 0
    whole = keys.read_bytes()
    keys.write_bytes(whole + b'{"scheme"')

    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)  # what is written is not in its place yet
    assert run(["daily", "check", "--keys", str(keys)]) == 130
    assert keys.read_bytes().startswith(whole)
    assert list(tmp_path.iterdir()) == [keys]
