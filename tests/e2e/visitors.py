"""People who visit the page, each in a browser of their own."""

from contextlib import ExitStack, suppress
from typing import Any, Literal, TypeAlias

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize
from playwright.sync_api import Error as PlaywrightError

from tests.e2e.raw_names import raw_names

Device: TypeAlias = dict[str, Any]
Motion: TypeAlias = Literal["reduce", "no-preference"]
"""What the system of a visitor prefers."""

DESKTOP = ViewportSize(width=1280, height=800)
LAPTOP: Device = {"viewport": ViewportSize(width=1440, height=900)}
BOTH_VIEWS: Device = {"viewport": ViewportSize(width=1280, height=560)}
"""Just room for blocks in slices and in the 3D view, side by side. Without a graphics card, pixels of it cost most."""
ONE_VIEW: Device = {"viewport": ViewportSize(width=480, height=640)}
"""A mouse and keys, and room for blocks in slices or in the 3D view."""
LITTLE_VIEW: Device = {"viewport": ViewportSize(width=320, height=480)}
"""The same in as few pixels as can be played: for whole games, with hundreds of pictures."""
PHONE: Device = {"viewport": ViewportSize(width=390, height=844), "has_touch": True, "is_mobile": True}
SMALL_PHONE: Device = {"viewport": ViewportSize(width=360, height=740), "has_touch": True}
PATIENCE_MS = 30_000
"""How long a page may take to show what a story waits for: machines are shared."""


INSTALLED: Device = {"service_workers": "allow"}
"""A browser that keeps what a time without a network needs. The others are as by plain http, where none can."""

LANGUAGES = ("en", "cs", "de", "es", "fr", "pl")


def prefer(page: Page, language: str) -> None:
    """Change the language that the visitor's browser prefers, from the next document on."""
    page.add_init_script(
        f"Object.defineProperty(navigator, 'languages', {{configurable: true, get: () => ['{language}']}})"
    )


class Visitors:
    """Opens pages of new visitors, closes them at the end, and then fails if anything went wrong in one."""

    def __init__(self, browser: Browser, address: str, motion: Motion = "no-preference") -> None:
        self._browser = browser
        self._usual: Device = {
            "base_url": address,
            "viewport": DESKTOP,
            "reduced_motion": motion,
            "service_workers": "block",
        }
        self._stack = ExitStack()
        self._errors: list[str] = []
        self._pages: list[Page] = []

    def __call__(
        self,
        device: Device | None = None,
        at: str | None = "/",
        *,
        is_strict: bool = False,
        allowed: str | None = None,
        script: str = "",
    ) -> Page:
        """A page of a new visitor at that path; None: an empty page.

        `script` runs before every document. A strict visitor's page must not write an error to the console either,
        except one with the words that are `allowed`.
        """
        context = self._browser.new_context(**{**self._usual, **(device or {})})
        self._stack.callback(context.close)
        page = context.new_page()
        self._pages.append(page)
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self._errors.append(str(error)))
        if is_strict:
            page.on("console", lambda message: self._note(message, allowed))
        if script:
            page.add_init_script(script)
        if at is not None:
            page.goto(at)
        return page

    def _note(self, message: ConsoleMessage, allowed: str | None) -> None:
        if message.type == "error" and (allowed is None or allowed not in message.text):
            self._errors.append(message.text)

    def leave(self) -> None:
        """Close all pages. AssertionError: something went wrong in one of them, or its last screen shows raw names."""
        for page in self._pages:
            with suppress(PlaywrightError):  # closed or crashed by the story
                self._errors.extend(f"the name of a message: {name}" for name in raw_names(page))
        self._stack.close()
        assert self._errors == [], self._errors
