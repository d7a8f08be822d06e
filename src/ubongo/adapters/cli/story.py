"""A recorded game told round by round, for people and for programs."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ubongo.editions.contract import Outcome, Seat
from ubongo.editions.parts.gems import Gem
from ubongo.editions.pouch.view import BoardResult, PouchView, RaceResult
from ubongo.formats.game_file import RecordedGame
from ubongo.puzzles.deck import SYMBOLS

GEM_STYLES = {Gem.RUBY: "bold red", Gem.SAPPHIRE: "bold blue", Gem.EMERALD: "bold green", Gem.AMBER: "bold yellow"}


@dataclass(frozen=True, slots=True)
class Chapter:
    """A race that is over, as a spectator sees the table right after it."""

    view: PouchView
    result: RaceResult


def chapters(game: RecordedGame) -> Iterator[Chapter]:
    """The races of a sound game, in order."""
    state = game.edition.new(game.settings, game.boards)
    was_racing = False
    for entry in game.entries:
        for event in entry.events:
            state = game.edition.evolve(state, event)
        view = game.edition.view(state, None, entry.at)
        assert isinstance(view, PouchView), f"no story for {game.edition.name}"
        is_racing = view.stage in ("countdown", "racing")
        if was_racing and not is_racing and view.last is not None:
            yield Chapter(view, view.last)
        was_racing = is_racing


def named(game: RecordedGame, seat: Seat) -> str:
    """The name of whoever sits there."""
    return game.names[seat] or f"Seat {seat + 1}"


def told(game: RecordedGame, chapter: Chapter) -> RenderableType:
    """A race for people: who rolled what, who solved which board when, and what everybody took."""
    view, result = chapter.view, chapter.result
    title = f"Tie-break {view.tie_break}" if view.tie_break else f"Round {view.round}"
    heading = Text.assemble(
        (title, "bold"), f"   {named(game, view.roller)} rolls ", (SYMBOLS[result.symbol], "bold magenta")
    )
    if result.second_chance:
        heading.append("   second chance", "italic yellow")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column, justify in (("", "right"), ("player", "left"), ("card", "right"), ("pieces", "left")):
        table.add_column(column, justify="right" if justify == "right" else "left")
    table.add_column("time", justify="right")
    table.add_column("takes")
    table.add_column("points", justify="right")
    for board in sorted(result.boards, key=lambda board: (board.rank is None, board.rank or 0, board.seat)):
        table.add_row(*_row(game, chapter, board))
    return Group(heading, table, _into_bag(result), "")


def _row(game: RecordedGame, chapter: Chapter, board: BoardResult) -> tuple[RenderableType, ...]:
    return (
        "" if board.rank is None else str(board.rank),
        Text(named(game, board.seat)),
        str(board.puzzle.card),
        " ".join(board.puzzle.pieces),
        "-" if board.elapsed_ms is None else f"{board.elapsed_ms / 1000:.2f} s",
        _gems(tuple(gem for gem in (board.track_gem, board.bag_gem) if gem is not None)),
        str(chapter.view.players[board.seat].points),
    )


def _gems(gems: tuple[Gem, ...]) -> Text:
    return Text(" ").join(Text(gem.value, GEM_STYLES[gem]) for gem in gems)


def _into_bag(result: RaceResult) -> Text:
    return Text("Nobody earned: ", "dim").append(_gems(result.into_bag)) if result.into_bag else Text("", end="")


def ended(game: RecordedGame) -> Text:
    """The end of the game, in one line."""
    outcome = game.outcome
    names = " and ".join(named(game, seat) for seat in outcome.winners)
    points = outcome.points[outcome.winners[0]]
    verb = "wins" if len(outcome.winners) == 1 else "win together"
    how = {"tie-break": ", by the tie-break", "shared": ", after three fruitless tie-breaks"}.get(outcome.ending, "")
    return Text.assemble((names, "bold"), f" {verb} with {points} points{how}.")


def plain(game: RecordedGame) -> dict[str, object]:
    """The whole story for programs."""
    return {
        "edition": game.edition.name,
        "names": game.names,
        "entries": len(game.entries),
        "races": [_plain_chapter(chapter) for chapter in chapters(game)],
        "outcome": _plain_outcome(game.outcome),
    }


def _plain_chapter(chapter: Chapter) -> dict[str, object]:
    view, result = chapter.view, chapter.result
    return {
        "round": view.round,
        "tie_break": view.tie_break,
        "roller": view.roller,
        "symbol": SYMBOLS[result.symbol],
        "second_chance": result.second_chance,
        "boards": [_plain_board(board) for board in result.boards],
        "into_bag": [gem.value for gem in result.into_bag],
        "points": [player.points for player in view.players],
    }


def _plain_board(board: BoardResult) -> dict[str, object]:
    gems = (board.track_gem, board.bag_gem)
    return {
        "seat": board.seat,
        "card": board.puzzle.card,
        "pieces": board.puzzle.pieces,
        "rank": board.rank,
        "elapsed_ms": board.elapsed_ms,
        "gems": [gem.value for gem in gems if gem is not None],
    }


def _plain_outcome(outcome: Outcome) -> dict[str, object]:
    return {"winners": outcome.winners, "points": outcome.points, "ending": outcome.ending}
