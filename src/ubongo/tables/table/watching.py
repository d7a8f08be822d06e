"""Which boards each audience may see being filled: no player is shown a solution of an open board. See ADR 98."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from ubongo.editions.contract.values import Audience, Seat
from ubongo.tables.table.progress import ReportedBoard


@dataclass(frozen=True, slots=True)
class RaceBoards:
    """All boards of a running race, of which each audience may see some."""

    boards: Mapping[Seat, ReportedBoard]
    done: frozenset[Seat]
    """The seats that have solved or given up."""
    is_live: bool
    """Whether people without a board in the race see the others' boards."""

    def seen_by(self, audience: Audience) -> dict[Seat, ReportedBoard]:
        """The boards that `audience` may watch while they are being filled."""
        regions = {seat: board.puzzle.region for seat, board in self.boards.items()}
        return {
            seat: board
            for seat, board in self.boards.items()
            if may_see(audience, seat, regions, self.done, is_live=self.is_live)
        }


def may_see(
    audience: Audience, seat: Seat, regions: Mapping[Seat, str], done: Collection[Seat], *, is_live: bool
) -> bool:
    """Whether `audience` may see the pieces on the board of `seat`.

    `regions` are the boards of everyone in the race, `done` those who have solved or given up. A player must be done; a
    person without a board in the race sees boards if the table shows them live. A board that another player has yet to
    solve is shown only to players who are done with that same board.
    """
    if seat not in regions or seat == audience:
        return False
    has_board = audience is not None and audience in regions
    if not (audience in done if has_board else is_live):
        return False
    is_open = any(region == regions[seat] for other, region in regions.items() if other != seat and other not in done)
    return not is_open or (audience is not None and has_board and regions[audience] == regions[seat])
