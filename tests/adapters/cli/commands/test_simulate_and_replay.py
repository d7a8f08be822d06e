"""`ubongo simulate` and `ubongo replay`."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.attacks.forgery import head_of
from tests.attacks.host import honest, honest_file
from tests.golden import cards, classic, pouch
from tests.golden.games import GAMES
from tests.golden.golden_game import FOLDER, Golden
from ubongo.adapters.cli.app import run
from ubongo.adapters.cli.commands import simulate as simulate_command
from ubongo.editions.contract.settings import described
from ubongo.editions.registry import EDITIONS
from ubongo.formats.game_file import decode
from ubongo.formats.verification import verify
from ubongo.tables.headless.simulate import Played, Simulation, simulated

PLAIN = FOLDER / "plain-win.json"


def output_of(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = run(words)
    out, err = capsys.readouterr()
    return code, out, err


def counted(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    code, out, err = output_of(capsys, "simulate", "--json", *words)
    assert (code, err, out.count("\n")) == (0, "", 1)
    return json.loads(out)


def test_simulate_reports_how_the_games_ended(capsys: pytest.CaptureFixture[str]):
    answer = counted(capsys, "--edition", "pouch", "--players", "2", "--games", "5", "--seed", "7")
    assert list(answer) == ["games", "finished", "broken_invariants", "games_per_second", "endings", "strengths"]
    assert (answer["games"], answer["finished"], answer["broken_invariants"]) == (5, 5, 0)
    assert list(answer["endings"]) == ["plain", "tie-break", "shared"]
    assert sum(answer["endings"].values()) == 5


@pytest.mark.slow
def test_the_same_seed_simulates_the_same_games(capsys: pytest.CaptureFixture[str]):
    first, again = (counted(capsys, "--players", "2", "--games", "9", "--seed", "7") for _ in range(2))
    assert first["endings"] == again["endings"]


@pytest.mark.parametrize(
    "words",
    [("--side", "4"), ("--glass", "0"), ("--glass", "30"), ("--strength", "sharp"), ("--strength", "gentle,sharp")],
)
def test_simulate_plays_with_the_settings_given(capsys: pytest.CaptureFixture[str], words: tuple[str, ...]):
    assert counted(capsys, "--players", "2", "--games", "1", *words)["finished"] == 1


def test_simulate_prints_text_for_people_too(capsys: pytest.CaptureFixture[str]):
    code, out, _ = output_of(capsys, "simulate", "--players", "1", "--games", "1")
    assert code == 0
    assert out.startswith("1 games, 1 finished")
    assert "plain 1, tie-break 0, shared 0\nno broken invariants\nsteady: solves " in out


@pytest.mark.slow
def test_simulate_reports_how_each_strength_did(capsys: pytest.CaptureFixture[str]):
    words = ("--players", "3", "--games", "10", "--strength", "gentle,sharp,gentle")
    strengths = counted(capsys, *words)["strengths"]
    assert list(strengths) == ["gentle", "sharp"]
    assert list(strengths["sharp"]) == ["games", "wins_share", "solved_share", "median_solve_s"]
    assert (strengths["gentle"]["games"], strengths["sharp"]["games"]) == (20, 10)
    assert 2 * strengths["gentle"]["wins_share"] + strengths["sharp"]["wins_share"] == pytest.approx(1, abs=0.001)
    _, out, _ = output_of(capsys, "simulate", *words)
    assert out.splitlines()[-2].startswith("gentle: wins ")
    assert out.splitlines()[-1].startswith(" sharp: wins ")


@pytest.mark.parametrize("mode", ["count", "time", "practice"])
def test_simulate_plays_solo_runs(capsys: pytest.CaptureFixture[str], mode: str):
    answer = counted(
        capsys, "--edition", "solo", "--players", "1", "--games", "2", "--setting", f"mode={mode}", "--side", "4"
    )
    assert answer["endings"][mode] == 2


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--edition", "chess"), "unknown edition 'chess'; known: pouch"),
        (("--players", "5"), "pouch is for 1 to 4 players, not 5"),
        (("--players", "x"), "--players"),
        (("--games", "0"), "from 1 to 1000000 games, not 0"),
        (("--side", "5"), "side must be 3 or 4, not '5'"),
        (("--glass", "5"), "glass must be 30000 to 300000 ms or null, not 5000"),
        (("--glass", "-1"), "glass must be 30000 to 300000 ms or null, not -1000"),
        (("--edition", "solo"), "solo is for 1 player, not 4"),
        (("--setting", "pause"), "a setting is name=value, not 'pause'"),
        (("--setting", "color=red"), "pouch has no color to choose"),
        (("--setting", "seats=3"), "the number of seats follows from the players"),
        (("--setting", "pause=-1"), "pause must be 0 to 120000 ms, not -1"),
        (("--strength", "mad"), "unknown strength 'mad'; known: gentle, steady, sharp"),
        (("--strength", "sharp,sharp"), "one strength, or 4, not 2"),
    ],
)
def test_simulate_reports_bad_input_in_one_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], complaint: str
):
    code, out, err = output_of(capsys, "simulate", *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert complaint in err


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_simulate_exports_games_that_verify(capsys: pytest.CaptureFixture[str], tmp_path: Path, edition: str):
    players = str(min(2, EDITIONS[edition].meta.seats[-1]))
    folder = tmp_path / "deep" / "games"
    answer = counted(
        capsys,
        "--edition",
        edition,
        "--players",
        players,
        "--games",
        "10",
        "--strength",
        "sharp",
        "--export",
        str(folder),
    )
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"{number:02}.json" for number in range(1, 11)]
    games = [decode(file.read_bytes()) for file in files]
    assert all(verify(game) is None for game in games)
    assert Counter(game.outcome.ending for game in games) == {key: n for key, n in answer["endings"].items() if n}
    assert games[0].names == tuple(f"sharp {number}" for number in range(1, int(players) + 1))
    assert output_of(capsys, "replay", "--verify", str(files[0]))[0] == 0


def test_simulate_exports_into_a_new_or_empty_folder_only(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    words = ("simulate", "--games", "1", "--export", str(tmp_path))
    assert output_of(capsys, *words)[0] == 0
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    code, out, err = output_of(capsys, *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert f"{tmp_path} is not an empty folder" in err
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before
    (file,) = before
    code, _, err = output_of(capsys, *words[:-1], str(file))
    assert (code, err.count("\n")) == (2, 1)
    assert "is not an empty folder" in err
    code, _, err = output_of(capsys, *words[:-1], str(file / "below"))
    assert (code, err.count("\n")) == (2, 1)


def test_an_interrupted_simulation_reports_what_was_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    def interrupted(setup: Simulation, games: int, seed: int) -> Iterator[Played]:
        yield from simulated(setup, 2, seed)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate_command, "simulated", interrupted)
    code, out, _ = output_of(capsys, "simulate", "--json", "--players", "1", "--games", "50")
    assert code == 130
    assert json.loads(out)["games"] == 2


def test_broken_invariants_fail_a_simulation(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    def broken(setup: Simulation, games: int, seed: int) -> Iterator[Played]:
        for _ in range(games):
            yield Played(seed=bytes(32), entries=(), outcome=None, broken=("a gem is lost",) * 8)

    monkeypatch.setattr(simulate_command, "simulated", broken)
    code, out, _ = output_of(capsys, "simulate", "--games", "3")
    assert code == 1
    assert "24 broken invariants" in out
    assert out.count("a gem is lost") == 10


@pytest.mark.parametrize("golden", [pytest.param(golden, id=golden.name) for golden in GAMES])
def test_replay_narrates_every_golden_game(capsys: pytest.CaptureFixture[str], golden: Golden):
    code, out, err = output_of(capsys, "replay", str(golden.path), "--verify")
    assert (code, err) == (0, "")
    assert "Verified: " in out


@pytest.mark.rule("R18")
@pytest.mark.rule("R19")
def test_replay_names_the_handicaps_of_the_seats(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    words = ("--players", "3", "--games", "1", "--export", str(tmp_path / "games"))
    handicaps = ("--setting", "extra_time_1=30000", "--setting", "own_side_1=4", "--setting", "own_side_2=3")
    assert output_of(capsys, "simulate", *words, *handicaps)[0] == 0
    (path,) = (tmp_path / "games").iterdir()
    _, out, _ = output_of(capsys, "replay", str(path))
    assert out.splitlines()[0] == "Handicap of steady 2: 30 s of extra time and boards for 4 pieces"
    assert out.count("Handicap of") == 1
    _, plain, _ = output_of(capsys, "replay", str(path), "--json")
    assert json.loads(plain)["handicaps"] == [{"seat": 1, "extra_time_ms": 30_000, "side": "4"}]
    _, plain, _ = output_of(capsys, "replay", str(PLAIN), "--json")
    assert "handicaps" not in json.loads(plain)


def test_a_name_that_looks_like_markup_is_printed_as_it_is(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    game = json.loads(PLAIN.read_bytes())
    game["names"][0] = "Bo [/b] [red]"
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game))
    code, out, err = output_of(capsys, "replay", str(path), "--verify")
    assert (code, err) == (0, "")
    assert "Bo [/b] [red]" in out


def test_replay_counts_the_chance_that_it_has_verified(capsys: pytest.CaptureFixture[str]):
    _, out, _ = output_of(capsys, "replay", str(PLAIN), "--verify")
    assert "76 entries decided again, and 1 first roller, 1 pile, 9 dice, 9 deals, 27 draws drawn again." in out
    _, out, _ = output_of(capsys, "replay", str(PLAIN))
    assert "drawn again" not in out


@pytest.mark.parametrize("golden", [pytest.param(golden, id=golden.name) for golden in pouch.GAMES])
def test_replay_narrates_a_game_of_pouch_round_by_round(capsys: pytest.CaptureFixture[str], golden: Golden):
    _, out, _ = output_of(capsys, "replay", str(golden.path))
    assert all(f"Round {number} " in out for number in range(1, 10))
    assert "points" in out


def test_replay_shows_die_boards_times_gems_and_points(capsys: pytest.CaptureFixture[str]):
    _, out, _ = output_of(capsys, "replay", str(PLAIN))
    _, plain, _ = output_of(capsys, "replay", str(PLAIN), "--json")
    game = json.loads(plain)
    race = game["races"][0]
    winner = next(board for board in race["boards"] if board["rank"] == 1)
    heading, _, first = (line.split() for line in out.splitlines()[:3])
    assert heading == ["Round", "1", game["names"][race["roller"]], "rolls", race["symbol"]]
    assert first == [
        "1",
        game["names"][winner["seat"]],
        str(winner["card"]),
        *winner["pieces"],
        f"{winner['elapsed_ms'] / 1000:.2f}",
        "s",
        *winner["gems"],
        str(race["points"][winner["seat"]]),
    ]


@pytest.mark.parametrize(
    ("name", "ending"),
    [
        ("plain-win", "{} wins with {} points."),
        ("photo-finish", "{} wins with {} points, by the tie-break."),
        ("shared-win", "{} win together with {} points, after three fruitless tie-breaks."),
    ],
)
def test_replay_reports_who_won_and_how(capsys: pytest.CaptureFixture[str], name: str, ending: str):
    game = decode((FOLDER / f"{name}.json").read_bytes())
    winners = " and ".join(game.names[seat] for seat in game.outcome.winners)
    _, out, _ = output_of(capsys, "replay", str(FOLDER / f"{name}.json"))
    assert out.rstrip().endswith(ending.format(winners, max(game.outcome.points)))


@pytest.mark.parametrize("golden", [pytest.param(golden, id=golden.name) for golden in classic.GAMES])
def test_replay_narrates_a_game_of_classic_round_by_round(capsys: pytest.CaptureFixture[str], golden: Golden):
    _, out, _ = output_of(capsys, "replay", str(golden.path))
    rounds = len([line for line in out.splitlines() if line.startswith("Left in the rows: ")])
    assert rounds == {"classic-all-boards-2": 18, "classic-all-boards-3": 12}.get(golden.name, 9)
    assert all(f"Round {number} " in out for number in range(1, rounds + 1))
    assert max(map(len, out.splitlines())) <= 80


def test_replay_shows_rows_gems_and_places_by_the_real_count(capsys: pytest.CaptureFixture[str]):
    _, out, _ = output_of(capsys, "replay", str(FOLDER / "classic-too-late.json"))
    heading, _, first, second, left, *_ = (" ".join(line.split()) for line in out.splitlines())
    assert heading == "Round 1 Ada rolls shield"
    assert first == "1 Božena 36 V3 P5 Z5 20.00 s 2 red violet 1 1 0 0 0 0 1"
    assert second == "2 Ada 22 V3 L5 P5 58.00 s - 0 0 0 0 0 0 2"
    assert left == "Left in the rows: 12 10 12 12 12 12"


@pytest.mark.parametrize(
    ("name", "ending"),
    [
        ("classic-too-late", "Ada wins with 4 gems of one color."),
        ("classic-second-color", "Chen wins with 3 gems of one color, by the second color."),
        ("classic-third-color", "Chen wins with 4 gems of one color, by the third color."),
        ("classic-shared", "Ada and Chen win together with 5 gems of one color, equal in every color."),
    ],
)
def test_replay_reports_which_color_decided(capsys: pytest.CaptureFixture[str], name: str, ending: str):
    _, out, _ = output_of(capsys, "replay", str(FOLDER / f"{name}.json"))
    assert out.splitlines()[-1] == ending


def test_replay_counts_the_gem_board_as_one_random_outcome(capsys: pytest.CaptureFixture[str]):
    _, out, _ = output_of(capsys, "replay", str(FOLDER / "classic-too-late.json"), "--verify")
    assert "60 entries decided again, and 1 pile, 1 gem board, 9 dice, 9 deals drawn again." in out


def test_replay_describes_a_game_of_classic_in_json(capsys: pytest.CaptureFixture[str]):
    _, out, _ = output_of(capsys, "replay", str(FOLDER / "classic-second-chance.json"), "--json", "--verify")
    game = json.loads(out)
    race = game["races"][0]
    taken = [(board["seat"], board["row"], len(board["gems"])) for board in race["boards"]]
    assert (race["second_chance"], taken, race["left"]) == (True, [(0, 2, 2), (1, 4, 2)], [12, 12, 10, 12, 10, 12])
    assert [max(standing) for standing in game["races"][-1]["standings"]] == game["outcome"]["points"]
    (gems,) = (item for item in game["chance"] if item["kind"] == "gems")
    assert (len(gems["says"]), len(set(gems["says"])), gems["equal"]) == (72, 6, True)


def test_replay_narrates_a_solo_run_task_by_task(capsys: pytest.CaptureFixture[str]):
    _, out, _ = output_of(capsys, "replay", str(FOLDER / "solo-practice.json"))
    heading, _, *rows, _, end = out.splitlines()
    assert heading == "Practice   boards for 3 pieces"
    assert [row.split()[0] for row in rows] == ["1", "2", "3", "4"]
    assert [row.split(" s ")[1].strip() for row in rows] == ["solved", "set aside", "solved", "left"]
    assert end == "Ada solved 2 tasks in 146.50 s."


def test_replay_describes_a_solo_run_in_json(capsys: pytest.CaptureFixture[str]):
    _, out, _ = output_of(capsys, "replay", str(FOLDER / "solo-stopped.json"), "--json")
    run = json.loads(out)
    assert [task["fate"] for task in run["tasks"]] == ["solved", "solved", "left"]
    assert sum(task["elapsed_ms"] for task in run["tasks"]) == run["elapsed_ms"] == 270_000
    assert run["outcome"] == {"winners": [0], "points": [2], "ending": "stopped"}


def test_replay_reports_that_a_run_was_stopped(capsys: pytest.CaptureFixture[str]):
    _, out, _ = output_of(capsys, "replay", str(FOLDER / "solo-stopped.json"))
    assert out.splitlines()[-1] == "Ada solved 2 tasks in 270.00 s, and stopped before the end."


@pytest.mark.parametrize("golden", [pytest.param(golden, id=golden.name) for golden in cards.GAMES])
def test_replay_narrates_a_game_of_cards_round_by_round(capsys: pytest.CaptureFixture[str], golden: Golden):
    _, out, _ = output_of(capsys, "replay", str(golden.path))
    assert [line.split()[1] for line in out.splitlines() if line.startswith("Round")] == list("123456")


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("cards-wrong-call", "Ada wins with 30 points."),
        ("cards-more-tens", "Ada wins with 20 points, by scoring ten more often."),
        ("cards-shared", "Ada and Chen win together with 20 points, equal in tens too."),
    ],
)
def test_replay_reports_how_a_game_of_cards_was_won(capsys: pytest.CaptureFixture[str], name: str, line: str):
    _, out, _ = output_of(capsys, "replay", str(FOLDER / f"{name}.json"), "--verify")
    assert line in out
    assert "9 hands drawn again" in out or "6 hands drawn again" in out


def test_replay_shows_what_was_wrong_with_a_layout(capsys: pytest.CaptureFixture[str]):
    _, out, _ = output_of(capsys, "replay", str(FOLDER / "cards-wrong-call.json"))
    rows = [" ".join(line.split()) for line in out.splitlines()[2:5]]
    assert rows == ["Božena 5 5 5", "Ubongo! Ada 7 three-symbols 0 0", "Chen 2 not-connected 0 0"]


def test_replay_describes_a_game_of_cards_in_json(capsys: pytest.CaptureFixture[str]):
    _, out, _ = output_of(capsys, "replay", str(FOLDER / "cards-wrong-call.json"), "--json", "--verify")
    game = json.loads(out)
    first = game["rounds"][0]
    assert (first["round"], first["symbols"], first["points"]) == (1, 6, [0, 5, 0])
    assert first["hands"][0] == {"seat": 0, "cards": 7, "called": True, "flaw": "three-symbols", "points": 0}
    assert game["rounds"][-1]["points"] == game["outcome"]["points"] == [30, 15, 10]


def test_replay_names_second_chances(capsys: pytest.CaptureFixture[str]):
    _, out, _ = output_of(capsys, "replay", str(FOLDER / "shared-win.json"))
    assert out.count("second chance") == 3


def test_replay_prints_json_on_one_line(capsys: pytest.CaptureFixture[str]):
    code, out, _ = output_of(capsys, "replay", str(PLAIN), "--verify", "--json")
    assert (code, out.count("\n")) == (0, 1)
    answer = json.loads(out)
    assert answer["verified"] is True
    assert [item["kind"] for item in answer["chance"]].count("die") == 9
    assert all(item["equal"] and item["says"] == item["seed_says"] for item in answer["chance"])
    assert [race["round"] for race in answer["races"]] == list(range(1, 10))
    assert answer["races"][-1]["points"] == answer["outcome"]["points"]


def forged(tmp_path: Path) -> Path:
    game = json.loads(PLAIN.read_bytes())
    game["entries"][0]["events"][1]["symbol"] ^= 1
    path = tmp_path / "forged.json"
    path.write_text(json.dumps(game))
    return path


def test_replay_names_the_first_discrepancy(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    path = str(forged(tmp_path))
    line = "entry 1: Start leads to other events than those in the log"
    assert output_of(capsys, "replay", path, "--verify") == (1, f"{line}\n", "")
    code, out, _ = output_of(capsys, "replay", path, "--verify", "--json")
    assert (code, json.loads(out)) == (1, {"verified": False, "discrepancy": line})
    code, out, err = output_of(capsys, "replay", path)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert line in err


def test_replay_compares_the_head_that_a_player_kept(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    path = tmp_path / "game.json"
    path.write_bytes(honest_file("pouch"))
    seq, kept = head_of(honest("pouch"), 20)
    other = "0" * 64
    assert output_of(capsys, "replay", str(path), "--verify", "--head", f"{seq}:{kept.upper()}")[0] == 0
    line = "the hash of entry 20 is not the one that was seen in the game: this or something earlier was changed"
    assert output_of(capsys, "replay", str(path), "--verify", "--head", f"20:{other}") == (1, f"{line}\n", "")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--verify", "--head", "20"), "a head is the number of an entry, a colon and 64 hexadecimal digits, not '20'"),
        (("--verify", "--head", "x:" + "0" * 64), "a head is the number of an entry"),
        (("--verify", "--head", "20:" + "0" * 65), "a head is the number of an entry"),
        (("--head", "20:" + "0" * 64), "--head needs --verify"),
    ],
)
def test_replay_reports_a_bad_head_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
):
    code, out, err = output_of(capsys, "replay", str(PLAIN), *arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert words in err


@pytest.mark.parametrize("data", [b"", b"\x00\x01\x02", b"{}", b"[[[[", PLAIN.read_bytes()[:-100]])
def test_replay_reports_a_bad_file_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes):
    path = tmp_path / "game.json"
    path.write_bytes(data)
    code, out, err = output_of(capsys, "replay", str(path), "--verify")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert str(path) in err


def test_replay_reports_a_missing_file_and_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    for path in (tmp_path / "none.json", tmp_path):
        code, out, err = output_of(capsys, "replay", str(path))
        assert (code, out, err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("command", ["simulate", "bots"])
def test_the_help_names_every_setting_of_every_edition_with_its_default(
    command: str, capsys: pytest.CaptureFixture[str]
):
    run([command, "--help"])
    shown = re.sub(r"[\s│]+", " ", capsys.readouterr().out)
    for edition in EDITIONS.values():
        for spec in described(edition.meta.settings).values():
            assert f"{spec.name}={spec.written} ({spec.allowed})" in shown
