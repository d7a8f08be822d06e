import { expect, it } from 'vitest';
import { after, aTable, drag, position, stairs } from '../../engines/cards/fixtures.ts';
import type { CardTable } from '../../engines/cards/table.ts';
import { announcementOf, labelOf, linesOf } from './announcements.ts';

/** The text without Unicode isolation marks. */
const plain = (text: string) => text.replace(/[⁨⁩]/g, '');
const announced = (table: CardTable) => plain(announcementOf(table));

const MIXED = [
  { id: 1, symbols: ['O4', 'I4', 'T4', 'S4', 'L5', 'P5'] },
  { id: 2, symbols: ['L5', 'P5', 'O4', 'I4', 'T4', 'S4'] },
];

it('a card is described by its number and its symbols, row by row as it is turned', () => {
  const table = aTable([], 'places', MIXED);
  expect(plain(labelOf(table, 1))).toBe('Card 1: square, bar, tee; zigzag, hook, flag – in your hand');
  const turned = after(table, { kind: 'turn', card: 1 });
  expect(plain(labelOf(turned, 1))).toBe('Card 1: zigzag, square; hook, bar; flag, tee – in your hand');
});

it('a placed card is located by its anchor cell, whose name stays the same as the layout grows', () => {
  const placed = aTable([position(1, [-3, 7])], 'places', MIXED);
  expect(plain(labelOf(placed, 1))).toContain('at u47');
  const grown = aTable([position(1, [-3, 7]), position(2, [-5, 6])], 'places', MIXED);
  expect(plain(labelOf(grown, 1))).toContain('at u47');
});

it('a card out of the range of cell names is located by row and column in the layout', () => {
  const table = aTable([position(1, [-3, 47]), position(2, [-1, 48])], 'places', MIXED);
  expect(plain(labelOf(table, 2))).toContain('at row 3, column 2');
});

it('placed cards are described with their right and wrong contacts', () => {
  const right = aTable([position(1, [0, 0]), position(2, [2, 1])], 'places', MIXED);
  expect(linesOf(right).map(plain)[0]).toContain('Matches card 2: hook and flag');
  const wrong = aTable([position(1, [0, 0]), position(2, [2, 0])], 'places', MIXED);
  expect(linesOf(wrong).map(plain)[1]).toContain('Does not fit card 1: three pairs of symbols touch');
});

it('without help, contacts are described without a verdict', () => {
  const wrong = aTable([position(1, [0, 0]), position(2, [2, 0])], 'none', MIXED);
  expect(linesOf(wrong).map(plain)[1]).toContain('Next to card 1: zigzag, hook, and flag');
  const held = after(
    aTable([position(1, [0, 0])], 'none', MIXED),
    { kind: 'pick', card: 2 },
    { kind: 'aim', anchor: [2, 0] },
  );
  expect(announced(held)).toBe('Card 2 at m52. Next to card 1: zigzag, hook, and flag');
});

it('contacts are judged once the card is placed, not while it is held', () => {
  const held = after(
    aTable([position(1, [0, 0])], 'contacts', MIXED),
    { kind: 'pick', card: 2 },
    { kind: 'aim', anchor: [2, 0] },
  );
  expect(announced(held)).toBe('Card 2 at m52. Next to card 1: zigzag, hook, and flag');
  expect(announced(after(held, { kind: 'place' }))).toContain('Does not fit card 1');
});

it('the effect of a gesture is announced', () => {
  const table = aTable(stairs(1));
  expect(announced(after(table, ...drag(12, 2.5, 3)))).toBe(
    'Card 2 placed at n52. Cards placed: 2. Matches card 1: square and square',
  );
  expect(announced(after(table, { kind: 'pick', card: 12 }))).toMatch(/^Card 2 picked: square/);
  expect(announced(after(table, { kind: 'return', card: 11 }))).toBe('Card 1 back in your hand');
  expect(announced(after(table, { kind: 'pick', card: 12 }, { kind: 'aim', anchor: [0, 1] }))).toBe(
    'Card 2 at n50: another card is there',
  );
  expect(announced(after(aTable(stairs(7)), ...drag(18, 9.5, 30)))).toBe(
    'Seven cards are already placed. Take one back first.',
  );
});
