"""Files are read up to a limit, and written whole or not at all."""

import os
from pathlib import Path

import pytest

from ubongo.adapters.cli.terminal.files import STANDARD, EncodingError, TooLargeError, name_of, read, write


def test_a_file_is_replaced_as_a_whole_and_keeps_its_mode(tmp_path: Path) -> None:
    target = tmp_path / "deck.json"
    target.write_bytes(b"old")
    target.chmod(0o640)
    write(target, b"new")
    assert target.read_bytes() == b"new"
    assert target.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [target]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "deck.json", tmp_path / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_a_failure_in_the_middle_leaves_the_old_file_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "deck.json"
    target.write_bytes(b"old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as raised:
        write(target, b"new")
    assert raised.value.filename == str(target)
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_a_device_is_written_to_and_never_replaced() -> None:
    with pytest.raises(OSError, match="No space left"):
        write(Path("/dev/full"), b"new")
    write(Path("/dev/null"), b"new")
    assert Path("/dev/full").is_char_device()
    assert Path("/dev/null").is_char_device()


def test_a_file_beyond_the_limit_is_not_read(tmp_path: Path) -> None:
    target = tmp_path / "large"
    target.write_bytes(b"x" * 11)
    assert read(target, 11) == b"x" * 11
    with pytest.raises(TooLargeError, match="more than 10 bytes"):
        read(target, 10)
    assert name_of(STANDARD) == "standard input"


def test_a_byte_order_mark_of_utf_8_is_no_part_of_the_text(tmp_path: Path) -> None:
    (tmp_path / "deck.json").write_bytes(b"\xef\xbb\xbf{}\r\n\r\n")
    assert read(tmp_path / "deck.json", 100) == b"{}\r\n\r\n"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"])
def test_a_file_in_utf_16_is_refused_by_name(tmp_path: Path, encoding: str) -> None:
    (tmp_path / "deck.json").write_bytes('{"format": 1}'.encode(encoding))
    with pytest.raises(EncodingError, match="the file is not UTF-8"):
        read(tmp_path / "deck.json", 100)
