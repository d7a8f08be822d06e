/** Translates directions as seen by the player to directions of the board. */

import type { Cell } from '../../../engines/common/cells.ts';
import { image, TURNS, type Turn } from '../../../engines/solid/blocks.ts';
import type { Cube } from '../../../engines/solid/space.ts';
import type { SolidGesture } from '../../../engines/solid/step.ts';

const PROBES: readonly Cube[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The turn of the block that looks like `turn` on the screen while the board is turned by quarters. */
export function seenTurn(turn: Turn, quarter: number): Turn {
  const wanted = PROBES.map((probe) => spun(image(spun(probe, -quarter), turn), quarter)).join(' ');
  const found = TURNS.find((other) => PROBES.map((probe) => image(probe, other)).join(' ') === wanted);
  if (found === undefined) throw new RangeError(`no turn looks like ${turn} after ${quarter} quarters`);
  return found;
}

/** The step on the board for a step on the screen. */
export function seenStep([row, column]: Cell, quarter: number): Cell {
  const [, there, aside] = spun([0, row, column], quarter);
  return [there, aside];
}

/** The cube after quarter turns, clockwise as seen from above: from the turntable back to the board. */
function spun(cube: Cube, quarters: number): Cube {
  const turn: Turn = quarters < 0 ? 'spin-back' : 'spin';
  let found = cube;
  for (let left = Math.abs(quarters); left > 0; left--) found = image(found, turn);
  const [layer, row, column] = found;
  return [layer + 0, row + 0, column + 0];
}

/** The gesture on the board for a gesture on the screen while the board is turned by quarters. */
export function seenGesture(gesture: SolidGesture, quarter: number): SolidGesture {
  if (gesture.kind === 'turn') return { ...gesture, turn: seenTurn(gesture.turn, quarter) };
  if (gesture.kind === 'nudge') return { ...gesture, by: seenStep(gesture.by, quarter) };
  return gesture;
}
