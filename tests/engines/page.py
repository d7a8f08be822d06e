"""The part of Playwright's page that the players of boards use, on any driver: the stories' players play here too."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Page

from tests.engines.driver import Driver, PageLeftError
from tests.engines.input import Fingers, Keyboard, Mouse

PICTURE = Path("test-results/engine.png")
"""What a page showed when a story waited in vain."""
PATIENCE_MS = 30_000
CHECK_EVERY_MS = 20

WAIT = f"""async (given, patience) => {{
    const end = Date.now() + patience;
    for (;;) {{
        const value = await ({{condition}})(given);
        if (value) return value;
        if (Date.now() > end) return null;
        await new Promise((again) => setTimeout(again, {CHECK_EVERY_MS}));
    }}
}}"""
VALUE = "async (given) => { const value = ({script}); return typeof value === 'function' ? value(given) : value; }"
FIND = """([selectors, which]) => {
    let found = [document];
    for (const selector of selectors)
        found = [...new Set(found.flatMap((each) => [...each.querySelectorAll(selector)]))];
    return which === null ? found : [found.at(which)].filter(Boolean);
}"""
SHOWN = "(element) => { const box = element.getBoundingClientRect(); return box.width > 0 || box.height > 0; }"
STATES = {
    "visible": f"found.some({SHOWN})",
    "attached": "found.length > 0",
    "hidden": f"!found.some({SHOWN})",
    "detached": "found.length === 0",
}
MIDDLE = """(element) => {
    element.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    const {x, y, width, height} = element.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(left, top);
    const label = element.closest('label');
    return hit && (element.contains(hit) || label?.contains(hit)) && !element.disabled ? [left, top] : null;
}"""
TYPE = """(element) => {
    element.focus();
    element.select();
    return true;
}"""
CHANGED = "element.dispatchEvent(new Event('change', {bubbles: true}));"
REQUEST = """async ([method, path, data]) => {
    const headers = data === null ? {} : {'content-type': 'application/json'};
    const answer = await fetch(path, {method, headers, body: data});
    return [answer.status, await answer.text()];
}"""


class Answer:
    """What the server answered."""

    def __init__(self, status: int, text: str) -> None:
        self.ok, self._text = status < 400, text

    def text(self) -> str:
        """The text of it."""
        return self._text

    def json(self) -> Any:
        """The value that the text describes."""
        return json.loads(self._text)


class Locator:
    """The elements that match a selector, or one of them."""

    def __init__(self, page: "EnginePage", selectors: tuple[str, ...], which: int | None = None) -> None:
        self._page, self._selectors, self._which = page, selectors, which

    def locator(self, selector: str) -> "Locator":
        """Those inside of it."""
        return Locator(self._page, (*self._selectors, selector))

    @property
    def first(self) -> "Locator":
        """The first of them."""
        return Locator(self._page, self._selectors, 0)

    @property
    def last(self) -> "Locator":
        """The last of them."""
        return Locator(self._page, self._selectors, -1)

    def all(self) -> list["Locator"]:
        """Each of them, as many as there are now."""
        return [Locator(self._page, self._selectors, which) for which in range(self.count())]

    def count(self) -> int:
        """How many there are now."""
        return self._page.driver.call(f"(given) => ({FIND})(given).length", self._given)

    def wait_for(self, state: str = "visible") -> None:
        """Wait until it is like that."""
        self._page.wait(f"(given) => {{ const found = ({FIND})(given); return {STATES[state]}; }}", self._given)

    def of_it(self, function: str, *, until_true: bool = False) -> Any:
        """The value of a function of the element, once it is there; and once that is true, if wished."""
        if until_true:
            wished = f"(given) => {{ const [found] = ({FIND})(given); return found && ({function})(found); }}"
            return self._page.wait(wished, self._given)
        wished = f"(given) => {{ const [found] = ({FIND})(given); return found && [({function})(found)]; }}"
        return self._page.wait(wished, self._given)[0]

    def get_attribute(self, name: str) -> str | None:
        """The value of an attribute."""
        return self.of_it(f"(element) => element.getAttribute({json.dumps(name)})")

    def text_content(self) -> str:
        """Its text."""
        return self.of_it("(element) => element.textContent")

    def bounding_box(self) -> dict[str, float]:
        """Where it is on the page."""
        return self.of_it("(element) => element.getBoundingClientRect().toJSON()")

    def click(self) -> None:
        """Click its middle, once it can be clicked."""
        self._page.mouse.click(*self.of_it(MIDDLE, until_true=True))

    def check(self) -> None:
        """Click the label of a choice."""
        self._page.mouse.click(*self.of_it(f"(element) => ({MIDDLE})(element.labels[0])", until_true=True))

    def select_option(self, value: str) -> None:
        """Choose that of a list, whose window no driver reaches."""
        self.of_it(f"(element) => {{ element.value = {json.dumps(value)}; {CHANGED} return true; }}")

    def tap(self) -> None:
        """Tap its middle."""
        self._page.touch.tap(tuple(self.of_it(MIDDLE, until_true=True)))

    def fill(self, text: str) -> None:
        """Write that into it, instead of what was there."""
        self.of_it(TYPE, until_true=True)
        self._page.keyboard.type(text)

    @property
    def _given(self) -> list[Any]:
        return [self._selectors, self._which]


class Requests:
    """Asks the server in the name of the page's visitor."""

    def __init__(self, page: "EnginePage") -> None:
        self._page = page

    def post(self, path: str, data: Any) -> Answer:
        """The answer to a request with a value."""
        return Answer(*self._page.driver.call(REQUEST, ["POST", path, json.dumps(data)]))

    def get(self, path: str) -> Answer:
        """The answer to a request for a value."""
        return Answer(*self._page.driver.call(REQUEST, ["GET", path, None]))


