"""Copies of values with other fields, whether they are structs or dataclasses."""

import dataclasses
from typing import Any, TypeVar

from ubongo import structs

ValueT = TypeVar("ValueT")


def replace(value: ValueT, **changes: Any) -> ValueT:
    """The value with those fields changed."""
    if isinstance(value, structs.Struct):
        return structs.replace(value, **changes)
    return dataclasses.replace(value, **changes)  # pyright: ignore[reportArgumentType]
