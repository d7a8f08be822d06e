"""Attacks of a cheating host, who owns secret, deck and log, and can make every hash again.

Each is named by the verification, or listed in what it does not prove, or named if a player's head is given.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from random import Random

import pytest
from msgspec import structs

from tests.attacks.forgery import Json, chained, encoded, head_of, with_checksums
from tests.attacks.host import (
    BOT,
    GUEST,
    HOST,
    SECRET,
    Host,
    Impatient,
    Pausing,
    Step,
    entry_where,
    honest,
    honest_file,
    setup_of,
)
from tests.replacing import replace
from ubongo.editions.classic.commands import PlacePawn
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import AdvanceClock, ExtendClock, Stored
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.secret import Scheme, purpose_generator
from ubongo.editions.shares import SKIP, Notes, Shares, hashed
from ubongo.formats.discrepancies import DeckProof, Head
from ubongo.formats.game_file import GameFileError, decode, encode
from ubongo.formats.proof import proof
from ubongo.formats.standard_decks import standard_deck
from ubongo.formats.terms import read_terms
from ubongo.formats.verification import ClockExtension, ExcusedDelay, LeftOut, Promise, Verification, verification
from ubongo.puzzles.boards.deck import BoardDeck
from ubongo.puzzles.deck_kinds import FLAT_DECK
from ubongo.tables.headless.simulate import Simulation, played

CHANGED = "the hash of {} is not the one that was seen in the game: this or something earlier was changed"
OTHER_START = "entry 1: Start leads to other events than those in the log"


def found(game: Json, head: Head | None = None) -> Verification:
    return verification(decode(encoded(game)), head)


def named(game: Json, head: Head | None = None) -> str | None:
    return found(game, head).discrepancy


def of_file(data: bytes, head: Head | None = None) -> Verification:
    return verification(decode(data), head)


def kept(game: Json) -> Head:
    """The head that every player's client has kept at the end of that game."""
    return head_of(game, len(game["entries"]))


def dice(game: Json) -> list[int]:
    return [
        event["symbol"] for entry in game["entries"] for event in entry["events"] if event["kind"] == "round-started"
    ]


def swapped(values: list[object], one: int, other: int) -> None:
    values[one], values[other] = values[other], values[one]


# Extensions of the clock.


class Extending(Host):
    """Extends the clock by 1 ms, several times, before the boards of round 4 are dealt."""

    times = 0

    def inserted(self, until: Millis) -> Iterator[Step]:
        if self.times and self.now + 2 * self.times < until and len(self.match.reveals) == 4 and self._rests():
            for number in range(self.times):
                yield Millis(self.now + 2 * number + 2), ExtendClock(Millis(1)), None
            self.times = 0

    def _rests(self) -> bool:
        return self.match.edition.rules.is_intermission(self.match.state)


def test_extensions_slipped_in_move_no_die_and_are_listed():
    host = Extending(setup_of("pouch"))
    host.times = 5
    game = host.game()
    report = found(game)
    first = next(entry["seq"] for entry in game["entries"] if entry["command"]["kind"] == "give-back")
    assert report.discrepancy is None
    assert report.extensions == tuple(ClockExtension(first + number, Millis(1)) for number in range(5))
    assert dice(game) == dice(honest())


def of_scheme_1(secret: bytes) -> Verification:
    return of_file(scheme_1(secret))


def scheme_1(secret: bytes) -> bytes:
    setup = replace(setup_of("pouch"), deck=None, chains=())
    game = played(setup, secret)
    return encode(
        edition="pouch",
        settings=setup.settings,
        boards=setup.boards,
        deck=honest()["terms"]["deck"]["checksum"],
        seed=secret,
        names=setup.names,
        entries=game.entries,
    )


@pytest.mark.parametrize("by", [Millis(2_000), Millis(90_000)])
def test_an_extension_longer_than_the_silence_is_named(by: Millis):
    class Generous(Host):
        done = False

        def inserted(self, until: Millis) -> Iterator[Step]:
            if not self.done and len(self.log) == 2 and until > self.now + 1_000:
                self.done = True
                yield Millis(self.now + 1_000), ExtendClock(by), None

    assert of_file(Generous(setup_of("pouch")).file()).discrepancy == (
        f"entry 3: {by} ms are given back after a silence of 1000 ms"
    )


