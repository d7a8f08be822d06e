"""The messages use the words of the guide to translating: one word for each thing of the game."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.docs.test_code import ROOT

GUIDE = ROOT / "docs/guide/translating.md"
LOCALES = ROOT / "src/ubongo/locales"
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(.*(?:\n(?:[ \t]+.*|\}.*))*)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Avoided:
    """The beginnings of words that a language does not use, and where it does."""

    language: str
    starts: tuple[str, ...]
    instead: str
    allowed: tuple[str, ...]


def listed(cell: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in cell.split(",") if part.strip())


def avoided(page: str) -> list[Avoided]:
    """The table under "Words to avoid"."""
    _, _, section = page.partition("## Words to avoid")
    rows = [row.strip("|").split("|") for row in section.splitlines() if row.startswith("|")]
    return [
        Avoided(language.strip(), listed(starts), instead.strip(), listed(allowed))
        for language, starts, instead, allowed in rows[2:]
    ]


def messages(language: str) -> Iterator[tuple[str, str]]:
    """The ids and texts of a language, without variables and soft hyphens."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for found in MESSAGE.finditer(path.read_text(encoding="utf-8")):
            yield found[1], re.sub(r"\{ \$\w+", "{", found[2]).replace("\u00ad", "")


def uses(word: Avoided, texts: Iterator[tuple[str, str]]) -> list[tuple[str, str]]:
    """The messages that use the word where they should not."""
    pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, word.starts))})", re.IGNORECASE)
    return [
        (name, text.strip())
        for name, text in texts
        if not any(part in name for part in word.allowed) and pattern.search(text)
    ]


WORDS = avoided(GUIDE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word.language}-{word.starts[0]}")
def test_messages_avoid_a_second_word_for_the_same_thing(word: Avoided):
    assert uses(word, messages(word.language)) == [], f"write {word.instead!r}"


def test_every_language_has_words_to_avoid():
    assert {word.language for word in WORDS} == {folder.name for folder in LOCALES.iterdir() if folder.is_dir()}


def test_a_word_is_found_by_its_start_where_it_is_not_allowed():
    word = Avoided("es", ("tablero",), "plantilla", ("classic",))
    texts = [("pause-note", "Tableros ocultos"), ("classic-aim", "El tablero"), ("say", "El retablero")]
    assert uses(word, iter(texts)) == [("pause-note", "Tableros ocultos")]
