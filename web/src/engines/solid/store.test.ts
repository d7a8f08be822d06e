import { describe, expect, it } from 'vitest';
import { restored, saved } from '../common/store.ts';
import { aBoard, after, drag } from './fixtures.ts';

describe('a solid board that outlives a reload', () => {
  const board = after(aBoard(), ...drag('red-domino', [1, 1], 1), {
    kind: 'turn',
    turn: 'spin',
    piece: 'red-twist',
  });

  it('is placed as before', () => {
    expect(restored(aBoard(), saved(board)).positions).toEqual(board.positions);
  });

  it('keeps in the tray what does not fit, and what names a place on a flat board', () => {
    const outside = '[["red-domino",0,[1,9,9]],["green-corner",0,[0,0]],["red-twist",0,[1,0,0]]]';
    expect([...restored(aBoard(), outside).positions.values()].map(({ anchor }) => anchor)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
