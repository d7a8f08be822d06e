import { expect, it } from 'vitest';
import { after, aTable, position, stairs } from '../../engines/cards/fixtures.ts';
import { mistakesIn, reasonsFor } from './verdict.ts';

const HAND = [
  { id: 1, symbols: ['O4', 'I4', 'T4', 'S4', 'L5', 'P5'] },
  { id: 2, symbols: ['L5', 'P5', 'O4', 'I4', 'T4', 'S4'] },
  { id: 3, symbols: ['O4', 'O4', 'O4', 'O4', 'O4', 'O4'] },
];

/** The text without Unicode isolation marks. */
const plain = (text: string) => text.replace(/[⁨⁩]/g, '');
const announced = (...layout: Parameters<typeof reasonsFor>[1]) =>
  reasonsFor(HAND, layout, 'strict').map(({ text }) => plain(text));

it('a correct layout has no reasons', () => {
  expect(announced(position(1, [0, 0]), position(2, [2, 1]))).toEqual([]);
});

it('a contact of one pair is described by its two symbols', () => {
  expect(announced(position(1, [0, 0]), position(2, [2, 2]))).toEqual([
    'only one pair of symbols touches: flag – hook',
  ]);
});

it('a contact of three pairs is described pair by pair', () => {
  expect(announced(position(1, [0, 0]), position(2, [2, 0]))).toEqual([
    'three pairs of symbols touch: zigzag – hook, hook – flag, and flag – square',
  ]);
});

it('a contact of two pairs is described by the pairs that differ', () => {
  expect(announced(position(1, [0, 0]), position(3, [0, 3]))).toEqual([
    'two different symbols touch: tee – square and flag – square',
  ]);
  expect(announced(position(2, [0, 0]), position(3, [0, 3]))).toEqual([
    'two different symbols touch: zigzag – square',
  ]);
});

it('unconnected cards are counted', () => {
  expect(announced(position(1, [0, 0]), position(2, [2, 1]), position(3, [20, 0]))).toEqual([
    '1 card is not connected to the others',
  ]);
});

it('every flaw gets a reason', () => {
  expect(announced(position(1, [0, 0]), position(2, [2, 2]), position(3, [20, 0]))).toHaveLength(2);
});

it('the contacts of a ring share one reason', () => {
  const alike = [11, 12, 13, 14].map((id) => ({ id, symbols: Array(6).fill('O4') as string[] }));
  const ring = [position(11, [0, 0]), position(12, [0, 3]), position(13, [2, 1], 1), position(14, [2, 3], 1)];
  const reasons = reasonsFor(alike, ring, 'strict');
  const rings = reasons.filter(({ text }) => text === 'a card touches more than one other');
  expect(rings).toHaveLength(1);
  expect(rings[0]?.contacts.length).toBeGreaterThan(2);
});

it('mistakes are explained during play, if there is help, and not for a held card', () => {
  const layout = [position(1, [0, 0]), position(2, [2, 0])];
  const wrong = aTable(layout, 'contacts', HAND);
  expect(mistakesIn(wrong)).toHaveLength(1);
  expect(mistakesIn({ ...wrong, help: 'none' })).toEqual([]);
  expect(mistakesIn(after(wrong, { kind: 'pick', card: 2 }))).toEqual([]);
});

it('cards that are not connected are a mistake only once all seven are placed', () => {
  const [seventh] = [position(17, [30, 30])];
  const six = aTable([...stairs(5), seventh], 'contacts');
  expect(mistakesIn(six)).toEqual([]);
  const seven = aTable([...stairs(6), seventh], 'contacts');
  expect(mistakesIn(seven).map(({ text }) => plain(text))).toEqual(['1 card is not connected to the others']);
});
