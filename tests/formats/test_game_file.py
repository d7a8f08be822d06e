"""Finished games as files."""

import json
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.boards import boards, checksum
from tests.editions.pouch.table import dealt
from tests.golden.games import GAMES
from tests.replacing import replace
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.formats.game_file import MOST_BYTES, GameFileError, decode, encode
from ubongo.formats.log import Entry
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.verification import verify

Json: TypeAlias = dict[str, Any]
GAME = next(golden for golden in GAMES if golden.name == "plain-win").path.read_bytes()


def changed(change: Callable[[Json], object]) -> bytes:
    """The golden plain win with one thing changed."""
    game: Json = json.loads(GAME)
    change(game)
    return json.dumps(game).encode()


def put(value: object, *path: str | int) -> Callable[[Json], object]:
    def change(game: Any) -> None:
        for step in path[:-1]:
            game = game[step]
        game[path[-1]] = value

    return change


def without(*path: str | int) -> Callable[[Json], object]:
    def change(game: Any) -> None:
        for step in path[:-1]:
            game = game[step]
        del game[path[-1]]

    return change


def end_again(game: Json) -> None:
    entries = game["entries"]
    entries.append({**entries[-1], "seq": len(entries) + 1})


def names_last(game: Json) -> None:
    game["names"] = game.pop("names")


def again(game: RecordedGame) -> bytes:
    return encode(
        edition=game.edition.name,
        settings=game.settings,
        boards=game.boards,
        deck=game.deck,
        seed=game.secret.seed,
        names=game.names,
        entries=game.entries,
    )


def test_a_game_is_read_as_it_was_written():
    assert again(decode(GAME)) == GAME


def test_whitespace_and_the_order_of_fields_do_not_matter():
    assert decode(changed(names_last)) == decode(GAME)


@pytest.mark.parametrize("field", [b'"edition":', b'"seq":1', b'"seed":', b'"version":'])
def test_a_file_with_a_key_twice_is_refused(field: bytes):
    key, _, rest = field.partition(b":")
    planted = GAME.replace(field, key + b":" + (rest or b"7") + b"," + field, 1)
    assert planted != GAME
    with pytest.raises(GameFileError, match=r"is there twice|not a game"):
        decode(planted)


def test_the_file_names_the_deck_the_boards_came_from():
    assert decode(GAME).deck == checksum()
    assert decode(GAME).boards == boards("3")


def test_every_entry_is_on_its_own_line():
    lines = GAME.decode().splitlines()
    assert sum(line.startswith('{"seq":') for line in lines) == len(decode(GAME).entries)


def test_a_running_game_is_not_exported():
    hand = dealt(2)
    with pytest.raises(ValueError, match="has not ended"):
        encode(
            edition="pouch",
            settings=PouchSettings(seats=2),
            boards=hand.boards,
            deck=checksum(),
            seed=hand.seed,
            names=("A", "B"),
            entries=hand.log,
        )


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "not a game"),
        (b"\x7fELF\x00\x01", "not a game"),
        (b"{", "not a game"),
        (b"[]", "not a game"),
        (b"[" * 100_000, "not a game"),
        (b'{"format":"ubongo-deck","version":1}', "this reads ubongo-game 1 and 2, not 'ubongo-deck' 1"),
        (b'{"format":"ubongo-game","version":3}', "this reads ubongo-game 1 and 2, not 'ubongo-game' 3"),
        (b" " * (MOST_BYTES + 1), "at most"),
        (GAME[:-10], "not a game"),
        (GAME + b"{}", "not a game"),
        (changed(put("chess", "edition")), "unknown edition 'chess'"),
        (changed(put(1, "surplus")), "unknown field `surplus`"),
        (changed(put("00", "seed")), "not a game"),
        (changed(put("Z" * 64, "seed_hash")), "not a game"),
        (changed(put(5, "settings", "seats")), "1 to 4 players, not 5"),
        (changed(put("x", "settings", "seats")), "Expected `int`"),
        (changed(put(1, "settings", "surplus")), "settings must have all their fields and no others"),
        (changed(without("settings", "glass")), "settings must have all their fields and no others"),
        (changed(put(5, "settings", "glass")), "glass must be 30000 to 300000 ms or null, not 5"),
        (changed(put(["A"], "names")), "1 names for 4 seats"),
        (changed(put(["A" * 41] * 4, "names")), "not a game"),
        (changed(put([], "entries")), "not a game"),
        (changed(put(-1, "entries", 3, "at")), "not a game"),
        (changed(put("dance", "entries", 3, "command", "kind")), "entry 4: unknown kind 'dance'"),
        (changed(put({"kind": "task-solved"}, "entries", 3, "command")), "entry 4: unknown kind 'task-solved'"),
        (changed(put({"kind": "start"}, "entries", 3, "events", 0)), "entry 4: unknown kind 'start'"),
        (changed(put(1, "entries", 3, "command", "surplus")), "entry 4"),
        (changed(put("x", "entries", 3, "events", 0, "seat")), "entry 4: task-solved"),
        (
            changed(put(1, "entries", 3, "events", 0, "placements", 0, "surplus")),
            "entry 4: task-solved has unknown fields",
        ),
        (changed(put(3, "boards", "boards", 0, "tasks", 0, "solutions")), "the checksum is wrong"),
        (changed(put({}, "boards")), "not a deck"),
        (GAME.replace(b'"names":["', b'"names":["\xc3', 1), "not a game"),
        (changed(put(None, "outcome")), "not a game"),
        (changed(put(1, "outcome", "surplus")), "outcome must have all their fields and no others"),
    ],
)
def test_input_that_is_not_a_game_is_reported_in_one_line(data: bytes, words: str):
    with pytest.raises(GameFileError) as caught:
        decode(data)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 1_000


