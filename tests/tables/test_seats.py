from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.tables.houses import ADA, GRACE, MALLORY, two_people
from ubongo.editions.contract import Seat, Strength
from ubongo.tables.seats import (
    LONGEST_NAME,
    Kind,
    Place,
    Roster,
    clean_name,
    decode_roster,
    encode_roster,
    friendly_name,
    hashed,
)


def test_people_sit_where_their_secret_says():
    roster = two_people()
    assert (roster.seat_of(ADA), roster.seat_of(GRACE), roster.seat_of(MALLORY)) == (0, 1, None)


def test_nobody_sits_in_a_seat_that_is_open_or_a_bots():
    roster = Roster((Place(Kind.OPEN), Place(Kind.BOT, "Otter", strength=Strength.SHARP)), ADA)
    assert roster.seat_of("") is None
    assert roster.first_open() == Seat(0)
    assert not roster.is_full


def test_a_full_table_has_no_open_seat():
    assert two_people().is_full
    assert two_people().first_open() is None


def test_a_roster_is_read_as_it_was_written():
    roster = two_people().with_place(Seat(1), Place(Kind.BOT, "Otter", strength=Strength.GENTLE))
    assert decode_roster(encode_roster(roster)) == roster


def test_what_is_kept_of_a_secret_does_not_tell_it():
    assert "ada" not in hashed("ada")
    assert len(hashed("ada")) == 64


@given(st.integers())
def test_given_names_differ_at_one_table(seed: int):
    rng, taken = Random(seed), tuple[str, ...]()
    for _ in range(8):
        taken = (*taken, friendly_name(rng, taken))
    assert len(set(taken)) == 8


@given(st.text(max_size=100))
def test_a_name_is_short_printable_and_clean(name: str):
    cleaned = clean_name(name)
    assert len(cleaned) <= LONGEST_NAME
    assert cleaned.isprintable()
    assert cleaned == cleaned.strip()
    assert clean_name(cleaned) == cleaned


def test_a_name_cannot_turn_the_direction_of_the_text_or_break_a_line():
    assert clean_name("  A\u202eda\nb\u200b \x00 ") == "Adab"
