import { expect, it } from 'vitest';
import { after, aTable, stairs } from './fixtures.ts';
import { gestureOf } from './keys.ts';

const typed = (key: string, code = '', more = {}) => ({
  key,
  code,
  shift: false,
  ctrl: false,
  alt: false,
  ...more,
});
const idle = aTable(stairs(1));
const holding = after(idle, { kind: 'pick', card: 12 });

it('digits pick cards by their number in the hand, whatever the keyboard layout', () => {
  expect(gestureOf(idle, typed('é', 'Digit2'))).toEqual({ kind: 'pick', card: 12, aloft: true });
  expect(gestureOf(idle, typed('9', 'Numpad9'))).toEqual({ kind: 'pick', card: 19, aloft: true });
});

it('letters turn, go to the next place and undo; with Shift they do the opposite', () => {
  expect(gestureOf(holding, typed('r'))).toEqual({ kind: 'turn' });
  expect(gestureOf(holding, typed('R', 'KeyR', { shift: true }))).toEqual({ kind: 'turn-back' });
  expect(gestureOf(holding, typed('n'))).toEqual({ kind: 'next' });
  expect(gestureOf(holding, typed('N', 'KeyN', { shift: true }))).toEqual({ kind: 'previous' });
  expect(gestureOf(holding, typed('u'))).toEqual({ kind: 'undo' });
  expect(gestureOf(holding, typed('z', 'KeyZ', { ctrl: true, shift: true }))).toEqual({ kind: 'redo' });
});

it('arrows, Enter and Delete act on the held card', () => {
  expect(gestureOf(holding, typed('ArrowLeft'))).toEqual({ kind: 'nudge', by: [0, -1] });
  expect(gestureOf(holding, typed('Enter'))).toEqual({ kind: 'place' });
  expect(gestureOf(holding, typed('Delete'))).toEqual({ kind: 'return' });
  expect(gestureOf(idle, typed('Enter'))).toBeUndefined();
  expect(gestureOf(idle, typed('ArrowLeft'))).toBeUndefined();
});

it('letters and digits do nothing if single keys are disabled', () => {
  expect(gestureOf(holding, typed('r'), false)).toBeUndefined();
  expect(gestureOf(idle, typed('2', 'Digit2'), false)).toBeUndefined();
  expect(gestureOf(holding, typed('Enter'), false)).toEqual({ kind: 'place' });
});
