/** Maps keys to gestures on cards. Letters match by character, digits by position. */

import { ARROWS, type Key, letterOf, trayIndexOf, withHeld } from '../common/keys.ts';
import type { CardGesture } from './step.ts';
import type { CardTable } from './table.ts';

/** The gesture of a key while the cards have focus; undefined if they do not handle the key. */
export function gestureOf(table: CardTable, key: Key, singles = true): CardGesture | undefined {
  if (key.alt) return undefined;
  const letter = letterOf(key);
  if (key.ctrl) return letter === 'z' ? { kind: key.shift ? 'redo' : 'undo' } : undefined;
  const by = ARROWS[key.key];
  const plain: CardGesture | undefined = by
    ? table.held && { kind: 'nudge', by }
    : table.held && withHeld(key);
  if (plain || !singles) return plain;
  return lettered(letter, key.shift) ?? numbered(table, key.code);
}

function lettered(letter: string, shift: boolean): CardGesture | undefined {
  switch (letter) {
    case 'r':
      return { kind: shift ? 'turn-back' : 'turn' };
    case 'n':
      return { kind: shift ? 'previous' : 'next' };
    case 'u':
      return { kind: shift ? 'redo' : 'undo' };
    default:
      return undefined;
  }
}

/** Pick the card with that number in the hand and move it over the lattice. */
function numbered({ hand }: CardTable, code: string): CardGesture | undefined {
  const card = hand[trayIndexOf(code) ?? -1];
  return card && { kind: 'pick', card: card.id, aloft: true };
}
