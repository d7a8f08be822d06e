"""The rules of the app, the pages with the rules' ids and the code agree on every number. See ADR 95."""

import re

import pytest

from tests.docs.test_code import ROOT
from ubongo.editions.registry import EDITIONS

LANGUAGES = sorted(folder.name for folder in (ROOT / "src/ubongo/locales").iterdir() if folder.is_dir())
CLAIM = re.compile(r"^\*\*([A-Z]\d+[a-z]?)\. (.*?)(?=^\*\*[A-Z]\d|\Z|^## )", re.MULTILINE | re.DOTALL)
WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

PHRASES: dict[str, dict[str, tuple[str, ...]]] = {
    "pouch": {
        "P1": (
            "There are {gems}:",
            "ruby | 10 | {ruby} |",
            "sapphire | 19 | {sapphire} | {on_track} |",
            "emerald | 10 | {emerald} |",
            "amber | 19 | {amber} | {on_track} |",
        ),
        "P2": (
            "{fewest_players} to {most_players} players",
            "{few} pieces, the other for {many}",
            "With {symbols} tasks per board",
        ),
        "P6": ("After {tie_breaks} tie-breaks",),
        "P7": ("starts with {bag} gems",),
        "R6": ("within {photo_finish} milliseconds",),
        "R10": ("A game has {rounds} rounds",),
        "R11": ("runs for {seconds} seconds",),
        "R14": ("all {pieces} pieces are there",),
        "R18": ("5 to {extra_seconds} seconds",),
    },
    "three-d": {
        "P1": (
            "There are {gems} gems",
            "ruby | 10 | {ruby} |",
            "sapphire | 19 | {sapphire} | {on_track} |",
            "emerald | 10 | {emerald} |",
            "amber | 19 | {amber} | {on_track} |",
        ),
        "D1": (
            "{fewest_players} to {most_players} players",
            "set of {blocks} different blocks in {colors} colors",
        ),
        "D2": ("level {levels} (red)",),
        "D3": ("exactly {layers} layers",),
        "P6": ("After {tie_breaks} tie-breaks",),
        "P7": ("starts with {bag} gems",),
        "R6": ("within {photo_finish} milliseconds",),
        "R10": ("A game has {rounds} rounds",),
        "R11": ("runs for {seconds} seconds",),
        "R14": ("shows {symbols} rows, one for each number", "{few} or {many} blocks"),
    },
    "classic": {
        "C1": ("{fewest_players} to {most_players} players", "{few} pieces, the other for {many}"),
        "C2": ("{gems} gems, {of_a_color} each", "in {rows} rows of {in_a_row}"),
        "C4": ("up to {steps_1}, {steps_2}, {steps_3} or {steps_4} fields",),
        "C5": ("the {taken} gems nearest",),
        "C11": ("{rounds_for_2} rounds for two players, {rounds_for_3} for three",),
        "R6": ("within {photo_finish} milliseconds",),
        "R10": ("A game has {rounds} rounds",),
        "R11": ("runs for {seconds} seconds",),
        "R14": ("shows {symbols} rows, one for each symbol", "all {pieces} pieces are there"),
        "R18": ("5 to {extra_seconds} seconds",),
    },
    "cards": {
        "K1": (
            "{cards} two-sided cards in {stacks} stacks",
            "A face shows {symbols} symbols",
            "stacks have {symbols_1}, {symbols_2} and {symbols_3} symbols",
        ),
        "K2": ("dealt {hand} cards",),
        "K3": ("place {placed} of the {hand} cards", "starts after {pause_seconds} seconds at the latest"),
        "K4": ("exactly {pairs} symbols",),
        "K8": ("The caller scores {call}", "less than {photo_finish} milliseconds"),
        "K9": ("After {rounds} rounds",),
    },
    "solo": {
        "S1": ("in {minutes_short}, {minutes_middle} or {minutes_long} minutes",),
        "S2": ("for {tasks_short}, {tasks_middle} or {tasks_long} tasks",),
        "S3": ("After {most_boards} boards",),
        "R5": ("exactly {layers} layers",),
    },
}
"""By edition and rule, the phrases that state its facts; numbers may be written in words."""

ELSEWHERE = {
    "classic": {"colors"},  # C2 names the colors
    "cards": {"fewest_players", "most_players"},  # held by the description of the editions
    "solo": {"few", "many", "pieces", "blocks", "levels", "symbols"},  # those of pouch and three-d
}
"""Facts that no rule of the page states by number."""