def test_an_extension_of_nothing_or_less_is_refused_by_the_rules():
    game = honest()
    entry: Json = {"seq": 3, "at": 4_000, "command": {"kind": "give-back", "by": -500}, "events": []}
    game["entries"][2:] = [entry, *({**later, "seq": later["seq"] + 1} for later in game["entries"][2:])]
    assert named(chained(game)) == "entry 3: the rules refuse ExtendClock: nothing-to-give-back (R7)"


# Decks, boards and grades.


def reorder(game: Json) -> None:
    swapped(game["boards"]["boards"], 0, 1)


def raise_grade(game: Json) -> None:
    for board in game["boards"]["boards"]:
        for task in board["tasks"]:
            task["grade"] = 5.0


@pytest.mark.parametrize("change", [reorder, raise_grade])
def test_other_boards_or_grades_than_those_of_the_shipped_deck_are_named(change: Callable[[Json], None]):
    game = honest()
    deck = game["terms"]["deck"]["checksum"]
    change(game)
    assert named(with_checksums(game)) == f"the boards or their grades are not those of deck {deck[:12]}"


@pytest.mark.parametrize("change", [reorder, raise_grade])
def test_boards_changed_without_their_checksum_are_no_file(change: Callable[[Json], None]):
    game = honest()
    change(game)
    with pytest.raises(GameFileError, match="the checksum is wrong"):
        named(game)


def test_boards_of_another_checksum_than_the_terms_are_named():
    game = honest()
    game["terms"]["deck"]["boards"] = "0" * 64
    assert named(chained(game)) == "the boards are not those of the terms"


def test_another_origin_in_the_part_with_the_boards_is_no_file():
    game = honest()
    game["boards"]["seed"] = 7
    with pytest.raises(GameFileError, match="must hold the boards as played, and nothing else"):
        named(with_checksums(game))


@pytest.mark.slow
def test_a_deck_checksum_of_zeros_changes_all_chance():
    game = honest()
    game["terms"]["deck"]["checksum"] = "0" * 64
    report = found(chained(game))
    assert (report.deck, report.discrepancy) == (DeckProof.UNKNOWN, OTHER_START)


@pytest.mark.parametrize(("field", "value"), [("generator", "by hand"), ("seed", 12)])
def test_another_origin_of_the_shipped_deck_is_named(field: str, value: object):
    game = honest()
    game["terms"]["deck"][field] = value
    checksum = game["terms"]["deck"]["checksum"]
    assert named(chained(game)) == f"deck {checksum[:12]} was made otherwise than the terms say"


@pytest.mark.slow
def test_a_deck_whose_boards_were_chosen_is_reported_as_unknown():
    deck = standard_deck(FLAT_DECK)
    report = of_file(Host(setup_of("pouch", deck=replace(deck, seed=deck.seed + 1))).file())
    assert (report.discrepancy, report.deck) == (None, DeckProof.UNKNOWN)


def test_a_deck_that_its_seed_does_not_make_is_reported_as_unknown(monkeypatch: pytest.MonkeyPatch):
    deck = standard_deck(FLAT_DECK)

    def generated(_kind: str, seed: int) -> BoardDeck:
        return replace(deck, seed=seed)

    monkeypatch.setattr("ubongo.formats.discrepancies._generated", generated)
    forged = replace(deck, seed=3, boards=tuple(low_grades(deck)))
    report = of_file(Host(setup_of("pouch", deck=forged)).file())
    assert (report.discrepancy, report.deck) == (None, DeckProof.UNKNOWN)
    made = of_file(Host(setup_of("pouch", deck=replace(deck, seed=3))).file())
    assert (made.discrepancy, made.deck) == (None, DeckProof.MADE_AGAIN)


def low_grades(deck: BoardDeck) -> Iterator[object]:
    for board in deck.boards:
        yield replace(board, tasks=tuple(replace(task, grade=1.0) for task in board.tasks))


# The secret, and what is drawn from it.


def test_another_secret_is_named():
    game = honest()
    game["seed"] = "00" * 32
    assert named(chained(game)) == "the seed is not the one whose hash was published"


def test_a_secret_chosen_after_the_game_changes_all_chance():
    game = honest()
    game["seed"], game["terms"]["secret"] = "00" * 32, sha256(bytes(32)).hexdigest()
    assert named(chained(game)) == OTHER_START


FACE = 5
GROUND = 40
GAMES = 300


