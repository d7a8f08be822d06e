/** The grammar of typed commands that all boards share. Pure. */

import { type Cell, columnOf } from './cells.ts';
import type { PieceId } from './pieces.ts';

const QUESTIONS = ['board', 'pieces', 'clock', 'players', 'help'] as const;
export const WORDS = [...QUESTIONS, 'undo', 'take', 'flip'] as const;
export type TypedQuestion = (typeof QUESTIONS)[number];
export type Word = (typeof WORDS)[number];

/** Commands that any board accepts. */
export type CommonCommand =
  | { readonly kind: 'ask'; readonly what: TypedQuestion }
  | { readonly kind: 'undo' }
  | { readonly kind: 'take'; readonly piece: PieceId }
  | { readonly kind: 'unknown' };

export const UNKNOWN = { kind: 'unknown' } as const;

/** Looks up a word in the player's language. */
export type WordOf = (text: string) => Word | undefined;

/** The grammar of one kind of board. All text is in lower case. */
export interface Grammar<C> {
  readonly wordOf: WordOf;
  readonly named: (text: string) => PieceId | undefined;
  /** Parse what follows the name of a piece. */
  readonly laying: (piece: PieceId, rest: readonly string[]) => C;
}

export function read<C>(line: string, { wordOf, named, laying }: Grammar<C>): C | CommonCommand {
  const [first = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  const word = wordOf(first);
  if (word === 'take') return taking(rest, named);
  if (word === 'flip') return UNKNOWN;
  if (word !== undefined) return rest.length > 0 ? UNKNOWN : plain(word);
  const piece = named(first);
  return piece === undefined ? UNKNOWN : laying(piece, rest);
}

const plain = (word: TypedQuestion | 'undo'): CommonCommand =>
  word === 'undo' ? { kind: 'undo' } : { kind: 'ask', what: word };

function taking([text = '', ...rest]: readonly string[], named: Grammar<unknown>['named']): CommonCommand {
  const piece = named(text);
  return piece === undefined || rest.length > 0 ? UNKNOWN : { kind: 'take', piece };
}

/** The named cell. Columns end at q, because r means a turn. */
export function cellOf(text: string): Cell | undefined {
  const found = /^([a-q])([1-9]\d?)$/.exec(text);
  return found?.[1] && found[2] ? [Number(found[2]) - 1, columnOf(found[1])] : undefined;
}
