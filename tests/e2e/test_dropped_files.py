"""Stories: a file that is dropped on the page by mistake does not take the place of the game."""

import pytest
from playwright.sync_api import Page

from tests.e2e.tables import begin, bot, wait_for_race

pytestmark = pytest.mark.e2e

IS_REFUSED = """({selector, kind}) => {
    const dataTransfer = new DataTransfer();
    if (kind === 'file') dataTransfer.items.add(new File(['x'], 'holiday.jpg'));
    else dataTransfer.setData('text/plain', 'Ada');
    const target = document.querySelector(selector);
    const refused = ['dragover', 'drop'].map((type) => {
        const event = new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true});
        target.dispatchEvent(event);
        return event.defaultPrevented;
    });
    return refused.every(Boolean);
}"""


def test_a_dropped_file_changes_nothing_but_a_field_takes_it(page: Page) -> None:
    begin(page, "pouch", bot())
    wait_for_race(page)
    page.wait_for_function(IS_REFUSED, arg={"selector": "[data-board]", "kind": "file"})
    assert page.evaluate(IS_REFUSED, {"selector": "[data-board]", "kind": "text"}) is False
    page.goto("/#/lab/1/flat/0111-1111-1111/V3_L4_S4")
    page.wait_for_selector("[data-lab] summary")
    page.wait_for_function(IS_REFUSED, arg={"selector": "[data-lab]", "kind": "file"})
    page.locator("summary").last.click()
    page.wait_for_selector("input[type=file]", state="attached")
    assert page.evaluate(IS_REFUSED, {"selector": "input[type=file]", "kind": "file"}) is False
