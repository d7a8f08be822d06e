"""Nim: how its games are retold, turn by turn."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from ubongo.adapters.cli.narration.narrator import Narrator, plain_end, plain_head, views, win, winners
from ubongo.editions.nim.view import NimView
from ubongo.formats.recorded_game import RecordedGame


def _heaps(game: RecordedGame) -> list[int]:
    return [view.heap for view in views(game, NimView)]


def _rounds(game: RecordedGame) -> Iterator[RenderableType]:
    yield Text(f"Heap: {', '.join(map(str, _heaps(game)))}")


def _ending(game: RecordedGame) -> Text:
    return Text(f"{winners(game)} {win(game)}.")


def _plain(game: RecordedGame) -> dict[str, object]:
    return {**plain_head(game), "heaps": _heaps(game), **plain_end(game)}


NARRATOR = Narrator(rounds=_rounds, ending=_ending, plain=_plain)
