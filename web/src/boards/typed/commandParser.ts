/** Boards in words: the effect of a typed line, for any kind of board. */

import type { Question } from '../../engines/common/typed.ts';

/** What a typed line comes to. */
export type ParsedCommand =
  | { readonly kind: 'reply'; readonly texts: readonly string[] }
  /** About the table, whatever is played at it. */
  | { readonly kind: 'ask'; readonly what: 'clock' | 'players' }
  /** An action; the board announces its effect itself, and `announcement` returns it once more. */
  | { readonly kind: 'do'; readonly act: () => void; readonly announcement: () => string }
  | { readonly kind: 'unknown' };

/** Reads lines for the board as it is just now. */
export type CommandParser = (line: string) => ParsedCommand;

/** How the contents are described. */
export interface BoardTexts {
  readonly board: () => readonly string[];
  readonly pieces: () => readonly string[];
  readonly help: () => string;
}

export const reply = (...texts: readonly string[]): ParsedCommand => ({ kind: 'reply', texts });

/** All these gestures, one after the other. */
export const performing = <G>(
  gestures: readonly G[],
  onGesture: (gesture: G) => void,
  announcement: () => string,
): ParsedCommand => ({
  kind: 'do',
  act: () => {
    for (const gesture of gestures) onGesture(gesture);
  },
  announcement,
});

/** The answer to a question; what concerns the table is asked of the table. */
export function answerTo(what: Question, texts: BoardTexts): ParsedCommand {
  switch (what) {
    case 'board':
      return reply(...texts.board());
    case 'pieces':
      return reply(...texts.pieces());
    case 'help':
      return reply(texts.help());
    default:
      return { kind: 'ask', what };
  }
}
