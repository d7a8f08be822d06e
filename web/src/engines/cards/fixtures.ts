/** Shared fixtures for card tests: layouts judged by Python, and a hand with a solution. */

import type { Cell } from '../common/cells.ts';
import type { Card, CardId, Laid, Layout } from './card.ts';
import facts from './cards.fixture.json' with { type: 'json' };
import type { LayoutFlaw, Reading } from './judge.ts';
import { type CardGesture, step } from './step.ts';
import { type CardTable, dealt, type Help } from './table.ts';

interface Judged {
  readonly flaw: LayoutFlaw | null;
  readonly contacts: readonly {
    readonly first: CardId;
    readonly second: CardId;
    readonly pairs: readonly (readonly [Cell, Cell])[];
    readonly flaw: LayoutFlaw | null;
  }[];
  readonly places: readonly Cell[];
}

interface Case {
  readonly hand: readonly Card[];
  readonly layout: Layout;
  readonly card: CardId;
  readonly turn: number;
  readonly judged: Readonly<Record<Reading, Judged>>;
}

export const READINGS: readonly Reading[] = ['strict', 'lenient'];
export const CASES = facts.cases as unknown as readonly Case[];
export const PYTHON_FOOTPRINTS = facts.footprints as unknown as readonly (readonly Cell[])[];
export const ALPHABET: readonly string[] = facts.alphabet;

/** Nine cards with one symbol only: any contact of two symbols with two is right. */
export const aHand = (symbol = 'O4'): Card[] =>
  Array.from({ length: 9 }, (_, index) => ({ id: index + 11, symbols: Array(6).fill(symbol) }));

export const aTable = (layout: Layout = [], help: Help = 'places', hand = aHand()): CardTable =>
  dealt(hand, layout, { reading: 'strict', help });

export const position = (card: CardId, anchor: Cell, turn = 0): Laid => ({ card, turn, anchor });

/** The first `count` cards of `aHand` placed like stairs: each meets the one before in two symbols. */
export const stairs = (count: number): Layout =>
  Array.from({ length: count }, (_, index) => position(index + 11, [2 * index, index]));

export const after = (table: CardTable, ...gestures: readonly CardGesture[]): CardTable =>
  gestures.reduce(step, table);

/** Drag a card by its center to `x`, `y`. */
export const drag = (card: CardId, x: number, y: number): CardGesture[] => [
  { kind: 'lift', card, at: { x: -9, y: -9 }, hold: { x: 1.5, y: 1 }, clear: 0 },
  { kind: 'move', at: { x, y } },
  { kind: 'drop', isOver: true },
];
