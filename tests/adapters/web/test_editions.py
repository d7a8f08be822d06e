"""The description of the editions, from which clients build their controls."""

import gzip
import json
import re
from typing import Any

import msgspec
import pytest

from tests.adapters.web.server import ME, OPEN, LocalServer
from tests.docs.test_code import ROOT
from ubongo.adapters.web.editions import EditionOut, edition_out
from ubongo.editions.registry import EDITIONS

pytestmark = pytest.mark.asyncio(loop_scope="module")
PAGE = (ROOT / "docs" / "guide" / "protocol.md").read_text(encoding="utf-8")


async def described(local: LocalServer) -> dict[str, Any]:
    """The editions by name, as a client gets them."""
    answer = await local.http.get("/api/editions")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/json")
    return {edition["name"]: edition for edition in answer.json()["editions"]}


async def test_every_edition_is_described_in_the_order_of_the_registry(local: LocalServer):
    assert list(await described(local)) == list(EDITIONS)


async def test_an_edition_has_its_players_decks_endings_and_bots(local: LocalServer):
    found = await described(local)
    expected = {
        "pouch": (1, 4, True, ["flat"]),
        "classic": (2, 4, True, ["flat"]),
        "three-d": (1, 4, True, ["solid"]),
        "cards": (2, 4, True, ["cards"]),
        "solo": (1, 1, False, ["flat", "solid"]),
    }
    shown = {
        name: (one["players"]["min"], one["players"]["max"], one["bots"], one["decks"]) for name, one in found.items()
    }
    assert {name: shown[name] for name in expected} == expected
    assert found["classic"]["endings"] == ["plain", "later-color", "shared"]


async def test_a_setting_has_its_type_default_bounds_and_choices(local: LocalServer):
    found = await described(local)
    glass, roller, level = (
        next(setting for setting in found["three-d"]["settings"] if setting["name"] == name)
        for name in ("glass", "first_roller", "level_2")
    )
    assert (glass["type"], glass["default"], glass["min"], glass["max"]) == ("integer", 60_000, 30_000, 300_000)
    assert (glass["unit"], glass["nullable"], glass["offered"][-1]) == ("ms", True, None)
    assert (roller["type"], roller["offered"]) == ("seat", [None, 0, 1, 2, 3])
    assert (level["seat"], level["choices"]) == (2, [1, 2, 3, 4])


async def test_a_setting_has_its_value_in_the_printed_game(local: LocalServer):
    found = await described(local)
    differing = {
        name: {
            setting["name"]: setting["printed"]
            for setting in one["settings"]
            if setting["printed"] != setting["default"]
        }
        for name, one in found.items()
    }
    race = {"matched": False, "boards_open": True, "own_pieces": True}
    cards = {"assist": False, "hands_seen": True, "assistance": "none"}
    assert {name: differing[name] for name in ("pouch", "classic", "three-d", "cards", "solo")} == {
        "pouch": race,
        "classic": race,
        "three-d": race,
        "cards": cards,
        "solo": {},
    }


async def test_a_rule_of_older_games_is_no_setting(local: LocalServer):
    found = await described(local)
    assert all(setting["name"] != "pawn_waits" for one in found.values() for setting in one["settings"])
    body = {"edition": "classic", "seats": [ME, OPEN], "settings": {"pawn_waits": False}}
    assert (await local.http.post("/api/tables", json=body)).status_code == 400


async def test_the_options_of_tables_and_bots_are_described(local: LocalServer):
    answer = (await local.http.get("/api/editions")).json()
    assert [(one["name"], one["default"], one["offered"]) for one in (*answer["table"], *answer["bot"])] == [
        ("deck", "standard", ["standard", "fresh"]),
        ("absent", "bot", ["bot", "skip"]),
        ("spectators", "after", ["after", "live"]),
        ("strength", "steady", ["gentle", "steady", "sharp"]),
    ]


async def test_an_unchanged_description_is_not_sent_again(local: LocalServer):
    etag = (await local.http.get("/api/editions")).headers["etag"]
    again = await local.http.get("/api/editions", headers={"if-none-match": etag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "address", ["/api/editions", "/api/boxes/flat", "/api/boxes/solid", "/api/decks/flat", "/api/decks/solid"]
)
async def test_a_description_is_compressed_for_clients_that_accept_it(local: LocalServer, address: str):
    plain = await local.http.get(address, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    async with local.http.stream("GET", address, headers={"accept-encoding": "gzip"}) as zipped:
        assert zipped.headers["content-encoding"] == "gzip"
        sent = b"".join([part async for part in zipped.aiter_raw()])
    assert gzip.decompress(sent) == plain.content
    assert len(sent) < len(plain.content) / 3


@pytest.mark.slow
@pytest.mark.parametrize("name", EDITIONS)
async def test_a_table_accepts_the_defaults_and_every_offered_value(local: LocalServer, name: str):
    edition = (await described(local))[name]
    seats = [ME, *[OPEN] * (edition["players"]["max"] - 1)]
    for setting in edition["settings"]:
        for value in (setting["default"], *setting["offered"]):
            body = {"edition": name, "seats": seats, "settings": {setting["name"]: value}}
            answer = await local.http.post("/api/tables", json=body)
            assert answer.status_code == 201, (setting["name"], value, answer.text)
            local.http.cookies.clear()


async def test_the_protocol_page_shows_part_of_the_real_description():
    shown = next(json.loads(found) for found in re.findall(r"```json\n(.*?)```", PAGE, re.S) if '"players"' in found)
    pouch = edition_out(EDITIONS["pouch"])
    assert msgspec.convert(shown, EditionOut)
    whole = json.loads(msgspec.json.encode(pouch))
    assert {**whole, **shown, "settings": whole["settings"], "facts": whole["facts"]} == whole
    assert shown["facts"].items() <= whole["facts"].items()
    assert all(setting in whole["settings"] for setting in shown["settings"])
