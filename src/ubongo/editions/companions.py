"""What other layers keep for each edition: a module of the edition's name in a package of theirs."""

from importlib import import_module
from typing import TypeVar

Kept = TypeVar("Kept")


class CompanionError(LookupError):
    """A package lacks what it must keep for an edition."""


def companion(package: str, edition: str, name: str, kind: type[Kept]) -> Kept:
    """What the module of that edition in `package` calls `name`: of `three-d`, the module `three_d`.

    Raises:
        CompanionError: there is no such module, or nothing of that kind in it.
    """
    module = f"{package}.{edition.replace('-', '_')}"
    try:
        found: object = getattr(import_module(module), name, None)
    except ModuleNotFoundError as cause:
        if cause.name != module:
            raise
        raise CompanionError(f"the edition {edition!r} needs a module {module}") from cause
    if not isinstance(found, kind):
        raise CompanionError(f"{module} needs {name} of type {kind.__name__}")
    return found
