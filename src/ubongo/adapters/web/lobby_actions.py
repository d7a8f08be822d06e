"""Carries out requests that concern the table and not its game."""

from typing import assert_never

from ubongo.adapters.web.actions.lobby import (
    EndGlassIn,
    LeaveIn,
    LobbyActionIn,
    PauseIn,
    RematchIn,
    RenameIn,
    ResumeIn,
    RulesIn,
    SeatIn,
    SeatsIn,
    StartIn,
    TakeSeatIn,
)
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.registry import edition_named
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.seating.seats import AbsencePolicy, DeckChoice, OccupantKind, SpectatorPolicy
from ubongo.tables.service import game_clock
from ubongo.tables.service.service import TableService
from ubongo.tables.service.setup_changes import RuleChanges
from ubongo.tables.table.command_handler import Answer
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table


async def carry_out(
    service: TableService, table: Table, player: str, action: LobbyActionIn, command_id: str, *, client: str
) -> Answer:
    """Carry out an action that the table decides, once for each command id of a player.

    `client` is the network that the player's command comes from.

    Raises:
        ServiceError: that player may not do it, or not now.
        StoreError: it cannot be stored.
    """
    match action:
        case StartIn():
            return await service.lobby.start(table, player, command_id, client=client)
        case TakeSeatIn(seat, name):
            return await service.lobby.take_over(table, player, seat, name, command_id)
        case PauseIn():
            return await game_clock.pause(table, player, command_id)
        case ResumeIn():
            return await game_clock.resume(table, player, command_id)
        case _:
            return await table.recent.once(player, command_id, lambda: _changed(service, table, player, action))


def _edition(name: str) -> AnyEdition:
    try:
        return edition_named(name)
    except ValueError as cause:
        raise ServiceError("bad-settings", str(cause)) from cause


async def _changed(
    service: TableService,
    table: Table,
    player: str,
    action: EndGlassIn | RenameIn | SeatIn | SeatsIn | RulesIn | LeaveIn | RematchIn,
) -> Answer:
    if isinstance(action, EndGlassIn):
        return game_clock.end_glass(table, player)
    await _change(service, table, player, action)
    return Applied(table.seq)


async def _change(
    service: TableService,
    table: Table,
    player: str,
    action: RenameIn | SeatIn | SeatsIn | RulesIn | LeaveIn | RematchIn,
) -> None:
    match action:
        case RenameIn(name):
            await service.lobby.rename(table, player, name)
            await service.people.rename(player, name)
        case SeatIn(seat, kind, strength):
            await service.lobby.arrange(table, player, seat, SeatRequest(OccupantKind(kind), strength))
        case SeatsIn(count):
            await service.lobby.resize(table, player, count)
        case RulesIn(settings, edition, deck, absent, spectators):
            wanted = RuleChanges(
                settings=settings,
                edition=None if edition is None else _edition(edition),
                deck=None if deck is None else DeckChoice(deck),
                absent=None if absent is None else AbsencePolicy(absent),
                spectators=None if spectators is None else SpectatorPolicy(spectators),
            )
            await service.lobby.change_rules(table, player, wanted)
        case LeaveIn():
            await service.lobby.leave(table, player)
        case RematchIn():
            await service.rematch(table, player)
        case _:
            assert_never(action)
