/** The parsed effect of a typed line, for any kind of board. */

import type { TypedQuestion } from '../../engines/common/typed.ts';

/** The effect of a typed line. */
export type ParsedCommand =
  | { readonly kind: 'reply'; readonly texts: readonly string[] }
  /** A question about the table, which does not depend on the edition. */
  | { readonly kind: 'ask'; readonly what: 'clock' | 'players' }
  /** An action. The board announces its effect; `announcement` returns that text again. */
  | { readonly kind: 'do'; readonly act: () => void; readonly announcement: () => string }
  | { readonly kind: 'unknown' };

/** Parses a line for the current board. */
export type CommandParser = (line: string) => ParsedCommand;

/** The descriptions of a board. */
export interface BoardTexts {
  readonly board: () => readonly string[];
  readonly pieces: () => readonly string[];
  readonly help: () => string;
}

export const reply = (...texts: readonly string[]): ParsedCommand => ({ kind: 'reply', texts });

/** A command that performs gestures in order. */
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

/** The answer to a question; questions about the table are passed on. */
export function answerTo(what: TypedQuestion, texts: BoardTexts): ParsedCommand {
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
