/** Keys shared by all boards. Letters match by character, digits by position: Czech and French layouts move both. */

import type { Cell } from './cells.ts';

export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shift: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly ctrl: boolean;
  readonly alt: boolean;
}

/** The step of each arrow key. */
export const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The key's character in lower case; for a non-Latin letter, the Latin letter at its position. */
export function letterOf({ key, code }: Pick<Key, 'key' | 'code'>): string {
  const isForeign = key.length === 1 && /^[^\p{Script=Latin}\p{Number}]$/u.test(key);
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  return (isForeign && latin ? latin : key).toLowerCase();
}

/** The effect of a key on the held piece, on any board. */
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

/** The tray index of a digit key, starting at 0. */
export function trayIndexOf(code: string): number | undefined {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit) - 1;
}
