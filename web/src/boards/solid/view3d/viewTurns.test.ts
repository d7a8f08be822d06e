import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../engines/common/cells.ts';
import { image, TURNS } from '../../../engines/solid/blocks.ts';
import type { Cube } from '../../../engines/solid/space.ts';
import { QUARTER } from './camera.ts';
import { swung, type V3 } from './vectors.ts';
import { seenGesture, seenStep, seenTurn } from './viewTurns.ts';

const QUARTERS = [0, 1, 2, 3];
const PROBES: readonly Cube[] = [
  [0, 0, 1],
  [0, 1, 0],
  [1, 0, 0],
  [1, 2, 3],
];

/** The position of a cube on the stage with the turned board. */
const onStage = ([layer, row, column]: Cube, quarter: number): V3 =>
  swung([column, layer, row], quarter * QUARTER);

describe.each(QUARTERS)('with the board turned by %d quarters', (quarter) => {
  it.each(TURNS)('%s looks the same as from the front', (turn) => {
    for (const probe of PROBES) {
      // Turn the cube about the axis of the screen at its position on the turned board.
      const [x, y, z] = onStage(probe, quarter).map(Math.round) as unknown as V3;
      const [layer, row, column] = image([y, z, x], turn);
      const seen = onStage(image(probe, seenTurn(turn, quarter)), quarter);
      expect(seen[0]).toBeCloseTo(column);
      expect(seen[1]).toBeCloseTo(layer);
      expect(seen[2]).toBeCloseTo(row);
    }
  });

  it.each([[[-1, 0]], [[1, 0]], [[0, -1]], [[0, 1]]] as const)(
    'a step by %o moves in that direction on the screen',
    (by: Cell) => {
      const [row, column] = seenStep(by, quarter);
      const [x, , z] = onStage([0, row, column], quarter);
      expect([z, x].map((value) => Math.round(value) + 0)).toEqual([...by]);
    },
  );
});

it('a spin looks the same from every side', () => {
  for (const quarter of QUARTERS) expect(seenTurn('spin', quarter)).toBe('spin');
});

it('a tip becomes a roll after a quarter turn of the board', () => {
  expect(seenTurn('tip-away', 1)).toBe('roll-right');
  expect(seenTurn('tip-away', 2)).toBe('tip-near');
});

it('a translated turn is translated back by the opposite quarter', () => {
  for (const turn of TURNS)
    for (const quarter of QUARTERS) expect(seenTurn(seenTurn(turn, quarter), 4 - quarter)).toBe(turn);
});

it('only turns and steps are translated', () => {
  expect(seenGesture({ kind: 'turn', turn: 'tip-away', piece: 'x' }, 2)).toEqual({
    kind: 'turn',
    turn: 'tip-near',
    piece: 'x',
  });
  expect(seenGesture({ kind: 'nudge', by: [0, 1] }, 2)).toEqual({ kind: 'nudge', by: [0, -1] });
  expect(seenGesture({ kind: 'place' }, 2)).toEqual({ kind: 'place' });
});