def first_die(setup: Simulation, secret: bytes, guest: str | None) -> int:
    notes = setup.first_notes(setup.secret(secret))
    assert notes.terms is not None
    shares = (guest, *setup.shares(0)[1:])
    return purpose_generator(setup.secret(secret).key(notes.terms, [shares]), "round/1/die").randrange(6)


@cache
def ground(setup: Simulation, guess: str | None) -> bytes:
    """The first of many secrets that gives the wanted die if the guest's share is the guessed one."""
    secrets = (bytes([number]) * 32 for number in range(GROUND))
    return next(secret for secret in secrets if first_die(setup, secret, guess) == FACE)


def test_a_ground_secret_gives_the_wanted_die_only_as_often_as_any_other():
    rng = Random(87)
    setup = setup_of("pouch")
    secret = ground(setup, "00" * 32)
    faces = Counter(first_die(setup, secret, rng.randbytes(32).hex()) for _ in range(GAMES))
    assert first_die(setup, secret, "00" * 32) == FACE
    assert all(30 < faces[face] < 70 for face in range(6)), faces


def test_a_ground_secret_helps_only_if_the_honest_share_is_left_out_and_that_is_listed():
    class Alone(Host):
        def shares(self, reveal: int) -> Shares:
            return (None, *super().shares(reveal)[1:])

    setup = setup_of("pouch")
    host = Alone(setup, ground(setup, None))
    game = host.game()
    report = found(game)
    assert dice(game)[0] == FACE
    assert report.discrepancy is None
    assert report.left_out == tuple(LeftOut(reveal, GUEST) for reveal in range(9))
    assert report.promise is Promise.ONE


def test_another_game_with_the_same_shares_is_named_by_the_head_that_a_player_kept():
    other = Host(setup_of("pouch"), bytes(32)).game()
    for seq in (0, 1, 12, len(other["entries"])):
        where = f"entry {seq}" if seq else "the terms"
        assert named(other, head_of(honest(), seq)) == CHANGED.format(where)
        assert named(honest(), head_of(honest(), seq)) is None
    assert named(other) is None
    assert named(other, kept(honest())) == "the game has 59 entries, but the head is of entry 60"


def test_a_game_of_scheme_1_instead_is_reported_as_one_and_named_by_a_kept_head():
    assert of_scheme_1(SECRET).discrepancy is None
    assert of_file(scheme_1(SECRET), kept(honest())).discrepancy == (
        "a game of scheme 1 has no hash chain, so it is not the one with that head"
    )


@pytest.mark.parametrize("seq", [-1, 10_000])
def test_a_head_of_an_entry_that_the_game_does_not_have_is_named(seq: int):
    game = honest()
    assert (
        named(game, (seq, "0" * 64)) == f"the game has {len(game['entries'])} entries, but the head is of entry {seq}"
    )


# The log and its hashes.


def remove(game: Json) -> None:
    del game["entries"][5]


def renumber(game: Json) -> None:
    for seq, entry in enumerate(game["entries"], start=1):
        entry["seq"] = seq


def remove_and_renumber(game: Json) -> None:
    remove(game)
    renumber(game)


def repeat(game: Json) -> None:
    game["entries"].insert(6, dict(game["entries"][5]))
    renumber(game)


def reorder_entries(game: Json) -> None:
    swapped(game["entries"], 5, 6)
    renumber(game)


def end_early(game: Json) -> None:
    del game["entries"][-1]


def append(game: Json) -> None:
    game["entries"].append({**game["entries"][-1], "seq": len(game["entries"]) + 1})


def rewrite(game: Json) -> None:
    game["entries"][2]["events"][0]["elapsed"] = 1


@pytest.mark.parametrize(
    ("change", "alone", "chain_remade"),
    [
        (remove, "entry 7 does not have the hash", "entry 7 is at position 6"),
        (remove_and_renumber, "entry 6 does not have the hash", "entry 7: shares are revealed, but no round begins"),
        (repeat, "entry 7 does not have the hash", "entry 7: the rules refuse Ready: already-ready (R10)"),
        (reorder_entries, "entry 6 does not have the hash", "entry 7 is earlier than the one before"),
        (end_early, "the outcome is not what the log leads to", "the outcome is not what the log leads to"),
        (append, "does not have the hash", "comes after the end of the game"),
        (rewrite, "entry 3 does not have the hash", "entry 3: Claim leads to other events than those in the log"),
    ],
)
def test_entries_removed_inserted_moved_or_rewritten_are_named(
    change: Callable[[Json], None], alone: str, chain_remade: str
):
    game = honest()
    change(game)
    assert alone in str(named(game))
    assert chain_remade in str(named(chained(game)))


