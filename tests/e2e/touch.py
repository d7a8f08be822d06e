"""Touches and mouse wheels, with manual timestamps."""

from typing import Protocol

from playwright.sync_api import CDPSession, Page

Point = tuple[float, float]

APART_S = 0.4
"""Two taps that are this far apart are not a double tap."""
TOGETHER_S = 0.05
CLEAR_OF_THE_FINGER = 64
"""How far above a finger a dragged piece floats, in pixels."""


class Fingers(Protocol):
    """What a player by touch needs of a touch screen."""

    def press(self, *points: Point) -> None:
        """Put fingers down."""
        ...

    def move(self, *points: Point) -> None:
        """Move the fingers there."""
        ...

    def lift(self) -> None:
        """Take all fingers away."""
        ...

    def tap(self, point: Point, count: int = 1) -> None:
        """Tap there, long after whatever came before."""
        ...


class Touch:
    """Presses, moves and lifts fingers, with its own clock, so that the time between two taps is exact."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._at: float = page.evaluate("Date.now() / 1000")

    def press(self, *points: Point) -> None:
        """Put fingers down."""
        self._send("touchStart", points)

    def move(self, *points: Point) -> None:
        """Move the fingers there."""
        self._send("touchMove", points)

    def lift(self) -> None:
        """Take all fingers away."""
        self._send("touchEnd", ())

    def cancel(self) -> None:
        """Cancel the touch, as the system does for a gesture of its own."""
        self._send("touchCancel", ())

    def tap(self, point: Point, count: int = 1) -> None:
        """Tap there, long after whatever came before."""
        self._at += APART_S
        for _ in range(count):
            self.press(point)
            self.lift()

    def _send(self, kind: str, points: tuple[Point, ...]) -> None:
        self._at += TOGETHER_S
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        event = {"type": kind, "touchPoints": touches, "timestamp": self._at}
        self._session.send("Input.dispatchTouchEvent", event)  # pyright: ignore[reportUnknownMemberType]


def turn_wheel(page: Page, at: Point, notches: int) -> None:
    """Turn the wheel of a mouse by single notches, so far apart that they are no one stroke of a touchpad."""
    session: CDPSession = page.context.new_cdp_session(page)
    # Never before the last notch of an earlier call, which was sent with a time in the future.
    after: float = page.evaluate(
        """span => {
            const after = Math.max(Date.now() / 1000, window.lastNotch ?? 0);
            window.lastNotch = after + span;
            return after;
        }""",
        notches * APART_S,
    )
    for notch in range(notches):
        event = {"type": "mouseWheel", "x": at[0], "y": at[1], "deltaX": 0, "deltaY": 100}
        event["timestamp"] = after + (notch + 1) * APART_S
        session.send("Input.dispatchMouseEvent", event)  # pyright: ignore[reportUnknownMemberType]
    session.detach()
