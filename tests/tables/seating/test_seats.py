from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables.fixtures import ADA, GRACE, MALLORY, two_people
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Seat
from ubongo.tables.seating.friendly_names import NAMES, friendly_name
from ubongo.tables.seating.names import (
    CODE_CHARACTERS,
    LONGEST_NAME,
    clean_name,
    hashed,
    new_code,
    read_code,
)
from ubongo.tables.seating.roster import SeatRequest, filled, renamed, seated
from ubongo.tables.seating.seats import (
    AbsencePolicy,
    DeckChoice,
    Occupant,
    OccupantKind,
    Roster,
    decode_roster,
    encode_roster,
)

LOCALES = Path("src/ubongo/locales")


def test_a_secret_identifies_the_seat_of_its_player():
    roster = two_people()
    assert (roster.seat_of(ADA), roster.seat_of(GRACE), roster.seat_of(MALLORY)) == (0, 1, None)


def test_an_open_seat_or_a_bots_seat_has_no_player():
    roster = Roster((Occupant(OccupantKind.OPEN), Occupant(OccupantKind.BOT, "Otter", strength=Strength.SHARP)), ADA)
    assert roster.seat_of("") is None
    assert roster.first_open() == Seat(0)
    assert roster.first_open() is not None


def test_a_full_table_has_no_open_seat():
    assert two_people().first_open() is None
    assert two_people().first_open() is None


def test_a_roster_is_read_as_it_was_written():
    roster = two_people().with_place(Seat(1), Occupant(OccupantKind.BOT, "Otter", strength=Strength.GENTLE))
    assert decode_roster(encode_roster(roster)) == roster


def test_a_roster_of_an_older_version_is_read_as_it_was_written():
    old = (
        b'{"places":[{"kind":"person","name":"Ada","player":"a","strength":null},'
        b'{"kind":"bot","name":"Wren","player":"","strength":"steady"},'
        b'{"kind":"open","name":"","player":"","strength":null}],"host":"a","invite":"hash"}'
    )
    bot = Occupant(OccupantKind.BOT, "Wren", strength=Strength.STEADY)
    roster = decode_roster(old)
    assert roster == Roster((Occupant(OccupantKind.PERSON, "Ada", "a"), bot, Occupant(OccupantKind.OPEN)), "a", "hash")
    assert (roster.absent, roster.deck, roster.next) == (AbsencePolicy.BOT, DeckChoice.STANDARD, "")


def test_a_code_has_six_unambiguous_characters():
    code = new_code()
    assert len(code) == 6
    assert set(code) <= set(CODE_CHARACTERS)
    assert not set("01OI") & set(CODE_CHARACTERS)
    assert len(CODE_CHARACTERS) == 32


@pytest.mark.parametrize(
    "typed",
    [
        "abc234",
        "ABC 234",
        " abc-234 ",
        "a b c 2 3 4",
        "ABC\u00a0234",
        "ABC\u2013234",
        "\uff21\uff22\uff23\uff12\uff13\uff14",
        "ABC_234",
        "ABC.234",
        "ABC-234_",
        "*ABC-234*",
        "Code ABC-234",
        "Code: ABC-234",
        "Kod stolu: abc 234.",
        "Come and play (ABC-234)!",
        "https://play.example/#/join/ABC-234?utm_source=chat",
        "\u0410\u0412\u0421234",
        "\u0391\u0392C234",
        "ABC\u2060234\ufeff",
    ],
)
def test_a_code_is_accepted_in_every_spelling(typed: str):
    assert read_code(typed) == "ABC234"


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "ABC23",
        "ABC2345",
        "ABC230",
        "ÄBC234",
        "-" * 60,
        "ABC234 or XYZ234",
        "ABC" * 80 + " ABC-234",
        "no table here",
    ],
)
def test_text_that_cannot_be_a_code_gives_none(typed: str):
    assert read_code(typed) is None


def test_a_stored_hash_does_not_reveal_its_secret():
    assert "ada" not in hashed("ada")
    assert len(hashed("ada")) == 64


@given(st.integers(), st.sampled_from(sorted(NAMES)))
def test_given_names_differ_at_one_table(seed: int, language: str):
    rng, taken = Random(seed), tuple[str, ...]()
    for _ in range(8):
        taken = (*taken, friendly_name(rng, taken, language))
    assert len(set(taken)) == 8
    assert set(taken) <= set(NAMES[language])


@pytest.mark.parametrize("language", sorted(NAMES))
def test_given_names_are_distinct_and_fit_a_phone(language: str):
    names = NAMES[language]
    assert len(set(names)) == len(names) == 30
    assert all(clean_name(name) == name and len(name) <= 11 for name in names)


def test_every_language_of_the_page_has_names():
    assert set(NAMES) == {folder.name for folder in LOCALES.iterdir() if folder.is_dir()}