# Settings, names, seats, outcome.


def other_glass(game: Json) -> None:
    game["terms"]["settings"]["glass"] = 90_000


def other_pause(game: Json) -> None:
    game["terms"]["settings"]["pause"] = 10_000


def other_names(game: Json) -> None:
    seats = game["terms"]["seats"]
    seats[0]["name"], seats[1]["name"] = seats[1]["name"], seats[0]["name"]


def other_seats(game: Json) -> None:
    swapped(game["terms"]["seats"], 0, 1)


def other_table(game: Json) -> None:
    game["terms"]["table"] = "another"


def faster_bots(game: Json) -> None:
    game["terms"]["bots_pace"] = 2_000


def stronger_bot(game: Json) -> None:
    game["terms"]["seats"][BOT]["bot"] = "sharp"


def without_commitment(game: Json) -> None:
    game["terms"]["seats"][GUEST]["commitment"] = None


def fewer_seats(game: Json) -> None:
    del game["terms"]["seats"][BOT]
    del game["outcome"]["points"][BOT]


def bot_with_commitment(game: Json) -> None:
    game["terms"]["seats"][BOT]["commitment"] = "0" * 64


def other_scheme(game: Json) -> None:
    game["terms"]["scheme"] = 3


def other_winner(game: Json) -> None:
    game["outcome"]["winners"] = [seat for seat in range(3) if seat not in game["outcome"]["winners"]]


def other_points(game: Json) -> None:
    game["outcome"]["points"][GUEST] += 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (other_glass, OTHER_START),
        (other_pause, OTHER_START),
        (other_names, OTHER_START),
        (other_seats, "the share of seat 1 in reveal 0 is not the one that was committed to"),
        (other_table, OTHER_START),
        (faster_bots, OTHER_START),
        (stronger_bot, OTHER_START),
        (without_commitment, "the share of seat 1 in reveal 0 is not the one that was committed to"),
        (fewer_seats, "the terms have 2 seats, the settings 3"),
        (bot_with_commitment, "the bot in seat 3 has committed to a share"),
        (other_scheme, "the terms are of scheme 3, but only scheme 2 has terms"),
        (other_winner, "the outcome is not what the log leads to"),
        (other_points, "the outcome is not what the log leads to"),
    ],
)
def test_other_terms_or_another_outcome_are_named(change: Callable[[Json], None], words: str):
    game = honest()
    change(game)
    assert named(chained(game)) == words


# Shares.


class Withholding(Host):
    """Leaves out the guest's shares of some reveals."""

    reveals: tuple[int, ...] = (3, 4)

    def shares(self, reveal: int) -> Shares:
        guest, *others = super().shares(reveal)
        return (None if reveal in self.reveals else guest, *others)


def test_a_share_left_out_is_listed():
    report = of_file(Withholding(setup_of("pouch")).file())
    assert report.discrepancy is None
    assert report.left_out == (LeftOut(3, GUEST), LeftOut(4, GUEST))
    assert (len(report.reveals), report.reveals[3][0], report.reveals[5][0]) == (
        9,
        None,
        setup_of("pouch").shares(5)[0],
    )


def test_a_share_left_out_after_the_game_changes_the_chance_of_its_round():
    game = honest()
    number = entry_where(game, "start")
    game["entries"][number]["shares"][GUEST] = None
    assert named(chained(game)) == OTHER_START


@pytest.mark.parametrize(
    ("replaced", "share"),
    [(0, "00" * 32), (4, "00" * 32), (4, setup_of("pouch").shares(5)[0]), (5, setup_of("pouch").shares(4)[0])],
)
def test_a_share_that_its_player_did_not_commit_to_is_named(replaced: int, share: str):
    class Replacing(Host):
        def shares(self, reveal: int) -> Shares:
            guest, *others = super().shares(reveal)
            return (share if reveal == replaced else guest, *others)

    words = of_file(Replacing(setup_of("pouch")).file()).discrepancy
    assert words == f"the share of seat 1 in reveal {replaced} is not the one that was committed to"


def test_a_share_of_a_bot_is_named():
    class Adding(Host):
        def shares(self, reveal: int) -> Shares:
            return (*super().shares(reveal)[:2], "00" * 32)

    words = of_file(Adding(setup_of("pouch")).file()).discrepancy
    assert words == "the share of seat 3 in reveal 0 is not the one that was committed to"


