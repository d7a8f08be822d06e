"""Where a server's clock starts, whatever the date of its machine is. See ADR 124."""

from dataclasses import dataclass
from datetime import UTC, datetime

from structlog import get_logger

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import SystemClock
from ubongo.tables.storage.store import Store

DAY = 86_400_000
PROGRAM_DATE = Millis(round(datetime(2026, 11, 1, tzinfo=UTC).timestamp() * 1000))
"""No clock that is right shows an earlier instant."""
SET_BACK = Millis(DAY)
"""A clock that was set back by less goes on from the last run."""
LONG_DOWNTIME = Millis(31 * DAY)
"""A longer one is reported: the date may be wrong."""

log = get_logger()


@dataclass(frozen=True, slots=True)
class StartInstant:
    """The instant at which the clock starts, and what the operator should know."""

    at: Millis
    is_corrected: bool = False
    """Whether the clock of the last run was ahead: what is stored of later instants is wrong."""
    warning: str | None = None


def start_instant(last: Millis | None, machine: Millis) -> StartInstant:
    """Where the clock starts if the last heartbeat was at `last`, and the machine's clock shows `machine`."""
    if last is None:
        return StartInstant(machine)
    if machine >= last:
        return StartInstant(machine, warning=_long(last, machine) if machine - last > LONG_DOWNTIME else None)
    if last - machine <= SET_BACK:
        return StartInstant(last)
    if machine < PROGRAM_DATE:
        dates = f"this machine's date, {_date(machine)}, is wrong; the clock goes on from the last run, {_date(last)}"
        return StartInstant(last, warning=f"{dates}: set the date and restart")
    dates = f"the last run ended on {_date(last)} by its clock, but this machine's date is {_date(machine)}"
    return StartInstant(machine, is_corrected=True, warning=f"{dates}: the clock was set right, and games go on")


def _long(last: Millis, machine: Millis) -> str:
    span = f"this machine's date is {_date(machine)}, {(machine - last) // DAY} days after the last run"
    return f"{span}: if that is wrong, set the date and restart; games go on either way"


def _date(at: Millis) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


async def started_clock(store: Store, machine: Millis | None = None) -> SystemClock:
    """The clock of a server that stores its games there and shares them with no other.

    Raises:
        StoreError: the store cannot be read or written.
    """
    now = SystemClock().now() if machine is None else machine
    start = start_instant(await store.last_heartbeat(), now)
    if start.warning is not None:
        log.warning(start.warning)
    if start.is_corrected:
        await store.cut_downtimes(start.at)
        await store.save_heartbeat(start.at)
    return SystemClock.set_by(start.at)
