"""Immutable values that cost little: msgspec makes, copies and compares them in C. See ADR 120.

A value is `class Race(Struct, frozen=True)`. The pure layers know msgspec by this module alone: encoding is not theirs.
"""

from msgspec import Struct as Struct
from msgspec import field as field
from msgspec.structs import replace as replace
