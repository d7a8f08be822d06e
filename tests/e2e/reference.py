"""Fixed work in a page, to compare the game's own work with: both are measured as processor time of the page's thread.

Processor time hardly depends on what else the machine does, and the ratio hardly on which machine it is.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from typing import Any, TypeAlias

from playwright.sync_api import Page

Pair: TypeAlias = tuple[float, float]
"""The time that the game took, and the time that the fixed work took right after it."""

TOLERATED = 1.2
"""A ratio this many times the usual one is a regression: a slowdown by 40 % is far above, noise below."""
BATCH = 10
BATCHES = 2
TIMES = 20

WORK = """(times) => {
    let sum = 0;
    for (let index = 0; index < 400_000 * times; index++) sum += Math.sqrt(index);
    const scene = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    document.body.append(scene);
    for (let index = 0; index < 250 * times; index++) {
        const cell = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
        cell.setAttribute('width', '9');
        cell.setAttribute('x', String(index % 17 + (sum > 0 ? 1 : 0)));
        scene.append(cell);
        if (index % 25 === 0) scene.getBoundingClientRect();
    }
    scene.remove();
}"""
"""Computes, and builds and lays out a scene, in proportion to `times`."""


@dataclass(frozen=True, slots=True)
class Thread:
    """The main thread of a page."""

    page: Page
    session: Any

    @classmethod
    def of(cls, page: Page) -> "Thread":
        """The main thread of a page that has not loaded anything yet, so that nothing is missed."""
        session: Any = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        return cls(page, session)

    def used_ms(self) -> float:
        """The processor time that it has used."""
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return 1_000 * next(float(metric["value"]) for metric in metrics if metric["name"] == "ThreadTime")

    def spent_ms(self, act: Callable[[], object]) -> float:
        """The processor time that it uses during an action."""
        before = self.used_ms()
        act()
        return self.used_ms() - before

    def reference_ms(self) -> float:
        """The processor time of the fixed work."""
        return median(self.spent_ms(lambda: self.page.evaluate(WORK, TIMES)) for _ in range(3))


def slowdown(pairs: Iterable[Pair], usual: float) -> float:
    """The current ratio of a figure divided by its usual one; 1 is normal.

    Both are summed up first: single ratios vary by a seventh, and the median of five of them missed a slowdown by 40 %
    in 5 of 100 cases, the sums of ten in none of 4,000.
    """
    measured, references = zip(*pairs, strict=True)
    return sum(measured) / sum(references) / usual


def judged(measure: Callable[[], Pair], usual: float) -> float:
    """The slowdown; what looks like a regression is measured a batch longer."""
    pairs: list[Pair] = []
    for _ in range(BATCHES):
        pairs += [measure() for _ in range(BATCH)]
        if slowdown(pairs, usual) <= TOLERATED:
            break
    return slowdown(pairs, usual)
