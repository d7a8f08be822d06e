"""What every edition promises, whichever it is."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import is_dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.conformance.editions import FIXTURES
from tests.conformance.fixture import EditionFixture
from tests.replacing import replace
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import AdvanceClock, ExtendClock, Pause, Start, Stored, Wake
from ubongo.editions.contract.refusals import Reason, Refusal
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.contract.stats import SolveRecord
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.match import AnyMatch, new_match
from ubongo.editions.parts.intermission import Intermission
from ubongo.editions.parts.race_events import TaskSolved
from ubongo.editions.registry import EDITIONS, edition_named
from ubongo.formats.codec import Codec
from ubongo.formats.log import Entry
from ubongo.structs import Struct
from ubongo.tables.headless.simulate import Played, Simulation, played, replayed, simulated

MOST_STEPS = 2_000
each_table = pytest.mark.parametrize(
    ("fixture", "chosen"),
    [
        pytest.param(fixture, chosen, id=f"{name}-{number}")
        for name, fixture in FIXTURES.items()
        for number, chosen in enumerate(fixture.settings)
    ],
)
each_edition = pytest.mark.parametrize("fixture", [pytest.param(c, id=name) for name, c in FIXTURES.items()])


def a_setup(fixture: EditionFixture, chosen: GameSettings, strength: Strength = Strength.STEADY) -> Simulation:
    return Simulation(
        edition=fixture.edition,
        settings=chosen,
        boards=fixture.boards(chosen),
        strengths=(strength,) * chosen.seats,
    )


@cache
def a_game(fixture: EditionFixture, chosen: GameSettings) -> Played:
    """The game of steady bots that several tests look at."""
    return played(a_setup(fixture, chosen), bytes(32))


def states(setup: Simulation, entries: Iterable[Entry]) -> Iterator[Any]:
    """The state before the first entry and after each one."""
    match: AnyMatch = new_match(setup.edition, setup.settings, setup.boards)
    yield match.state
    for entry in entries:
        match = match.after(entry.events)
        yield match.state


def test_every_registered_edition_has_a_fixture():
    assert {name: fixture.edition for name, fixture in FIXTURES.items()} == EDITIONS


def test_an_unknown_edition_is_reported_with_the_known_ones():
    with pytest.raises(ValueError, match="unknown edition 'chess'; known: pouch"):
        edition_named("chess")


@each_edition
def test_the_table_sends_four_commands_and_all_others_have_a_seat(fixture: EditionFixture):
    commands = set(fixture.edition.rules.commands)
    assert commands >= {Start, Wake, ExtendClock}
    for command in commands - {Start, Wake, ExtendClock, AdvanceClock}:
        assert "seat" in command.__struct_fields__


@each_edition
def test_commands_events_and_settings_are_frozen(fixture: EditionFixture):
    for kind in (*fixture.edition.rules.commands, *fixture.edition.rules.events):
        assert issubclass(kind, Struct)
        assert kind.__struct_config__.frozen
    assert is_dataclass(fixture.edition.meta.settings)
    assert vars(fixture.edition.meta.settings)["__dataclass_params__"].frozen
    assert hasattr(fixture.edition.meta.settings, "__slots__")


@each_edition
def test_kinds_have_unique_names(fixture: EditionFixture):
    kinds = (*fixture.edition.rules.commands, *fixture.edition.rules.events)
    assert len({kind.kind for kind in kinds}) == len(kinds)


def reasons() -> Iterator[Reason]:
    for kind in Reason.__subclasses__():
        yield from kind


def test_refusals_have_unique_codes_and_name_a_rule():
    codes = [reason.code for reason in reasons()]
    assert len(set(codes)) == len(codes)
    assert all(reason.rule for reason in reasons())


@each_table
def test_everything_in_a_log_goes_through_the_codec_unchanged(fixture: EditionFixture, chosen: GameSettings):
    codec = Codec((*fixture.edition.rules.commands, *fixture.edition.rules.events))
    for entry in a_game(fixture, chosen).entries:
        for value in (entry.command, *entry.events):
            assert codec.value(codec.plain(value)) == value


@each_table
def test_no_seat_solves_more_than_it_faces(fixture: EditionFixture, chosen: GameSettings):
    faced: Counter[Seat] = Counter()
    solved: Counter[Seat] = Counter()
    setup = a_setup(fixture, chosen)
    edition, match = setup.edition, new_match(setup.edition, setup.settings, setup.boards)
    game = a_game(fixture, chosen)
    for entry in game.entries:
        for state, event, _ in match.steps(entry.events):
            faced.update(edition.stats.faced(state, event))
            solved.update(one.seat for one in edition.stats.solved(state, event))
        match = match.after(entry.events)
        assert all(solved[seat] <= faced[seat] for seat in solved)
    assert faced.keys() == set(range(chosen.seats))
    assert solved.total() > 0
    assert (Counter(game.faced), Counter(one.seat for one in game.solved)) == (faced, solved)


@each_table
def test_only_solved_tasks_have_records(fixture: EditionFixture, chosen: GameSettings):
    setup = a_setup(fixture, chosen)
    entries = a_game(fixture, chosen).entries
    before: tuple[SolveRecord, ...] = ()
    for state in states(setup, entries):
        kept = fixture.edition.stats.records(state).solves
        assert kept[: len(before)] == before, "what is kept stays"
        before = kept
    elapsed = Counter(event.elapsed for entry in entries for event in entry.events if isinstance(event, TaskSolved))
    assert not Counter(solve.elapsed for solve in before) - elapsed


@each_table
def test_a_game_may_wait_for_absent_players_exactly_during_an_intermission(
    fixture: EditionFixture, chosen: GameSettings
):
    match = new_match(fixture.edition, chosen, fixture.boards(chosen))
    for entry in a_game(fixture, chosen).entries:
        match = match.after(entry.events)
        assert fixture.edition.rules.is_intermission(match.state) == isinstance(match.state.phase, Intermission)


@each_table
def test_the_same_seed_gives_the_same_games(fixture: EditionFixture, chosen: GameSettings):
    setup = a_setup(fixture, chosen)
    assert [game.entries for game in simulated(setup, 2, 5)] == [game.entries for game in simulated(setup, 2, 5)]


@each_table
def test_a_bot_has_the_same_intention_whenever_it_is_asked(fixture: EditionFixture, chosen: GameSettings):
    setup = a_setup(fixture, chosen)
    edition = fixture.edition
    entries = a_game(fixture, chosen).entries
    for number, state in islice(enumerate(states(setup, entries)), 1, len(entries), 5):
        for after in (0, 700):
            at = entries[number - 1].at
            due = edition.rules.deadline(state)
            if due is not None and at + after > due:
                continue
            first, later = (edition.rules.view(state, Seat(0), Millis(instant)) for instant in (at, at + after))
            intention, again = (edition.bots.intention(view, Strength.SHARP, Random(3)) for view in (first, later))
            assert edition.bots.phase_key(first) == edition.bots.phase_key(later)
            assert (intention is None) == (again is None)
            if intention is not None and again is not None:
                assert intention.command == again.command
                assert again.after == max(intention.after - after, 0)
                assert [step for step in again.steps if step.after] == [
                    replace(step, after=step.after - after) for step in intention.steps if step.after > after
                ]


@each_table
def test_the_shown_steps_of_a_bot_precede_its_action(fixture: EditionFixture, chosen: GameSettings):
    setup = a_setup(fixture, chosen)
    entries = a_game(fixture, chosen).entries
    for number, state in islice(enumerate(states(setup, entries)), 1, len(entries), 5):
        view = fixture.edition.rules.view(state, Seat(0), entries[number - 1].at)
        intention = fixture.edition.bots.intention(view, Strength.GENTLE, Random(number))
        if intention is not None:
            times = [step.after for step in intention.steps]
            assert times == sorted(set(times))
            assert all(0 <= time < intention.after for time in times)
            assert all(step.placed >= 0 for step in intention.steps)


@each_table
@pytest.mark.parametrize("idle", [False, True], ids=["played", "idle"])
def test_a_view_never_differs_when_only_hidden_things_differ(fixture: EditionFixture, chosen: GameSettings, idle: bool):
    setup = a_setup(fixture, chosen)
    rng = Random(1)
    entries = (played(replace(setup, strengths=()), bytes(32)) if idle else a_game(fixture, chosen)).entries
    for number, state in enumerate(states(setup, entries)):
        at = entries[number - 1].at if number else Millis(0)
        for audience in (None, *(Seat(seat) for seat in range(len(setup.strengths)))):
            twin = fixture.disguised(state, audience, rng)
            assert fixture.edition.rules.view(state, audience, at) == fixture.edition.rules.view(twin, audience, at)


@each_table
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))])
def test_every_game_ends_under_random_play(fixture: EditionFixture, chosen: GameSettings, seed: int):
    table = Table(fixture, chosen, bytes([seed] * 32))
    rng = Random(seed)
    table.do(Start(), Millis(0))
    for _ in range(MOST_STEPS):
        if table.outcome is not None:
            break
        table.do(rng.choice(table.sensible(rng)), table.now)
        due = table.match.deadline
        if due is not None and rng.random() < 0.3:
            table.do(Wake(), due)
        table.now = Millis(table.now + rng.randrange(5_000))
    assert table.outcome is not None
    assert table.outcome.ending in table.edition.meta.endings
    assert set(table.outcome.winners) <= set(range(len(table.outcome.points)))
    assert table.outcome.winners


class Table:
    """A table that keeps a log, and looks at every promise after every command."""

    def __init__(self, fixture: EditionFixture, chosen: GameSettings, seed: bytes) -> None:
        self.setup = a_setup(fixture, chosen)
        self.edition = fixture.edition
        self.seed = seed
        self.match: AnyMatch = new_match(self.edition, chosen, self.setup.boards)
        self.now = Millis(0)
        self.log: list[Entry] = []

    @property
    def seats(self) -> range:
        return range(len(self.setup.strengths))

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def do(self, command: Stored, at: Millis) -> Refusal | None:
        answer = self.match.decided(command, at, self.setup.secret(self.seed))
        assert answer == self.match.decided(command, at, self.setup.secret(self.seed)), "decide is deterministic"
        if isinstance(answer, Refusal):
            return answer
        assert answer, "what is accepted has a consequence"
        assert {type(event) for event in answer} <= set(self.edition.rules.events)
        assert tuple(self.match.broken_invariants(answer)) == ()
        self.now = max(self.now, at)
        self.log.append(Entry(self.match.next_seq, at, command, answer))
        self.match = self.match.after(answer)
        return None

    def sensible(self, rng: Random) -> list[Stored]:
        """Possible commands: the intentions of bots, and every command that needs only a seat.

        Pauses are rare, because they do not lead to the end of a game.
        """
        views = [self.match.view(Seat(seat), self.now) for seat in self.seats]
        meant = [self.edition.bots.intention(view, Strength.SHARP, rng) for view in views]
        kinds: tuple[type[Any], ...] = self.edition.rules.commands
        bare = [kind for kind in kinds if kind.__struct_fields__ == ("seat",) and kind is not Pause]
        if Pause in kinds and rng.random() < 0.02:
            return [Pause(Seat(rng.choice(self.seats)))]
        return [
            *(intention.command for intention in meant if intention is not None),
            *(kind(Seat(rng.choice(self.seats))) for kind in bare),
        ]


def arbitrary_commands(fixture: EditionFixture) -> st.SearchStrategy[Stored]:
    """Commands of any content, most of them nonsense."""
    kinds: tuple[type[Stored], ...] = fixture.edition.rules.commands
    return st.sampled_from(kinds).flatmap(st.from_type)


class ArbitraryPlay(RuleBasedStateMachine):
    """Any command at any instant in any state that can be reached."""

    table: Table
    fixture: EditionFixture

    @initialize(name=st.sampled_from(sorted(FIXTURES)), data=st.data(), seed=st.integers(0, 3), idle=st.booleans())
    def sit_down(self, name: str, data: st.DataObject, seed: int, idle: bool):
        """Start anywhere in a game of bots, or in one without any players."""
        self.fixture = FIXTURES[name]
        chosen = data.draw(st.sampled_from(self.fixture.settings))
        self.table = Table(self.fixture, chosen, bytes([seed] * 32))
        setup = replace(self.table.setup, strengths=()) if idle else self.table.setup
        entries = played(setup, self.table.seed).entries
        for entry in entries[: data.draw(st.integers(0, len(entries)))]:
            assert self.table.do(entry.command, entry.at) is None

    def instants(self) -> st.SearchStrategy[Millis]:
        due = self.table.match.deadline or self.table.now
        near = st.integers(-200, 200)
        return st.one_of(
            near.map(lambda offset: Millis(self.table.now + offset)),
            near.map(lambda offset: Millis(due + offset)),
            st.integers(0, 2**53).map(Millis),
        )

    @rule(data=st.data())
    def anything(self, data: st.DataObject):
        command = data.draw(arbitrary_commands(self.fixture))
        before = self.table.state
        if self.table.do(command, data.draw(self.instants())) is not None:
            assert self.table.state is before

    @rule(data=st.data(), rng=st.randoms(use_true_random=False), after=st.integers(0, 40_000))
    def something_sensible(self, data: st.DataObject, rng: Random, after: int):
        command = data.draw(st.sampled_from(self.table.sensible(Random(rng.random()))))
        self.table.do(command, Millis(self.table.now + after))

    @rule()
    def start(self):
        self.table.do(Start(), self.table.now)

    @rule(by=st.integers(1, 100_000))
    def extend_clock(self, by: int):
        due = self.table.match.deadline
        if self.table.do(ExtendClock(Millis(by)), self.table.now) is None and due is not None:
            assert self.table.match.deadline == due + by

    @precondition(lambda self: self.table.match.deadline is not None)
    @rule(early=st.integers(1, 10_000))
    def wake_on_time(self, early: int):
        due = self.table.match.deadline
        assert due is not None
        assert isinstance(self.table.do(Wake(), Millis(due - early)), Refusal), "too early"
        assert self.table.do(Wake(), due) is None, "on time"
        new = self.table.match.deadline
        assert new is None or new >= due

    @precondition(lambda self: self.table.match.deadline is None)
    @rule(at=st.integers(0, 2**53))
    def wake_in_vain(self, at: int):
        assert isinstance(self.table.do(Wake(), Millis(at)), Refusal)

    @invariant()
    def a_game_that_is_over_takes_nothing(self):
        if hasattr(self, "table") and self.table.outcome is not None:
            for kind in (Start(), Wake(), ExtendClock(Millis(1))):
                assert isinstance(self.table.do(kind, self.table.now), Refusal)

    @invariant()
    def every_audience_has_a_view(self):
        if hasattr(self, "table"):
            audiences = (None, *map(Seat, self.table.seats), Seat(99))
            views = [self.table.match.view(audience, self.table.now) for audience in audiences]
            assert len({self.table.edition.bots.phase_key(view) for view in views}) == 1

    def teardown(self):
        if hasattr(self, "table"):
            assert replayed(self.table.setup, tuple(self.table.log)) == self.table.state


TestArbitraryPlay = pytest.mark.slow(ArbitraryPlay.TestCase)
TestArbitraryPlay.settings = settings(
    max_examples=60,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=(HealthCheck.too_slow, HealthCheck.filter_too_much),
)
