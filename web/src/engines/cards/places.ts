/** Finds the legal places for a card. Rule: K4. */

import { type Cell, sum } from '../common/cells.ts';
import { type Card, type CardId, type Faces, facesOf, type Laid, type Layout, sizeOf } from './card.ts';
import { contactOf, type Reading } from './judge.ts';

/**
 * The anchors, row by row, at which all contacts of the card would be right.
 *
 * If the card is already placed, it is removed first. On an empty table every cell is legal, but only the origin is
 * returned. Flaws between other cards are ignored.
 */
export function legalPlaces(
  hand: readonly Card[],
  layout: Layout,
  card: CardId,
  turn: number,
  reading: Reading,
): Cell[] {
  const rest = layout.filter((laid) => laid.card !== card);
  if (rest.length === 0) return [[0, 0]];
  const faces = facesOf(hand);
  return anchorsBeside(rest, turn).filter((anchor) => isLegal({ card, turn, anchor }, rest, faces, reading));
}

/** Whether the card has contacts and all are right; in the strict reading, exactly one. */
function isLegal(laid: Laid, rest: Layout, faces: Faces, reading: Reading): boolean {
  const contacts = rest.flatMap((other) => contactOf(other, laid, faces) ?? []);
  if (contacts.length === 0 || contacts.some(({ flaw }) => flaw !== undefined)) return false;
  return contacts.length === 1 || reading === 'lenient';
}

/** The anchors at which a card with that turn touches or overlaps a placed one. */
function anchorsBeside(rest: Layout, turn: number): Cell[] {
  const own = sizeOf(turn);
  const found = new Map<string, Cell>();
  for (const laid of rest) {
    const { rows, columns } = sizeOf(laid.turn);
    for (let row = -own.rows; row <= rows; row += 1) {
      for (let column = -own.columns; column <= columns; column += 1) {
        const anchor = sum(laid.anchor, [row, column]);
        found.set(anchor.join(), anchor);
      }
    }
  }
  return [...found.values()].toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
}
