/** Maps keys to gestures on a flat board. */

import type { Gesture } from '../common/gesture.ts';
import { ARROWS, type Key, letterOf, trayIndexOf, withHeld } from '../common/keys.ts';
import type { PieceId } from '../common/pieces.ts';
import { middleOf } from '../common/placements.ts';
import { type Board, positionOf } from './board.ts';

/**
 * The gesture of a key while the board has focus; undefined if the board does not handle the key.
 *
 * Without `singles`, single letters and digits are ignored: voice control types them by accident.
 */
export function gestureOf(board: Board, key: Key, singles = true): Gesture | undefined {
  if (key.alt) return undefined;
  const letter = letterOf(key);
  if (key.ctrl) return letter === 'z' ? { kind: key.shift ? 'redo' : 'undo' } : undefined;
  const plain = arrow(key) ?? (board.held && withHeld(key));
  if (plain || !singles) return plain;
  return lettered(letter, key.shift) ?? piece(board, letter, key.code);
}

function arrow({ key }: Key): Gesture | undefined {
  const by = ARROWS[key];
  return by && { kind: 'nudge', by };
}

function lettered(letter: string, shift: boolean): Gesture | undefined {
  switch (letter) {
    case 'r':
      return { kind: shift ? 'turn-back' : 'turn' };
    case 'f':
      return { kind: 'flip' };
    case 'u':
      return { kind: shift ? 'redo' : 'undo' };
    default:
      return undefined;
  }
}

/** Pick the next piece with that letter, or the piece with that number in the tray. */
function piece(board: Board, letter: string, code: string): Gesture | undefined {
  const ids = [...board.pieces.keys()];
  const place = trayIndexOf(code);
  const id = place === undefined ? next(board, ids, letter) : ids[place];
  return id === undefined ? undefined : picked(board, id);
}

function next({ held }: Board, ids: readonly PieceId[], letter: string): PieceId | undefined {
  if (letter.length !== 1) return undefined;
  const same = ids.filter((id) => id.toLowerCase().startsWith(letter));
  return same[(same.indexOf(held?.piece ?? '') + 1) % Math.max(same.length, 1)];
}

/** Pick a piece by its middle cell and move it over the board if `aloft`. */
export function picked(board: Board, id: PieceId, aloft = true): Gesture {
  const { orientation } = positionOf(board, id);
  return { kind: 'pick', piece: id, index: middleOf(board, id, orientation), aloft };
}
