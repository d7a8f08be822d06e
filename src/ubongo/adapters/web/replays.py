"""The route that replays a finished game, for anyone who has its address."""

import asyncio
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Annotated, TypeAlias

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec import Meta, Struct

from ubongo.adapters.web.admission import ApiError, must_be_slow
from ubongo.adapters.web.documents import Document, document
from ubongo.adapters.web.limits import TokenBuckets
from ubongo.adapters.web.openapi import failures
from ubongo.adapters.web.requests import AnyRequest
from ubongo.editions.cards.events import CardsArranged
from ubongo.editions.contract.values import Outcome, Seat
from ubongo.formats.discrepancies import DeckProof
from ubongo.formats.hash_chain import chained
from ubongo.formats.proof import ProofItem, proof
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.verification import verification
from ubongo.geometry.lattice import Cell
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.cards.card import Layout
from ubongo.puzzles.cards.deck import DoubleSidedCard
from ubongo.puzzles.deck_kinds import CARD_DECK, FLAT_DECK, SOLID_DECK, AnyDeckKind
from ubongo.puzzles.piece import PieceId
from ubongo.tables.headless.frames import Frame, frames
from ubongo.tables.seating.seats import Occupant
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.cache import AsyncLru
from ubongo.tables.table.table import Table

SeatQuery: TypeAlias = Annotated[int, Meta(ge=0, le=7)] | None
MOST_KEPT = 32
MINUTE = "public, max-age=60"
"""How long browsers cache a replay: names in it may change."""


class SatOut(Struct, frozen=True, omit_defaults=True):
    """The player in a seat."""

    seat: int
    kind: str
    name: str
    strength: str | None
    bot_races: tuple[int, ...] = ()
    """The races that a bot played for this person, left out if there are none. Rule: R13."""


class BoardOut(Struct, frozen=True):
    """As much of a board as dealing depends on."""

    card: int
    side: str
    grades: tuple[float, ...]
    """By face of the die."""
    tasks: tuple[int, ...]
    """For each face of the die, the first face with the same pieces. Rule: D4."""


class DeckCardOut(Struct, frozen=True):
    """As much of a card as dealing depends on."""

    id: int
    stack: int
    faces: tuple[tuple[str, ...], ...]
    """The symbols of each, in reading order."""


class ArrangedOut(Struct, frozen=True):
    """A player's layout from an entry of the log on; during the game only that player saw it."""

    seq: int
    seat: int
    layout: Layout


class MoveOut(Struct, frozen=True, omit_defaults=True):
    """A piece is laid, moved or turned; without an anchor it is lifted off."""

    at: int
    """Milliseconds since the first entry."""
    piece: PieceId
    orientation: int = 0
    anchor: Cell | None = None


class MovesOut(Struct, frozen=True):
    """The moves on one seat's board in one race, as far as they were recorded: hints that nothing is verified by."""

    seq: int
    """The newest entry of the log at the first move."""
    seat: int
    moves: tuple[MoveOut, ...]


class VerifiedOut(Struct, frozen=True):
    """What the server found when it verified the game; see `ubongo.formats.verification`."""

    discrepancy: str | None
    """The first deviation from the rules, the terms or the chance, in English; None: there is none."""
    deck: DeckProof
    """`unknown` for a deck that was made for this game: to make it again takes seconds."""
    bot_commands: int
    """How many commands of bots were computed again."""


class ReplayOut(Struct, frozen=True):
    """A finished game, with everything needed to check its chance."""

    table: str
    edition: str
    seat: int | None
    """Whose view this is; None for a spectator."""
    seats: tuple[SatOut, ...]
    deck: str
    """standard or fresh."""
    deck_checksum: str
    boards: tuple[BoardOut, ...]
    """By number; empty in a game of cards."""
    cards: tuple[DeckCardOut, ...]
    """By number; empty except in a game of cards."""
    arranged: tuple[ArrangedOut, ...]
    """Every change of a layout, in order."""
    seed: str
    seed_hash: str
    """As published before the game."""
    outcome: Outcome
    frames: tuple[Frame, ...]
    proof: tuple[ProofItem, ...]
    """Every die, draw and deal, with the one that the seed gives."""
    scheme: int
    """Of its chance: 1 or 2."""
    terms: str | None
    """What the players agreed to, as canonical JSON; None in scheme 1."""
    log: tuple[str, ...]
    """Each entry of the log as canonical JSON, as the hash chain covers it; empty in scheme 1."""
    verified: VerifiedOut
    moves: tuple[MovesOut, ...]
    """In order; see ADR 98."""


