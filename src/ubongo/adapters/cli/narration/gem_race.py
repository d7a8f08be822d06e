"""A hunt for gems told race by race: games of pouch and of three-d."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from ubongo.adapters.cli.narration.narrator import Story, columns, named, plain_end, plain_head, seconds, seen
from ubongo.editions.contract import Seat
from ubongo.editions.parts.gems import Gem
from ubongo.editions.parts.hunt.view import BoardResult, HuntView, RaceResult
from ubongo.editions.three_d.view import ThreeDView
from ubongo.formats.game_file import RecordedGame
from ubongo.puzzles.deck import SYMBOLS

GEM_STYLES = {Gem.RUBY: "bold red", Gem.SAPPHIRE: "bold blue", Gem.EMERALD: "bold green", Gem.AMBER: "bold yellow"}


@dataclass(frozen=True, slots=True)
class Chapter:
    """A race that is over, as a spectator sees the table right after it."""

    view: HuntView
    result: RaceResult

    @property
    def symbol(self) -> str:
        """What the die shows: a picture for flat boards, a number for blocks."""
        face = self.result.symbol
        return str(face + 1) if isinstance(self.view, ThreeDView) else SYMBOLS[face]

    def level(self, seat: Seat) -> str | None:
        """The level that the seat plays on, where there are any. Rule: D2."""
        return self.view.settings.levels[seat] if isinstance(self.view, ThreeDView) else None


def chapters(game: RecordedGame) -> Iterator[Chapter]:
    """The races of a sound game, in order."""
    was_racing = False
    for view in seen(game):
        assert isinstance(view, HuntView), f"no hunt: {view!r}"
        is_racing = view.stage in ("countdown", "racing")
        if was_racing and not is_racing and view.last is not None:
            yield Chapter(view, view.last)
        was_racing = is_racing


def told(game: RecordedGame, chapter: Chapter) -> RenderableType:
    """A race for people: who rolled what, who solved which board when, and what everybody took."""
    view, result = chapter.view, chapter.result
    title = f"Tie-break {view.tie_break}" if view.tie_break else f"Round {view.round}"
    heading = Text.assemble((title, "bold"), f"   {named(game, view.roller)} rolls ", (chapter.symbol, "bold magenta"))
    if result.second_chance:
        heading.append("   second chance", "italic yellow")
    level = () if chapter.level(Seat(0)) is None else (">level",)
    table = columns(">", "player", *level, ">card", "pieces", ">time", "takes", ">points")
    for board in sorted(result.boards, key=lambda board: (board.rank is None, board.rank or 0, board.seat)):
        table.add_row(*_row(game, chapter, board))
    return Group(heading, table, _into_bag(result), "")


def _row(game: RecordedGame, chapter: Chapter, board: BoardResult) -> tuple[RenderableType, ...]:
    level = chapter.level(board.seat)
    return (
        "" if board.rank is None else str(board.rank),
        Text(named(game, board.seat)),
        *(() if level is None else (level,)),
        str(board.puzzle.card),
        " ".join(board.puzzle.pieces),
        seconds(board.elapsed_ms),
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
    return {**plain_head(game), "races": [_plain_chapter(chapter) for chapter in chapters(game)], **plain_end(game)}


def _plain_chapter(chapter: Chapter) -> dict[str, object]:
    view, result = chapter.view, chapter.result
    return {
        "round": view.round,
        "tie_break": view.tie_break,
        "roller": view.roller,
        "symbol": chapter.symbol,
        "second_chance": result.second_chance,
        "boards": [_plain_board(chapter, board) for board in result.boards],
        "into_bag": [gem.value for gem in result.into_bag],
        "points": [player.points for player in view.players],
    }


def _plain_board(chapter: Chapter, board: BoardResult) -> dict[str, object]:
    gems = (board.track_gem, board.bag_gem)
    level = chapter.level(board.seat)
    return {
        "seat": board.seat,
        **({} if level is None else {"level": level}),
        "card": board.puzzle.card,
        "pieces": board.puzzle.pieces,
        "rank": board.rank,
        "elapsed_ms": board.elapsed_ms,
        "gems": [gem.value for gem in gems if gem is not None],
    }


HUNT_STORY = Story(chapters=lambda game: (told(game, chapter) for chapter in chapters(game)), ended=ended, plain=plain)
