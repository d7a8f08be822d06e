"""Golden games: stored as export files, read by a person, and never edited."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.boards import boards, checksum, flat_boards
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.parts.gem_race.events import RoundEnded
from ubongo.editions.parts.race_events import ExtraTime, TaskSolved
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.solo.settings import SoloSettings
from ubongo.formats.game_file import encode
from ubongo.formats.log import Entry
from ubongo.formats.recorded_game import RecordedGame

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Božena", "Chen", "Dilara")


@dataclass(frozen=True, slots=True)
class Golden:
    """A golden game and the way to play it."""

    name: str
    ending: str
    """One of the edition's."""
    play: Callable[[], bytes]
    shows: Callable[[RecordedGame], bool]
    """Whether the game shows the case that it is stored for."""

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.json"


def export(
    edition: str, settings: PouchSettings | ClassicSettings | SoloSettings, seed: bytes, entries: Sequence[Entry]
) -> bytes:
    return encode(
        edition=edition,
        settings=settings,
        boards=boards(settings.side) if isinstance(settings, SoloSettings) else flat_boards(*settings.sides),
        deck=checksum("solid" if settings.side.startswith("level-") else "flat"),
        seed=seed,
        names=NAMES[: settings.seats],
        entries=entries,
    )


def events(game: RecordedGame, kind: type) -> list[object]:
    return [event for entry in game.entries for event in entry.events if isinstance(event, kind)]


def has_solve_in_extra_time(game: RecordedGame) -> bool:
    """And boards of both sides."""
    stopped: tuple[int, ...] | None = None
    for event in (event for entry in game.entries for event in entry.events):
        if isinstance(event, ExtraTime):
            stopped = event.stopped
        elif isinstance(event, RoundEnded):
            stopped = None
        elif isinstance(event, TaskSolved) and stopped is not None and event.seat not in stopped:
            return {board.side for board in game.boards} == {"3", "4"}
    return False


def last_state(game: RecordedGame) -> object:
    """The game after all of its events."""
    return game.start().after_entries(entry.events for entry in game.entries).state
