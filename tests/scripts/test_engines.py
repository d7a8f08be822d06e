"""Which browser engines are there, and which stories may be skipped."""

import os
import shutil

import pytest

from scripts import engines
from tests.engines import conftest, firefox, webkit


@pytest.mark.parametrize(
    ("installed", "named", "missing"),
    [
        ({"firefox-esr", "WebKitWebDriver", "Xvfb"}, ["firefox", "webkit"], []),
        ({"firefox", "Xvfb"}, ["firefox"], ["webkit"]),
        ({"firefox", "WebKitWebDriver"}, [], ["firefox", "webkit"]),
        (set[str](), [], ["firefox", "webkit"]),
    ],
)
def test_an_engine_is_named_or_reported_in_one_line(
    installed: set[str],
    named: list[str],
    missing: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def which(program: str) -> str | None:
        return program if program in installed else None

    monkeypatch.setattr(shutil, "which", which)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    engines.main()
    found = capsys.readouterr()
    assert found.out.split() == named
    lines = found.err.splitlines()
    assert [line.split()[2] for line in lines] == missing
    assert all("its stories are left out; on Debian, install" in line for line in lines)


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_a_story_is_skipped_only_if_its_engine_is_missing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for engine in (firefox, webkit):
        monkeypatch.setattr(engine, "found", lambda: None)
    monkeypatch.setattr(conftest, "EXPECTED", [])
    with pytest.raises(pytest.skip.Exception, match=f"no {name} here"):
        conftest.started(name)
    monkeypatch.setattr(conftest, "EXPECTED", [name])
    with pytest.raises(AssertionError, match=f"{name} is installed"):
        conftest.started(name)