def test_shares_for_too_many_seats_are_named():
    class Widening(Host):
        def shares(self, reveal: int) -> Shares:
            return (*super().shares(reveal), "00" * 32)

    assert of_file(Widening(setup_of("pouch")).file()).discrepancy == "reveal 0 has 4 shares for 3 seats"


def shares_in(game: Json, number: int, reveal: int) -> None:
    game["entries"][number]["shares"] = list(setup_of("pouch").shares(reveal))


def test_shares_where_no_round_begins_are_named():
    game = honest()
    shares_in(game, 2, 1)
    for reveal, number in enumerate(rounds(game)[1:], start=2):
        shares_in(game, number, reveal)
    assert named(chained(game)) == "entry 3: shares are revealed, but no round begins"


def test_shares_for_each_round_of_a_game_with_one_committed_player_are_named():
    game = json.loads(Host(setup_of("pouch", people=1)).file())
    assert found(game).discrepancy is None
    number = rounds(game)[1]
    game["entries"][number]["shares"] = [setup_of("pouch").shares(1)[0], None, None]
    assert named(chained(game)) == f"entry {number + 1}: shares are revealed, but no round begins"


def rounds(game: Json) -> list[int]:
    """The index of each entry that begins a round."""
    return [
        number
        for number, entry in enumerate(game["entries"])
        if any(event["kind"] == "round-started" for event in entry["events"])
    ]


def test_a_round_without_shares_is_named():
    game = honest()
    number = rounds(game)[-1]
    del game["entries"][number]["shares"]
    assert named(chained(game)) == f"entry {number + 1}: a round begins without the players' shares"


def test_a_start_without_shares_is_named():
    game = honest()
    del game["entries"][0]["shares"]
    assert named(chained(game)) == "the game does not start with the players' shares"


# Bots.


class Steering(Host):
    """Changes what the bot does in the first race."""

    by = Millis(0)
    command: Stored | None = None
    never = False
    label: str | None = "steady"

    def planned(self, seat: Seat, at: Millis, command: Stored) -> tuple[Millis, Stored] | None:
        if seat != BOT or not isinstance(command, Claim) or len(self.match.reveals) > 1:
            return at, command
        return None if self.never else (Millis(at + self.by), self.command or command)

    def mark(self, seat: Seat, command: Stored) -> str | None:
        return self.label if seat == BOT else super().mark(seat, command)


def test_what_the_first_bot_does_honestly_is_computed_again():
    assert of_file(honest_file("pouch")).bot_commands == 15
    assert entry_where(honest(), "claim", seat=BOT) == 3


def test_a_bot_that_gives_up_instead_of_solving_is_named():
    host = Steering(setup_of("pouch"))
    host.command = GiveUp(BOT)
    assert of_file(host.file()).discrepancy == "entry 4: the bot in seat 3 does something else than its chance gives"


@pytest.mark.parametrize("by", [-6, -5_000])
def test_a_bot_that_acts_early_is_named(by: int):
    host = Steering(setup_of("pouch"))
    host.by = Millis(by)
    assert of_file(host.file()).discrepancy == f"entry 4: the bot in seat 3 acts {-by} ms before its chance lets it"


@pytest.mark.parametrize("by", [3_001, 20_000])
def test_a_bot_that_acts_late_is_named(by: int):
    seq = entry_where(Late(by).game(), "claim", seat=BOT) + 1
    words = of_file(Late(by).file()).discrepancy
    assert words == f"entry {seq}: the bot in seat 3 acts {by} ms after its chance lets it"


class Late(Steering):
    def __init__(self, by: int) -> None:
        super().__init__(setup_of("pouch"))
        self.by = Millis(by)


@pytest.mark.parametrize("by", [-5, 3_000])
def test_a_bot_within_what_a_busy_server_explains_is_not_named(by: int):
    assert of_file(Late(by).file()).discrepancy is None


def test_a_bot_that_does_not_act_is_named():
    host = Steering(setup_of("pouch"))
    host.never = True
    words = of_file(host.file()).discrepancy
    assert words == "entry 5: the bot in seat 3 did not act, though its chance let it 21238 ms before"


