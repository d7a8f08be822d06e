"""Replays of finished games, which anyone can read."""

import gzip
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import to_builtins

from tests.adapters.web.replay_fixtures import (
    CLOCK_FIXTURE,
    FIXTURE,
    SHARED_FIXTURE,
    SIMULATED,
    TABLE,
    clocked,
    encoded,
    simulated,
    written,
)
from tests.adapters.web.server import ME, QUICK, LocalServer, Ticket
from tests.adapters.web.test_routes import is_error
from tests.docs.test_protocol import EXAMPLES, filled
from tests.golden.golden_game import FOLDER
from tests.replacing import replace
from ubongo.adapters.web.replays import ReplayOut, VerifiedOut, replay_out
from ubongo.editions.contract.values import Seat
from ubongo.editions.secret import Secret
from ubongo.formats.game_file import decode
from ubongo.formats.proof import ProofItem
from ubongo.tables.headless.frames import Frame

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def a_finished_game(local: LocalServer) -> str:
    """The table of a game whose only player has given up every round."""
    return (await finished(local)).table


async def finished(local: LocalServer) -> Ticket:
    """The seats that have given it up."""
    place = await local.open(ME, settings={**QUICK, "pause": 0})
    async with local.seated(place) as line:
        await line.act("start", {"type": "start"})
        view: dict[str, Any] = await line.stage("racing")
        for number in range(9):
            while view["stage"] != "racing" or view["round"] != number + 1:
                view = (await line.receive("update"))["view"]
            await line.act(f"give-up-{number}", {"type": "give-up"})
        while not any(message.get("view", {}).get("outcome") for message in line.received):
            await line.receive("update")
    return place


async def test_a_running_game_is_not_replayed(local: LocalServer):
    place = await local.open(ME)
    async with local.seated(place) as line:
        await line.act("start", {"type": "start"})
        answer = await local.http.get(f"/api/tables/{place.table}/replay")
    assert is_error(answer, 409, "not-over")
    assert "seed" not in answer.text


async def test_an_unknown_table_has_no_replay(local: LocalServer):
    assert is_error(await local.http.get("/api/tables/unknown/replay"), 404, "unknown-table")
    assert is_error(await local.http.get(f"/api/tables/{'0' * 16}/replay"), 404, "unknown-table")


@pytest.mark.slow
async def test_anybody_can_replay_a_finished_game_with_all_its_chance(local: LocalServer):
    table = await a_finished_game(local)
    replay = (await local.http.get(f"/api/tables/{table}/replay")).json()
    assert (replay["table"], replay["edition"], replay["seat"], replay["deck"]) == (table, "pouch", None, "standard")
    assert sha256(bytes.fromhex(replay["seed"])).hexdigest() == replay["seed_hash"]
    assert [frame["seq"] for frame in replay["frames"]] == list(range(1, len(replay["frames"]) + 1))
    assert replay["frames"][-1]["changed"]["outcome"] == replay["outcome"]
    assert all(item["equal"] for item in replay["proof"])
    assert {len(board["grades"]) for board in replay["boards"]} == {6}


@pytest.mark.slow
async def test_a_replay_can_show_the_view_of_an_existing_seat(local: LocalServer):
    table = await a_finished_game(local)
    replay = (await local.http.get(f"/api/tables/{table}/replay?seat=0")).json()
    assert replay["seat"] == 0
    assert replay["frames"][0]["changed"]["seat"] == 0
    assert any(frame["changed"].get("puzzle") for frame in replay["frames"])
    for stranger in (1, -1):
        answer = await local.http.get(f"/api/tables/{table}/replay?seat={stranger}")
        assert is_error(answer, 404, "unknown-seat")
    assert (await local.http.get(f"/api/tables/{table}/replay?seat=x")).status_code == 400


