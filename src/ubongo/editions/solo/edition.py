"""Solo as an edition: its functions under the names of the contract."""

from typing import get_args

from ubongo.editions.contract.audit import Audit
from ubongo.editions.contract.bots import Bots
from ubongo.editions.contract.edition import Edition
from ubongo.editions.contract.meta import Meta
from ubongo.editions.contract.rules import Rules
from ubongo.editions.contract.settings import check
from ubongo.editions.contract.stats import Records, SolveRecord, Stats
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.lifecycle import Over, outcome
from ubongo.editions.parts.race_events import solved
from ubongo.editions.solo.bot import intention, phase_key
from ubongo.editions.solo.commands import Command
from ubongo.editions.solo.decide import deadline, decide
from ubongo.editions.solo.draws import draws
from ubongo.editions.solo.events import Event, HintGiven, TaskDealt, TaskRepeated
from ubongo.editions.solo.evolve import evolve
from ubongo.editions.solo.facts import FACTS
from ubongo.editions.solo.settings import PLAYER, SIDES, SoloSettings
from ubongo.editions.solo.state import Fate, Game, Past, Solving, new, task_of
from ubongo.editions.solo.view import SoloView, view
from ubongo.puzzles.boards.deck import SYMBOLS, Board, BoardDeck
from ubongo.puzzles.completion import completion
from ubongo.puzzles.deck_kinds import DECK_KINDS, FLAT_DECK, SOLID_DECK


def boards(settings: SoloSettings, deck: BoardDeck) -> tuple[Board, ...]:
    """The boards of the side, or of the level, that the player chose.

    Raises:
        ValueError: there is no such side.
    """
    check(settings, settings.seats)
    return deck.side(SIDES[settings.side])


def records(game: Game) -> Records:
    """The player's solves, and how long the run took, boards set aside included. Rule: S2, S4, S9."""
    solves = tuple(_record(game, past) for past in game.past if past.fate is Fate.SOLVED)
    duration = game.elapsed if isinstance(game.phase, Over) else None
    return Records(solves, duration, is_daily=game.settings.daily is not None)


def _record(game: Game, past: Past) -> SolveRecord:
    task = game.boards[past.board].tasks[past.symbol]
    return SolveRecord(
        PLAYER,
        task.grade,
        len(task.pieces),
        past.elapsed,
        past.hints,
        is_repeat=past.repeats is not None,
        names=tuple(sorted(task.pieces)),
    )


def faced(_: Game, event: Event) -> tuple[Seat, ...]:
    """The player, with every task that is dealt or comes again."""
    return (PLAYER,) if isinstance(event, TaskDealt | TaskRepeated) else ()


def invariants(game: Game) -> tuple[str, ...]:
    """What is broken: a task dealt again before its turn, or a time that is not the sum of its parts, or wrong help.

    Rule: R1, S1, S6 to S8.
    """
    found: list[str] = []
    length = len(game.boards) * len(SYMBOLS)
    dealt = game.dealt
    for first in range(0, len(dealt), length):
        turn = dealt[first : first + length]
        if len(turn) != len(set(turn)):
            found.append("a task was dealt again while there were others")
    found += _broken_clock(game)
    found += _broken_help(game)
    if isinstance(game.phase, Over) and game.phase.outcome.points != (game.solved,):
        found.append(f"{game.solved} tasks are solved, but {game.phase.outcome.points} count")
    return tuple(found)


def _broken_help(game: Game) -> tuple[str, ...]:
    """Help outside practice, a repeat of something else, or a hint that cannot be followed. Rule: S6 to S8."""
    found: list[str] = []
    if game.settings.mode != "practice" and any(
        past.hints or past.repeats is not None or past.fate is Fate.SHOWN for past in game.past
    ):
        found.append(f"help in a run that is compared: {game.settings.mode}")
    for past in game.past:
        if past.repeats is None:
            continue
        first = game.past[past.repeats - 1]
        if (first.board, first.symbol, first.repeats) != (past.board, past.symbol, None):
            found.append(f"task {past.repeats} came again as another one")
    match game.phase:
        case Solving(race, hint=HintGiven(placement)) if race.running:
            task = task_of(game, race.runners[0].board, race.symbol)
            if completion(task, (placement,)) is None:
                found.append(f"the hint leads nowhere: {placement}")
        case _:
            pass
    return tuple(found)


def _broken_clock(game: Game) -> tuple[str, ...]:
    span = game.settings.span
    match game.phase:
        case Over() if game.elapsed != game.spent or (span is not None and game.elapsed > span):
            return (f"the tasks took {game.spent}, but the run {game.elapsed}",)
        case Solving(race) if race.running and race.ends_at is not None and span is not None:
            left = race.ends_at - race.reveal_at
            return () if game.spent + left == span else (f"{game.spent} are spent and {left} are left of {span}",)
        case _:
            return ()


SOLO: Edition[SoloSettings, Game, Command, Event, SoloView, BoardDeck, Board] = Edition(
    meta=Meta(
        name="solo",
        seats=range(1, 2),
        decks=(FLAT_DECK, SOLID_DECK),
        deck_of=lambda settings: DECK_KINDS[settings.box.name],
        boards=boards,
        settings=SoloSettings,
        endings=("count", "time", "practice", "stopped"),
        facts=FACTS,
    ),
    rules=Rules(
        commands=get_args(Command),
        events=get_args(Event),
        new=new,
        decide=decide,
        evolve=evolve,
        view=view,
        outcome=outcome,
        deadline=deadline,
    ),
    bots=Bots(intention=intention, skip=lambda _: None, phase_key=phase_key),
    audit=Audit(draws=draws, invariants=invariants),
    stats=Stats(faced=faced, solved=solved, records=records),
)
