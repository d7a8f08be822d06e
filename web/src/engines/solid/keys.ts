/** Maps keys to gestures on a solid board: arrows move the block, or turn it that way with Shift. */

import type { Cell } from '../common/cells.ts';
import { ARROWS, type Key, letterOf, trayIndexOf, withHeld } from '../common/keys.ts';
import type { PieceId } from '../common/pieces.ts';
import type { Turn } from './blocks.ts';
import { depthOf, middleOf, positionOf, type SolidBoard } from './board.ts';
import type { Depth } from './space.ts';
import type { SolidGesture } from './step.ts';

const ROLLS: Readonly<Record<string, Turn>> = {
  ArrowUp: 'tip-away',
  ArrowDown: 'tip-near',
  ArrowLeft: 'roll-left',
  ArrowRight: 'roll-right',
};

const PAGES: Readonly<Record<string, Depth>> = { PageUp: 1, PageDown: 0 };

/** The layers, in the order in which the letter L cycles through them. */
export const DEPTHS: readonly Depth[] = ['lowest', 0, 1];

/**
 * The gesture of a key while the board has focus; undefined if the board does not handle the key.
 *
 * Without `singles`, single letters and digits are ignored: voice control types them by accident.
 */
export function gestureOf(board: SolidBoard, key: Key, singles = true): SolidGesture | undefined {
  if (key.alt) return undefined;
  const letter = letterOf(key);
  if (key.ctrl) return letter === 'z' ? { kind: key.shift ? 'redo' : 'undo' } : undefined;
  const plain = arrow(key) ?? page(key) ?? (board.held && withHeld(key));
  if (plain || !singles) return plain;
  return lettered(board, letter, key.shift) ?? block(board, letter, key.code);
}

function arrow({ key, shift }: Key): SolidGesture | undefined {
  const turn = ROLLS[key];
  if (shift && turn) return { kind: 'turn', turn };
  const by: Cell | undefined = ARROWS[key];
  return by && { kind: 'nudge', by };
}

function page({ key }: Key): SolidGesture | undefined {
  const depth = PAGES[key];
  return depth === undefined ? undefined : { kind: 'layer', depth };
}

function lettered(board: SolidBoard, letter: string, shift: boolean): SolidGesture | undefined {
  switch (letter) {
    case 'r':
      return { kind: 'turn', turn: shift ? 'spin-back' : 'spin' };
    case 'l':
      return {
        kind: 'layer',
        depth: DEPTHS[(DEPTHS.indexOf(depthOf(board)) + 1) % DEPTHS.length] ?? 'lowest',
      };
    case 'u':
      return { kind: shift ? 'redo' : 'undo' };
    default:
      return undefined;
  }
}

/** Pick the block with that mark, or with that number in the tray. */
function block(board: SolidBoard, letter: string, code: string): SolidGesture | undefined {
  const blocks = [...board.pieces.values()];
  const place = trayIndexOf(code);
  const found =
    place === undefined ? blocks.find(({ mark }) => mark.toLowerCase() === letter) : blocks[place];
  return found && picked(board, found.id);
}

/** Pick a block by its middle cube and move it over the board if `aloft`. */
export function picked(board: SolidBoard, piece: PieceId, aloft = true): SolidGesture {
  const { orientation } = positionOf(board, piece);
  return { kind: 'pick', piece, index: middleOf(board, piece, orientation), aloft };
}
