import { expect, it } from 'vitest';
import { aTable, position, stairs } from '../../engines/cards/fixtures.ts';
import type { Help } from '../../engines/cards/table.ts';
import { actionOf, helpText, layoutText, turnedText } from './answers.ts';

/** Strips the Unicode isolates around names. */
const plain = (text: string) => text.replace(/[⁨⁩]/g, '');

const MIXED = [
  { id: 1, symbols: ['O4', 'I4', 'T4', 'S4', 'L5', 'P5'] },
  { id: 2, symbols: ['L5', 'P5', 'O4', 'I4', 'T4', 'S4'] },
];

it('asking about a selected card returns the positions where it fits, if places are shown', () => {
  const positions = [position(1, [0, 0])];
  const text = (help: Help, turn = 0) => plain(turnedText(aTable(positions, help, MIXED), 2, turn));
  expect(text('places')).toBe(
    'Card 2: hook, flag, square; bar, tee, zigzag – in your hand. Fits at n48, j50, and n52',
  );
  expect(text('places', 1)).toMatch(
    /^Card 2: bar, hook; tee, flag; zigzag, square – in your hand. Fits nowhere/,
  );
  for (const help of ['none', 'contacts'] as const)
    expect(text(help)).toBe('Card 2: hook, flag, square; bar, tee, zigzag – in your hand');
});

it('an empty table names its center', () => {
  expect(layoutText(aTable()).map(plain)).toEqual(['No cards placed yet. The middle is m50.']);
  expect(layoutText(aTable(stairs(2)))).toHaveLength(2);
});

it('commands that exist only in cards are understood in the current language and in English', () => {
  expect(actionOf('ubongo')).toBe('call');
  expect(actionOf('call')).toBe('call');
  expect(actionOf('cards')).toBe('hand');
  expect(actionOf('tea')).toBeUndefined();
  expect(plain(helpText())).toMatch(
    /3 m50 r1.*take 3, board, undo, clock, players, cards, ubongo, pass, continue\.$/,
  );
});
