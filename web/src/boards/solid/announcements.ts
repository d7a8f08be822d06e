/** Screen reader texts for solid boards: labels and positions of blocks, and the effect of a gesture. */

import { cellName, columnName } from '../../engines/common/cells.ts';
import { cellsOf } from '../../engines/common/placements.ts';
import {
  covered,
  orientationOf,
  pieceOf,
  positionOf,
  type SolidBoard,
  type SolidHeld,
  taken,
} from '../../engines/solid/board.ts';
import { landing, type SolidLanding } from '../../engines/solid/landing.ts';
import { type Cube, floorOf, heightOf, LAYERS } from '../../engines/solid/space.ts';
import { say } from '../../i18n/text.ts';

/** The label of a block: its mark, name and position. */
export function labelOf(board: SolidBoard, id: string): string {
  return say('piece-label', { piece: nameOf(board, id), place: placeOf(board, id) });
}

export const nameOf = (board: SolidBoard, id: string): string =>
  say('solid-block', { mark: pieceOf(board, id).mark, name: say(`solid-name-${id}`) });

function placeOf(board: SolidBoard, id: string): string {
  if (board.held?.piece === id) return say('piece-held');
  const { anchor, orientation } = positionOf(board, id);
  return anchor ? cellsIn(covered(pieceOf(board, id), orientation, anchor)) : say('piece-in-tray');
}

/** The announcement of the last gesture; empty if there is nothing to announce. */
export function announcementOf(board: SolidBoard): string {
  const { held, last } = board;
  if (!last) return '';
  const piece = last.piece === undefined ? '' : pieceOf(board, last.piece).mark;
  switch (last.action) {
    case 'turned':
      return `${say(`solid-say-${last.turn ?? 'spin'}`, { piece })} ${shown(board, last.piece)}`;
    case 'picked':
    case 'moved': {
      const where = held && whereHeld(board, held);
      return (
        where ||
        (last.action === 'picked' ? `${say('say-picked', { piece })}. ${shown(board, last.piece)}` : '')
      );
    }
    case 'placed':
    case 'refused':
    case 'returned':
      return say(`say-${last.action}`, { piece });
    case 'undone':
    case 'redone':
      return say(`say-${last.action}`);
    case 'lifted':
    case 'let-go':
      return '';
    default:
      return last.action satisfies never;
  }
}

/** The cells under a picked block over the board, and whether it fits. */
function whereHeld(board: SolidBoard, held: SolidHeld): string {
  const land = held.by === 'pick' ? landing(board, held) : undefined;
  return land ? landingText(board, held, land) : '';
}

/** The cells that a block would fill, and whether it fits there. */
export function landingText(
  board: SolidBoard,
  { piece, orientation }: Pick<SolidHeld, 'piece' | 'orientation'>,
  { anchor, legal }: SolidLanding,
): string {
  const block = pieceOf(board, piece);
  const cubes = covered(block, orientation, anchor);
  const fits = heightOf(cubes) > LAYERS.length ? 'high' : legal ? 'yes' : 'no';
  return say('solid-say-held', { piece: block.mark, cells: cellsIn(cubes), fits });
}

/** The orientation of a block: its cells on the board, or else the cells it would have in the top left corner. */
function shown(board: SolidBoard, id: string | undefined): string {
  if (id === undefined) return '';
  const { held } = board;
  const where = held?.piece === id && whereHeld(board, held);
  if (where) return where;
  const { anchor } = positionOf(board, id);
  const orientation = orientationOf(board, id);
  if (anchor && held?.piece !== id) return cellsIn(covered(pieceOf(board, id), orientation, anchor));
  return cellsIn(cornered(cellsOf(pieceOf(board, id), orientation)));
}

export function cornered(cubes: readonly Cube[]): Cube[] {
  const [row, column] = ([1, 2] as const).map((axis) => Math.min(...cubes.map((cube) => cube[axis])));
  return cubes.map(([up, r, c]): Cube => [up, r - (row ?? 0), c - (column ?? 0)]);
}

/** The cells, layer by layer: "Layer 1: a1 b1. Layer 2: b1." */
export function cellsIn(cubes: readonly Cube[]): string {
  const layers = [...new Set(cubes.map(([layer]) => layer))].sort();
  return layers
    .map((layer) => {
      const cells = cubes
        .filter((cube) => cube[0] === layer && isNamed(cube))
        .map((cube) => cellName(floorOf(cube)));
      return say('solid-layer-cells', { layer: layer + 1, cells: cells.join(' ') });
    })
    .join(' ');
}

/** Whether a cube has a cell name: cubes beyond the top or left edge have none. */
const isNamed = ([, row, column]: Cube): boolean => row >= 0 && column >= 0;

/** A description of the board, one entry per row of a layer: each cell with its block, or free. */
export function rowsText(board: SolidBoard): string[] {
  const under = taken(board);
  const { floor } = board.region;
  return LAYERS.flatMap((layer) =>
    Array.from({ length: floor.rows }, (_, row) => {
      const cells = floor.cells
        .filter((cell) => cell[0] === row)
        .map(([, column]) => {
          const id = under.get(`${layer},${row},${column}`);
          const what = id === undefined ? say('solid-free') : pieceOf(board, id).mark;
          return say('solid-cell', { at: columnName(column), what });
        });
      return say('solid-row', { layer: layer + 1, row: row + 1, cells: cells.join(', ') });
    }),
  );
}
