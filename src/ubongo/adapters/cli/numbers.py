"""Whole numbers on the command line."""

import re
from collections.abc import Sequence
from typing import Annotated, TypeAlias

from cyclopts import Parameter, Token


def whole(_: object, tokens: Sequence[Token]) -> int:
    """The whole number that was written in decimal digits.

    Raises:
        ValueError: it is none, such as 1.5, which would otherwise be rounded.
    """
    word = tokens[0].value
    if re.fullmatch(r"[+-]?[0-9]{1,40}", word) is None:
        raise ValueError(f"a whole number is expected, not {word[:40]!r}")
    return int(word)


Whole: TypeAlias = Annotated[int, Parameter(converter=whole)]
WholeOrNone: TypeAlias = Annotated[int | None, Parameter(converter=whole)]
