"""Copies of values with other fields, whether they are structs or dataclasses."""

import dataclasses
from typing import Any, TypeVar, cast

from ubongo import structs

ValueT = TypeVar("ValueT")


def replace(value: ValueT, **changes: Any) -> ValueT:
    """The value with those fields changed."""
    if isinstance(value, structs.Struct):
        return structs.replace(value, **changes)
    return cast(ValueT, dataclasses.replace(cast(Any, value), **changes))
