/** Typed play with cards: parses a line and turns it into gestures. Pure. */

import type { Cell } from '../common/cells.ts';
import { type CommonCommand, read, UNKNOWN, type WordOf } from '../common/typed.ts';
import { type CardId, SIZE, turned } from './card.ts';
import { landingAt } from './landing.ts';
import { cellNamed } from './names.ts';
import { type CardGesture, step } from './step.ts';
import { type CardTable, turnOf, without } from './table.ts';

/** Commands that only cards accept. */
export const ACTIONS = ['hand', 'call', 'pass', 'continue'] as const;
export type ActionWord = (typeof ACTIONS)[number];

export type CardCommand =
  | CommonCommand
  /** Describe the turned card and where it fits. */
  | { readonly kind: 'show'; readonly card: CardId; readonly turn: number }
  /** Place the card with its upper left cell on `anchor`. */
  | { readonly kind: 'lay'; readonly card: CardId; readonly turn: number; readonly anchor: Cell }
  | { readonly kind: 'deed'; readonly action: ActionWord };

export interface CardWords {
  readonly wordOf: WordOf;
  readonly actionOf: (text: string) => ActionWord | undefined;
}

/** Parse a typed line. Cards are numbered 1 to 9 in the hand; turns are relative to the dealt card. */
export function parse(table: CardTable, line: string, { wordOf, actionOf }: CardWords): CardCommand {
  const action = actionOf(line.trim().toLowerCase());
  if (action) return { kind: 'deed', action };
  return read<CardCommand>(line, {
    wordOf,
    named: (text) => (cardNumbered(table, text) === undefined ? undefined : text),
    laying: (number, rest) => laying(cardNumbered(table, number), rest),
  });
}

/** The card with that number in the hand. */
export const cardNumbered = ({ hand }: CardTable, number: string): CardId | undefined =>
  /^[1-9]$/.test(number) ? hand[Number(number) - 1]?.id : undefined;

function laying(card: CardId | undefined, rest: readonly string[]): CardCommand {
  if (card === undefined) return UNKNOWN;
  let anchor: Cell | undefined;
  let turn = 0;
  for (const text of rest) {
    const quarters = /^r([0-3])?$/.exec(text);
    const cell = cellNamed(text);
    if (quarters) turn = Number(quarters[1] ?? 1);
    else if (cell && anchor === undefined) anchor = cell;
    else return UNKNOWN;
  }
  return anchor ? { kind: 'lay', card, turn, anchor } : { kind: 'show', card, turn };
}

/** The gestures that place a card, or the reason why it cannot be placed. */
export function layingOf(
  table: CardTable,
  card: CardId,
  turn: number,
  anchor: Cell,
): readonly CardGesture[] | 'taken' | 'full' {
  if (!landingAt(table, { card, turn }, anchor).isFree) return 'taken';
  if (without(table.layout, card).length >= SIZE) return 'full';
  const from = turnOf(step(table, { kind: 'cancel' }), card);
  const gestures: CardGesture[] = [{ kind: 'cancel' }, { kind: 'pick', card }];
  const turning = Array<CardGesture>(turned(turn, -from)).fill({ kind: 'turn' });
  gestures.push(...turning, { kind: 'aim', anchor });
  // Aiming at a marked place, or at the current one, already places the card.
  return gestures.reduce(step, table).held ? [...gestures, { kind: 'place' }] : gestures;
}
