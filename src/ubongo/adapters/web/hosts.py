"""The host that a request names, and the names that the server answers to.

A page of another site can point its own name at a private address (DNS rebinding). Its requests then look like the
server's own, except for the name in `Host`.
"""

import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Self

_HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[\w.-]+)(?::(\d{0,5}))?", re.ASCII)
_ORIGIN = re.compile(r"(https?)://(.+)")
_PORTS = {"http": 80, "https": 443}
_NAME = re.compile(r"\.?\w(?:[\w.-]*\w)?", re.ASCII)
PRIVATE_DOMAINS = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""Domains that exist only in private networks, so that no stranger can own a name in them."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a page comes from, as browsers compare it."""

    scheme: str
    host: str
    """In lower case; an IPv6 address in brackets."""
    port: int


def origin_of(header: str) -> Origin | None:
    """The origin in a header `Origin`; None if it is no http or https origin."""
    found = _ORIGIN.fullmatch(header)
    return None if found is None else origin_at(found[1], found[2])


def origin_at(scheme: str, header: str) -> Origin | None:
    """The origin of a server with that scheme and header `Host`; None if either is malformed."""
    found = _HOST.fullmatch(header)
    usual = _PORTS.get(scheme)
    return None if found is None or usual is None else Origin(scheme, found[1].lower(), int(found[2] or usual))


@dataclass(frozen=True, slots=True)
class AllowedHosts:
    """The names that the server answers to: loopback names, IP addresses, and these."""

    names: frozenset[str] = frozenset()
    """In lower case; one with a leading dot stands for a domain and everything below it."""

    @classmethod
    def of(cls, names: Iterable[str]) -> Self:
        """The given names, and the machine's own in its network.

        Raises:
            ValueError: one is not a host name.
        """
        return cls(frozenset(map(_checked, names)) | own_names())

    def allows(self, header: str) -> bool:
        """Whether a header `Host` names this server."""
        found = _HOST.fullmatch(header)
        if found is None:
            return False
        name = found[1].lower().removesuffix(".")
        return _is_local(name) or name in self.names or any(f".{end}" in self.names for end in _ends(name))


def own_names() -> frozenset[str]:
    """The machine's names in its network: its host name, alone and in the domains of private networks."""
    full = socket.gethostname().lower().removesuffix(".")
    short = full.partition(".")[0]
    return frozenset({full, short, *(f"{short}.{domain}" for domain in PRIVATE_DOMAINS)}) if short else frozenset()


def _checked(name: str) -> str:
    if _NAME.fullmatch(name) is None:
        raise ValueError(f"a host is a name such as play.example.org, without scheme and port, not {name[:80]!r}")
    return name.lower()


def _is_local(name: str) -> bool:
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def _ends(name: str) -> Iterable[str]:
    """The name, and the domains that it is in."""
    labels = name.split(".")
    return (".".join(labels[start:]) for start in range(len(labels)))
