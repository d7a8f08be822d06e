"""A mouse, a keyboard and fingers, in the terms of the WebDriver standard."""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

from tests.engines.driver import Driver

Point: TypeAlias = tuple[float, float]
Button: TypeAlias = Literal["left", "middle", "right"]
Action: TypeAlias = dict[str, Any]

BUTTONS: dict[Button, int] = {"left": 0, "middle": 1, "right": 2}
KEYS = {
    "ArrowDown": "\ue015",
    "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
    "ArrowUp": "\ue013",
    "Backspace": "\ue003",
    "End": "\ue010",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "Shift": "\ue008",
    "Tab": "\ue004",
}
CLICK = """([clientX, clientY], button) => {
    const target = document.elementFromPoint(clientX, clientY);
    const common = {bubbles: true, cancelable: true, clientX, clientY, button, pointerId: 1, pointerType: 'mouse'};
    target.dispatchEvent(new PointerEvent('pointerdown', {...common, buttons: button === 2 ? 2 : 4}));
    if (button === 2) target.dispatchEvent(new MouseEvent('contextmenu', common));
    target.dispatchEvent(new PointerEvent('pointerup', common));
}"""
APART_MS = 400
"""Two taps that are this far apart are not a double tap."""


def _move(x: float, y: float) -> Action:
    return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}


def _pause(milliseconds: int) -> Action:
    return {"type": "pause", "duration": milliseconds}


class _Pointer:
    """A mouse or a finger."""

    def __init__(self, driver: Driver, kind: Literal["mouse", "touch"]) -> None:
        self._driver, self._kind = driver, kind

    def _act(self, actions: Iterable[Action]) -> None:
        source = {"type": "pointer", "id": self._kind, "parameters": {"pointerType": self._kind}}
        self._driver.act([{**source, "actions": list(actions)}])


class Mouse(_Pointer):
    """The only mouse."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver, "mouse")
        self._at: Point = (0.0, 0.0)

    def move(self, x: float, y: float, steps: int = 1) -> None:
        """Move it there in that many steps."""
        from_x, from_y = self._at
        shares = [step / steps for step in range(1, steps + 1)]
        self._act(_move(from_x + (x - from_x) * share, from_y + (y - from_y) * share) for share in shares)
        self._at = (x, y)

    def down(self) -> None:
        """Press the left button."""
        self._act([{"type": "pointerDown", "button": 0}])

    def up(self) -> None:
        """Release the left button."""
        self._act([{"type": "pointerUp", "button": 0}])

    def click(self, x: float, y: float, button: Button = "left") -> None:
        """Move it there and click."""
        number = BUTTONS[button]
        if button != "left" and not self._driver.has_all_buttons:
            self._act([_move(x, y)])
            self._driver.call(CLICK, [round(x), round(y)], number)
        else:
            self._act([_move(x, y), {"type": "pointerDown", "button": number}, {"type": "pointerUp", "button": number}])
        self._at = (x, y)


class Keyboard:
    """The only keyboard."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    def press(self, keys: str) -> None:
        """Press a key; keys before a plus are held down meanwhile."""
        *held, key = [KEYS.get(name, name) for name in (keys.split("+") if len(keys) > 1 else [keys])]
        self._type([*((each, "keyDown") for each in held), (key, "keyDown"), (key, "keyUp")])
        self._type([(each, "keyUp") for each in held])

    def type(self, text: str) -> None:
        """Press the key of each letter."""
        self._type([(letter, kind) for letter in text for kind in ("keyDown", "keyUp")])

    def _type(self, strokes: list[tuple[str, str]]) -> None:
        if strokes:
            actions = [{"type": kind, "value": value} for value, kind in strokes]
            self._driver.act([{"type": "key", "id": "keys", "actions": actions}])


class Fingers(_Pointer):
    """One finger."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver, "touch")

    def press(self, *points: Point) -> None:
        """Put it down."""
        self._act([_move(*points[0]), {"type": "pointerDown", "button": 0}])

    def move(self, *points: Point) -> None:
        """Move it there."""
        self._act([_move(*points[0]), _pause(20)])

    def lift(self) -> None:
        """Take it away."""
        self._act([{"type": "pointerUp", "button": 0}])

    def tap(self, point: Point, count: int = 1) -> None:
        """Tap there, long after whatever came before."""
        tap = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}, _pause(50)]
        self._act([_pause(APART_MS), _move(*point), *tap * count])
