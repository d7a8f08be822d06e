"""Settings that are added later: games from before them keep their old rules. See ADR 88."""

from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.settings import BEFORE, Setting, described, values_before, with_fixed
from ubongo.editions.registry import EDITIONS
from ubongo.formats.game_file import GameFileError, decode
from ubongo.formats.stored_settings import settings_from, stored_settings

GOLDEN = Path(__file__).parents[1] / "golden"
EVERY = pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Grown:
    """Settings with two fields added later."""

    seats: int
    glass: int = 60
    fast: bool = field(default=True, metadata={BEFORE: False})
    waits: Annotated[bool, Setting(fixed=True)] = field(default=True, metadata={BEFORE: False})


def test_a_game_stored_without_a_field_has_the_value_from_before_it():
    assert settings_from({"seats": 2, "glass": 30}, Grown) == Grown(seats=2, glass=30, fast=False, waits=False)


def test_a_value_from_before_a_field_is_not_stored():
    assert stored_settings(Grown(seats=2, fast=False)) == {"seats": 2, "glass": 60, "waits": True}


@pytest.mark.parametrize("fast", [True, False])
@pytest.mark.parametrize("waits", [True, False])
def test_what_is_stored_is_read_again(fast: bool, waits: bool):
    settings = Grown(seats=3, fast=fast, waits=waits)
    assert settings_from(stored_settings(settings), Grown) == settings


def test_a_table_cannot_choose_a_fixed_setting_and_a_new_game_has_its_default():
    assert described(Grown)["waits"].fixed
    assert described(Grown)["waits"].offered == ()
    assert with_fixed(Grown(seats=2, glass=30, fast=False, waits=False)) == Grown(seats=2, glass=30, fast=False)


@EVERY
def test_a_value_from_before_is_allowed_today(edition: AnyEdition):
    specs = described(edition.meta.settings)
    for name, value in values_before(edition.meta.settings).items():
        assert specs[name].allows(value, edition.meta.seats[-1])


@EVERY
def test_every_fixed_setting_has_a_value_from_before(edition: AnyEdition):
    fixed = {name for name, spec in described(edition.meta.settings).items() if spec.fixed}
    assert fixed <= values_before(edition.meta.settings).keys()


@EVERY
def test_the_settings_of_a_new_game_are_stored_and_read(edition: AnyEdition):
    settings = edition.meta.settings(seats=edition.meta.seats[-1])
    assert settings_from(stored_settings(settings), edition.meta.settings) == settings
    assert stored_settings(settings).keys() <= {each.name for each in fields(edition.meta.settings)}


def test_a_game_file_from_before_a_field_has_the_old_rule():
    game = decode((GOLDEN / "classic-one-color.json").read_bytes())
    assert isinstance(game.settings, ClassicSettings)
    assert not game.settings.pawn_waits


def test_a_game_file_cannot_write_a_value_from_before_in_two_ways():
    data = (GOLDEN / "classic-one-color.json").read_bytes()
    twice = data.replace(b'"turn":30000}', b'"turn":30000,"pawn_waits":false}', 1)
    assert twice != data
    with pytest.raises(GameFileError, match="settings must have all their fields and no others"):
        decode(twice)


def test_a_field_that_was_always_there_cannot_be_missing():
    stored = stored_settings(ClassicSettings(seats=2))
    del stored["seats"]
    with pytest.raises(msgspec.ValidationError):
        settings_from(stored, ClassicSettings)
