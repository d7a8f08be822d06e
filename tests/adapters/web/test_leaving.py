"""A guest who leaves so that a bot plays for them gains nothing, over real sockets."""

import pytest

from tests.adapters.web.server import ME, OPEN, LocalServer, SocketClient, solution
from tests.tables.fixtures import right_claim
from ubongo.editions.contract.values import Seat
from ubongo.tables.seating.seats import AbsencePolicy
from ubongo.tables.table import presence
from ubongo.tables.table.event_log import Applied

pytestmark = pytest.mark.asyncio(loop_scope="module")

GUEST = Seat(1)


async def reason(line: SocketClient, id: str, action: dict[str, object]) -> str:
    answer = await line.act(id, action)
    return "ack" if answer["type"] == "ack" else answer["reason"]


async def next_race(line: SocketClient, race: int) -> None:
    """The host ends the running race and the pause after it."""
    assert await reason(line, f"give-up-{race}", {"type": "give-up"}) == "ack"
    while (await line.stage("resting"))["round"] != race:
        pass
    assert await reason(line, f"ready-{race}", {"type": "ready"}) == "ack"
    while (await line.stage("racing"))["round"] != race + 1:
        pass


@pytest.mark.rule("R13")
async def test_a_guest_who_leaves_but_keeps_the_socket_has_given_up_and_is_back_with_the_next_action(
    local: LocalServer,
):
    host = await local.open(ME, OPEN)
    guest = await local.join(host)
    async with local.seated(host) as first, local.seated(guest) as second:
        assert await reason(first, "start", {"type": "start"}) == "ack"
        answer = solution(await second.stage("racing"))
        assert await reason(second, "leave", {"type": "leave"}) == "ack"
        while not (await first.receive("update"))["view"]["given_up"]:
            pass
        assert await reason(second, "claim", answer) == "gave-up"
        table = await local.service.find(host.table)
        assert table is not None
        assert not table.roster.places[GUEST].left, "a player who acts has not left"


@pytest.mark.slow
@pytest.mark.rule("R13")
async def test_a_guest_cannot_act_in_a_race_that_a_bot_has_acted_in(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
):
    host = await local.open(ME, OPEN)
    guest = await local.join(host)
    table = await local.service.find(host.table)
    assert table is not None
    async with local.seated(host) as first:
        async with local.seated(guest) as second:
            assert await reason(first, "start", {"type": "start"}) == "ack"
            await second.stage("racing")
        await first.stage("racing")
        monkeypatch.setattr(presence, "GRACE_PERIOD", 0)
        await next_race(first, 1)
        assert table.stand_ins.actor(GUEST) is AbsencePolicy.BOT
        with table.stand_ins.acting(GUEST):  # as its driver does, some seconds later
            assert isinstance(await table.handle(right_claim(table, GUEST), bot="steady"), Applied)
        async with local.line(guest.table, guest.cookie) as again:
            seat = (await again.hello())["table"]["seats"][GUEST]
            assert (seat["present"], seat["stand_in"]) == (True, "bot")
            refused = await again.act("a", {"type": "give-up"})
            assert (refused["reason"], refused["rule"]) == ("bot-plays", "R13")
            assert await reason(first, "b", {"type": "give-up"}) == "ack"
            await again.stage("resting")
            assert await reason(again, "c", {"type": "ready"}) == "ack", "the seat is the guest's again"
