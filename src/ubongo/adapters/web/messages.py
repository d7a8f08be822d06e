"""The state of a table as messages. Parts that all viewers share are built once per update; see ADR 119."""

from collections.abc import Mapping
from typing import cast

from msgspec import Raw

from ubongo.adapters.web.wire import (
    PROTOCOL,
    Around,
    EmoteOut,
    Refused,
    RevealOut,
    SeatBoard,
    SeatOut,
    TableOut,
    Update,
    Welcome,
    encode,
)
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Audience, Seat
from ubongo.structs import Struct, replace
from ubongo.tables.seating.roster import proposers
from ubongo.tables.seating.seats import Occupant
from ubongo.tables.table.progress import ReportedBoard
from ubongo.tables.table.table import Table


class _Rights(Struct, frozen=True):
    """Everything in which a table differs for one player, but for the boards that they may watch."""

    is_host: bool
    is_at_table: bool
    """The host and seated players know the code."""
    free_seats: tuple[Seat, ...]


def _table(table: Table, player: str) -> TableOut:
    """The table apart from its game, for that player: encoded once for all who are shown the same."""
    seat, is_host = table.roster.seat_of(player), bool(player) and player == table.roster.host
    rights = _Rights(is_host, is_host or seat is not None, table.setup.free_seats(player))
    boards = table.subscriptions.shared("boards", table.boards.in_race).seen_by(seat)
    if boards:
        return _with_boards(table, _shown_to(table, rights), boards)
    encoded = table.subscriptions.shared((rights, table.emotes.numbers), lambda: Raw(encode(_shown_to(table, rights))))
    return cast(TableOut, encoded)  # its JSON stands for it in a message


def _shown_to(table: Table, rights: _Rights) -> TableOut:
    shown = table.subscriptions.shared(("table", table.emotes.numbers), lambda: _shown_to_all(table))
    code = table.code.valid if rights.is_at_table else None
    return replace(shown, host=rights.is_host, code=code, free_seats=rights.free_seats)


def _with_boards(table: Table, shown: TableOut, boards: Mapping[Seat, ReportedBoard]) -> TableOut:
    """The table with those boards. Each seat is encoded once with its board, and once without."""

    def encoded(seat: SeatOut) -> SeatOut:
        board = boards.get(Seat(seat.seat))
        key = ("seat", seat.seat, board is None, table.emotes.numbers)
        return cast(SeatOut, table.subscriptions.shared(key, lambda: Raw(encode(_with_board(seat, board)))))

    return replace(shown, seats=tuple(map(encoded, shown.seats)))


def _shown_to_all(table: Table) -> TableOut:
    """The table as any stranger sees it: without its code, and without boards that only some may watch."""
    asked, roster = table.reveals.request, table.roster
    return TableOut(
        id=table.id,
        edition=table.edition.name,
        seats=tuple(_seat_out(table, Seat(number), place) for number, place in enumerate(roster.places)),
        host=False,
        host_seat=roster.seat_of(roster.host),
        code=None,
        deck=roster.deck.value,
        absent=roster.absent.value,
        watching=table.subscriptions.watching + table.peers.spectators,
        next=roster.next or None,
        seed_hash=table.secret.hash,
        seed=None if table.seed is None else table.seed.hex(),
        scheme=table.secret.scheme,
        reveal=None if asked is None else RevealOut(asked.reveal, asked.terms.text),
        spectators=roster.spectators.value,
        may_end=table.glass.is_left_to_bots,
        may_pause=table.glass.may_pause,
        proposals=proposers(roster),
        strangers=roster.strangers,
    )


def _seat_out(table: Table, seat: Seat, place: Occupant) -> SeatOut:
    stand_in, shown = table.stand_ins.actor(seat), table.emotes.shown(seat)
    return SeatOut(
        seat=seat,
        kind=place.kind.value,
        name=place.name,
        strength=None if place.strength is None else place.strength.value,
        present=table.presence.is_present(place),
        stand_in=None if stand_in is None else stand_in.value,
        bot_races=table.bot_races(seat),
        placed=table.boards.placed(seat),
        emote=None if shown is None else EmoteOut(shown.emote, shown.number),
    )


def _with_board(seat: SeatOut, board: ReportedBoard | None) -> SeatOut:
    return seat if board is None else replace(seat, board=SeatBoard(board.puzzle, board.placements))


def welcome(table: Table, player: str, audience: Audience, note_ms: int | None) -> Welcome:
    """The whole state, for a socket that has just sent hello."""
    return Welcome(PROTOCOL, table.seq, _table(table, player), table.view(audience), note_ms, table.log.head)


def update(table: Table, player: str, audience: Audience) -> Update:
    """The whole state, after something has happened."""
    return Update(table.seq, _table(table, player), table.view(audience), table.log.head)


def around(table: Table, player: str) -> Around:
    """The table apart from its game, after a player came, went, or placed a piece."""
    return Around(_table(table, player))


def refused(command_id: str, refusal: Refusal) -> Refused:
    """A refusal by the rules."""
    flaw = None if refusal.flaw is None else refusal.flaw.value
    return Refused(command_id, refusal.reason.code, refusal.reason.rule, flaw)
