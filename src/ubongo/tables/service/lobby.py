"""The lobby: people come and go, and agree on seats, rules and deck."""

from collections.abc import Callable, Collection
from dataclasses import replace
from hmac import compare_digest

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import Start
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Seat
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating import roster as rosters
from ubongo.tables.seating.names import hashed, rng_for_names
from ubongo.tables.seating.roster import SeatRequest
from ubongo.tables.service import setup_changes
from ubongo.tables.service.no_shows import NoShows
from ubongo.tables.service.setup_changes import RuleChanges, must_be_allowed, must_be_host, must_have_seat
from ubongo.tables.service.table_decks import DecksByKind, TableDecks
from ubongo.tables.table.command_handler import Answer
from ubongo.tables.table.config import TableSetup
from ubongo.tables.table.event_log import Applied
from ubongo.tables.table.table import Table


class Lobby:
    """Changes the setup of a table for its people. Each method raises ServiceError if it is not allowed."""

    def __init__(self, decks: TableDecks, drive: Callable[[Table], None], no_shows: NoShows) -> None:
        self._decks = decks
        self._drive = drive
        self._no_shows = no_shows

    async def redeem(self, table: Table, invite: str, *, player: str, name: str) -> Seat | None:
        """Accept the invitation in a link, and seat that player if a seat is open."""
        must_be_invited(table, invite)
        return await self.join(table, player=player, name=name)

    async def join(self, table: Table, *, player: str, name: str) -> Seat | None:
        """Seat a player in the first open seat; one who is seated keeps their seat. None: they may watch."""
        before = table.roster.seat_of(player)
        if table.roster.strangers:
            return before
        await table.setup.reseat(lambda roster: rosters.joined(roster, player, name, rng_for_names()))
        seat = table.roster.seat_of(player)
        if before is None and seat is not None:
            table.presence.seated(player)
        return seat

    async def take_over(self, table: Table, player: str, seat: int, name: str, command_id: str) -> Answer:
        """Give an invited person the seat of a bot in a running game, from the next race on. Rule: R17, see ADR 112."""
        must_have_seat(table.roster, seat)
        if table.roster.seat_of(player) != seat and not rosters.may_take_over(table.roster, player):
            raise ServiceError("not-invited", "a bot's seat is for people who were invited and have none")
        answer = await table.setup.take_over(Seat(seat), player, name, command_id)
        if not isinstance(answer, Refusal):
            table.presence.seated(player)
        return answer

    async def rename(self, table: Table, player: str, name: str) -> None:
        """Give a player another name, at any time; not among strangers, who have the names that the server gave."""
        _must_be_seated(table, player)
        if table.roster.strangers:
            raise ServiceError("given-names", "the server gives the names at a table of strangers")
        await table.setup.reseat(lambda roster: rosters.renamed(roster, player, name, rng_for_names()))

    async def leave(self, table: Table, player: str) -> None:
        """Let a player leave: before the game their seat opens again, afterwards it stays theirs."""
        _must_be_seated(table, player)
        present = table.presence.people(table.roster)
        leaves_another = table.roster.strangers and len(table.roster.people) > 1

        def stood_up(before: TableSetup) -> TableSetup:
            return replace(before, roster=rosters.stood_up(before.roster, player, present))

        if await table.agree(stood_up) is None:
            await table.setup.reseat(lambda roster: rosters.departed(roster, player, present))
        elif leaves_another:
            self._no_shows.note(player)

    async def come_back(self, table: Table, player: str) -> None:
        """Record that a player who had left has returned and acts in their seat."""
        if rosters.returned(table.roster, player) != table.roster:
            await table.setup.reseat(lambda roster: rosters.returned(roster, player))

    async def pass_on(self, table: Table) -> None:
        """Make another player the host if the host is missed and others are present; strangers have none."""
        if table.roster.strangers:
            return
        present = table.presence.people(table.roster)
        if table.presence.host_is_missed(table.roster) and present:
            await table.setup.reseat(lambda roster: rosters.passed_on(roster, present))

    async def arrange(self, table: Table, player: str, seat: int, request: SeatRequest) -> None:
        """Put a bot into a seat, or open it; for the host, before the game."""
        must_have_seat(table.roster, seat)
        await self._agree(
            table, player, lambda before: setup_changes.arranged(before, player, seat, request, rng_for_names())
        )

    async def resize(self, table: Table, player: str, count: int) -> None:
        """Change the number of seats; for the host, before the game."""
        standard = await self._decks.standard(table.edition)
        await self._agree(table, player, lambda before: setup_changes.resized(before, player, count, standard))

    async def change_rules(self, table: Table, player: str, rules: RuleChanges) -> None:
        """Change edition, settings, deck or absence policy; for the host, before the game.

        Each player may change the settings of their own seat.

        The number of seats changes only if the other edition does not allow it.
        """
        must_be_allowed(table.roster, table.edition, player, rules)
        standard = await self._decks.standard(rules.edition or table.edition)
        if await table.agree(lambda before: setup_changes.with_rules(before, player, rules, standard)) is None:
            raise ServiceError("already-started", "the game has started")

    async def start(self, table: Table, player: str, command_id: str, *, client: str = "") -> Answer:
        """Start the game; for the host. Bots take the open seats, and a fresh deck is made if one is wanted.

        `client` is where the command comes from: clients take turns with fresh decks.
        """
        if table.seq > 0 and player != table.roster.host:
            answer = await table.handle(Start(), command_id)  # a former host may ask whether it was carried out
            if isinstance(answer, Applied):
                return answer
        must_be_host(table.roster, player)
        edition = table.edition
        standard = await self._decks.standard(edition)
        fresh = await self._decks.fresh(table, standard, client)

        def complete(before: TableSetup) -> TableSetup:
            seated = setup_changes.filled(before, player, rng_for_names())
            ruled = setup_changes.with_todays_rules(seated, standard)
            return setup_changes.with_deck_wanted(ruled, edition, standard, fresh)

        answer = await table.agree(complete, start=command_id) or await table.handle(Start(), command_id)
        if not isinstance(answer, Refusal):
            self._drive(table)
        return answer

    async def start_itself(self, table: Table, strength: Strength, missing: Collection[str]) -> Answer:
        """Start the game of strangers. Bots take the open seats, and those of the missing people who are still away.

        Raises:
            ServiceError: nobody is there any more.
        """
        standard = await self._decks.standard(table.edition)
        fresh = await self._fresh_if_possible(table, standard)

        def complete(before: TableSetup) -> TableSetup:
            here = table.presence.people(before.roster)
            if not here:
                raise ServiceError("nobody-there", "all people have gone")
            kept = rosters.with_open_for(before.roster, frozenset(missing) - here)
            seated = replace(before, roster=rosters.filled(kept, rng_for_names(), strength))
            ruled = setup_changes.with_todays_rules(seated, standard)
            if fresh is None:
                return setup_changes.with_its_deck(ruled, standard)
            return setup_changes.with_deck_wanted(ruled, table.edition, standard, fresh)

        id = f"strangers-{table.id}"  # several nodes may send it: it is carried out once
        answer = await table.agree(complete, start=id) or await table.handle(Start(), id)
        if not isinstance(answer, Refusal):
            self._drive(table)
        return answer

    async def _fresh_if_possible(self, table: Table, standard: DecksByKind) -> DecksByKind | None:
        """The fresh deck of a rematch of strangers, whose games take turns as one client; nobody waits for it."""
        try:
            return await self._decks.fresh(table, standard, "strangers")
        except ServiceError:
            return None

    async def _agree(self, table: Table, player: str, change: Callable[[TableSetup], TableSetup]) -> None:
        must_be_host(table.roster, player)
        if await table.agree(change) is None:
            raise ServiceError("already-started", "the game has started")


def must_be_invited(table: Table, invite: str) -> None:
    """Check the secret of a link.

    Raises:
        ServiceError: it is not the table's.
    """
    if not compare_digest(hashed(invite), table.roster.invite):
        raise ServiceError("wrong-invite", "this invitation is not for this table")


def _must_be_seated(table: Table, player: str) -> None:
    if table.roster.seat_of(player) is None:
        raise ServiceError("not-seated", "only players with a seat can do that")
