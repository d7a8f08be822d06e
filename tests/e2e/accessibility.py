"""Automatic accessibility checks: axe's rules for WCAG 2.2 AA, and some of our own.

A program finds perhaps half of what is wrong; the other half is in the stories of keys and words.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypedDict

from playwright.sync_api import Page, ViewportSize

from tests.e2e.raw_names import raw_names

AXE = Path("web/node_modules/axe-core/axe.min.js")
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


class Node(TypedDict):
    """The place of a violation, and its reason."""

    target: list[str]
    failureSummary: str


class Violation(TypedDict):
    """A violated rule."""

    id: str
    nodes: list[Node]


@dataclass(frozen=True, slots=True)
class Appearance:
    """An appearance of the page: window, color scheme, palette."""

    scheme: Literal["light", "dark"]
    palette: Literal["", "contrast"] = ""
    width: int = 1280
    height: int = 800

    def apply(self, page: Page) -> None:
        """Apply the appearance to the page."""
        page.set_viewport_size(ViewportSize(width=self.width, height=self.height))
        page.emulate_media(color_scheme=self.scheme, reduced_motion="reduce")
        page.evaluate(PLAIN, [self.palette, "var(--felt-deep)" if self.scheme == "light" else "var(--felt)"])


PLAIN = """async ([palette, felt]) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let frames = 0; frames < 2; frames += 1) await frame();  // the page follows the system before that
    document.documentElement.dataset.palette = palette;
    document.body.style.background = felt;
    scrollTo(0, document.documentElement.scrollHeight);
}"""
"""The felt without its weave, of the shade that is nearer to the ink: no contrast can be measured on a picture.

At the end of the page a bar that stays in sight covers nothing.
"""

APPEARANCES = (Appearance("light"), Appearance("dark"), Appearance("light", "contrast", 320, 640))
"""Light, dark, and the narrowest page with high contrast."""


def check(page: Page, screen: str) -> None:
    """Check that the page has no violations in any appearance."""
    named = raw_names(page)
    assert not named, f"{screen}: shows the names of messages: {', '.join(named)}"
    before = page.viewport_size
    for appearance in APPEARANCES:
        appearance.apply(page)
        wrong = [*_axe(page), *_ours(page)]
        assert not wrong, "\n".join([f"{screen}, {appearance}", *wrong])
    Appearance("light").apply(page)
    if before is not None:
        page.set_viewport_size(before)


def _axe(page: Page) -> Iterator[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {AXE.read_text(encoding='utf-8')} }}")
    found: list[Violation] = page.evaluate(
        "(tags) => axe.run({runOnly: tags, resultTypes: ['violations']}).then(({violations}) => violations)",
        list(TAGS),
    )
    for violation in found:
        for node in violation["nodes"]:
            yield f"{violation['id']}: {' '.join(node['target'])}: {node['failureSummary']}"


def _ours(page: Page) -> Iterator[str]:
    yield from page.evaluate(OURS)


OURS = """() => {
    const wrong = [];
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth > clientWidth) wrong.push(`the page is ${scrollWidth} wide on ${clientWidth}`);
    const headings = document.querySelectorAll('h1').length;
    if (headings !== 1) wrong.push(`${headings} main headings`);
    if (!document.title) wrong.push('no title');
    const dialog = document.querySelector('dialog[open]');
    for (const each of (dialog ?? document).querySelectorAll('button, select, input, summary, a.button, a.quiet')) {
        const {width, height} = (each.closest('label') ?? each).getBoundingClientRect();
        if (width === 0 || height >= 43.5 && width >= 43.5) continue;
        wrong.push(`too small: ${width.toFixed()}x${height.toFixed()} ${each.outerHTML.slice(0, 120)}`);
    }
    return wrong;
}"""
"""One main heading, a title, nothing wider than the page, and everything large enough for a finger."""