@pytest.mark.slow
async def test_a_replay_is_compressed_and_not_sent_twice(local: LocalServer):
    address = f"/api/tables/{await a_finished_game(local)}/replay"
    plain = await local.http.get(address, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    async with local.http.stream("GET", address, headers={"accept-encoding": "gzip"}) as zipped:
        sent = b"".join([part async for part in zipped.aiter_raw()])
    assert gzip.decompress(sent) == plain.content
    assert len(sent) < len(plain.content) / 4
    again = await local.http.get(address, headers={"if-none-match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.slow
async def test_a_cached_replay_shows_a_new_name(local: LocalServer):
    place = await finished(local)
    address = f"/api/tables/{place.table}/replay"
    before, again = await local.http.get(address), await local.http.get(address)
    assert before.content == again.content
    async with local.seated(place) as line:
        await line.act("rename", {"type": "rename", "name": "Zora"})
    after = await local.http.get(address)
    assert [seat["name"] for seat in after.json()["seats"]] == ["Zora"]
    assert after.headers["etag"] != before.headers["etag"]


@pytest.mark.slow
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
async def test_a_finished_game_of_any_edition_is_replayed_from_its_first_entry_to_its_last(path: Path):
    game = decode(path.read_bytes())
    for audience in (None, Seat(0)):
        replay = replay_out("a table", game, (), "standard", audience)
        assert (replay.edition, replay.frames[-1].changed["outcome"]) == (game.edition.name, to_builtins(game.outcome))
        assert [frame.seq for frame in replay.frames] == [entry.seq for entry in game.entries]
        assert replay.proof
        assert all(item.equal for item in replay.proof)
        boards, cards = len(replay.boards), len(replay.cards)
        assert (boards, cards) == ((0, len(game.boards)) if replay.edition == "cards" else (len(game.boards), 0))


@pytest.mark.slow
async def test_the_client_is_tested_with_the_replays_that_the_server_sends_today():
    assert FIXTURE.read_bytes() == encoded()
    assert CLOCK_FIXTURE.read_bytes() == clocked()


async def test_the_client_is_tested_with_replays_of_scheme_2_that_have_the_fields_of_today():
    read = SHARED_FIXTURE.read_bytes()
    replays = msgspec.json.decode(read, type=dict[str, ReplayOut])
    assert list(replays) == list(SIMULATED)
    assert written(replays.items()) == read


@pytest.mark.parametrize("name", SIMULATED)
async def test_a_replay_of_scheme_2_has_all_that_the_hash_chain_covers(name: str):
    game = simulated(name)
    replay = replay_out(TABLE, game, (), "standard", None)
    assert game.terms is not None
    assert (replay.scheme, replay.terms) == (2, game.terms.as_terms().text)
    last = sha256((replay.terms or "").encode())
    for entry, stated in zip(replay.log, game.hashes, strict=True):
        last = sha256(last.digest() + entry.encode())
        assert last.hexdigest() == stated
    assert (replay.verified.discrepancy, replay.verified.deck) == (None, "shipped")


async def test_a_replay_of_scheme_1_has_neither_terms_nor_a_log():
    replay = replay_out("a table", decode((FOLDER / "plain-win.json").read_bytes()), (), "standard", None)
    assert (replay.scheme, replay.terms, replay.log) == (1, None, ())
    assert replay.verified.discrepancy is None


async def test_a_replay_reports_what_is_wrong_with_its_game_and_does_not_make_its_deck_again():
    game = simulated("pouch-bots")
    assert game.terms is not None
    other = replace(game, deck="00" * 32, secret=Secret(bytes(32)))
    verified = replay_out("", other, (), "fresh", None).verified
    assert verified.discrepancy == "the seed is not the one whose hash was published"
    assert verified.deck == "unknown"


@pytest.mark.parametrize(
    ("field", "kind"), [("changed", Frame), ("seed_says", ProofItem), ("bot_commands", VerifiedOut)]
)
async def test_the_protocol_page_shows_the_fields_of_a_real_replay(field: str, kind: type):
    (example,) = [example for example in EXAMPLES if field in example]
    assert filled(example, kind) == example
