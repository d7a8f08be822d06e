"""The settings of an edition, described: kind, default, bounds, choices.

They are written once, beside the field of the settings dataclass: `Annotated[int, Setting(least=1, most=4)]`. Lobbies,
commands and the edition's own checks read them through `described`. A field that is added later says in its metadata
which value the games before it had: `field(default=True, metadata={BEFORE: False})`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, fields, replace
from enum import Enum
from functools import cache
from types import MappingProxyType, NoneType
from typing import (
    Annotated,
    ClassVar,
    Literal,
    Protocol,
    TypeAlias,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from ubongo.editions.contract.values import Millis, Seat


class GameSettings(Protocol):
    """The settings of any edition: a dataclass that counts the seats."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]

    @property
    def seats(self) -> int:
        """How many players there are."""
        ...


SettingsT = TypeVar("SettingsT", bound=GameSettings)

Value: TypeAlias = str | int | bool | None

BEFORE = "before"
"""In the metadata of a field added later: the value of games that were stored without the field. See ADR 88."""

PLAYERS = "seats"
"""The field for the number of players, which a lobby does not set: it counts the seats. It is not described."""


class SettingKind(Enum):
    """What a value is."""

    BOOLEAN = "boolean"
    INTEGER = "integer"
    STRING = "string"
    SEAT = "seat"
    """The number of a seat at the table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """What the type of a field does not say."""

    least: int | None = None
    most: int | None = None
    choices: tuple[Value, ...] | None = None
    """The only values allowed."""
    offered: tuple[Value, ...] = ()
    """The values that a lobby offers, if it does not offer all choices."""
    unit: str | None = None
    """Of an integer; `Millis` are in `ms` anyway."""
    seat: int | None = None
    """The seat whose player it is for. It has no effect if the table has no such seat."""
    printed: Value = ""
    """The value in the printed game, if it is not the default."""
    fixed: bool = False
    """Whether tables cannot choose it: it keeps an older rule for older games, or the server alone sets it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingSpec:
    """One setting of an edition."""

    name: str
    kind: SettingKind
    default: Value
    nullable: bool
    """Whether None is allowed as well."""
    unit: str | None
    least: int | None
    most: int | None
    choices: tuple[Value, ...] | None
    """The only values allowed; None: all of its kind, within the bounds."""
    offered: tuple[Value, ...]
    """The values that a lobby offers, in order; none: it does not show the setting. Seats are offered anyway."""
    seat: int | None
    """The seat whose player it is for; None if it is for the whole table."""
    printed: Value
    """The value in the printed game."""
    fixed: bool
    """Whether tables cannot choose it: new games have the default."""

    def allows(self, value: object, seats: int) -> bool:
        """Whether that value is allowed at a table with that many seats."""
        if value is None:
            return self.nullable
        if self.seat is not None and self.seat >= seats:
            return True
        if self.choices is not None:
            return value in self.choices
        if not isinstance(value, int):
            return True
        if self.kind is SettingKind.SEAT:
            return 0 <= value < seats
        return (self.least is None or self.least <= value) and (self.most is None or value <= self.most)

    @property
    def written(self) -> str:
        """The default, as people write it."""
        return "null" if self.default is None else _word(self.default)

    @property
    def allowed(self) -> str:
        """The values that are allowed, in words."""
        words = [_word(value) for value in self.choices] if self.choices is not None else [self._range]
        *others, last = [*words, "null"] if self.nullable else words
        return f"{', '.join(others)} or {last}" if others else last

    @property
    def _range(self) -> str:
        if self.kind is SettingKind.SEAT:
            return "a seat of the table"
        if self.least is None or self.most is None:
            return f"a {self.kind.value}"
        return f"{self.least} to {self.most}{'' if self.unit is None else f' {self.unit}'}"


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def described(settings: type[object]) -> Mapping[str, SettingSpec]:
    """The settings of that dataclass by name, in the order of its fields."""
    hints = get_type_hints(settings, include_extras=True)
    named = {field.name: field for field in fields(settings) if field.name != PLAYERS}  # pyright: ignore[reportArgumentType]
    return MappingProxyType({name: _spec(name, hints[name], field.default) for name, field in named.items()})


@cache
def values_before(settings: type[object]) -> Mapping[str, Value]:
    """For each field of that dataclass that was added later, the value of games stored without it."""
    added = (field for field in fields(settings) if BEFORE in field.metadata)  # pyright: ignore[reportArgumentType]
    return MappingProxyType({field.name: field.metadata[BEFORE] for field in added})


def with_fixed(settings: SettingsT) -> SettingsT:
    """The settings as a new game has them: those that are fixed have their defaults."""
    fixed = {name: spec.default for name, spec in described(type(settings)).items() if spec.fixed}
    return replace(settings, **fixed)


def setting_flaws(settings: object, seats: int) -> Iterator[str]:
    """The settings whose values are not allowed, in words."""
    for name, spec in described(type(settings)).items():
        value: object = getattr(settings, name)
        if not spec.allows(value, seats):
            yield f"{name} must be {spec.allowed}, not {value!r}"


def check(settings: object, seats: int) -> None:
    """Make sure that all values are allowed.

    Raises:
        ValueError: some are not.
    """
    found = "; ".join(setting_flaws(settings, seats))
    if found:
        raise ValueError(found)


def _spec(name: str, hint: object, default: object) -> SettingSpec:
    setting, hint = _unwrapped(hint)
    types = (hint,) if get_origin(hint) is Literal else get_args(hint) or (hint,)
    literal = next((one for one in types if get_origin(one) is Literal), None)
    kind = SettingKind.STRING if literal else _KINDS[next(one for one in types if one is not NoneType)]
    choices = get_args(literal) if literal else setting.choices
    if kind is SettingKind.BOOLEAN:
        choices = (default, not default)
    return SettingSpec(
        name=name,
        kind=kind,
        default=cast(Value, default),
        nullable=NoneType in types,
        unit="ms" if Millis in types else setting.unit,
        least=setting.least,
        most=setting.most,
        choices=cast(tuple[Value, ...] | None, choices),
        offered=() if setting.fixed else setting.offered or cast(tuple[Value, ...], choices or ()),
        seat=setting.seat,
        printed=cast(Value, default) if setting.printed == "" else setting.printed,
        fixed=setting.fixed,
    )


def _unwrapped(hint: object) -> tuple[Setting, object]:
    """What an annotation adds to a type, and the type."""
    if get_origin(hint) is not Annotated:
        return Setting(), hint
    inner, *extras = get_args(hint)
    return next((extra for extra in extras if isinstance(extra, Setting)), Setting()), inner


_KINDS: Mapping[object, SettingKind] = MappingProxyType(
    {
        bool: SettingKind.BOOLEAN,
        int: SettingKind.INTEGER,
        Millis: SettingKind.INTEGER,
        str: SettingKind.STRING,
        Seat: SettingKind.SEAT,
    }
)
