"""People who look for a game at different nodes: they find each other, each once, whatever hints are lost."""

import asyncio
from collections.abc import Callable, Sequence
from itertools import count

import msgspec
import pytest

from tests.tables.hand_clock import HandClock, settled
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.pouch.edition import POUCH
from ubongo.tables.errors import ServiceError
from ubongo.tables.service.matchmaking import GIVEN, WAIT, Matchmaker
from ubongo.tables.service.no_shows import MOST_OF_NETWORK, NoShows
from ubongo.tables.service.searches import Search
from ubongo.tables.service.searches_elsewhere import ANSWER
from ubongo.tables.table.hints import AnswerHint, Hint, LookingHint, Message, MissedHint, OfferHint, SearchHint

GENTLE, STEADY, SHARP = Strength.GENTLE, Strength.STEADY, Strength.SHARP
SECOND = 1_000


class Net:
    """Some matchmakers, and what gets from one to the others: all that `passes`."""

    def __init__(self, nodes: int = 2) -> None:
        self.clock = HandClock()
        self.opened: list[tuple[str, ...]] = []
        """The players of each table, in order."""
        self.passes: Callable[[Hint], bool] = lambda _: True
        self.no_shows = [NoShows(self.clock, self._teller(node)) for node in range(nodes)]
        self.numbers = count(1)
        self.nodes = [
            Matchmaker(
                self.clock,
                self._open,
                no_shows=self.no_shows[node],
                tell=self._teller(node),
                node=f"node {node}",
            )
            for node in range(nodes)
        ]

    async def _open(self, searches: Sequence[Search]) -> str:
        await asyncio.sleep(0)
        self.opened.append(tuple(search.player for search in searches))
        return f"table {next(self.numbers)}"

    def _teller(self, sender: int) -> Callable[[Hint], None]:
        def tell(hint: Hint) -> None:
            assert isinstance(hint, SearchHint)
            if self.passes(hint):
                for number, node in enumerate(self.nodes):
                    if number != sender:
                        asyncio.get_running_loop().call_soon(node.hear, hint)

        return tell

    def look(
        self, node: int, player: str, strength: Strength = STEADY, edition: AnyEdition = POUCH, network: str = ""
    ) -> asyncio.Task[str]:
        return asyncio.create_task(self.nodes[node].find(player, edition, strength, "en", network))


async def later(net: Net, *looking: tuple[int, str, Strength]) -> list[asyncio.Task[str]]:
    """Searches that begin a tenth of a second after one another."""
    tasks = list[asyncio.Task[str]]()
    for node, player, strength in looking:
        tasks.append(net.look(node, player, strength))
        await net.clock.turn(100)
    return tasks


async def test_two_people_at_two_nodes_play_at_once():
    net = Net()
    one, other = await later(net, (0, "Ada", STEADY), (1, "Grace", STEADY))
    assert await one == await other == "table 1"
    assert net.opened == [("Ada", "Grace")], "the one who waited longest comes first"
    assert [len(node) for node in net.nodes] == [0, 0]


async def test_two_who_begin_in_the_same_instant_play_too():
    net = Net()
    one, other = net.look(0, "Ada"), net.look(1, "Grace")
    await settled()
    assert await one == await other
    assert len(net.opened) == 1


@pytest.mark.parametrize(("strength", "seconds"), [(STEADY, 5), (SHARP, 10)])
async def test_the_longer_they_wait_the_further_apart_they_may_be(strength: Strength, seconds: int):
    net = Net()
    tasks = await later(net, (0, "Ada", GENTLE), (1, "Grace", strength))
    await net.clock.turn(seconds * SECOND - 300)
    assert not any(task.done() for task in tasks)
    await net.clock.turn(300)
    assert [await task for task in tasks] == ["table 1"] * 2


async def test_people_who_want_other_games_are_not_brought_together():
    net = Net()
    one, other = net.look(0, "Ada"), net.look(1, "Grace", edition=CLASSIC)
    await net.clock.turn(WAIT)
    assert {await one, await other} == {"table 1", "table 2"}
    assert sorted(net.opened) == [("Ada",), ("Grace",)]


async def test_after_an_offer_without_an_answer_a_person_at_the_same_node_is_found():
    net = Net()
    tasks = await later(net, (0, "Ada", STEADY))
    net.passes = lambda _: False
    tasks += await later(net, (1, "Grace", STEADY), (1, "Mary", STEADY))
    assert net.opened == []
    await net.clock.turn(ANSWER)
    assert net.opened == [("Grace", "Mary")]
    assert not tasks[0].done()
    tasks[0].cancel()


