"""From what a player's client says to the hall and its lobby."""

from typing import assert_never

from ubongo.adapters.web.actions.lobby import (
    LeaveIn,
    LobbyActionIn,
    RematchIn,
    RenameIn,
    RulesIn,
    SeatIn,
    SeatsIn,
    StartIn,
)
from ubongo.editions.contract import AnyEdition
from ubongo.editions.registry import edition_named
from ubongo.tables.errors import HallError
from ubongo.tables.hall import Hall
from ubongo.tables.lobby import Rules
from ubongo.tables.roster import Wish
from ubongo.tables.seats import Absent, Boards, Kind
from ubongo.tables.table import Answer, Carried, Table


async def carry_out(hall: Hall, table: Table, player: str, action: LobbyActionIn, command_id: str) -> Answer:
    """Do what the table decides, and not the game's rules.

    Raises:
        HallError: it is not that player's to do, or not now.
        StoreError: it cannot be kept.
    """
    if isinstance(action, StartIn):
        return await hall.lobby.begin(table, player, command_id)
    await _change(hall, table, player, action)
    return Carried(table.seq)


def _edition(name: str) -> AnyEdition:
    try:
        return edition_named(name)
    except ValueError as cause:
        raise HallError("bad-settings", str(cause)) from cause


async def _change(
    hall: Hall,
    table: Table,
    player: str,
    action: RenameIn | SeatIn | SeatsIn | RulesIn | LeaveIn | RematchIn,
) -> None:
    match action:
        case RenameIn(name):
            await hall.lobby.rename(table, player, name)
        case SeatIn(seat, kind, strength):
            await hall.lobby.arrange(table, player, seat, Wish(Kind(kind), strength))
        case SeatsIn(count):
            await hall.lobby.resize(table, player, count)
        case RulesIn(settings, edition, deck, absent):
            wanted = Rules(
                settings=settings,
                edition=None if edition is None else _edition(edition),
                deck=None if deck is None else Boards(deck),
                absent=None if absent is None else Absent(absent),
            )
            await hall.lobby.change_rules(table, player, wanted)
        case LeaveIn():
            await hall.lobby.leave(table, player)
        case RematchIn():
            await hall.rematch(table, player)
        case _:
            assert_never(action)
