import { describe, expect, it } from 'vitest';
import { restored, saved } from '../common/store.ts';
import { aBoard, after, drag } from './fixtures.ts';

describe('a saved solid board', () => {
  const board = after(aBoard(), ...drag('red-domino', [1, 1], 1), {
    kind: 'turn',
    turn: 'spin',
    piece: 'red-twist',
  });

  it('is restored with the same positions', () => {
    expect(restored(aBoard(), saved(board)).positions).toEqual(board.positions);
  });

  it('leaves blocks in the tray if they do not fit or have an anchor of a flat board', () => {
    const outside = '[["red-domino",0,[1,9,9]],["green-corner",0,[0,0]],["red-twist",0,[1,0,0]]]';
    expect([...restored(aBoard(), outside).positions.values()].map(({ anchor }) => anchor)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
