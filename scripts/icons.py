"""Draws the icons of the installed app as PNG files from `web/public/icon.svg`; needs an installed Chromium.

    .venv/bin/python scripts/icons.py

The maskable icon and that of iOS have no rounded corners, and their drawing is in the safe circle in the middle.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
PLAIN = {"icon-192.png": 192, "icon-512.png": 512}
FULL = {"icon-maskable.png": 512, "icon-touch.png": 180}
"""Icons that the system cuts to its own shape."""
SAFE = 0.78
"""The part of the drawing's size that fits into the circle of a maskable icon."""


def drawings() -> dict[str, tuple[str, int]]:
    """The picture and the size of each file, in pixels."""
    plain = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    square = re.sub(r' rx="\d+"', "", plain, count=1)
    background, *shapes = re.findall(r"<(?:rect|path)[^>]*>", square)
    margin = 32 * (1 - SAFE)
    moved = f'<g transform="translate({margin} {margin}) scale({SAFE})">{"".join(shapes)}</g>'
    full = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{background}{moved}</svg>'
    return {name: (plain, size) for name, size in PLAIN.items()} | {name: (full, size) for name, size in FULL.items()}


def main() -> None:
    """Write all icons."""
    path = os.environ.get("UBONGO_BROWSER") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=["--no-sandbox"])
        for name, (drawing, size) in drawings().items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
