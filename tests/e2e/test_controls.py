"""On every screen of the smallest phones, in the longest languages, each control can be seen whole and hit alone."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.e2e.screenshots import SETTLED
from tests.e2e.tables import begin, bot, give_up, host
from tests.e2e.test_classic_mishaps import HEIGHTS_OF_ROWS, LEAST_TARGET_PX
from tests.e2e.visitors import Device, Visitors

pytestmark = pytest.mark.e2e

SIZES = (ViewportSize(width=320, height=640), ViewportSize(width=844, height=390))
NAME = "Bartholomew of the Long Name"

LESSONS = [f"{edition}/{number}" for edition in ("pouch", "classic", "three-d", "cards") for number in (1, 2, 3)]
TYPING = """localStorage.setItem('ubongo:settings', '{"version": 1, "typing": true}')"""

FAULTS = r"""() => {
    const root = document.documentElement;
    const seen = (element) => !element.closest('[inert], [aria-hidden=true]')
        && element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    const floats = (element) => {
        for (let at = element; at; at = at.parentElement)
            if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
        return false;
    };
    const name = ({dataset, ariaLabel, textContent, tagName}) =>
        dataset.action || dataset.tool || ariaLabel || textContent.trim().slice(0, 40) || tagName;
    const place = document.querySelector('dialog[open]') ?? document;
    const controls = [...place.querySelectorAll('button, a[href], input, select, summary')]
        .filter(seen)
        .map((element) => ({element, box: element.getBoundingClientRect()}))
        .filter(({box}) => box.width > 1 && box.height > 1);
    const faults = [];
    if (root.scrollWidth > root.clientWidth) faults.push(`wider by ${root.scrollWidth - root.clientWidth} px`);
    for (const {element, box} of controls) {
        if (box.left < -1 || box.right > root.clientWidth + 1) faults.push(`beside the page: ${name(element)}`);
        if (element.matches('button, .button') && element.scrollWidth > element.clientWidth + 1)
            faults.push(`wider than its button: ${name(element)}`);
    }
    const words = document.createTreeWalker(place.body ?? place, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
        const text = words.currentNode;
        const element = text.parentElement;
        if (!text.data.trim() || element.closest('.heard, svg, script, style') || !seen(element)) continue;
        range.selectNodeContents(text);
        const tab = element.closest('label')?.getBoundingClientRect();
        if (tab && tab.width > 1 && range.getBoundingClientRect().right > tab.right + 0.5)
            faults.push(`wider than its tab: ${text.data}`);
        if (getComputedStyle(element).hyphens === 'auto') continue;
        for (const {0: word, index} of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
            // The hyphen that a soft one becomes is drawn with the next letter.
            range.setStart(text, index + (text.data[index - 1] === '\u00ad'));
            range.setEnd(text, index + word.length);
            const lines = [...range.getClientRects()].filter(({width}) => width > 1);
            if (lines.length > 1 && lines.at(-1).top > lines[0].bottom - 1) faults.push(`broken in two: ${word}`);
        }
    }
    const fixed = controls.filter(({element}) => !floats(element));
    for (const [index, {element: one, box: a}] of fixed.entries()) {
        for (const {element: other, box: b} of fixed.slice(index + 1)) {
            if (one.contains(other) || other.contains(one)) continue;
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (across > 3 && down > 3) faults.push(`one on another: ${name(one)}, ${name(other)}`);
        }
    }
    return faults;
}"""
"""What is wrong with the controls of a page. A bar that floats over a page that scrolls may cover controls."""


def faults(page: Page, screen: str) -> list[str]:
    """What is wrong with the controls of a screen, at each size."""
    found: list[str] = []
    for size in SIZES:
        page.set_viewport_size(size)
        page.evaluate(SETTLED)
        found += [f"{screen} at {size['width']}: {fault}" for fault in page.evaluate(FAULTS)]
    return found


def narrow(language: str) -> Device:
    """The smallest phone of somebody who prefers that language."""
    return {"viewport": SIZES[0], "locale": language}


PATHS = (
    "/",
    "/#/new",
    "/#/find",
    "/#/solo",
    "/#/records",
    "/#/yours",
    "/#/join",
    "/#/learn",
    "/#/rules/classic",
    "/#/rules/cards",
    "/#/table/0000000000000000",
)


@pytest.mark.parametrize("language", ["cs", "de", "es", "fr", "pl"])
def test_the_controls_of_every_page_can_be_seen_and_hit(visit: Visitors, language: str) -> None:
    page = visit(narrow(language), at=None)
    found: list[str] = []
    for path in PATHS:
        page.goto("about:blank")
        page.goto(path)
        page.wait_for_selector("main h1")
        found += faults(page, path)
    page.goto("/#/learn")
    page.locator("a[href*='#/learn/']").first.click()
    page.wait_for_selector("main [data-board]")
    found += faults(page, "a lesson")
    page.goto("/")
    page.locator("[data-action=settings]").first.click()
    page.wait_for_selector("dialog[open]")
    found += faults(page, "settings")
    assert found == []


@pytest.mark.parametrize("script", ["", TYPING], ids=["pointers", "text mode"])
def test_the_controls_of_every_lesson_can_be_seen_and_hit(visit: Visitors, script: str) -> None:
    page = visit(narrow("fr"), at=None, script=script)
    found: list[str] = []
    for name in LESSONS:
        page.goto("/api/health")
        page.goto(f"/#/learn/{name}")
        page.wait_for_selector(".lesson .stage .stage")
        if script:
            page.wait_for_selector("[data-typing]")
        found += faults(page, name)
        page.set_viewport_size(SIZES[0])
        page.evaluate(SETTLED)
        found += [f"a low row in {name}" for height in page.evaluate(HEIGHTS_OF_ROWS) if height < LEAST_TARGET_PX]
    assert found == []


@pytest.mark.parametrize("language", ["de", "pl"])
@pytest.mark.parametrize("edition", ["pouch", "classic", "three-d", "cards"])
def test_the_controls_of_every_table_can_be_seen_and_hit(visit_training: Visitors, edition: str, language: str) -> None:
    page = visit_training(narrow(language), at=None)
    bots = [bot(strength) for strength in ("gentle", "steady", "sharp")]
    host(page, edition, *bots, name=NAME)
    page.wait_for_selector("main[data-stage=seated]")
    found = faults(page, "the lobby")
    begin(page, edition, *bots, name=NAME, countdown=300)
    page.wait_for_selector(WAITS[edition])
    found += faults(page, "the game")
    if edition in ("pouch", "three-d"):
        give_up(page)
        page.wait_for_selector("[data-stage=resting]")
        found += faults(page, "the break")
    assert found == []


WAITS = {
    "pouch": "main[data-stage=racing] [data-board]",
    "three-d": "main[data-stage=racing] [data-board]",
    "classic": "main[data-stage=placing] [data-choice]",
    "cards": "main[data-stage=laying] [data-tool]",
}
"""What each edition shows once its players can act."""


@pytest.mark.parametrize("language", ["de", "pl"])
def test_the_controls_of_a_solo_run_can_be_seen_and_hit(visit: Visitors, language: str) -> None:
    page = visit(narrow(language), at=None)
    page.goto("/")
    page.locator("[data-action=practice]").click()
    page.wait_for_selector("[data-number] [data-piece]")
    found = faults(page, "a solo run")
    page.locator("[data-action=rules]").click()
    page.wait_for_selector("dialog[open] h1, dialog[open] h2")
    found += faults(page, "its rules")
    assert found == []
