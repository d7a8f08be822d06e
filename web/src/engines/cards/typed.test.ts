import { expect, it } from 'vitest';
import { oddLines } from '../common/fixtures.ts';
import type { Word } from '../common/typed.ts';
import { after, aHand, aTable, position, stairs } from './fixtures.ts';
import { cellNamed, nameOfCell } from './names.ts';
import { step } from './step.ts';
import type { CardTable } from './table.ts';
import { layingOf, parse } from './typed.ts';

const WORDS: readonly Word[] = ['board', 'help', 'undo', 'take'];
const words = {
  wordOf: (text: string) => WORDS.find((word) => word === text),
  actionOf: (text: string) => (text === 'ubongo' ? ('call' as const) : undefined),
};
const read = (line: string, table = aTable()) => parse(table, line, words);

const laid = (table: CardTable, ...rest: [number, number, [number, number]]) => {
  const gestures = layingOf(table, ...rest);
  if (typeof gestures === 'string') return gestures;
  return gestures.reduce(step, table);
};

it('cell names are unique and never look like a turn', () => {
  for (let row = -49; row <= 49; row += 1)
    for (let column = -12; column <= 12; column += 1) {
      const name = nameOfCell([row, column]) ?? '';
      expect(cellNamed(name)).toEqual([row, column]);
      expect(name).not.toMatch(/^r/);
    }
  expect(nameOfCell([0, 13])).toBeUndefined();
  expect(nameOfCell([50, 0])).toBeUndefined();
  expect(cellNamed('r2')).toBeUndefined();
});

it('a card is placed by its number, then a cell and quarter turns in any order', () => {
  expect(read('3 m50 r1')).toEqual({ kind: 'lay', card: 13, turn: 1, anchor: [0, 0] });
  expect(read(' 3 R3  N49 ')).toEqual({ kind: 'lay', card: 13, turn: 3, anchor: [-1, 1] });
  expect(read('9 r')).toEqual({ kind: 'show', card: 19, turn: 1 });
});

it('the words of every board and those of cards are understood', () => {
  expect(read('take 4')).toEqual({ kind: 'take', piece: '4' });
  expect(read('undo')).toEqual({ kind: 'undo' });
  expect(read('board')).toEqual({ kind: 'ask', what: 'board' });
  expect(read('Ubongo')).toEqual({ kind: 'deed', action: 'call' });
});

it.each(['0', '10', '3 r4', '3 m50 n50', '3 m50 x', 'take', 'take m', 'm50'])('%s is unknown', (line) => {
  expect(read(line)).toEqual({ kind: 'unknown' });
});

it('a card is placed as typed, however it was turned, held or placed before', () => {
  const fresh = laid(aTable(), 13, 1, [0, 0]);
  expect(fresh).toMatchObject({ layout: [position(13, [0, 0], 1)], held: undefined });
  const turnedInHand = after(aTable(stairs(1)), { kind: 'turn', card: 13 }, { kind: 'turn', card: 13 });
  expect(laid(turnedInHand, 13, 1, [2, 1])).toMatchObject({
    layout: [...stairs(1), position(13, [2, 1], 1)],
    held: undefined,
  });
  const held = after(aTable(stairs(1)), { kind: 'pick', card: 13 }, { kind: 'turn' });
  expect(laid(held, 13, 0, [2, 1])).toMatchObject({
    layout: [...stairs(1), position(13, [2, 1])],
    held: undefined,
  });
  const moved = laid(aTable(stairs(2)), 12, 0, [-2, 1]);
  expect(moved).toMatchObject({ layout: [position(11, [0, 0]), position(12, [-2, 1])], held: undefined });
});

it('a card can be placed wrongly, with or without help', () => {
  for (const help of ['none', 'contacts', 'places'] as const)
    expect(laid(aTable(stairs(1), help, aHand()), 13, 0, [2, 0])).toMatchObject({
      layout: [...stairs(1), position(13, [2, 0])],
      held: undefined,
    });
});

it('a card on another and an eighth card are refused', () => {
  expect(laid(aTable(stairs(1)), 13, 0, [1, 1])).toBe('taken');
  expect(laid(aTable(stairs(7)), 18, 0, [20, 0])).toBe('full');
  expect(laid(aTable(stairs(1)), 13, 0, [70, 0])).toBe('taken');
});

it('reads any line as a command, and any command leads to gestures', () => {
  const table = aTable();
  const kinds = new Set<string>();
  for (const line of oddLines([...WORDS, 'ubongo', '1', '2', '9', 'r', 'r3', 'a1', 'm25', 'n24'], 2000)) {
    const command = read(line, table);
    kinds.add(command.kind);
    if (command.kind === 'lay') layingOf(table, command.card, command.turn, command.anchor);
  }
  expect([...kinds].sort()).toEqual(['ask', 'deed', 'lay', 'show', 'take', 'undo', 'unknown']);
});
