import { describe, expect, it } from 'vitest';
import type { Key } from '../common/keys.ts';
import { aBoard, after } from './fixtures.ts';
import { gestureOf } from './keys.ts';

const key = (name: string, more: Partial<Key> = {}): Key => ({
  key: name,
  code: '',
  shift: false,
  ctrl: false,
  alt: false,
  ...more,
});
const holding = () => after(aBoard(), { kind: 'pick', piece: 'red-twist' });

describe('the keys of a solid board', () => {
  it('move with arrows, and turn in the same direction with Shift', () => {
    expect(gestureOf(holding(), key('ArrowUp'))).toEqual({ kind: 'nudge', by: [-1, 0] });
    const turns = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((name) =>
      gestureOf(holding(), key(name, { shift: true })),
    );
    expect(turns).toEqual([
      { kind: 'turn', turn: 'tip-away' },
      { kind: 'turn', turn: 'tip-near' },
      { kind: 'turn', turn: 'roll-left' },
      { kind: 'turn', turn: 'roll-right' },
    ]);
  });

  it('spin with R and cannot mirror', () => {
    expect(gestureOf(holding(), key('r'))).toEqual({ kind: 'turn', turn: 'spin' });
    expect(gestureOf(holding(), key('R', { shift: true }))).toEqual({ kind: 'turn', turn: 'spin-back' });
    expect(gestureOf(holding(), key('f'))).toBeUndefined();
  });

  it('choose the layer with the page keys, and cycle through the layers with L', () => {
    expect(gestureOf(holding(), key('PageUp'))).toEqual({ kind: 'layer', depth: 1 });
    expect(gestureOf(holding(), key('PageDown'))).toEqual({ kind: 'layer', depth: 0 });
    let board = holding();
    const seen = [0, 1, 2].map(() => {
      const gesture = gestureOf(board, key('l'));
      if (gesture) board = after(board, gesture);
      return gesture?.kind === 'layer' && gesture.depth;
    });
    expect(seen).toEqual([0, 1, 'lowest']);
  });

  it('pick a block by its mark or its tray number', () => {
    expect(gestureOf(aBoard(), key('b'))).toMatchObject({ kind: 'pick', piece: 'red-twist', aloft: true });
    expect(gestureOf(aBoard(), key('é', { code: 'Digit2' }))).toMatchObject({ piece: 'green-corner' });
    expect(gestureOf(aBoard(), key('h'))).toBeUndefined();
  });

  it('place, return and release only a held block', () => {
    const kinds = ['Enter', 'Delete', 'Escape'].map((name) => gestureOf(holding(), key(name))?.kind);
    expect(kinds).toEqual(['place', 'return', 'cancel']);
    expect(gestureOf(aBoard(), key('Enter'))).toBeUndefined();
  });

  it('do nothing as single letters if those are disabled', () => {
    for (const name of ['r', 'l', 'u', 'b']) expect(gestureOf(holding(), key(name), false)).toBeUndefined();
    expect(gestureOf(holding(), key('ArrowUp', { shift: true }), false)?.kind).toBe('turn');
    expect(gestureOf(holding(), key('z', { ctrl: true }), false)).toEqual({ kind: 'undo' });
  });
});
