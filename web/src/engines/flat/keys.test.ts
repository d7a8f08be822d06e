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
const board = aBoard('####/####/####', ['L4', 'L5', 'T4']);
const held = after(board, { kind: 'pick', piece: 'T4', aloft: true });

describe('keys', () => {
  it('pick a piece by its letter, then the next one with that letter', () => {
    expect(gestureOf(board, key('l'))).toMatchObject({ kind: 'pick', piece: 'L4', aloft: true });
    const first = after(board, { kind: 'pick', piece: 'L4' });
    expect(gestureOf(first, key('L'))).toMatchObject({ piece: 'L5' });
    expect(gestureOf(after(board, { kind: 'pick', piece: 'L5' }), key('l'))).toMatchObject({ piece: 'L4' });
    expect(gestureOf(board, key('x'))).toBeUndefined();
  });

  it('pick a piece by its tray number, whatever the keyboard layout', () => {
    expect(gestureOf(board, key('ě', { code: 'Digit2' }))).toMatchObject({ kind: 'pick', piece: 'L5' });
    expect(gestureOf(board, key('"', { code: 'Digit3' }))).toMatchObject({ piece: 'T4' });
    expect(gestureOf(board, key('9', { code: 'Digit9' }))).toBeUndefined();
  });

  it('match by character on Czech and German keyboards, and by position in other alphabets', () => {
    expect(gestureOf(board, key('z', { code: 'KeyY', ctrl: true }))).toEqual({ kind: 'undo' });
    expect(gestureOf(board, key('y', { code: 'KeyZ', ctrl: true }))).toBeUndefined();
    expect(gestureOf(held, key('к', { code: 'KeyR' }))).toEqual({ kind: 'turn' });
    expect(gestureOf(board, key('д', { code: 'KeyL' }))).toMatchObject({ kind: 'pick', piece: 'L4' });
  });

  it('move with arrows', () => {
    expect(gestureOf(held, key('ArrowLeft'))).toEqual({ kind: 'nudge', by: [0, -1] });
    expect(gestureOf(held, key('ArrowDown'))).toEqual({ kind: 'nudge', by: [1, 0] });
  });

  it('turn, turn back and flip', () => {
    expect(gestureOf(held, key('r'))).toEqual({ kind: 'turn' });
    expect(gestureOf(held, key('R', { shift: true }))).toEqual({ kind: 'turn-back' });
    expect(gestureOf(held, key('f'))).toEqual({ kind: 'flip' });
  });

  it('place, return and release only a held piece', () => {
    expect(gestureOf(held, key('Enter'))).toEqual({ kind: 'place' });
    expect(gestureOf(held, key('Delete'))).toEqual({ kind: 'return' });
    expect(gestureOf(held, key('Escape'))).toEqual({ kind: 'cancel' });
    expect(gestureOf(board, key('Enter'))).toBeUndefined();
  });

  it('undo and redo', () => {
    expect(gestureOf(board, key('u'))).toEqual({ kind: 'undo' });
    expect(gestureOf(board, key('U', { shift: true }))).toEqual({ kind: 'redo' });
    expect(gestureOf(board, key('z', { ctrl: true }))).toEqual({ kind: 'undo' });
    expect(gestureOf(board, key('Z', { ctrl: true, shift: true }))).toEqual({ kind: 'redo' });
  });

  it('do nothing as single characters if those are disabled, unlike arrows and chords', () => {
    const gestures = ['l', 'r', 'f', 'u', '2'].map((each) =>
      gestureOf(held, key(each, { code: `Digit${each}` }), false),
    );
    expect(gestures).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(gestureOf(held, key('ArrowLeft'), false)).toEqual({ kind: 'nudge', by: [0, -1] });
    expect(gestureOf(held, key('Enter'), false)).toEqual({ kind: 'place' });
    expect(gestureOf(held, key('z', { ctrl: true }), false)).toEqual({ kind: 'undo' });
  });

  it('leave browser shortcuts to the browser', () => {
    expect(gestureOf(board, key('r', { ctrl: true }))).toBeUndefined();
    expect(gestureOf(board, key('l', { alt: true }))).toBeUndefined();
    expect(gestureOf(held, key('Tab'))).toBeUndefined();
  });
});
