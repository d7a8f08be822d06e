"""The terms of a game: canonical JSON in which every byte counts."""

import json
from typing import Any

import pytest

from tests.boards import checksum
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.formats.standard_decks import standard_deck
from ubongo.formats.terms import GameTerms, SeatTerms, TermsError, deck_terms, game_terms, read_terms
from ubongo.puzzles.deck_kinds import FLAT_DECK

SETTINGS = PouchSettings(seats=2)


def terms() -> GameTerms:
    return game_terms(
        edition=POUCH,
        settings=SETTINGS,
        deck=deck_terms(POUCH, SETTINGS, standard_deck(FLAT_DECK)),
        seats=[SeatTerms("Božena", None, "ab" * 32), SeatTerms("Otter", "sharp", None)],
        secret_hash="cd" * 32,
        table="0123456789abcdef",
        bots_pace=1.5,
    )


def plain() -> dict[str, Any]:
    return json.loads(terms().as_terms().text)


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def test_the_terms_have_all_their_fields():
    deck = standard_deck(FLAT_DECK)
    found = plain()
    assert list(found) == ["bots_pace", "deck", "edition", "scheme", "seats", "secret", "settings", "table"]
    assert (found["bots_pace"], found["scheme"], found["edition"]) == (1500, 2, "pouch")
    assert (found["secret"], found["table"]) == ("cd" * 32, "0123456789abcdef")
    assert found["settings"]["seats"] == 2
    assert found["deck"] == {
        "boards": "89d881773820bb45276458537ac456c76139f43a920c1dfe26d42ba9f30f6797",
        "checksum": checksum(),
        "generator": deck.generator,
        "seed": deck.seed,
    }
    assert found["seats"] == [
        {"bot": None, "commitment": "ab" * 32, "name": "Božena"},
        {"bot": "sharp", "commitment": None, "name": "Otter"},
    ]


def test_the_text_of_the_terms_is_canonical_and_holds_the_commitments():
    agreed = terms().as_terms()
    assert agreed.text == canonical(plain())
    assert agreed.commitments == ("ab" * 32, None)
    assert agreed.people == 1


def test_a_simulated_game_has_no_table_and_the_usual_pace():
    usual = game_terms(edition=POUCH, settings=SETTINGS, deck=terms().deck, seats=terms().seats, secret_hash="cd" * 32)
    assert (usual.table, usual.bots_pace) == ("", 1000)


@pytest.mark.parametrize("as_bytes", [True, False])
def test_terms_are_read_as_they_were_written(as_bytes: bool):
    text = terms().as_terms().text
    values, agreed = read_terms(text.encode() if as_bytes else text)
    assert (values, agreed) == (terms(), terms().as_terms())


def without(name: str) -> str:
    return canonical({field: value for field, value in plain().items() if field != name})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "terms: "),
        ("[]", "terms: Expected `object`"),
        (b"\xff", "terms: "),
        (canonical({**plain(), "surplus": 1}), "unknown field `surplus`"),
        (without("secret"), "missing required field `secret`"),
        (without("bots_pace"), "terms: not canonical JSON"),
        (canonical({**plain(), "secret": "CD" * 32}), "terms: "),
        (canonical({**plain(), "seats": []}), "terms: "),
        (canonical({**plain(), "seats": plain()["seats"] * 5}), "terms: "),
        (canonical({**plain(), "bots_pace": 0}), "terms: "),
        (canonical({**plain(), "edition": ""}), "terms: "),
        (canonical(plain()) + " ", "terms: not canonical JSON"),
        (json.dumps(plain(), sort_keys=True), "terms: not canonical JSON"),
        (canonical(plain()).replace("ž", "\\u017e"), "terms: not canonical JSON"),
    ],
)
def test_other_terms_are_refused_in_one_line(text: str | bytes, words: str):
    with pytest.raises(TermsError) as caught:
        read_terms(text)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
