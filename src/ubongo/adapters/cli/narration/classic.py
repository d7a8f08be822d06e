"""Classic: how its games are retold, round by round."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from ubongo.adapters.cli.narration.narrator import (
    Narrator,
    after_rounds,
    columns,
    name_of,
    plain_end,
    plain_head,
    seconds,
    views,
    win,
    winners,
)
from ubongo.editions.classic.gem_board import Color, deciding_color
from ubongo.editions.classic.view_types import BoardResult, ClassicView, Player, RaceResult
from ubongo.formats.recorded_game import RecordedGame
from ubongo.puzzles.boards.deck import SYMBOLS

GEM_STYLES = {
    Color.GREEN: "bold green",
    Color.RED: "bold red",
    Color.BLUE: "bold blue",
    Color.VIOLET: "bold magenta",
    Color.BROWN: "bold rgb(175,95,0)",
    Color.YELLOW: "bold yellow",
}
ORDINALS = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round that is over, as a spectator sees the table right after it."""

    view: ClassicView
    result: RaceResult


def _rounds(game: RecordedGame) -> Iterator[PlayedRound]:
    for view in after_rounds(game, ClassicView, lambda view: view.stage in ("countdown", "racing", "taking")):
        if view.last is not None:
            yield PlayedRound(view, view.last)


def _shown(game: RecordedGame, played: PlayedRound) -> RenderableType:
    """A round for people: the roll, when each player solved which board, and the gems that each took and has."""
    view, result = played.view, played.result
    heading = Text.assemble(
        (f"Round {view.round}", "bold"),
        f"   {name_of(game, view.roller)} rolls ",
        (SYMBOLS[result.symbol], "bold magenta"),
    )
    if result.second_chance:
        heading.append("   second chance", "italic yellow")
    table = columns(">", "player", ">card", "pieces", ">time", ">row", "takes", "has", ">place")
    for board in sorted(result.boards, key=lambda board: (board.rank is None, board.rank or 0, board.seat)):
        table.add_row(*_row(game, view.players[board.seat], board))
    left = Text(f"Left in the rows: {' '.join(str(len(row)) for row in view.rows)}", "dim")
    return Group(heading, table, left, "")


def _row(game: RecordedGame, player: Player, board: BoardResult) -> tuple[RenderableType, ...]:
    taken = board.taken
    return (
        "" if board.rank is None else str(board.rank),
        Text(name_of(game, board.seat)),
        str(board.puzzle.card),
        " ".join(board.puzzle.pieces),
        seconds(board.elapsed_ms),
        "-" if taken is None else str(taken.row + 1),
        _gems(() if taken is None else taken.gems),
        " ".join(map(str, player.standing)),
        str(player.place),
    )


def _gems(gems: Iterable[Color]) -> Text:
    return Text(" ").join(Text(gem.value, GEM_STYLES[gem]) for gem in gems)


def _ending(game: RecordedGame) -> Text:
    outcome = game.outcome
    most = outcome.points[outcome.winners[0]]
    how = {"later-color": f", by the {_deciding(game)} color", "shared": ", equal in every color"}
    return Text.assemble(
        (winners(game), "bold"), f" {win(game)} with {most} gems of one color{how.get(outcome.ending, '')}."
    )


def _deciding(game: RecordedGame) -> str:
    """Which of the sorted colors decided who won. Rule: C10."""
    *_, view = views(game, ClassicView)
    return ORDINALS[deciding_color([player.gems for player in view.players]) or 1]


def _plain(game: RecordedGame) -> dict[str, object]:
    return {**plain_head(game), "races": [_plain_round(played) for played in _rounds(game)], **plain_end(game)}


def _plain_round(played: PlayedRound) -> dict[str, object]:
    view, result = played.view, played.result
    return {
        "round": view.round,
        "roller": view.roller,
        "symbol": SYMBOLS[result.symbol],
        "second_chance": result.second_chance,
        "boards": [_plain_board(board) for board in result.boards],
        "left": [len(row) for row in view.rows],
        "standings": [player.standing for player in view.players],
        "places": [player.place for player in view.players],
    }


def _plain_board(board: BoardResult) -> dict[str, object]:
    taken = board.taken
    return {
        "seat": board.seat,
        "card": board.puzzle.card,
        "pieces": board.puzzle.pieces,
        "rank": board.rank,
        "elapsed_ms": board.elapsed_ms,
        "row": None if taken is None else taken.row,
        "gems": [] if taken is None else [gem.value for gem in taken.gems],
    }


NARRATOR = Narrator(
    rounds=lambda game: (_shown(game, played) for played in _rounds(game)), ending=_ending, plain=_plain
)