def test_a_bot_that_had_not_acted_before_an_outage_is_named():
    class Outage(Steering):
        never = True
        done = False

        def inserted(self, until: Millis) -> Iterator[Step]:
            if not self.done and until > 46_000:
                self.done = True
                yield Millis(46_000), ExtendClock(Millis(500)), None

    words = of_file(Outage(setup_of("pouch")).file()).discrepancy
    assert words == "entry 4: the bot in seat 3 did not act, though its chance let it 3738 ms before"


class Restarted(Host):
    """A server whose bots are four times as fast, and which restarts 4 s after the first boards are shown.

    Then it has forgotten when the race started, and scales only what is left of the bots' times.
    """

    pace = 4
    counts_anew = True
    _started = Millis(0)
    _phase = ""

    def first_notes(self) -> Notes:
        notes = self.setup.first_notes(self.secret)
        assert notes.terms is not None
        terms, _ = read_terms(notes.terms.text)
        return replace(notes, terms=structs.replace(terms, bots_pace=1000 * self.pace).as_terms())

    def planned(self, seat: Seat, at: Millis, command: Stored) -> tuple[Millis, Stored] | None:
        phase = self.setup.edition.bots.phase_key(self.match.view(None, self.now))
        is_extended = isinstance(self.log[-1].command, ExtendClock)
        if phase != self._phase or (is_extended and self.counts_anew):
            self._phase, self._started = phase, self.now
        return Millis(round(self._started + (at - self._started) / self.pace)), command

    def inserted(self, until: Millis) -> Iterator[Step]:
        if len(self.log) == 2 and until > 7_000:
            yield Millis(7_000), ExtendClock(Millis(1_000)), None


@pytest.mark.parametrize("counts_anew", [True, False])
def test_fast_bots_of_a_server_that_restarted_or_stalled_are_not_named(counts_anew: bool):
    host = Restarted(setup_of("pouch", people=0))
    host.counts_anew = counts_anew
    report = of_file(host.file())
    assert (report.discrepancy, len(report.extensions)) == (None, 1)
    assert report.bot_commands > 30


# Skipped time, and pauses.


@pytest.mark.parametrize("edition", ["pouch", "classic", "three-d", "cards"])
def test_a_host_who_ends_the_glass_while_only_bots_are_at_it_is_honest(edition: str):
    host = Impatient(setup_of(edition))
    assert of_file(host.file()).discrepancy is None
    assert any(isinstance(entry.command, AdvanceClock) for entry in host.log)


def test_time_that_is_skipped_past_a_bot_is_named():
    host = Impatient(setup_of("pouch"))
    host.over = Millis(6)
    words = of_file(host.file()).discrepancy
    assert words is not None
    assert words.endswith("time is skipped up to 6 ms after the bot in seat 3 would act")


def test_time_that_is_skipped_while_a_person_is_at_it_is_named():
    host = Impatient(setup_of("pouch"))
    host.others = frozenset({HOST, BOT})
    words = of_file(host.file()).discrepancy
    assert words is not None
    assert words.endswith("time is skipped while the player in seat 2 is still at it")


def test_a_pause_is_honest_without_other_people_only():
    assert of_file(Pausing(setup_of("pouch", people=1)).file()).discrepancy is None
    words = of_file(Pausing(setup_of("pouch")).file()).discrepancy
    assert words == "entry 3: the game is paused, though 2 people play"


def test_a_bot_of_another_strength_is_named():
    game = honest()
    game["entries"][3]["bot"] = "sharp"
    assert named(chained(game)) == "entry 4: the bot in seat 3 is steady, not sharp"


def test_a_bot_that_is_skipped_as_if_absent_is_named():
    host = Steering(setup_of("pouch"))
    host.command, host.label = GiveUp(BOT), SKIP
    assert of_file(host.file()).discrepancy == "entry 4: the bot in seat 3 is steady, not skip"


def test_a_bot_marked_as_a_person_is_named():
    host = Steering(setup_of("pouch"))
    host.label = None
    words = "entry 4: seat 3 is a bot's, but its command is not marked as one of a bot"
    assert of_file(host.file()).discrepancy == words


def test_a_command_of_the_table_marked_as_one_of_a_bot_is_named():
    game = honest()
    game["entries"][1]["bot"] = "steady"
    assert named(chained(game)) == "entry 2: a command of the table is marked as one of a bot"


class StandIn(Host):
    """Marks every command of the guest as one of a bot."""

    strength = "sharp"

    def mark(self, seat: Seat, command: Stored) -> str | None:
        return self.strength if seat == GUEST else super().mark(seat, command)


