"""The names of messages that a page shows instead of their texts: of catalogs that a screen did not load."""

import re
from pathlib import Path

from playwright.sync_api import Page

CATALOGS = Path("src/ubongo/locales/en")
MESSAGE = re.compile(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) =", re.MULTILINE)
NAMES = " ".join(
    sorted({name for file in CATALOGS.glob("*.ftl") for name in MESSAGE.findall(file.read_text(encoding="utf-8"))})
)
"""As one text: a long list would be packed and checked name by name, for every page."""

SHOWN = """(names) => {
    const known = new Set(names.split(' '));
    const texts = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
        if (!nodes.currentNode.parentElement.closest('script, style')) texts.push(nodes.currentNode.data);
    }
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        for (const each of document.querySelectorAll(`[${name}]`)) texts.push(each.getAttribute(name));
    const words = texts.flatMap((text) => text.split(/[^a-z0-9-]+/i));
    return [...new Set(words.filter((word) => known.has(word)))];
}"""


def raw_names(page: Page) -> list[str]:
    """The names of messages in the texts and labels of the page."""
    return page.evaluate(SHOWN, NAMES)
