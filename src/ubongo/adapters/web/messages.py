"""From tables to the wire."""

from ubongo.adapters.web.wire import PROTOCOL, Refused, SeatOut, TableOut, Update, Welcome
from ubongo.editions.contract import Audience, Refusal
from ubongo.tables.seats import Kind
from ubongo.tables.table import Table


def table_out(table: Table, player: str) -> TableOut:
    """The table apart from its game, as that player sees it."""
    present = table.listeners.present
    seats = tuple(
        SeatOut(
            seat=number,
            kind=place.kind.value,
            name=place.name,
            strength=None if place.strength is None else place.strength.value,
            present=place.kind is Kind.BOT or number in present,
            stand_in=None,
            placed=0,
        )
        for number, place in enumerate(table.roster.places)
    )
    return TableOut(
        id=table.id,
        edition=table.edition.name,
        seats=seats,
        host=bool(player) and player == table.roster.host,
        host_seat=table.roster.seat_of(table.roster.host),
        code=None,
        deck="standard",
        absent="bot",
        watching=0,
        next=None,
        seed_hash=table.seed_hash,
        seed=None if table.seed is None else table.seed.hex(),
    )


def welcome(table: Table, player: str, audience: Audience, note_ms: int | None) -> Welcome:
    """Everything as it stands, for a socket that has just said hello."""
    return Welcome(PROTOCOL, table.seq, table_out(table, player), table.view(audience), note_ms)


def update(table: Table, player: str, audience: Audience) -> Update:
    """Everything as it stands, after something has happened."""
    return Update(table.seq, table_out(table, player), table.view(audience))


def refused(command_id: str, refusal: Refusal) -> Refused:
    """The rules' no."""
    flaw = None if refusal.flaw is None else refusal.flaw.value
    return Refused(command_id, refusal.reason.code, refusal.reason.rule, flaw)
