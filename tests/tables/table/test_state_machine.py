"""State machine of a table: players, clocks, duplicates, a second process, a failing disk, and restarts."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.tables.fixtures import SEED, FlakyStore, a_table, right_claim
from tests.tables.hand_clock import START, HandClock
from ubongo.editions.contract.commands import ExtendClock, Start, Wake
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.match import AnyMatch, new_match
from ubongo.editions.parts.gem_race.state import Racing
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.editions.secret import Scheme, Secret
from ubongo.formats.log import Entry
from ubongo.tables.storage.store import StoreError
from ubongo.tables.table.command_handler import Answer
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table

Done = TypeVar("Done")
NODES = 2
nodes = st.integers(0, NODES - 1)
seats = st.integers(0, 1)
lags = st.integers(0, 400)


class TableOfManyNodes(RuleBasedStateMachine):
    """Two processes share a table; whatever one of them has acknowledged is permanent for both."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.store = FlakyStore()
        self.clock = HandClock()
        self.acknowledged: dict[str, tuple[int, object]] = {}
        self.count = 0
        self.nodes: list[Table] = []
        self.entries: list[Entry] = []
        self.matches: list[AnyMatch] = []

    def done(self, work: Coroutine[Any, Any, Done]) -> Done:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        self.loop.close()

    @initialize(glass=st.sampled_from((30_000, None)))
    def open(self, glass: int | None):
        self.glass = glass
        self.nodes = [self.loaded() for _ in range(NODES)]
        self.done(self.carry_out(0, Start()))

    def loaded(self) -> Table:
        return self.done(a_table(self.store, self.clock, glass=self.glass))

    async def carry_out(self, node: int, command: object) -> Answer | None:
        """The answer of that node; None if it could not be stored."""
        self.count += 1
        name = f"command-{self.count}"
        try:
            answer = await self.nodes[node].handle(command, name)
        except StoreError:
            return None
        if isinstance(answer, Applied):
            self.acknowledged[name] = (answer.seq, command)
        return answer

    def claim(self, node: int, seat: int, lag: int = 0) -> object:
        """A correct claim during a race, otherwise an incorrect one."""
        table = self.nodes[node]
        phase = table.state.phase
        if isinstance(phase, Racing) and Seat(seat) in phase.race.seats:
            return Claim(Seat(seat), right_claim(table, seat).placements, Millis(lag))
        return Claim(Seat(seat), ())

    @rule(node=nodes)
    def start(self, node: int):
        self.done(self.carry_out(node, Start()))

    @rule(node=nodes, seat=seats, lag=lags)
    def solve(self, node: int, seat: int, lag: int):
        self.done(self.carry_out(node, self.claim(node, seat, lag)))

    @rule(node=nodes, seat=seats)
    def call_falsely(self, node: int, seat: int):
        before = self.done(self.store.rows(self.nodes[node].id, 0))
        assert not isinstance(self.done(self.carry_out(node, Claim(Seat(seat), ()))), Applied)
        assert self.done(self.store.rows(self.nodes[node].id, 0)) == before

    @rule(node=nodes, seat=seats)
    def give_up(self, node: int, seat: int):
        self.done(self.carry_out(node, GiveUp(Seat(seat))))

    @rule(node=nodes, seat=seats)
    def get_ready(self, node: int, seat: int):
        self.done(self.carry_out(node, Ready(Seat(seat))))

    @rule(node=nodes, rounds=st.integers(1, 9), solver=seats)
    def hurry_on(self, node: int, rounds: int, solver: int):
        for _ in range(rounds):
            self.wait_for_the_deadline(node)
            self.done(self.carry_out(node, self.claim(node, solver)))
            self.done(self.carry_out(node, GiveUp(Seat(1 - solver))))
            for seat in (0, 1):
                self.done(self.carry_out(node, Ready(Seat(seat))))

    @rule(by=st.integers(0, 2_000))
    def wait(self, by: int):
        self.clock.set(self.clock.now() + by)

    @rule(by=st.integers(-5_000, -1))
    def put_the_clock_back(self, by: int):
        self.clock.set(max(self.clock.now() + by, START))

    @rule(node=nodes)
    def wait_for_the_deadline(self, node: int):
        self.done(self.nodes[node].log.refresh())
        due = self.nodes[node].deadline
        if due is not None:
            self.clock.set(max(self.clock.now(), due))
            assert isinstance(self.done(self.carry_out(node, Wake())), Applied | None)

    @rule()
    def both_wake(self):
        due = self.nodes[0].deadline
        if due is not None:
            self.clock.set(max(self.clock.now(), due))
        self.together(Wake(), Wake())

    @rule(data=st.data())
    def both_act_at_once(self, data: st.DataObject):
        choices = [
            (self.claim(node, 0), self.claim(node, 1), Ready(Seat(node)), GiveUp(Seat(node)), Wake())
            for node in range(NODES)
        ]
        self.together(*(data.draw(st.sampled_from(commands)) for commands in choices))

    def together(self, *commands: object) -> None:
        async def work() -> None:
            await asyncio.gather(*(self.carry_out(node, command) for node, command in enumerate(commands)))

        self.done(work())

    @precondition(lambda self: bool(self.acknowledged))
    @rule(data=st.data(), node=nodes, other=st.booleans())
    def send_again(self, data: st.DataObject, node: int, other: bool):
        name = data.draw(st.sampled_from(sorted(self.acknowledged)))
        seq, command = self.acknowledged[name]
        assert self.done(self.nodes[node].handle(Start() if other else command, name)) == Applied(seq)

    @rule(node=nodes, command=st.sampled_from((Start(), Wake(), Ready(Seat(0)), GiveUp(Seat(1)))))
    def act_while_the_disk_is_full(self, node: int, command: object):
        self.done(self.nodes[node].log.refresh())
        before = self.nodes[node].state
        self.store.fails = True
        answer = self.done(self.carry_out(node, command))
        self.store.fails = False
        assert answer is None or isinstance(answer, Refusal)
        assert self.nodes[node].state is before

    @rule(node=nodes)
    def restart(self, node: int):
        self.nodes[node] = self.loaded()

    @rule(node=nodes, by=st.integers(1, 100_000))
    def restart_after_an_outage(self, node: int, by: int):
        self.done(self.nodes[node].log.refresh())
        before = self.nodes[node].view(Seat(0))
        last_at = self.nodes[node].log.last_at
        self.clock.set(max(self.clock.now(), last_at) + by)
        self.nodes[node] = self.loaded()
        # As in the service: at most the time since the last entry.
        if isinstance(self.done(self.carry_out(node, ExtendClock(Millis(by)))), Applied):
            after = self.nodes[node].view(Seat(0))
            assert (after.stage, after.remaining_ms, after.elapsed_ms) == (
                before.stage,
                before.remaining_ms,
                before.elapsed_ms,
            )

    @rule(node=nodes)
    def look(self, node: int):
        for audience in (None, Seat(0), Seat(1)):
            self.nodes[node].view(audience)

    @invariant()
    def what_was_acknowledged_is_in_the_log(self):
        if not self.nodes:
            return
        entries = self.done(self.nodes[0].log.entries())
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)
        for seq, command in self.acknowledged.values():
            assert entries[seq - 1].command == command
        assert len(entries) == len(self.acknowledged), "everything in the log was published"

    @invariant()
    def the_log_is_what_the_rules_say_and_each_node_is_what_its_part_of_the_log_says(self):
        if not self.nodes:
            return
        table = self.nodes[0]
        entries = list(self.done(table.log.entries()))
        if not self.matches:
            self.matches = [new_match(table.edition, table.state.settings, table.state.boards)]
        assert entries[: len(self.entries)] == self.entries, "what is in the log stays as it is"
        for entry in entries[len(self.entries) :]:
            match = self.matches[-1]
            assert match.decided(entry.command, entry.at, Secret(SEED, Scheme.BY_ENTRY)) == entry.events
            assert tuple(match.broken_invariants(entry.events)) == ()
            self.matches.append(match.after(entry.events))
        self.entries = entries
        for node in self.nodes:
            assert node.state == self.matches[node.seq].state


TestTableOfManyNodes = pytest.mark.slow(TableOfManyNodes.TestCase)
TestTableOfManyNodes.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