WRITTEN_FOR: dict[str, dict[str, int]] = {
    "pouch": {
        "fewest_players": 1,
        "most_players": 4,
        "pieces": 12,
        "few": 3,
        "many": 4,
        "extra_seconds": 120,
        "symbols": 6,
        "seconds": 60,
        "photo_finish": 150,
        "rounds": 9,
        "gems": 58,
        "bag": 40,
        "on_track": 9,
        "tie_breaks": 3,
        "ruby": 4,
        "sapphire": 3,
        "emerald": 2,
        "amber": 1,
    },
    "classic": {
        "fewest_players": 2,
        "most_players": 4,
        "pieces": 12,
        "few": 3,
        "many": 4,
        "extra_seconds": 120,
        "symbols": 6,
        "seconds": 60,
        "photo_finish": 150,
        "rounds": 9,
        "rounds_for_2": 18,
        "rounds_for_3": 12,
        "gems": 72,
        "colors": 6,
        "of_a_color": 12,
        "rows": 6,
        "in_a_row": 12,
        "taken": 2,
        "default_field": 3,
        "steps_1": 3,
        "steps_2": 2,
        "steps_3": 1,
        "steps_4": 0,
    },
    "three-d": {
        "fewest_players": 1,
        "most_players": 4,
        "blocks": 8,
        "few": 3,
        "many": 4,
        "colors": 4,
        "levels": 4,
        "layers": 2,
        "symbols": 6,
        "seconds": 60,
        "photo_finish": 150,
        "rounds": 9,
        "gems": 58,
        "bag": 40,
        "on_track": 9,
        "tie_breaks": 3,
        "ruby": 4,
        "sapphire": 3,
        "emerald": 2,
        "amber": 1,
    },
    "cards": {
        "fewest_players": 2,
        "most_players": 4,
        "cards": 108,
        "stacks": 3,
        "symbols": 6,
        "symbols_1": 6,
        "symbols_2": 7,
        "symbols_3": 8,
        "hand": 9,
        "placed": 7,
        "pairs": 2,
        "rounds": 6,
        "call": 10,
        "photo_finish": 150,
        "pause_seconds": 30,
    },
    "solo": {
        "pieces": 12,
        "few": 3,
        "many": 4,
        "blocks": 8,
        "levels": 4,
        "layers": 2,
        "symbols": 6,
        "minutes_short": 5,
        "minutes_middle": 10,
        "minutes_long": 20,
        "tasks_short": 5,
        "tasks_middle": 10,
        "tasks_long": 20,
        "most_boards": 432,
    },
}
"""The numbers when the texts were written."""


def page(edition: str) -> str:
    return (ROOT / "docs" / "rules" / f"{edition}.md").read_text(encoding="utf-8")


def catalog(language: str) -> dict[str, str]:
    """The messages of the rules in that language."""
    folder = ROOT / "src/ubongo/locales" / language
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("rulebook*.ftl")))
    found = re.findall(r"^(rulebook-[a-z0-9-]+) =(.*(?:\n[ \t]+.*|\n(?=\n[ \t]))*)", text, re.M)
    return {name: "\n".join(line.strip() for line in body.strip().splitlines()) for name, body in found}


def filled(text: str, facts: dict[str, int]) -> str:
    return re.sub(r"\{ \$(\w+) \}", lambda found: str(facts[found[1]]), text)


def spelled(phrase: str, facts: dict[str, int]) -> re.Pattern[str]:
    """The phrase with its numbers as digits or as words, across line breaks."""

    def number(name: str) -> str:
        value = facts[name]
        return f"(?:{value}|{WORDS[value]})" if value < len(WORDS) else str(value)

    parts = re.split(r"\{(\w+)\}", phrase)
    pattern = "".join(number(part) if index % 2 else re.escape(part) for index, part in enumerate(parts))
    return re.compile(pattern.replace(r"\ ", r"\s+"), re.IGNORECASE)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_number_of_the_rules_is_the_one_that_the_texts_were_written_for(edition: str):
    """If a number has changed: its grammar may have, too. Read `rulebook.ftl` in the six languages, and docs/rules."""
    assert dict(EDITIONS[edition].meta.facts) == WRITTEN_FOR.get(edition, dict(EDITIONS[edition].meta.facts))


@pytest.mark.parametrize("edition", PHRASES)
def test_the_page_with_the_ids_states_the_numbers_of_the_code(edition: str):
    facts = dict(EDITIONS[edition].meta.facts)
    rules = dict(CLAIM.findall(page(edition)))
    missing = [
        (rule, phrase)
        for rule, phrases in PHRASES[edition].items()
        for phrase in phrases
        if not spelled(phrase, facts).search(rules[rule])
    ]
    assert missing == []


@pytest.mark.parametrize("edition", PHRASES)
def test_every_fact_is_stated_by_a_rule(edition: str):
    stated = {
        name for phrases in PHRASES[edition].values() for phrase in phrases for name in re.findall(r"\{(\w+)\}", phrase)
    }
    assert EDITIONS[edition].meta.facts.keys() - stated - ELSEWHERE.get(edition, set()) <= {"default_field"}


@pytest.mark.parametrize("edition", PHRASES)
def test_the_summary_of_the_page_is_the_aim_that_the_app_shows(edition: str):
    aim = filled(catalog("en")[f"rulebook-{edition}-aim"], dict(EDITIONS[edition].meta.facts))
    summary = page(edition).partition("## At a glance\n")[2].partition("\n## ")[0]
    assert " ".join(aim.split()) == " ".join(summary.split()), "a second summary would repeat the rules below it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_typed_in_the_rules_of_the_app(language: str):
    for name, text in catalog(language).items():
        plain = re.sub(r"\{ \$\w+ \}|^\d+\. |\b[23]D\b", "", text, flags=re.M)
        assert not re.search(r"\d", plain), (name, plain)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", PHRASES)
def test_every_variable_of_the_rules_is_a_fact(language: str, edition: str):
    facts = EDITIONS[edition].meta.facts
    outline = (ROOT / "web/src/editions" / edition / "rulebook.ts").read_text(encoding="utf-8")
    texts = re.findall(r"text: '(rulebook-[a-z0-9-]+)'", outline)
    assert len(texts) > 5
    for text in texts:
        assert set(re.findall(r"\$(\w+)", catalog(language)[text])) <= facts.keys(), text


def test_the_rules_of_an_edition_use_nearly_all_of_its_numbers():
    english = catalog("en")
    for edition in PHRASES:
        outline = (ROOT / "web/src/editions" / edition / "rulebook.ts").read_text(encoding="utf-8")
        used = {
            name for text in re.findall(r"text: '([\w-]+)'", outline) for name in re.findall(r"\$(\w+)", english[text])
        }
        shown = {"ruby", "sapphire", "emerald", "amber"} if "figure: 'gems'" in outline else set[str]()
        assert EDITIONS[edition].meta.facts.keys() == used | shown, edition
