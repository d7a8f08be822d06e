"""Errors of the service and its lobby; the rules of a game return a `Refusal` instead."""

from ubongo.formats.errors import UbongoError


class ServiceError(UbongoError):
    """A table cannot be opened, joined or changed. `code` is the reason, for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class UnknownTableError(ServiceError):
    """There is no such table."""
