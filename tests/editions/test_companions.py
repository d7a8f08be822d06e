"""Modules that other layers keep for each edition."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from ubongo.adapters.cli.narration.narrator import Narrator
from ubongo.adapters.cli.narration.registry import narrator_of
from ubongo.adapters.web.actions.action import GameAction
from ubongo.adapters.web.actions.registry import actions_of
from ubongo.editions.companions import CompanionError, companion
from ubongo.editions.registry import EDITIONS


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_actions_and_a_narrator(edition: str):
    assert all(issubclass(action, GameAction) for action in actions_of(edition))
    assert isinstance(narrator_of(edition), Narrator)


def test_an_edition_without_its_module_is_reported_by_the_module_it_needs():
    with pytest.raises(CompanionError, match=r"'two-faced' needs a module ubongo\.adapters\.web\.actions\.two_faced"):
        actions_of("two-faced")


def test_a_module_without_what_it_must_hold_is_reported(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ubongo.adapters.web.actions.empty", ModuleType("empty"))
    with pytest.raises(CompanionError, match=r"actions\.empty needs ACTIONS of type tuple"):
        actions_of("empty")


def test_a_module_that_cannot_import_another_is_not_reported_as_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "three_d.py").write_text("import nothing_of_this_name\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    with pytest.raises(ModuleNotFoundError, match="nothing_of_this_name"):
        companion("kept", "three-d", "ACTIONS", tuple)
