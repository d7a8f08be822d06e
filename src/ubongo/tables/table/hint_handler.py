"""Handles hints of other nodes. They decide nothing: the table shows them, or reads the store again."""

from structlog import get_logger

from ubongo.editions.contract.values import Seat
from ubongo.formats.errors import UbongoError
from ubongo.formats.terms import read_terms
from ubongo.tables.table.emotes import Emote
from ubongo.tables.table.hints import (
    AskedHint,
    EmoteHint,
    EntryHint,
    FreeHint,
    GlassHint,
    JoinedHint,
    PeopleHint,
    PiecesHint,
    RosterHint,
    ShareHint,
    TableHint,
    WhoHint,
)
from ubongo.tables.table.table import Table

log = get_logger()


async def handle(table: Table, node: str, hint: TableHint) -> None:
    """Handle a hint of another node.

    Raises:
        UbongoError: the store cannot be read, or the hint is from another version of this program.
    """
    match hint:
        case EntryHint(seq=seq):
            if seq > table.seq:
                await table.log.refresh()
        case RosterHint():
            await table.setup.refresh()
        case PeopleHint():
            table.attendance.went(table.peers.note(node, hint))
        case JoinedHint(player=player, at=at):
            if at > table.peers.since(player):
                table.subscriptions.supersede(player)
        case WhoHint():
            table.attendance.tell()
        case PiecesHint():
            table.boards.show(Seat(hint.seat), hint.count, hint.tiling())
        case AskedHint(reveal=reveal, terms=terms):
            table.reveals.asked_elsewhere(reveal, read_terms(terms)[1] if terms else None)
        case ShareHint(seat=seat, reveal=reveal, share=share):
            table.reveals.accept(Seat(seat), reveal, share)
        case GlassHint(seat=seat, phase=phase):
            table.glass.ended_elsewhere(Seat(seat), phase)
        case EmoteHint(seat=seat, emote=emote):
            if emote in frozenset[str](Emote):  # another version of this program may know more
                table.emotes.show(Seat(seat), Emote(emote))
        case FreeHint():
            table.peers.free()


async def handle_and_log(table: Table, node: str, hint: TableHint) -> None:
    """Handle a hint, and log a failure: hints may be lost."""
    try:
        await handle(table, node, hint)
    except UbongoError as error:
        log.error("a table could not be read after a hint", table=table.id, error=str(error))
