"""All targets, by name, each in the module that imports what it needs."""

from importlib import import_module
from types import MappingProxyType

from tests.fuzz.target import Target

MODULES = MappingProxyType(
    {
        "game": "files",
        "deck": "files",
        "notation": "files",
        "tasks": "files",
        "settings": "files",
        "parts": "files",
        "request": "requests",
        "connection": "connections",
        "table": "table_messages",
        "bot": "clients",
        "answer": "clients",
    }
)


def target(name: str) -> Target:
    """The target of that name."""
    module = import_module(f"tests.fuzz.{MODULES[name]}")
    return next(each for each in module.TARGETS if each.name == name)
