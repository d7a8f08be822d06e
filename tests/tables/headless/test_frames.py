"""Frames of the golden games."""

import msgspec
import pytest

from tests.golden.games import GAMES
from tests.golden.golden_game import FOLDER, Golden
from ubongo.editions.contract.values import Audience, Seat
from ubongo.formats.codec import Plain
from ubongo.formats.game_file import decode
from ubongo.tables.headless.frames import Frame, frames

each_game = pytest.mark.parametrize("golden", [pytest.param(golden, id=golden.name) for golden in GAMES])


def put_together(found: tuple[Frame, ...]) -> list[Plain]:
    """The views reconstructed from the frames."""
    views: list[Plain] = []
    view = Plain()
    for frame in found:
        view = view | frame.changed
        views.append(view)
    return views


@each_game
@pytest.mark.parametrize("audience", [None, Seat(0)])
def test_merged_frames_equal_the_views_of_the_game(golden: Golden, audience: Audience):
    game = decode(golden.path.read_bytes())
    views = put_together(frames(game, audience))
    match = game.start()
    for entry, seen in zip(game.entries, views, strict=True):
        match = match.after(entry.events)
        assert seen == msgspec.to_builtins(match.view(audience, entry.at))


@each_game
def test_the_last_frame_has_the_outcome(golden: Golden):
    game = decode(golden.path.read_bytes())
    assert put_together(frames(game, None))[-1]["outcome"] == msgspec.to_builtins(game.outcome)


@each_game
def test_no_frame_repeats_unchanged_fields(golden: Golden):
    found = frames(decode(golden.path.read_bytes()), None)
    views = put_together(found)
    for frame, before in zip(found[1:], views, strict=False):
        assert all(before.get(name, frame) != value for name, value in frame.changed.items())


def test_a_frame_has_the_command_its_sender_and_its_time():
    found = frames(decode((FOLDER / "plain-win.json").read_bytes()), None)
    assert (found[0].seq, found[0].at, found[0].what, found[0].seat) == (1, 0, "start", None)
    claim = next(frame for frame in found if frame.what == "claim")
    assert claim.seat is not None
    assert claim.at > 0