@pytest.mark.slow
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_decoded_or_reported(data: bytes):
    with pytest.raises(GameFileError):
        decode(data)


@given(st.data())
def test_a_game_with_one_byte_changed_is_refused_or_detected(data: st.DataObject):
    place = data.draw(st.integers(0, len(GAME) - 1))
    byte = data.draw(st.integers(32, 126))
    forged = GAME[:place] + bytes([byte]) + GAME[place + 1 :]
    try:
        game = decode(forged)
    except GameFileError:
        return
    same = decode(GAME)
    assert game == same or verify(game) is not None or is_free(game, same)


def is_free(game: RecordedGame, same: RecordedGame) -> bool:
    """Whether only names, the deck's checksum or the instant of a command that decides nothing differ."""
    return (_undated(game.entries), game.boards, game.settings, game.outcome) == (
        _undated(same.entries),
        same.boards,
        same.settings,
        same.outcome,
    )


def _undated(entries: tuple[Entry, ...]) -> list[tuple[object, ...]]:
    return [(entry.seq, entry.command, entry.events) for entry in entries]


CLAIM = next(number for number, entry in enumerate(json.loads(GAME)["entries"]) if entry["command"]["kind"] == "claim")
ROUND_END = next(
    number for number, entry in enumerate(json.loads(GAME)["entries"]) if entry["events"][-1]["kind"] == "round-ended"
)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (put("0" * 64, "seed"), "the seed is not the one whose hash was published"),
        (put("0" * 64, "seed_hash"), "the seed is not the one whose hash was published"),
        (put(3, "entries", 1, "seq"), "entry 3 is at position 2"),
        (put(0, "entries", 4, "at"), "entry 5 is earlier than the one before"),
        (put(5, "entries", 0, "events", 1, "symbol"), "entry 1: Start leads to other events"),
        (put(3, "entries", 0, "events", 0, "first_roller"), "entry 1: Start leads to other events"),
        (put("ruby", "entries", ROUND_END, "events", -1, "takings", 0, "bag"), "leads to other events"),
        (put([3, 2, 1, 0], "entries", ROUND_END, "events", -1, "ranking"), "leads to other events"),
        (put([], "entries", CLAIM, "command", "placements"), "the rules refuse Claim: not-a-tiling, uncovered (R12)"),
        (put(1, "entries", CLAIM, "events", 0, "elapsed"), "Claim leads to other events"),
        (put([0], "outcome", "winners"), "the outcome is not what the log leads to"),
        (put("shared", "outcome", "ending"), "the outcome is not what the log leads to"),
        (without("entries", -1), "the outcome is not what the log leads to"),
        (without("entries", 7), "entry 9 is at position 8"),
        (end_again, "comes after the end of the game"),
    ],
)
def test_every_change_is_detected(change: Callable[[Json], object], words: str):
    found = verify(decode(changed(change)))
    assert found is not None
    assert words in found


def test_unsolvable_boards_are_detected():
    first, *others = boards("3")
    wrong = replace(first, tasks=others[0].tasks)
    found = verify(replace(decode(GAME), boards=(wrong, *others)))
    assert found is not None
    assert found.startswith("card 1, side 3")
