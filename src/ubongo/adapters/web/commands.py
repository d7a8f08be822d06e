"""From what a player's client says to the commands of the editions: the seat and the line's lag are the server's."""

from typing import assert_never

from ubongo.adapters.web.actions import (
    ArrangeIn,
    CallIn,
    ClaimIn,
    FinishIn,
    GameActionIn,
    GiveUpIn,
    LaidIn,
    MovePawnIn,
    PassIn,
    PassRoundIn,
    PlacementIn,
    PlacePawnIn,
    PlayOnIn,
    ReadyIn,
    SetAsideIn,
    TakeGemsIn,
)
from ubongo.editions.cards.commands import Arrange, Call, PassRound, PlayOn
from ubongo.editions.classic.commands import MovePawn, Pass, PlacePawn, TakeGems
from ubongo.editions.contract import Millis, Seat
from ubongo.editions.parts.race import Claim, GiveUp
from ubongo.editions.parts.rest import Ready
from ubongo.editions.solo.game import Finish, SetAside
from ubongo.puzzles.cards.card import CardId, Laid
from ubongo.puzzles.piece import PieceId
from ubongo.puzzles.task import Placement


def command_of(action: GameActionIn, seat: Seat, lag: Millis) -> object:
    """What the player in that seat wants; `lag` is the trusted round trip of their line."""
    match action:
        case ClaimIn(placements):
            return Claim(seat, tuple(_placement(one) for one in placements), lag)
        case GiveUpIn():
            return GiveUp(seat)
        case ReadyIn():
            return Ready(seat)
        case PlacePawnIn(row):
            return PlacePawn(seat, row)
        case MovePawnIn(row):
            return MovePawn(seat, row)
        case TakeGemsIn(row, hole):
            return TakeGems(seat, row, hole)
        case PassIn():
            return Pass(seat)
        case ArrangeIn(layout):
            return Arrange(seat, tuple(map(_laid, layout)))
        case CallIn():
            return Call(seat, lag)
        case PassRoundIn():
            return PassRound(seat)
        case PlayOnIn():
            return PlayOn(seat)
        case SetAsideIn():
            return SetAside(seat)
        case FinishIn():
            return Finish(seat)
        case _:
            assert_never(action)


def _placement(one: PlacementIn) -> Placement:
    return Placement(PieceId(one.piece), one.orientation, one.anchor)


def _laid(one: LaidIn) -> Laid:
    return Laid(CardId(one.card), one.turn, one.anchor)