class Replays:
    """Caches recent replays: a finished game never changes, only names do."""

    def __init__(self) -> None:
        self._kept = AsyncLru[Document[ReplayOut]](MOST_KEPT)

    async def of(self, service: TableService, table: Table, audience: Seat | None) -> Document[ReplayOut]:
        """The replay as that audience sees it; simultaneous requests share the work."""
        seats = tuple(_sat_out(table, Seat(number), place) for number, place in enumerate(table.roster.places))

        async def make() -> Document[ReplayOut]:
            game = await service.archive.recorded(table)
            return await asyncio.to_thread(_document, table.id, game, seats, table.roster.deck.value, audience)

        return await self._kept.get((table.id, audience, seats), make)


def _sat_out(table: Table, seat: Seat, place: Occupant) -> SatOut:
    strength = None if place.strength is None else place.strength.value
    return SatOut(seat, place.kind.value, place.name, strength, table.bot_races(seat))


def _document(
    table: str, game: RecordedGame, seats: tuple[SatOut, ...], deck: str, audience: Seat | None
) -> Document[ReplayOut]:
    return document(replay_out(table, game, seats, deck, audience), MINUTE)


def replay_out(
    table: str, game: RecordedGame, seats: tuple[SatOut, ...], deck: str, audience: Seat | None
) -> ReplayOut:
    """The game as that audience sees it."""
    kind = game.edition.meta.deck_of(game.settings)
    boards, cards = _DECK_OUT[kind](game.boards)
    terms = game.entries[0].notes.terms
    return ReplayOut(
        table=table,
        edition=game.edition.name,
        seat=audience,
        seats=seats,
        deck=deck,
        deck_checksum=game.deck,
        boards=boards,
        cards=cards,
        arranged=_arranged(game),
        seed=game.secret.seed.hex(),
        seed_hash=game.seed_hash,
        outcome=game.outcome,
        frames=frames(game, audience),
        proof=proof(game),
        scheme=game.secret.scheme,
        terms=None if terms is None else terms.text,
        log=() if terms is None else tuple(chained(entry).decode() for entry in game.entries),
        verified=_verified(game),
        moves=_moves(game),
    )


def _verified(game: RecordedGame) -> VerifiedOut:
    found = verification(game, make_decks=False)
    return VerifiedOut(found.discrepancy, found.deck, found.bot_commands)


def _board_out(board: Board) -> BoardOut:
    pieces = [task.pieces for task in board.tasks]
    grades = tuple(task.grade for task in board.tasks)
    return BoardOut(board.card, board.side, grades, tuple(map(pieces.index, pieces)))


def _card_out(card: DoubleSidedCard) -> DeckCardOut:
    return DeckCardOut(card.id, card.stack, tuple(side.symbols for side in card.faces))


_Boards: TypeAlias = tuple[BoardOut, ...]
_Cards: TypeAlias = tuple[DeckCardOut, ...]


def _boards_out(boards: tuple[Board, ...]) -> tuple[_Boards, _Cards]:
    return tuple(map(_board_out, boards)), ()


def _cards_out(cards: tuple[DoubleSidedCard, ...]) -> tuple[_Boards, _Cards]:
    return (), tuple(map(_card_out, cards))


_DECK_OUT: Mapping[AnyDeckKind, Callable[..., tuple[_Boards, _Cards]]] = MappingProxyType(
    {FLAT_DECK: _boards_out, SOLID_DECK: _boards_out, CARD_DECK: _cards_out}
)


def _arranged(game: RecordedGame) -> tuple[ArrangedOut, ...]:
    return tuple(
        ArrangedOut(entry.seq, event.seat, event.layout)
        for entry in game.entries
        for event in entry.events
        if isinstance(event, CardsArranged)
    )


def _moves(game: RecordedGame) -> tuple[MovesOut, ...]:
    start = game.entries[0].at
    return tuple(
        MovesOut(
            board.seq,
            board.seat,
            tuple(MoveOut(max(move.at - start, 0), move.piece, move.orientation, move.anchor) for move in board.moves),
        )
        for board in game.moves
    )


@get("/api/tables/{table:str}/replay", responses=failures(400, 404, 409, 429, 503))
async def replay_table(
    request: AnyRequest,
    table: FromPath[str],
    service: NamedDependency[TableService],
    replays: NamedDependency[Replays],
    reading: NamedDependency[TokenBuckets],
    seat: FromQuery[SeatQuery] = None,
) -> Response[ReplayOut]:
    """The finished game, frame by frame, with its seed, as the player in `seat` sees it."""
    must_be_slow(request, reading)
    async with service.reading(table) as found:
        if found is None:
            raise ApiError(404, "unknown-table", "no such table")
        if found.outcome is None:
            raise ApiError(409, "not-over", "a game can be replayed only when it is over")
        if seat is not None and not 0 <= seat < len(found.roster.places):
            raise ApiError(404, "unknown-seat", "no such seat")
        replay = await replays.of(service, found, None if seat is None else Seat(seat))
    return replay.answer(request)
