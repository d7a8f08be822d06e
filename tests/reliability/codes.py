"""Guessed identities, and guessed codes of devices: asked of the service without its limits, none may be anybody's."""

from random import Random

from tests.reliability.report import Report
from ubongo.tables.clock import SystemClock
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.names import CODE_CHARACTERS, RECOVERY_LENGTH, hashed
from ubongo.tables.service.people import People
from ubongo.tables.storage.memory.store import MemoryStore

OWNERS = 1_000


async def guessed(count: int, seed: int) -> Report:
    """Guess that many: identities and codes in turns, while a thousand people have one of each."""
    rng, report = Random(seed), Report("guessed identities and codes")
    people = People(MemoryStore(), SystemClock())
    owners = [await people.player_of(hashed(f"owner {number}")) for number in range(OWNERS)]
    for owner in owners:
        await people.new_code(owner)
    known = set(owners)
    while report.tried < count:
        if report.tried % 2:
            player = await people.player_of(hashed(rng.randbytes(32).hex()))
            report.note(player not in known, f"somebody became {player}")
        else:
            code = "".join(rng.choices(CODE_CHARACTERS, k=RECOVERY_LENGTH))
            report.note(await _is_refused(people, code), f"{code} added a device")
    return report


async def _is_refused(people: People, code: str) -> bool:
    try:
        await people.redeem(code)
    except ServiceError:
        return True
    return False
