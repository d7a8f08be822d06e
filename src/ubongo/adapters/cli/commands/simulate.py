"""`ubongo simulate`: headless games between bots, every invariant checked after every event."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from json import dumps
from pathlib import Path
from typing import cast

from ubongo.adapters.cli.app import FAILED_CHECK, GOOD, INTERRUPTED
from ubongo.adapters.cli.numbers import Whole, WholeOrNone
from ubongo.adapters.cli.settings_args import Choices, EditionName, agreed, chosen, must_seat, strength_named
from ubongo.adapters.cli.terminal.files import write
from ubongo.adapters.cli.terminal.output import print_line, report
from ubongo.adapters.cli.terminal.progress import progress
from ubongo.editions.contract.bots import USUAL_STRENGTH, Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.registry import edition_named
from ubongo.formats import deck_file, game_file
from ubongo.formats.standard_decks import standard_deck
from ubongo.tables.clock import SystemClock
from ubongo.tables.headless.bot_stats import BotStats, StatsByStrength
from ubongo.tables.headless.simulate import Played, Simulation, simulated

MOST_GAMES = 1_000_000
BREAKS_SHOWN = 10


@dataclass
class _Totals:
    """The games played so far."""

    stats: StatsByStrength
    players: int
    games: int = 0
    finished: int = 0
    broken: int = 0
    endings: Counter[str] = field(default_factory=Counter[str])
    breaks: list[str] = field(default_factory=list[str])
    """The first few, in words."""

    def add(self, game: Played) -> None:
        self.games += 1
        self.stats.add(game)
        self.broken += len(game.broken)
        self.breaks += game.broken[: BREAKS_SHOWN - len(self.breaks)]
        if game.outcome is not None:
            self.finished += 1
            self.endings[game.outcome.ending] += 1


def simulate(
    *,
    edition: EditionName = "pouch",
    players: Whole = 4,
    games: Whole = 100,
    seed: Whole = 1,
    side: str | None = None,
    glass: WholeOrNone = None,
    strength: str = USUAL_STRENGTH.value,
    setting: Choices = (),
    export: Path | None = None,
    json: bool = False,
) -> int:
    """Play games between bots without a screen. Exit code 1 if a rule's invariant breaks or a game does not end.

    Parameters
    ----------
    players
        The number of bots.
    games
        How many games to play.
    seed
        The same seed gives the same games.
    side
        The side of the boards.
    glass
        Seconds that the glass runs; 0 for no limit.
    strength
        gentle, steady or sharp; or one for each player, separated by commas.
    export
        Write each finished game to a file in this folder, which must be new or empty. `ubongo replay` checks the files.
    json
        Print one JSON value on one line.
    """
    if not 1 <= games <= MOST_GAMES:
        raise ValueError(f"from 1 to {MOST_GAMES} games, not {games}")
    asked = _asked(players, side, glass, setting)
    setup = _setup(edition_named(edition), asked, strength)
    if export is not None:
        _create_folder(export)
    totals, clock = _Totals(StatsByStrength(setup), len(setup.strengths)), SystemClock()
    began, interrupted = clock.now(), False
    try:
        with progress("Playing", games) as advance:
            for game in simulated(setup, games, seed):
                totals.add(game)
                if export is not None and game.outcome is not None:
                    write(export / f"{totals.games:0{len(str(games))}}.json", _game_file(setup, game))
                advance()
    except KeyboardInterrupt:
        interrupted = True
    tell = print_line if export is None else report
    for line in _report(setup.edition, totals, clock.now() - began, json):
        tell(line)
    if totals.broken or totals.finished < totals.games:
        return FAILED_CHECK
    return INTERRUPTED if interrupted else GOOD


def _asked(players: int, side: str | None, glass: int | None, more: tuple[str, ...]) -> dict[str, object]:
    asked = chosen(more)
    if side is not None:
        asked["side"] = side
    if glass is not None:
        asked["glass"] = glass * 1000 or None
    return {**asked, "seats": players}


def _setup(edition: AnyEdition, asked: dict[str, object], strength: str) -> Simulation:
    players = cast(int, asked["seats"])
    must_seat(edition, players)
    settings, boards = agreed(edition, asked)
    deck = standard_deck(edition.meta.deck_of(settings))
    return Simulation(
        edition=edition, settings=settings, boards=boards, strengths=_strengths(strength, players), deck=deck
    )


def _strengths(words: str, players: int) -> tuple[Strength, ...]:
    meant = tuple(map(strength_named, words.split(",")))
    if len(meant) not in (1, players):
        raise ValueError(f"one strength, or {players}, not {len(meant)}")
    return meant if len(meant) > 1 else meant * players


def _create_folder(folder: Path) -> None:
    """Create a folder for files.

    Raises:
        ValueError: there is a file of that name, or a folder that is not empty.
        OSError: it cannot be created.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ValueError(f"{folder} is not an empty folder")
    folder.mkdir(parents=True, exist_ok=True)


def _game_file(setup: Simulation, game: Played) -> bytes:
    assert setup.deck is not None, "a simulation has terms"
    return game_file.encode(
        edition=setup.edition.name,
        settings=setup.settings,
        boards=setup.boards,
        deck=deck_file.checksum(setup.deck),
        seed=game.seed,
        names=setup.names,
        entries=game.entries,
    )


def _report(edition: AnyEdition, totals: _Totals, took_ms: int, json: bool) -> Iterator[str]:
    per_second = round(totals.games / max(took_ms / 1000, 0.001), 1)
    endings = {name: totals.endings[name] for name in edition.meta.endings}
    if json:
        counted = {
            "games": totals.games,
            "finished": totals.finished,
            "broken_invariants": totals.broken,
            "games_per_second": per_second,
            "endings": endings,
            "strengths": {strength.value: _plain_stats(stats) for strength, stats in totals.stats},
        }
        yield dumps(counted)
        return
    yield f"{totals.games} games, {totals.finished} finished, {per_second:g} a second"
    yield ", ".join(f"{name} {count}" for name, count in endings.items())
    yield f"{totals.broken} broken invariants" if totals.broken else "no broken invariants"
    for words in totals.breaks:
        yield f"  {words}"
    for strength, stats in totals.stats:
        yield f"{strength.value:>6}: {_words(stats, totals.players)}"


def _plain_stats(stats: BotStats) -> dict[str, object]:
    return {
        "games": stats.games,
        "wins_share": round(stats.wins_share, 4),
        "solved_share": round(stats.solved_share, 4),
        "median_solve_s": stats.median_solve_s,
    }


def _words(stats: BotStats, players: int) -> str:
    wins = f"wins {stats.wins_share:.1%} of {stats.games} games, " if players > 1 else ""
    pace = "" if stats.median_solve_s is None else f", half of these within {stats.median_solve_s:g} s"
    return f"{wins}solves {stats.solved_share:.1%} of the tasks{pace}"