def test_a_bot_that_acts_for_a_person_is_listed():
    report = of_file(StandIn(setup_of("pouch")).file())
    assert (report.discrepancy, report.stand_ins) == (None, (GUEST,))


@pytest.mark.parametrize(
    ("strength", "words"),
    [
        ("gentle", "entry 3: the bot in seat 1 acts 25541 ms before its chance lets it"),
        ("brilliant", "entry 3: there is no bot of strength 'brilliant'"),
        (SKIP, "entry 3: the table acts for seat 1 as it may not"),
    ],
)
def test_a_bot_that_solves_for_a_person_otherwise_than_a_bot_is_named(strength: str, words: str):
    host = StandIn(setup_of("pouch"))
    host.strength = strength
    assert of_file(host.file()).discrepancy == words


def test_giving_up_for_a_person_is_listed():
    class Skipping(Host):
        def planned(self, seat: Seat, at: Millis, command: Stored) -> tuple[Millis, Stored] | None:
            return (at, GiveUp(seat)) if seat == GUEST and isinstance(command, Claim) else (at, command)

        def mark(self, seat: Seat, command: Stored) -> str | None:
            return SKIP if isinstance(command, GiveUp) else super().mark(seat, command)

    report = of_file(Skipping(setup_of("pouch")).file())
    assert (report.discrepancy, report.stand_ins) == (None, (GUEST,))


# What only the players' kept heads can show.


class Lagging(Host):
    """Excuses 100 ms of the host's claims."""

    def planned(self, seat: Seat, at: Millis, command: Stored) -> tuple[Millis, Stored] | None:
        if seat == HOST and isinstance(command, Claim):
            return at, replace(command, lag=Millis(100))
        return at, command


class Giving(Host):
    """Gives up for the guest, as if the guest had."""

    def planned(self, seat: Seat, at: Millis, command: Stored) -> tuple[Millis, Stored] | None:
        return (at, GiveUp(seat)) if seat == GUEST and isinstance(command, Claim) else (at, command)


class Delaying(Host):
    """Writes the guest's claims down a second later than they arrived."""

    def planned(self, seat: Seat, at: Millis, command: Stored) -> tuple[Millis, Stored] | None:
        return (Millis(at + 1_000), command) if seat == GUEST and isinstance(command, Claim) else (at, command)


WORD_OF_THE_SERVER = {
    "lag is invented": lambda: Lagging(setup_of("pouch")),
    "all instants are shifted": lambda: Host(setup_of("pouch"), now=5_000),
    "a player's claim is delayed": lambda: Delaying(setup_of("pouch")),
    "a player's command is invented": lambda: Giving(setup_of("pouch")),
    "a share is left out": lambda: Withholding(setup_of("pouch")),
    "the clock is extended": lambda: Extending(setup_of("pouch"), now=1),
    "other names are agreed": lambda: Host(setup_of("pouch", people=1)),
    "another seat's shares are agreed": lambda: Host(setup_of("pouch", shares=1)),
    "other settings are agreed": lambda: Host(setup_of("pouch", PouchSettings(seats=3, matched=False))),
}
"""What is consistent if the forger plays the game anew with all shares known, and makes every hash."""


@pytest.mark.parametrize("name", WORD_OF_THE_SERVER)
def test_a_consistent_forgery_is_named_by_the_head_that_a_player_kept(name: str):
    forged = WORD_OF_THE_SERVER[name]().game()
    game = honest()
    assert forged != game
    assert named(forged) is None
    assert named(forged, kept(game)) is not None
    common = min(len(game["entries"]), len(forged["entries"]))
    assert named(forged, head_of(game, common)) == CHANGED.format(f"entry {common}")


def test_lag_beyond_the_cap_is_not_excused():
    class Long(Lagging):
        def planned(self, seat: Seat, at: Millis, command: Stored) -> tuple[Millis, Stored] | None:
            if seat == HOST and isinstance(command, Claim):
                return at, replace(command, lag=Millis(60_000))
            return at, command

    game = Long(setup_of("pouch")).game()
    claim = game["entries"][entry_where(game, "claim", seat=HOST)]
    (solved, *_) = claim["events"]
    assert claim["command"]["lag"] == 60_000
    assert claim["at"] - 3_000 - solved["elapsed"] == 150


