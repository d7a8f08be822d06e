"""What the service and its lobby refuse, apart from the rules of the games."""

from ubongo.formats.errors import UbongoError


class ServiceError(UbongoError):
    """A table cannot be opened, joined or changed; `code` gives the reason to a program."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class UnknownTableError(ServiceError):
    """There is no such table."""
