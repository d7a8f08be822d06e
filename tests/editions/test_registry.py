"""The list of editions."""

import subprocess
import sys
from types import ModuleType

import pytest

from ubongo.editions.registry import EDITIONS, NAMES, edition_named


def test_editions_come_in_the_order_in_which_players_see_them():
    assert [edition.name for edition in EDITIONS.values()] == list(NAMES)


def test_a_program_that_plays_one_edition_imports_no_other():
    program = (
        "import sys\n"
        "from ubongo.editions.registry import edition_named\n"
        "edition_named('three-d')\n"
        "print(*sorted(name for name in sys.modules if name.endswith('.edition')))\n"
    )
    printed = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    assert printed.split() == ["ubongo.editions.contract.edition", "ubongo.editions.three_d.edition"]


def test_an_unknown_name_is_answered_with_the_known_ones():
    with pytest.raises(ValueError, match=r"unknown edition 'go'; known: pouch, classic, three-d, cards, solo"):
        edition_named("go")


def test_a_module_without_its_edition_is_reported(monkeypatch: pytest.MonkeyPatch):
    module = ModuleType("edition")
    vars(module)["SOLO"] = "no edition"
    monkeypatch.setitem(sys.modules, "ubongo.editions.solo.edition", module)
    with pytest.raises(TypeError, match=r"ubongo\.editions\.solo\.edition needs SOLO of type Edition"):
        edition_named("solo")
