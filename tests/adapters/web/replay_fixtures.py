"""Golden games as replays for the client's tests, written by `python -m tests.adapters.web.replay_fixtures`."""

from pathlib import Path

import msgspec

from tests.golden.golden_game import FOLDER
from ubongo.adapters.web.replays import ReplayOut, SatOut, replay_out
from ubongo.formats.game_file import decode

FIXTURE = Path(__file__).parents[3] / "web" / "src" / "replay" / "replays.fixture.json"
KEPT = (
    "plain-win",
    "four-pieces",
    "tie-break",
    "shared-by-all",
    "second-chance-used",
    "classic-all-boards-3",
    "classic-calm",
    "classic-photo-finish",
    "three-d-plain",
    "three-d-tie-break",
    "three-d-no-luck",
    "three-d-shared",
    "boards-open",
    "classic-by-the-box",
    "three-d-by-the-box",
    "solo-count",
    "solo-second-pile",
    "solo-blocks",
    "cards-more-tens",
    "cards-wrong-call",
    "cards-hands-seen",
)
"""Matched boards and others, tie-breaks with a second pile, a glass turned again, gem boards, levels, solo, cards,
and games that are played as the boxes have it."""


def encoded() -> bytes:
    """All of them, one per line."""
    return (
        b"{\n"
        + b",\n".join(b'"%s": %s' % (name.encode(), msgspec.json.encode(_replay(name))) for name in KEPT)
        + b"\n}\n"
    )


def _replay(name: str) -> ReplayOut:
    game = decode((FOLDER / f"{name}.json").read_bytes())
    seats = tuple(SatOut(seat, "person", named, None) for seat, named in enumerate(game.names))
    return replay_out(name, game, seats, "standard", None)


if __name__ == "__main__":
    FIXTURE.write_bytes(encoded())
