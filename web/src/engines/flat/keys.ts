/** From keys to gestures. Letters by their character, digits by their position: Czech and French keyboards move both. */

import type { Cell } from '../common/cells.ts';
import { type Board, pieceOf } from './board.ts';
import type { PieceId } from './pieces.ts';
import { type Gesture, middleOf } from './step.ts';

export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shift: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly ctrl: boolean;
  readonly alt: boolean;
}

/** Which way an arrow leads. */
export const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * What the key means while the board has focus, or undefined: it is not the board's.
 *
 * Without `singles`, letters and digits alone do nothing: voice control types them by accident.
 */
export function gestureOf(board: Board, key: Key, singles = true): Gesture | undefined {
  if (key.alt) return undefined;
  const letter = letterOf(key);
  if (key.ctrl) return letter === 'z' ? { kind: key.shift ? 'redo' : 'undo' } : undefined;
  const plain = arrow(key) ?? (board.held && withHeld(key));
  if (plain || !singles) return plain;
  return lettered(letter, key.shift) ?? piece(board, letter, key.code);
}

/** The key's character; for a letter of another alphabet, the Latin one in its position. */
export function letterOf({ key, code }: Key): string {
  const isForeign = key.length === 1 && /^[^\p{Script=Latin}\p{Number}]$/u.test(key);
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  return (isForeign && latin ? latin : key).toLowerCase();
}

function arrow({ key }: Key): Gesture | undefined {
  const by = ARROWS[key];
  return by && { kind: 'nudge', by };
}

/** What a key does with whatever is held, on any board. */
export function withHeld({ key }: Key): { readonly kind: 'place' | 'return' | 'cancel' } | undefined {
  switch (key) {
    case 'Enter':
    case ' ':
      return { kind: 'place' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'return' };
    case 'Escape':
      return { kind: 'cancel' };
    default:
      return undefined;
  }
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

/** By letter, the next piece of that letter; by digit, the one in that place of the tray. */
function piece(board: Board, letter: string, code: string): Gesture | undefined {
  const ids = [...board.pieces.keys()];
  const place = trayIndexOf(code);
  const id = place === undefined ? next(board, ids, letter) : ids[place];
  return id === undefined ? undefined : picked(board, id);
}

/** The place in the tray that a digit names, the first one 0. */
export function trayIndexOf(code: string): number | undefined {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit) - 1;
}

function next({ held }: Board, ids: readonly PieceId[], letter: string): PieceId | undefined {
  if (letter.length !== 1) return undefined;
  const same = ids.filter((id) => id.toLowerCase().startsWith(letter));
  return same[(same.indexOf(held?.piece ?? '') + 1) % Math.max(same.length, 1)];
}

/** Pick a piece by its middle cell and bring it over the board. */
export function picked(board: Board, id: PieceId): Gesture {
  const orientation = board.positions.get(id)?.orientation ?? 0;
  return { kind: 'pick', piece: pieceOf(board, id).id, index: middleOf(board, id, orientation), aloft: true };
}
