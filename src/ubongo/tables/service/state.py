"""Whether a service is ready for play."""

from enum import StrEnum


class ServiceState(StrEnum):
    """The first that holds."""

    STOPPING = "stopping"
    """It has been told to end: no table is opened any more."""
    STARTING = "starting"
    """Running games are being resumed."""
    NOT_SAVING = "not-saving"
    """Nothing can be written to the store, or the process has just stood still."""
    OK = "ok"

    @property
    def is_ready(self) -> bool:
        """Whether new players can be sent here."""
        return self is ServiceState.OK
