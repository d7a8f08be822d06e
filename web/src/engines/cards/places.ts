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

/** The anchors, row by row, at which the card would touch a placed one and overlap none, whatever its symbols. */
export const emptyPlaces = (layout: Layout, card: CardId, turn: number): Cell[] => {
  const rest = layout.filter((laid) => laid.card !== card);
  return rest.length === 0
    ? [[0, 0]]
    : anchorsBeside(rest, turn).filter((anchor) => isBeside({ turn, anchor }, rest));
};

/** Whether that outline shares an edge with a placed card, and no cell. */
function isBeside(outline: Omit<Laid, 'card'>, rest: Layout): boolean {
  const gaps = rest.map((other) => gapOf(outline, other));
  return gaps.every(({ down, right }) => down >= 0 || right >= 0) && gaps.some(isEdge);
}

const isEdge = ({ down, right }: Gap): boolean => Math.max(down, right) === 0 && down !== right;

/** The cells between two rectangles on either axis: 0 if they touch, below 0 if they share lines. */
interface Gap {
  readonly down: number;
  readonly right: number;
}

function gapOf(one: Omit<Laid, 'card'>, other: Laid): Gap {
  const [first, second] = [sizeOf(one.turn), sizeOf(other.turn)];
  const gap = (axis: 0 | 1, side: 'rows' | 'columns'): number =>
    Math.max(one.anchor[axis], other.anchor[axis]) -
    Math.min(one.anchor[axis] + first[side], other.anchor[axis] + second[side]);
  return { down: gap(0, 'rows'), right: gap(1, 'columns') };
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