def test_a_language_without_names_has_english_ones():
    assert friendly_name(Random(0), (), "xx") in NAMES["en"]


def test_bots_and_nameless_people_are_named_in_the_language_of_the_table():
    requests = [SeatRequest(OccupantKind.PERSON), SeatRequest(OccupantKind.BOT), SeatRequest(OccupantKind.OPEN)]
    roster = seated(Roster((), ADA, language="pl"), requests, "", Random(0))
    roster = filled(renamed(roster, ADA, "", Random(1)), Random(2))
    assert set(roster.names) <= set(NAMES["pl"])
    assert decode_roster(encode_roster(roster)) == roster


JOINERS = frozenset("\u200c\u200d") | {chr(code) for code in (*range(0xE0020, 0xE0080), *range(0xE0100, 0xE01F0))}
PERSIAN = "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"
HINDI = "\u0915\u094d\u200d\u0937"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
JAPANESE = "\u845b\U000e0100\u57ce"
SCIENTIST = "\U0001f469\U0001f3fd\u200d\U0001f52c"


@given(st.text(max_size=100))
def test_a_name_is_short_printable_and_clean(name: str):
    cleaned = clean_name(name)
    assert len(cleaned) <= LONGEST_NAME
    assert "".join(character for character in cleaned if character not in JOINERS).isprintable()
    assert cleaned == cleaned.strip()
    assert clean_name(cleaned) == cleaned


def test_a_name_cannot_turn_the_direction_of_the_text_or_break_a_line():
    assert clean_name("  A\u202eda\nb\u200b \x00 ") == "Adab"


@pytest.mark.parametrize(
    "name", ["\u2800", "\u3164 \u115f\u1160", "\uffa0", "\u0301\u0301", "\u200b\u200d", " \u0489 "]
)
def test_a_name_without_visible_characters_is_none(name: str):
    assert clean_name(name) == ""


@pytest.mark.parametrize("name", ["Nguye\u0302\u0303n", "\u05e9\u05c1\u05b8", "\u0e01\u0e34\u0e48", "Ada \U0001f600"])
def test_names_keep_accents_and_diacritics(name: str):
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "sign",
    [
        FAMILY,
        ENGLAND,
        HINDI,
        "e\u0301",
        "\U0001f1e9\U0001f1ea",
        "\U0001f44b\U0001f3fd",
        "\u0915\u093f",
        "\u0e01\u0e34\u0e48",
        "\u2764\ufe0f",
    ],
)
def test_a_long_name_is_cut_between_signs(sign: str):
    for before in ("", "a", "ab"):
        rest = clean_name(before + sign * LONGEST_NAME).removeprefix(before)
        assert rest
        assert rest == sign * (len(rest) // len(sign))


@pytest.mark.parametrize("name", [PERSIAN, HINDI, FAMILY, ENGLAND, JAPANESE, SCIENTIST, "\u2764\ufe0f\u200d\U0001f525"])
def test_names_keep_the_joiners_that_their_script_needs(name: str):
    assert clean_name(name) == name
    assert clean_name(f"Ada {name}") == f"Ada {name}"


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Ad\u200da", "Ada"),
        ("A\u200cda\ufe0f", "Ada"),
        ("\u200cAda\u200d", "Ada"),
        (FAMILY + "\u200d", FAMILY),
        ("\U0001f468\u200d\u200d\U0001f469", "\U0001f468\U0001f469"),
        ("\u0639\u200c", "\u0639"),
        ("Ada\U000e0041\U000e0042", "Ada"),
        ("\U0001f3f4\U000e0067\U000e0062", "\U0001f3f4"),
        ("7\ufe0f\u20e3", "7\ufe0f\u20e3"),
    ],
)
def test_no_invisible_character_makes_one_name_look_like_another(name: str, cleaned: str):
    assert clean_name(name) == cleaned


@pytest.mark.parametrize(
    "name",
    [
        "\u0f56\u0f66\u0f92\u0fb2\u0f74\u0f56\u0f66",  # Tibetan: three signs below one letter
        "\u101b\u103d\u103e\u1036\u1037",  # Burmese: four
        "\u05e9\u05bc\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd",  # pointed Hebrew: three
        "\u0921\u093c\u0941\u0901",  # Hindi: three
        "\u0e17\u0e35\u0e48\u0e19\u0e49\u0e33",  # Thai: two
        "Nguy\u0065\u0302\u0303n",
    ],
)
def test_a_syllable_keeps_all_its_signs(name: str):
    assert clean_name(name) == name


def test_stacked_accents_are_limited():
    assert clean_name("\u0f66" + "\u0f92" * 60 + "\u0301") == "\u0f66" + "\u0f92" * 4
    assert clean_name("\u0e17" + "\u0e48" * 60) == "\u0e17\u0e48\u0e48"
    assert clean_name("a" + "\u0301" * 60 + "b \u0301c") == "a\u0301\u0301b c"
