"""Rules and tests agree: every rule of a page has a test, and every test cites an existing rule."""

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
    files = (path for path in (ROOT / "tests").rglob("test_*.py") if "toy_edition" not in path.parts)
    return {
        rule
        for file in files
        for mark in MARK.findall(file.read_text(encoding="utf-8"))
        for rule in CITED.findall(mark)
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_has_a_test(edition: str):
    assert not set(rules_of(edition)) - proven()


def test_every_test_cites_an_existing_rule():
    assert not proven() - written_down()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_is_written_down_once(edition: str):
    rules = rules_of(edition)
    assert len(set(rules)) == len(rules)


def numbered(letter: str, most: int) -> set[str]:
    return {f"{letter}{number}" for number in range(1, most + 1)}


RACE = numbered("R", 17) | {"R11a"}
RULES = {
    "pouch": RACE | {"R18", "R19"} | numbered("P", 7),
    "classic": RACE | {"R18", "R19"} | numbered("C", 13),
    "three-d": RACE | numbered("P", 7) - {"P2"} | numbered("D", 6),
    "cards": numbered("K", 11) | {"R13", "R15", "R16", "R17"},
    "solo": numbered("S", 9) | RACE - {"R6", "R8", "R9", "R11", "R11a", "R13", "R14", "R15", "R17"},
}


@pytest.mark.parametrize("edition", RULES)
def test_an_edition_has_all_its_rules(edition: str):
    assert set(rules_of(edition)) == RULES[edition]


def test_a_new_edition_numbers_its_rules_without_gaps():
    for edition in EDITIONS.keys() - RULES.keys():
        rules = rules_of(edition)
        assert set(rules) == numbered(rules[0][0], len(rules))


def test_every_refusal_cites_an_existing_rule():
    ours = [kind for kind in Reason.__subclasses__() if kind.__module__.startswith("ubongo.")]  # not a page's example
    assert len(ours) >= len(EDITIONS)
    assert {reason.rule for kind in ours for reason in kind} <= written_down()
