"""Values compared by identity, so that derived values can be cached without comparing their content."""

from typing import Generic, TypeVar, cast

T_co = TypeVar("T_co", covariant=True)


class IdentityKey(Generic[T_co]):
    """A key for a cache: equal only to one that holds the very same value, which it keeps alive."""

    __slots__ = ("value",)

    def __init__(self, value: T_co) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IdentityKey) and self.value is cast("IdentityKey[object]", other).value

    def __hash__(self) -> int:
        return id(self.value)