async def test_of_three_people_at_three_nodes_two_play_and_one_gets_a_bot():
    net = Net(3)
    tasks = [net.look(node, player) for node, player in enumerate(("Ada", "Grace", "Mary"))]
    await net.clock.turn(WAIT)
    assert sorted(map(len, net.opened)) == [1, 2]
    assert sorted(player for table in net.opened for player in table) == ["Ada", "Grace", "Mary"]
    assert len({await task for task in tasks}) == 2


@pytest.mark.parametrize("people", [4, 7, 20])
async def test_many_people_at_three_nodes_are_all_brought_together_in_pairs(people: int):
    net = Net(3)
    tasks = await later(net, *((number % 3, f"person {number}", STEADY) for number in range(people)))
    await net.clock.turn(WAIT)
    tables = [await task for task in tasks]
    assert sorted(map(len, net.opened)) == [1] * (people % 2) + [2] * (people // 2)
    assert all(tables.count(table) <= 2 for table in tables)
    assert len(set(tables)) == len(net.opened)


@pytest.mark.parametrize("lost", [LookingHint, OfferHint])
async def test_if_hints_are_lost_both_play_with_bots(lost: type[Hint]):
    net = Net()
    net.passes = lambda hint: not isinstance(hint, lost)
    tasks = await later(net, (0, "Ada", STEADY), (1, "Grace", STEADY))
    await net.clock.turn(WAIT)
    assert {await task for task in tasks} == {"table 1", "table 2"}
    assert sorted(net.opened) == [("Ada",), ("Grace",)]


async def test_if_an_answer_is_lost_the_search_goes_on():
    net = Net()
    net.passes = lambda hint: not isinstance(hint, AnswerHint)
    one, other = await later(net, (0, "Ada", STEADY), (1, "Grace", STEADY))
    assert await one == "table 1"
    net.passes = lambda _: True
    await net.clock.turn(ANSWER)
    third = net.look(0, "Mary")
    await settled()
    assert await other == await third == "table 2"


async def test_an_offer_to_a_person_who_is_gone_is_refused_and_the_search_goes_on():
    net = Net()
    (gone,) = await later(net, (0, "Ada", STEADY))
    gone.cancel()
    await settled()
    other, third = await later(net, (1, "Grace", STEADY), (0, "Mary", STEADY))
    assert await other == await third == "table 1"


async def test_a_table_that_cannot_be_opened_leaves_the_other_one_searching(monkeypatch: pytest.MonkeyPatch):
    net = Net()

    async def fails(_: Sequence[Search]) -> str:
        raise ServiceError("busy", "there are too many tables")

    monkeypatch.setattr(net.nodes[0], "_open_for", fails)
    one, other = await later(net, (0, "Ada", STEADY), (1, "Grace", STEADY))
    with pytest.raises(ServiceError, match="too many tables"):
        await one
    await net.clock.turn(WAIT)
    assert await other == "table 1"
    assert net.opened == [("Grace",)]


async def test_a_newer_search_at_another_node_replaces_the_older_one_of_the_same_person():
    net = Net()
    older, newer = await later(net, (0, "Ada", STEADY), (1, "Ada", STEADY))
    with pytest.raises(ServiceError, match="another window"):
        await older
    third = net.look(0, "Grace")
    await settled()
    assert await newer == await third == "table 1"


async def test_a_person_who_did_not_come_lately_plays_with_a_bot_at_every_node():
    net = Net()
    net.no_shows[0].note("Grace")
    await settled()
    tasks = await later(net, (0, "Ada", STEADY), (1, "Grace", STEADY))
    await net.clock.turn(WAIT)
    assert {await task for task in tasks} == {"table 1", "table 2"}


async def test_a_search_that_is_cancelled_while_it_is_offered_leaves_nothing():
    net = Net()
    net.passes = lambda hint: not isinstance(hint, OfferHint)
    one, other = await later(net, (0, "Ada", STEADY), (1, "Grace", STEADY))
    other.cancel()
    await net.clock.turn(ANSWER)
    assert [len(node) for node in net.nodes] == [1, 0]
    one.cancel()
    await settled()
    assert not asyncio.all_tasks() - {asyncio.current_task()}


async def test_new_identities_of_one_network_do_not_help_at_any_node():
    net = Net(3)
    for number in range(MOST_OF_NETWORK):
        player = f"Eve {number}"
        net.no_shows[1].saw(player, "192.0.2.7")
        net.no_shows[1].note(player)
    await settled()
    net.no_shows[2].saw("another Eve", "192.0.2.7")
    one, other = await later(net, (0, "Ada", STEADY)), net.look(2, "another Eve", network="192.0.2.7")
    await net.clock.turn(WAIT)
    assert await one[0] != await other


async def test_a_no_show_is_refused_by_the_node_that_knows_of_it():
    net = Net()
    net.passes = lambda hint: not isinstance(hint, MissedHint)
    net.no_shows[0].note("Grace")
    one, other = await later(net, (0, "Ada", STEADY), (1, "Grace", STEADY))
    await net.clock.turn(WAIT)
    assert await one != await other


async def test_a_late_answer_is_not_taken_for_that_of_a_newer_offer():
    net, kept, offered = Net(3), list[AnswerHint](), list[str]()

    def passes(hint: Hint) -> bool:
        if isinstance(hint, AnswerHint):
            kept.append(hint)
        elif isinstance(hint, OfferHint):
            offered.append(hint.node)
        return not isinstance(hint, AnswerHint) and offered != ["node 0", "node 1"]

    net.passes = passes
    ada, mary, grace = await later(net, (0, "Ada", GENTLE), (1, "Mary", SHARP), (2, "Grace", STEADY))
    await net.clock.turn(5_000 + ANSWER)
    assert offered == ["node 0", "node 1"], "the second offer has no answer yet"
    assert await ada == kept[0].table == "table 1"
    net.nodes[2].hear(kept[0])
    assert net.nodes[2].given("Grace", POUCH) is None
    net.passes = lambda _: True
    await net.clock.turn(WAIT)
    assert await grace == await mary == "table 2"
    assert [len(table) for table in net.opened] == [2, 2]


async def test_a_late_table_is_taken_while_nobody_else_was_asked():
    net, kept = Net(), list[AnswerHint]()

    def passes(hint: Hint) -> bool:
        if isinstance(hint, AnswerHint):
            kept.append(hint)
        return not isinstance(hint, AnswerHint)

    net.passes = passes
    one, other = await later(net, (0, "Ada", STEADY), (1, "Grace", STEADY))
    await net.clock.turn(ANSWER)
    net.nodes[1].hear(kept[0])
    assert await one == await other == "table 1"


async def test_a_table_of_another_node_is_given_again_for_a_while():
    net = Net()
    one, other = await later(net, (0, "Ada", STEADY), (1, "Grace", STEADY))
    assert await one == await other == net.nodes[1].given("Grace", POUCH)
    assert net.nodes[1].given("Grace", CLASSIC) is None
    assert net.nodes[1].given("Ada", POUCH) is None
    await net.clock.turn(GIVEN)
    assert net.nodes[1].given("Grace", POUCH) is None


async def test_a_person_who_was_offered_elsewhere_is_found_once_that_has_failed():
    net = Net(3)
    lost = list[OfferHint]()

    def passes(hint: Hint) -> bool:
        if isinstance(hint, OfferHint) and not lost:
            lost.append(hint)
            return False
        return True

    net.passes = passes
    tasks = await later(net, (0, "Ada", STEADY))
    tasks += await later(net, (1, "Grace", STEADY))
    assert lost, "Grace is kept free for an answer that does not come"
    tasks[0].cancel()
    await settled()
    tasks += await later(net, (2, "Mary", STEADY))
    await net.clock.turn(2 * ANSWER)
    assert await tasks[1] == await tasks[2] == "table 1"


async def test_searches_end_at_once_when_the_server_stops_though_one_is_offered():
    net = Net()
    net.passes = lambda hint: not isinstance(hint, OfferHint)
    one, other = await later(net, (0, "Ada", STEADY), (1, "Grace", STEADY))
    await net.clock.turn(WAIT - 500)
    for node in net.nodes:
        node.dismiss()
        await node.close()
    for task in (one, other):
        with pytest.raises(ServiceError, match="shutting down"):
            await task
    await settled()
    assert not asyncio.all_tasks() - {asyncio.current_task()}


def test_a_hint_with_an_unknown_strength_is_no_message():
    hint = OfferHint("", "node", "to", "search", "Ada", "", "en", STEADY, 0)
    text = msgspec.json.encode(Message("node", (hint,)))
    assert msgspec.json.decode(text, type=Message) == Message("node", (hint,))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text.replace(b"steady", b"divine"), type=Message)
