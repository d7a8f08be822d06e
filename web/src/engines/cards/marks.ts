/** The marks drawn where two cards meet, which show whether the contact is right. */

import type { Cell, Point } from '../common/cells.ts';
import type { Contact, LayoutFlaw } from './judge.ts';

export interface ContactMark extends Point {
  /** In cells; the mark is centered on `x`, `y`, its long side along the edge where the cards meet. */
  readonly width: number;
  readonly height: number;
  readonly flaw: LayoutFlaw | undefined;
  readonly contact: Contact;
  readonly key: string;
}

/** The extent of a mark on either side of the edge, in cells. */
const REACH = 0.13;

/** A mark for each contact; two if the cards meet around a corner. */
export const contactMarks = (contacts: readonly Contact[]): ContactMark[] =>
  contacts.flatMap((contact, index) =>
    sidesOf(contact.pairs).map((pairs, side) => mark(pairs, contact, `${index}.${side}`)),
  );

type Pair = readonly [Cell, Cell];

/** The pairs grouped by edge: horizontal neighbors and vertical neighbors. */
function sidesOf(pairs: readonly Pair[]): Pair[][] {
  const isLevel = ([[row], [other]]: Pair): boolean => row === other;
  const sides = [pairs.filter(isLevel), pairs.filter((pair) => !isLevel(pair))];
  return sides.filter((side) => side.length > 0);
}

function mark(pairs: readonly Pair[], contact: Contact, key: string): ContactMark {
  const { flaw } = contact;
  const cells = pairs.flat();
  const [top, bottom] = reach(cells.map(([row]) => row));
  const [left, right] = reach(cells.map(([, column]) => column));
  const center = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const [first] = pairs;
  if (first && flaw === 'overlap')
    return { ...center, width: right - left, height: bottom - top, flaw, contact, key };
  const isLevel = first !== undefined && first[0][0] === first[1][0];
  return isLevel
    ? { ...center, width: 2 * REACH, height: bottom - top - 0.16, flaw, contact, key }
    : { ...center, width: right - left - 0.16, height: 2 * REACH, flaw, contact, key };
}

const reach = (indices: readonly number[]): [number, number] => [
  Math.min(...indices),
  Math.max(...indices) + 1,
];
