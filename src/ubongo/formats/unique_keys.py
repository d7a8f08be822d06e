"""Rejects JSON objects with a repeated key: parsers would silently keep one of the values."""

import json


def repeated_key(text: str | bytes) -> str | None:
    """A key that an object in the JSON text has twice, or None; also None if the text is no JSON.

    Raises:
        RecursionError: it is nested too deeply.
    """
    try:
        _checking.decode(text if isinstance(text, str) else text.decode(json.detect_encoding(text), "surrogatepass"))
    except _RepeatedKeyError as found:
        return found.key
    except ValueError:  # for the parser to report
        return None
    return None


class _RepeatedKeyError(Exception):
    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def _unique(pairs: list[tuple[str, object]]) -> None:
    if len(dict(pairs)) == len(pairs):
        return
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise _RepeatedKeyError(key)
        seen.add(key)


# Numbers are left unread: Python refuses those of thousands of digits.
_checking = json.JSONDecoder(object_pairs_hook=_unique, parse_int=str, parse_float=str)
