/** Boards in words: the effect of a typed line, for any kind of board. */

import type { Question } from '../../engines/flat/typed.ts';

/** What a typed line comes to. */
export type Meaning =
  | { readonly kind: 'tell'; readonly texts: readonly string[] }
  /** About the table, whatever is played at it. */
  | { readonly kind: 'ask'; readonly what: 'clock' | 'players' }
  /** An action; the board announces its effect itself, and `told` returns it once more. */
  | { readonly kind: 'do'; readonly act: () => void; readonly told: () => string }
  | { readonly kind: 'unknown' };

/** Reads lines for the board as it is just now. */
export type CommandParser = (line: string) => Meaning;

/** How the contents are described. */
export interface Describe {
  readonly board: () => readonly string[];
  readonly pieces: () => readonly string[];
  readonly help: () => string;
}

export const tell = (...texts: readonly string[]): Meaning => ({ kind: 'tell', texts });

/** All these gestures, one after the other. */
export const doing = <G>(
  gestures: readonly G[],
  onGesture: (gesture: G) => void,
  told: () => string,
): Meaning => ({
  kind: 'do',
  act: () => {
    for (const gesture of gestures) onGesture(gesture);
  },
  told,
});

/** The answer to a question; what concerns the table is asked of the table. */
export function asked(what: Question, teller: Describe): Meaning {
  switch (what) {
    case 'board':
      return tell(...teller.board());
    case 'pieces':
      return tell(...teller.pieces());
    case 'help':
      return tell(teller.help());
    default:
      return { kind: 'ask', what };
  }
}