class EnginePage:
    """A page of a new visitor."""

    def __init__(self, driver: Driver, address: str) -> None:
        self.driver, self._address = driver, address
        self.mouse, self.keyboard, self.touch = Mouse(driver), Keyboard(driver), Fingers(driver)
        self.request = Requests(self)
        self.goto("/")

    @property
    def as_playwright(self) -> Page:
        """This page for a player of boards, who knows Playwright's pages: what they do not use is missing."""
        return cast("Page", self)

    @property
    def url(self) -> str:
        """Where the page is."""
        return self.driver.call("() => location.href")

    def goto(self, path: str) -> None:
        """Go there; a way within the page loads nothing."""
        if path.startswith("/#") and self.url_starts_here():
            self.driver.call("(way) => { location.hash = way; }", path[1:])
        else:
            self.driver.goto(self._address + path)

    def url_starts_here(self) -> bool:
        """Whether the page is this server's client."""
        return self.url.startswith(f"{self._address}/") and "/api/" not in self.url

    def reload(self) -> None:
        """Load it anew."""
        self.driver.reload()

    def evaluate(self, script: str, given: Any = None) -> Any:
        """The value of an expression, or of a function of `given`."""
        return self.driver.call(VALUE.replace("{script}", script), given)

    def locator(self, selector: str) -> Locator:
        """The elements that match a selector."""
        return Locator(self, (selector,))

    def wait_for_selector(self, selector: str, state: str = "visible") -> None:
        """Wait until there is one to be seen."""
        self.locator(selector).wait_for(state)

    def wait_for_function(self, script: str, arg: Any = None) -> None:
        """Wait until that is true."""
        self.wait(VALUE.replace("{script}", script), arg)

    def set_viewport_size(self, size: dict[str, int]) -> None:
        """Give the page that size."""
        self.driver.resize(size["width"], size["height"])

    def wait(self, condition: str, given: Any) -> Any:
        """The value of a condition, once it is true. AssertionError: it is not in time."""
        value = self._waited(WAIT.replace("{condition}", condition), given)
        if not value:
            PICTURE.parent.mkdir(exist_ok=True)
            PICTURE.write_bytes(self.driver.picture())
        assert value, f"waited in vain for {given}: {condition}; see {PICTURE}"
        return value

    def _waited(self, function: str, given: Any) -> Any:
        while True:
            with suppress(PageLeftError):  # it is another page now, perhaps the awaited one
                return self.driver.call(function, given, PATIENCE_MS)
