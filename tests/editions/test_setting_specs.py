"""Descriptions of settings: what lobbies and commands offer, and what the rules check."""

from dataclasses import dataclass, fields, replace
from typing import Annotated, Literal

import pytest

from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.settings import Setting, SettingKind, Value, check, described, setting_flaws
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.registry import EDITIONS

EVERY = pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Odd:
    """Settings of every kind."""

    seats: int
    mode: Literal["fast", "slow"] = "slow"
    pawns: Annotated[int, Setting(choices=(1, 2, 3), unit="pawns")] = 2
    bonus: Annotated[int, Setting(least=0, most=9, seat=1)] = 0
    glass: Annotated[Millis | None, Setting(least=10, most=90, offered=(10, None))] = Millis(30)
    open_hands: bool = True
    name: str = ""
    first: Seat | None = None


SPECS = described(Odd)


def test_the_settings_are_described_in_the_order_of_their_fields_without_the_seats():
    assert list(SPECS) == ["mode", "pawns", "bonus", "glass", "open_hands", "name", "first"]


def test_a_type_decides_the_kind_of_a_setting():
    kinds = [spec.kind.value for spec in SPECS.values()]
    assert kinds == ["string", "integer", "integer", "integer", "boolean", "string", "seat"]


def test_defaults_bounds_choices_and_units_are_those_of_the_fields():
    assert [spec.default for spec in SPECS.values()] == ["slow", 2, 0, 30, True, "", None]
    assert [spec.nullable for spec in SPECS.values()] == [False, False, False, True, False, False, True]
    assert (SPECS["bonus"].least, SPECS["bonus"].most, SPECS["bonus"].seat) == (0, 9, 1)
    assert (SPECS["mode"].choices, SPECS["pawns"].choices, SPECS["glass"].choices) == (
        ("fast", "slow"),
        (1, 2, 3),
        None,
    )
    assert [SPECS[name].unit for name in ("pawns", "bonus", "glass")] == ["pawns", None, "ms"]


def test_a_lobby_offers_all_choices_or_those_that_are_named():
    offered = {name: spec.offered for name, spec in SPECS.items() if spec.offered}
    assert offered == {
        "mode": ("fast", "slow"),
        "pawns": (1, 2, 3),
        "glass": (10, None),
        "open_hands": (True, False),
    }


@pytest.mark.parametrize(
    ("name", "allowed", "refused"),
    [
        ("mode", ("fast", "slow"), ("odd", None)),
        ("pawns", (1, 3), (0, 4, None)),
        ("glass", (10, 90, None), (9, 91)),
        ("open_hands", (True, False), (None,)),
        ("name", ("", "anything"), (None,)),
        ("first", (None, 0, 1), (-1, 2)),
    ],
)
def test_a_description_decides_which_values_are_allowed(
    name: str, allowed: tuple[Value, ...], refused: tuple[Value, ...]
):
    assert all(SPECS[name].allows(value, seats=2) for value in allowed)
    assert not any(SPECS[name].allows(value, seats=2) for value in refused)


def test_a_setting_for_a_seat_has_no_effect_without_that_seat():
    assert not SPECS["bonus"].allows(10, seats=2)
    assert SPECS["bonus"].allows(10, seats=1)


def test_a_flaw_names_the_setting_what_is_allowed_and_the_value():
    odd = Odd(seats=2, pawns=9, glass=Millis(5), first=Seat(7))
    assert list(setting_flaws(odd, 2)) == [
        "pawns must be 1, 2 or 3, not 9",
        "glass must be 10 to 90 ms or null, not 5",
        "first must be a seat of the table or null, not 7",
    ]
    with pytest.raises(ValueError, match="pawns must be 1, 2 or 3, not 9; glass must be"):
        check(odd, 2)
    check(Odd(seats=2), 2)


@EVERY
def test_every_setting_of_an_edition_but_the_seats_is_described(edition: AnyEdition):
    assert {*described(edition.meta.settings), "seats"} == {field.name for field in fields(edition.meta.settings)}


@EVERY
def test_every_default_and_every_value_offered_is_allowed(edition: AnyEdition):
    for spec in described(edition.meta.settings).values():
        for value in (spec.default, *spec.offered):
            assert spec.allows(value, edition.meta.seats[-1])
        assert spec.default in (spec.offered or (spec.default,))


@EVERY
def test_a_value_that_is_not_allowed_is_refused_by_the_rules(edition: AnyEdition):
    seats = edition.meta.seats[-1]
    usual = edition.meta.settings(seats=seats)
    for name, spec in described(edition.meta.settings).items():
        match spec.kind:
            case SettingKind.SEAT:
                bad: Value = seats
            case SettingKind.STRING:
                bad = "none such"
            case SettingKind.INTEGER:
                bad = -1
            case SettingKind.BOOLEAN:
                continue
        with pytest.raises(ValueError, match=f"{name} must be "):
            edition.rules.new(replace(usual, **{name: bad}), ())
