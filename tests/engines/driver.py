"""What a story needs of a browser, whatever its engine: scripts, input, the size of the window, errors."""

import json
from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

Source: TypeAlias = dict[str, Any]
"""A source of input and its actions, as the WebDriver standard writes them."""


class EngineError(RuntimeError):
    """What a browser answered instead of a result."""


class PageLeftError(EngineError):
    """The page went away before it answered."""


def failure(code: str, message: str) -> EngineError:
    """The exception for an error that a browser reports."""
    is_left = code in ("no such frame", "no such window") or "AbortError" in message
    return (PageLeftError if is_left else EngineError)(f"{code}: {message}")


class Driver(Protocol):
    """One window of a new visitor."""

    has_all_buttons: bool
    """Whether it can press and release the right and the middle button of a mouse."""

    def goto(self, url: str) -> None:
        """Open that address and wait until it has loaded."""
        ...

    def reload(self) -> None:
        """Load the page anew and wait until it has loaded."""
        ...

    def call(self, function: str, *arguments: Any) -> Any:
        """The value of a JavaScript function, once it is there. EngineError: it threw, or the page went away."""
        ...

    def act(self, sources: Sequence[Source]) -> None:
        """Do those actions in parallel; the time of a pause passes in the browser."""
        ...

    def resize(self, width: int, height: int) -> None:
        """Give the page that size, in pixels."""
        ...

    def errors(self) -> list[str]:
        """What scripts have thrown and nothing has caught."""
        ...

    def picture(self) -> bytes:
        """What the window shows, as a PNG."""
        ...

    def close(self) -> None:
        """Close the window."""
        ...


class Engine(Protocol):
    """An installed browser."""

    name: str
    has_touch: bool

    def visitor(self) -> Driver:
        """A window of a new visitor, who has no cookies."""
        ...

    def close(self) -> None:
        """End the browser."""
        ...


def answered(text: str) -> Any:
    """The value in the answer of `settled`. EngineError: the script threw."""
    answer = json.loads(text)
    if "error" in answer:
        raise EngineError(answer["error"])
    return answer.get("value")


def settled(function: str) -> str:
    """A function that calls `function` with arguments written as JSON, and never throws."""
    return f"""async (given) => {{
        try {{ return JSON.stringify({{value: (await ({function})(...JSON.parse(given))) ?? null}}); }}
        catch (error) {{ return JSON.stringify({{error: String(error)}}); }}
    }}"""
