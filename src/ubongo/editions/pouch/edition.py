"""Pouch as an edition: its functions under the names of the contract."""

from ubongo.editions.contract import Edition, GiveBack, Outcome, Seat, Start, Wake
from ubongo.editions.parts.race import (
    BoardsRevealed,
    Claim,
    ClockExtended,
    GiveUp,
    GlassTurned,
    PlayerGaveUp,
    TaskSolved,
)
from ubongo.editions.parts.rest import PlayerReady, Ready, Resting
from ubongo.editions.parts.treasure import broken
from ubongo.editions.pouch.bot import intention, moment, skip
from ubongo.editions.pouch.decide import deadline, decide
from ubongo.editions.pouch.evolve import evolve
from ubongo.editions.pouch.game import (
    MOST_SEATS,
    SIDES,
    Command,
    Event,
    Game,
    GameEnded,
    GameStarted,
    Over,
    PouchSettings,
    RoundEnded,
    RoundStarted,
    TieBreakEnded,
    new,
)
from ubongo.editions.pouch.lots import lots
from ubongo.editions.pouch.view import PouchView, view
from ubongo.puzzles.deck import Board, Deck
from ubongo.puzzles.piece import FLAT


def outcome(game: Game) -> Outcome | None:
    """How the game ended, or None: it goes on."""
    return game.phase.outcome if isinstance(game.phase, Over) else None


def boards(settings: PouchSettings, deck: Deck) -> tuple[Board, ...]:
    """The boards of the side that the table chose. Rule: P2.

    Raises:
        ValueError: there is no such side.
    """
    if settings.side not in SIDES:
        raise ValueError(f"side {' or '.join(SIDES)}, not {settings.side!r}")
    return deck.side(settings.side)


def faced(event: Event) -> tuple[Seat, ...]:
    """Everybody in the race that is dealt."""
    return tuple(runner.seat for runner in event.runners) if isinstance(event, RoundStarted) else ()


def invariants(game: Game) -> tuple[str, ...]:
    """What is broken: gems lost or made, a dry bag, a board dealt twice to one seat. Rule: P1, P4, P6, P7."""
    dealt = [board for boards in game.had for board in boards]
    deals = game.rounds * len(game.seats) + game.tie_breaks * len(game.leaders)
    found = list(broken(game.treasure, game.rounds_ended))
    if game.tie_breaks == 0 and len(dealt) != len(set(dealt)):
        found.append("a board was dealt twice")
    if len(dealt) != deals:
        found.append(f"{deals} boards were dealt, but the seats have had {len(dealt)} different ones")
    return tuple(found)


POUCH: Edition[PouchSettings, Game, Command, Event, PouchView] = Edition(
    name="pouch",
    box=FLAT,
    sides=SIDES,
    seats=range(1, MOST_SEATS + 1),
    endings=("plain", "tie-break", "shared"),
    settings=PouchSettings,
    commands=(Start, Wake, GiveBack, Claim, GiveUp, Ready),
    events=(
        GameStarted,
        RoundStarted,
        BoardsRevealed,
        TaskSolved,
        PlayerGaveUp,
        GlassTurned,
        RoundEnded,
        TieBreakEnded,
        PlayerReady,
        ClockExtended,
        GameEnded,
    ),
    boards=boards,
    new=new,
    decide=decide,
    evolve=evolve,
    view=view,
    deadline=deadline,
    outcome=outcome,
    intention=intention,
    skip=skip,
    moment=moment,
    rests=lambda game: isinstance(game.phase, Resting),
    solves=lambda _: (),
    took=lambda _: None,
    faced=faced,
    lots=lots,
    invariants=invariants,
)