@pytest.mark.parametrize(("lag", "excused"), [(0, None), (100, 100), (60_000, 150)])
def test_the_longest_delay_that_was_excused_is_listed(lag: int, excused: int | None):
    class Measuring(Host):
        def planned(self, seat: Seat, at: Millis, command: Stored) -> tuple[Millis, Stored] | None:
            if seat == HOST and isinstance(command, Claim):
                return at, replace(command, lag=Millis(lag))
            return at, command

    report = found(Measuring(setup_of("pouch")).game())
    assert report.discrepancy is None
    assert report.delays == (() if excused is None else (ExcusedDelay(HOST, Millis(excused)),))


def test_an_honest_game_of_every_edition_verifies_with_its_last_head():
    for edition in ("pouch", "classic", "three-d", "cards", "solo"):
        game = honest(edition)
        report = found(game, kept(game))
        assert (report.discrepancy, report.scheme, report.deck) == (None, Scheme.BY_PURPOSE, DeckProof.SHIPPED)
        assert (report.left_out, report.extensions, report.stand_ins) == ((), (), ())


def test_a_start_that_is_not_the_first_entry_is_named():
    game = honest()
    game["entries"][0]["command"] = {"kind": "wake"}
    assert named(chained(game)) == "the game does not start with the players' shares"


def test_one_chain_of_shares_in_two_seats_is_named():
    setup = setup_of("pouch")
    chain, *_ = setup.chains
    report = of_file(Host(replace(setup, chains=(chain, chain))).file())
    assert report.discrepancy == "two seats have the same commitment"


def unchanged(_game: Json) -> None:
    pass


def without_any_share(game: Json) -> None:
    for entry in game["entries"]:
        if "shares" in entry:
            entry["shares"] = [None] * len(entry["shares"])


def with_another_person(game: Json) -> None:
    game["terms"]["seats"][BOT]["bot"] = None


def with_one_share_at_a_time(game: Json) -> None:
    for number, entry in enumerate(entry for entry in game["entries"] if "shares" in entry):
        entry["shares"][number % 2] = None


def with_one_share_missing(game: Json) -> None:
    entry = next(entry for entry in game["entries"][1:] if "shares" in entry)
    entry["shares"][GUEST] = None


@pytest.mark.parametrize(
    ("change", "promise"),
    [
        (unchanged, Promise.EVERYBODY),
        (with_another_person, Promise.SEVERAL),
        (with_one_share_missing, Promise.MOST_ROUNDS),
        (with_one_share_at_a_time, Promise.ONE),
        (without_commitment, Promise.ONE),
        (without_any_share, Promise.NONE),
    ],
    ids=["everybody", "several", "most-rounds", "one-at-a-time", "one", "none"],
)
def test_nothing_is_promised_that_the_shares_do_not_give(change: Callable[[Json], None], promise: Promise):
    game = honest("pouch")
    change(game)
    assert found(game).promise is promise


def test_the_commitments_of_the_terms_are_those_of_the_players():
    game = honest()
    shares = setup_of("pouch").shares(0)
    assert [seat["commitment"] for seat in game["terms"]["seats"]] == [
        None if share is None else hashed(share) for share in shares
    ]
    assert [seat["bot"] for seat in game["terms"]["seats"]] == [None, None, Strength.STEADY.value]


def test_a_round_without_shares_has_no_chance_to_compare():
    game = honest()
    number = rounds(game)[-1]
    del game["entries"][number]["shares"]
    items = [item for item in proof(decode(encoded(chained(game)))) if item.seq == number + 1]
    assert {item.kind for item in items} == {"die", "deal"}
    assert all(item.seed_says == () and not item.equal for item in items)


def test_a_deck_of_another_generator_is_not_made_again():
    deck = replace(standard_deck(FLAT_DECK), generator="by hand")
    report = of_file(Host(setup_of("pouch", deck=deck)).file())
    assert (report.discrepancy, report.deck) == (None, DeckProof.UNKNOWN)


def test_a_bot_that_places_its_pawn_elsewhere_is_named():
    class Elsewhere(Host):
        def planned(self, seat: Seat, at: Millis, command: Stored) -> tuple[Millis, Stored] | None:
            if seat == BOT and isinstance(command, PlacePawn):
                return at, replace(command, row=0 if command.row else 1)
            return at, command

    words = of_file(Elsewhere(setup_of("classic")).file()).discrepancy
    assert words == "entry 3: the bot in seat 3 does something else than its chance gives"
