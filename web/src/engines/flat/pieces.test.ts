import { describe, expect, it } from 'vitest';
import type { Move } from '../common/gesture.ts';
import { cellsOf } from '../common/placements.ts';
import { FLAT } from './fixtures.ts';
import { regrip } from './pieces.ts';

const MOVES: Move[] = ['turn', 'turn-back', 'flip'];
const grips = [...FLAT.values()].flatMap((piece) =>
  piece.orientations.flatMap((cells, orientation) =>
    cells.map((_, index) => ({ piece, orientation, index })),
  ),
);

describe('orientation tables', () => {
  it('return to the start after four turns and after two flips', () => {
    for (const { piece, ...grip } of grips) {
      const again = (...moves: Move[]) => moves.reduce((so, move) => regrip(piece, so, move), grip);
      expect(again('turn', 'turn', 'turn', 'turn')).toEqual(grip);
      expect(again('flip', 'flip')).toEqual(grip);
      expect(again('turn', 'turn-back')).toEqual(grip);
    }
  });

  it('keep the distance of every cell from the grabbed one', () => {
    const spread = (cells: readonly (readonly [number, number])[], index: number) =>
      cells.map(([r, c]) => Math.hypot(r - (cells[index]?.[0] ?? 99), c - (cells[index]?.[1] ?? 99))).sort();
    for (const { piece, orientation, index } of grips) {
      for (const move of MOVES) {
        const next = regrip(piece, { orientation, index }, move);
        expect(spread(cellsOf(piece, next.orientation), next.index)).toEqual(
          spread(cellsOf(piece, orientation), index),
        );
      }
    }
  });

  it('turn clockwise: the cell on the right moves to the bottom', () => {
    const domino = FLAT.get('I2');
    if (!domino) throw new Error();
    const horizontal = domino.orientations.findIndex((cells) => cells[1]?.[1] === 1);
    const next = regrip(domino, { orientation: horizontal, index: 0 }, 'turn');
    expect(cellsOf(domino, next.orientation)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(next.index).toBe(0);
  });
});
