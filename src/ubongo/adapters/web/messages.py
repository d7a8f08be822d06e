"""What tables show, as messages."""

from ubongo.adapters.web.wire import PROTOCOL, Around, Refused, RevealOut, SeatBoard, SeatOut, TableOut, Update, Welcome
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Audience, Seat
from ubongo.tables.seating.seats import Occupant
from ubongo.tables.table.progress import ReportedBoard
from ubongo.tables.table.table import Table


def table_out(table: Table, player: str) -> TableOut:
    """The table apart from its game, for that player."""
    asked = table.reveals.request
    watched = table.boards.watched(table.roster.seat_of(player))
    roster, outsider = table.roster, table.roster.seat_of(player) is None and player != table.roster.host
    return TableOut(
        id=table.id,
        edition=table.edition.name,
        seats=tuple(
            _seat_out(table, Seat(number), place, watched.get(Seat(number)))
            for number, place in enumerate(roster.places)
        ),
        host=bool(player) and player == roster.host,
        host_seat=roster.seat_of(roster.host),
        code=None if outsider else table.code.valid,
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
        free_seats=table.setup.free_seats(player),
    )


def _seat_out(table: Table, seat: Seat, place: Occupant, board: ReportedBoard | None) -> SeatOut:
    stand_in = table.stand_ins.actor(seat)
    return SeatOut(
        seat=seat,
        kind=place.kind.value,
        name=place.name,
        strength=None if place.strength is None else place.strength.value,
        present=table.presence.is_present(place),
        stand_in=None if stand_in is None else stand_in.value,
        bot_races=table.bot_races(seat),
        placed=table.boards.placed(seat),
        board=None if board is None else SeatBoard(board.puzzle, board.placements),
    )


def welcome(table: Table, player: str, audience: Audience, note_ms: int | None) -> Welcome:
    """The whole state, for a socket that has just sent hello."""
    return Welcome(PROTOCOL, table.seq, table_out(table, player), table.view(audience), note_ms, table.log.head)


def update(table: Table, player: str, audience: Audience) -> Update:
    """The whole state, after something has happened."""
    return Update(table.seq, table_out(table, player), table.view(audience), table.log.head)


def around(table: Table, player: str) -> Around:
    """The table apart from its game, after a player came, went, or placed a piece."""
    return Around(table_out(table, player))


def refused(command_id: str, refusal: Refusal) -> Refused:
    """A refusal by the rules."""
    flaw = None if refusal.flaw is None else refusal.flaw.value
    return Refused(command_id, refusal.reason.code, refusal.reason.rule, flaw)
