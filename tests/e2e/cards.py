"""A player of cards: reads the hand from the page, finds a layout, and places cards by mouse, keys or clicks."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from playwright.sync_api import Locator, Page

from ubongo.geometry.lattice import Cell
from ubongo.puzzles.cards.card import COLUMNS, ROWS, TURNS, Card, CardId, Hand, Layout, PlacedCard
from ubongo.puzzles.cards.search import SIZE, search
from ubongo.puzzles.piece import PieceId

Place: TypeAlias = Callable[["CardTable", PlacedCard], None]
"""Brings a card from wherever it is to its place."""

LAYING = "main[data-stage=laying] [data-mat]"
LIES = "(card) => document.querySelector('[data-mat]')?.dataset.layout.split(';').includes(card)"


@dataclass(frozen=True, slots=True)
class CardTable:
    """The table's page while cards are placed."""

    page: Page

    @property
    def mat(self) -> Locator:
        """The lattice and the hand."""
        return self.page.locator("[data-mat]")

    def hand(self) -> Hand:
        """The nine cards before the player."""
        written = (self.mat.get_attribute("data-hand") or "").split(";")
        cards = (card.split(":") for card in written)
        return tuple(Card(CardId(int(id)), tuple(map(PieceId, symbols.split()))) for id, symbols in cards)

    def layout(self) -> frozenset[PlacedCard]:
        """The placed cards."""
        written = self.mat.get_attribute("data-layout") or ""
        numbers = [tuple(map(int, laid.split())) for laid in written.split(";") if laid]
        return frozenset(PlacedCard(CardId(card), turn, (row, column)) for card, turn, row, column in numbers)

    def solution(self, size: int = SIZE) -> Layout:
        """That many cards placed correctly, in an order of placing."""
        return search(self.hand(), size).layout

    def card(self, id: CardId) -> Locator:
        """The element of a card."""
        return self.page.locator(f'[data-card="{id}"]')

    def turn(self, id: CardId) -> int:
        """How it is turned."""
        return int(self.card(id).get_attribute("data-turn") or -1)

    def shown(self) -> None:
        """Wait until what was pressed has been drawn: the mat fits its picture to the cards."""
        self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def center(self, id: CardId) -> tuple[float, float]:
        """Where its middle is on the page."""
        self.shown()
        box = self.mat.bounding_box()
        assert box is not None
        x, y = (float(self.card(id).get_attribute(f"data-{axis}") or "nan") for axis in "xy")
        return box["x"] + x, box["y"] + y

    def middle(self, turn: int, anchor: Cell) -> tuple[float, float]:
        """The position on the page of the middle of a card placed there."""
        self.shown()
        box = self.mat.bounding_box()
        assert box is not None
        left, top, cell = (
            float(self.mat.get_attribute(f"data-{what}") or "nan") for what in ("origin-x", "origin-y", "cell-px")
        )
        tall, wide = (ROWS, COLUMNS) if turn % 2 == 0 else (COLUMNS, ROWS)
        return box["x"] + left + (anchor[1] + wide / 2) * cell, box["y"] + top + (anchor[0] + tall / 2) * cell

    def lay(self, layout: Layout, place: Place) -> None:
        """Place those cards, one after the other."""
        lying = self.layout()
        for laid in layout:
            place(self, laid)
            lying |= {laid}
            if len(lying) < SIZE:
                written = " ".join(map(str, (laid.card, laid.turn, *laid.anchor)))
                self.page.wait_for_function(LIES, arg=written)
                assert self.layout() == lying


def by_mouse(table: CardTable, laid: PlacedCard) -> None:
    """Turn the card in the hand with the right button, and drag it to its place."""
    mouse = table.page.mouse
    while table.turn(laid.card) != laid.turn:
        mouse.click(*table.center(laid.card), button="right")
    mouse.move(*table.center(laid.card))
    mouse.down()
    mouse.move(*table.middle(laid.turn, laid.anchor), steps=5)
    mouse.up()


def by_keys(table: CardTable, laid: PlacedCard) -> None:
    """The digit of its place in the hand, R, arrows, Enter."""
    keys = table.page.keyboard
    keys.press(str([card.id for card in table.hand()].index(laid.card) + 1))
    for _ in range((laid.turn - table.turn(laid.card)) % TURNS):
        keys.press("r")
    _, _, row, column = _held(table)
    for key in ["ArrowUp" if row > laid.anchor[0] else "ArrowDown"] * abs(row - laid.anchor[0]):
        keys.press(key)
    for key in ["ArrowLeft" if column > laid.anchor[1] else "ArrowRight"] * abs(column - laid.anchor[1]):
        keys.press(key)
    keys.press("Enter")


def _held(table: CardTable) -> tuple[int, ...]:
    table.page.wait_for_selector("[data-mat]:not([data-held=''])")
    return tuple(map(int, (table.mat.get_attribute("data-held") or "").split()))


def by_clicks(table: CardTable, laid: PlacedCard) -> None:
    """Click the card, the button that turns, the place, and the place again if that has not placed it."""
    mouse = table.page.mouse
    mouse.click(*table.center(laid.card))
    for _ in range((laid.turn - table.turn(laid.card)) % TURNS):
        table.page.locator("[data-tool=turn]").click()
    mouse.click(*table.middle(laid.turn, laid.anchor))
    if table.mat.count() and table.mat.get_attribute("data-held"):
        mouse.click(*table.middle(laid.turn, laid.anchor))
