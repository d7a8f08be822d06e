"""Rules and tests agree: every rule of a page has a test, and every test names a rule that exists."""

import re
from pathlib import Path

import pytest

from ubongo.editions.contract.refusals import Reason
from ubongo.editions.registry import EDITIONS

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^\*\*([A-Z]\d+[a-z]?)\. ", re.MULTILINE)
MARK = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")
CITED = re.compile(r"\b[A-Z]\d{1,2}[a-z]?\b")


def rules_of(edition: str) -> list[str]:
    return HEADING.findall((ROOT / "docs" / "rules" / f"{edition}.md").read_text(encoding="utf-8"))


def written_down() -> set[str]:
    pages = (ROOT / "docs" / "rules").glob("*.md")
    return {rule for page in pages for rule in rules_of(page.stem)}


def proven() -> set[str]:
    files = (ROOT / "tests").rglob("test_*.py")
    return {
        rule
        for file in files
        for mark in MARK.findall(file.read_text(encoding="utf-8"))
        for rule in CITED.findall(mark)
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_has_a_test(edition: str):
    assert not set(rules_of(edition)) - proven()


def test_every_test_names_a_rule_that_is_written_down():
    assert not proven() - written_down()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rule_is_written_down_once(edition: str):
    rules = rules_of(edition)
    assert len(set(rules)) == len(rules)


def test_pouch_has_all_its_rules():
    shared = {f"R{number}" for number in range(1, 13)} | {"R11a"}
    assert set(rules_of("pouch")) == shared | {f"P{number}" for number in range(1, 8)}


def test_three_d_has_all_its_rules():
    of_pouch = set(rules_of("pouch")) - {"P2"}
    assert set(rules_of("three-d")) == of_pouch | {f"D{number}" for number in range(1, 7)}


def test_solo_has_all_its_rules():
    assert set(rules_of("solo")) > {f"S{number}" for number in range(1, 5)}


def test_every_refusal_names_a_rule_that_is_written_down():
    assert {reason.rule for kind in Reason.__subclasses__() for reason in kind} <= written_down()
