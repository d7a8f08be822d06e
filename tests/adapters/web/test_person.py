"""One person on several devices, and all that is stored of them: moved by a code, exported, deleted. See ADR 113."""

import json
from typing import Any

import httpx
import pytest

from tests.adapters.web.server import ME, LocalServer, is_error, running
from tests.tables.hand_clock import HandClock
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.solo.commands import Finish
from ubongo.formats.game_file import decode
from ubongo.formats.verification import verify
from ubongo.tables.seating.names import hashed, read_recovery_code
from ubongo.tables.service.people import CODE_LIFE
from ubongo.tables.storage.daily_attempts import DailyAttempt

pytestmark = pytest.mark.asyncio(loop_scope="module")

SOLO = {"edition": "solo", "seats": [{"kind": "me"}], "settings": {"countdown": 0}, "name": "Ada Lovelace"}


class Browser:
    """A browser that keeps its cookie."""

    def __init__(self, clocked: LocalServer) -> None:
        self.clocked = clocked
        self.cookie = ""

    async def ask(self, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        headers = {"cookie": self.cookie} if self.cookie else {}
        self.clocked.http.cookies.clear()
        if body is None:
            answer = await self.clocked.http.get(path, headers=headers)
        else:
            answer = await self.clocked.http.post(path, json=body, headers=headers)
        self.cookie = answer.headers.get("set-cookie", self.cookie).partition(";")[0]
        self.clocked.http.cookies.clear()
        return answer

    async def runs(self) -> list[str]:
        return [run["table"] for run in (await self.ask("/api/records?edition=solo")).json()["results"]]

    async def code(self) -> str:
        answer = await self.ask("/api/person/code", {})
        assert answer.status_code == 201
        return answer.json()["code"]

    async def played(self) -> str:
        """The table of a run that is over."""
        table = (await self.ask("/api/tables", SOLO)).json()["table"]
        found = await self.clocked.service.find(table)
        assert found is not None
        player = found.roster.host
        await self.clocked.service.lobby.start(found, player, "start")
        await found.handle(Finish(Seat(0)))
        assert found.outcome is not None
        return table


async def test_a_code_makes_two_browsers_one_person(clocked: LocalServer, clock: HandClock):
    phone, tablet = Browser(clocked), Browser(clocked)
    table = await phone.played()
    code = await phone.code()
    assert read_recovery_code(code) == code
    typed = f" {code[:5]}-{code[5:10]} {code[10:].lower()} "
    answer = await tablet.ask("/api/person/device", {"code": typed})
    assert (answer.status_code, answer.json()) == (200, {"results": 1, "attempts": 0})
    assert tablet.cookie != phone.cookie, "a browser's secret is never sent to another one"
    assert (await phone.runs(), await tablet.runs()) == ([table], [table])
    more = await tablet.played()
    assert sorted(await phone.runs()) == sorted(await tablet.runs()) == sorted([table, more])


async def test_a_code_works_once_until_another_one_and_for_a_year(clocked: LocalServer, clock: HandClock):
    phone, tablet = Browser(clocked), Browser(clocked)
    used, replaced = await phone.code(), await phone.code()
    assert is_error(await tablet.ask("/api/person/device", {"code": used}), 404, "unknown-recovery")
    assert (await tablet.ask("/api/person/device", {"code": replaced})).status_code == 200
    assert is_error(await Browser(clocked).ask("/api/person/device", {"code": replaced}), 404, "unknown-recovery")
    late = await phone.code()
    player = (await phone.ask("/api/person")).json()["player"]
    await clocked.store.people.save_recovery(player, hashed(late), Millis(clock.now() - CODE_LIFE - 1))
    assert is_error(await Browser(clocked).ask("/api/person/device", {"code": late}), 404, "unknown-recovery")
    for wrong in ("", "K7M-W2Q", "0" * 20, "é" * 20):
        assert is_error(await Browser(clocked).ask("/api/person/device", {"code": wrong}), 404, "unknown-recovery")


async def test_the_store_has_no_code_and_no_secret(clocked: LocalServer, clock: HandClock):
    phone, tablet = Browser(clocked), Browser(clocked)
    code = await phone.code()
    stored = repr(vars(clocked.store))
    assert code not in stored
    await tablet.ask("/api/person/device", {"code": code})
    stored = repr(vars(clocked.store))
    assert all(browser.cookie.partition("=")[2] not in stored for browser in (phone, tablet))


async def test_the_export_has_all_that_is_stored_of_a_person(clocked: LocalServer, clock: HandClock):
    phone = Browser(clocked)
    table = await phone.played()
    await phone.code()
    answer = await phone.ask("/api/person")
    assert answer.headers["content-disposition"] == 'attachment; filename="ubongo-person.json"'
    assert answer.headers["cache-control"] == "no-store"
    person = json.loads(answer.content)
    assert (person["format"], person["version"], person["devices"]) == ("ubongo-person", 1, 0)
    assert [result["table"] for result in person["results"]] == [table]
    assert [(one["table"], one["seat"], one["name"]) for one in person["tables"]] == [(table, 0, "Ada Lovelace")]
    assert person["code_made_at"] == clock.now()
    nobody = (await Browser(clocked).ask("/api/person")).json()
    assert (nobody["player"], nobody["results"], nobody["tables"]) == ("", [], [])


async def test_after_the_erasure_no_row_has_the_person_and_games_are_still_proved(
    clocked: LocalServer, clock: HandClock
):
    phone, tablet, other = Browser(clocked), Browser(clocked), Browser(clocked)
    table, kept = await phone.played(), await other.played()
    lobby = (await phone.ask("/api/tables", {"edition": "pouch", "seats": [ME, {"kind": "open"}]})).json()
    await tablet.ask("/api/person/device", {"code": await phone.code()})
    player = (await phone.ask("/api/person")).json()["player"]
    before = (await phone.ask(f"/api/tables/{table}/export")).content
    assert b"Ada Lovelace" in before

    answer = await phone.ask("/api/person/erase", {"erase": "everything"})
    assert answer.json() == {"results": 1, "attempts": 0, "tables": 2}
    assert phone.cookie == 'ubongo=""'
    assert "Max-Age=0" in answer.headers["set-cookie"]
    stored = repr(vars(clocked.store))
    assert player not in stored
    kept_of_table = await clocked.store.table(table)
    assert kept_of_table is not None
    assert b"Ada Lovelace" not in kept_of_table.roster
    assert (await tablet.runs(), await other.runs()) == ([], [kept])
    after = (await other.ask(f"/api/tables/{table}/export")).content
    assert b"Ada Lovelace" not in after
    assert verify(decode(after)) is None
    found = await clocked.service.find(lobby["table"])
    assert found is not None
    assert found.roster.people == (), "before a game the seat is open again"


async def test_erasing_must_be_meant(clocked: LocalServer, clock: HandClock):
    for body in ({}, {"erase": "something"}, {"erase": "everything", "more": 1}):
        assert (await Browser(clocked).ask("/api/person/erase", body)).status_code == 400


async def test_codes_cannot_be_guessed_fast(clock: HandClock):
    async with running(clock) as clocked:
        clocked.http.headers["x-forwarded-for"] = "203.0.113.9"
        answers = [await clocked.http.post("/api/person/device", json={"code": "2" * 20}) for _ in range(12)]
        assert [answer.status_code for answer in answers] == [404] * 10 + [429] * 2


async def test_a_new_name_is_shown_in_older_daily_times(clocked: LocalServer, clock: HandClock):
    phone = Browser(clocked)
    table = (await phone.ask("/api/tables", {"edition": "pouch", "seats": [ME], "name": "Ada"})).json()["table"]
    found = await clocked.service.find(table)
    assert found is not None
    player = found.roster.host
    attempt = DailyAttempt(
        id="an attempt", player=player, date="2026-12-24", task="easy", name="Ada", counts=True, begun_at=Millis(0)
    )
    await clocked.store.daily.open(attempt)
    await clocked.service.people.rename(player, "  Countess ")
    await clocked.service.people.rename(player, "")
    kept = await clocked.store.daily.attempt("an attempt")
    assert kept is not None
    assert kept.name == "Countess"
