/** Judges placed cards, so that mistakes show without a request to the server. Rules: K4, K5. */

import { type Cell, keyOf, sum } from '../common/cells.ts';
import {
  type Card,
  type CardId,
  covered,
  type Faces,
  faceOf,
  facesOf,
  type Laid,
  type Layout,
  type SymbolId,
  shown,
  sizeOf,
} from './card.ts';

/** A flaw of a layout, named as on the server. */
export type LayoutFlaw =
  | 'card-reused'
  | 'mismatch'
  | 'not-connected'
  | 'one-symbol'
  | 'overlap'
  | 'several-cards'
  | 'three-symbols'
  | 'unknown-card'
  | 'unknown-place';

/** Whether each new card must meet exactly one placed card (strict) or may meet several (lenient). Rule: K4. */
export type Reading = 'strict' | 'lenient';

/** The number of symbols with which two cards must meet. */
const MEETING = 2;

/** A contact of two placed cards, and its flaw, if any. */
export interface Contact {
  readonly first: Laid;
  /** The card that is later in the layout. */
  readonly second: Laid;
  /** Adjacent cells of the first and the second card; if they overlap, each shared cell paired with itself. */
  readonly pairs: readonly (readonly [Cell, Cell])[];
  readonly flaw: LayoutFlaw | undefined;
}

/** The flaws in order of precedence: only the first is reported. */
const ORDER: readonly LayoutFlaw[] = ['overlap', 'one-symbol', 'three-symbols', 'mismatch', 'several-cards'];

/** The first flaw of a layout; undefined if there is none. */
export function flawOf(hand: readonly Card[], layout: Layout, reading: Reading): LayoutFlaw | undefined {
  const contacts = contactsOf(hand, layout, reading);
  const wrong = new Set(contacts.map(({ flaw }) => flaw));
  const first = ORDER.find((flaw) => wrong.has(flaw));
  return first ?? (partsOf(layout, contacts).length > 1 ? 'not-connected' : undefined);
}

/**
 * All contacts, right or wrong, in the order of the layout. Cards that only share a corner do not meet.
 *
 * In the strict reading every contact of a ring is marked, because removing any of them breaks the ring.
 */
export function contactsOf(hand: readonly Card[], layout: Layout, reading: Reading): Contact[] {
  const faces = facesOf(hand);
  const contacts = layout.flatMap((first, place) =>
    layout.slice(place + 1).flatMap((second) => contactOf(first, second, faces) ?? []),
  );
  if (reading === 'lenient') return contacts;
  return contacts.map((contact) =>
    contact.flaw === undefined && isInRing(contact, contacts)
      ? { ...contact, flaw: 'several-cards' }
      : contact,
  );
}

/** The contact of two cards, regardless of others; undefined if they do not touch. */
export function contactOf(first: Laid, second: Laid, faces: Faces): Contact | undefined {
  if (isApart(first, second)) return undefined;
  const [one, other] = [first, second].map((laid) => shown(laid, faceOf(faces, laid.card)));
  if (one === undefined || other === undefined) return undefined;
  const cells = covered(first);
  const shared = cells.filter((cell) => other.has(keyOf(cell)));
  if (shared.length > 0)
    return { first, second, pairs: shared.map((cell) => [cell, cell] as const), flaw: 'overlap' };
  const pairs = cells.flatMap((cell) =>
    SIDES.map((side) => sum(cell, side))
      .filter((near) => other.has(keyOf(near)))
      .map((near) => [cell, near] as const),
  );
  return pairs.length > 0 ? { first, second, pairs, flaw: flawOfPairs(pairs, one, other) } : undefined;
}

/** Whether two cards share neither a cell nor part of an edge: a cheap test, since cards are rectangles. */
function isApart(first: Laid, second: Laid): boolean {
  const [one, other] = [sizeOf(first.turn), sizeOf(second.turn)];
  const shared = (axis: 0 | 1, side: 'rows' | 'columns'): number =>
    Math.min(first.anchor[axis] + one[side], second.anchor[axis] + other[side]) -
    Math.max(first.anchor[axis], second.anchor[axis]);
  const [down, right] = [shared(0, 'rows'), shared(1, 'columns')];
  return down < 0 || right < 0 || (down === 0 && right === 0);
}

/** The neighbors of a cell, in the same order as in Python. */
const SIDES: readonly Cell[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

type Shown = ReadonlyMap<string, SymbolId>;

function flawOfPairs(pairs: Contact['pairs'], one: Shown, other: Shown): LayoutFlaw | undefined {
  if (pairs.length !== MEETING) return pairs.length < MEETING ? 'one-symbol' : 'three-symbols';
  const match = pairs.every(([cell, near]) => one.get(keyOf(cell)) === other.get(keyOf(near)));
  return match ? undefined : 'mismatch';
}

/** Whether the two cards are connected without this contact. */
const isInRing = (contact: Contact, contacts: readonly Contact[]): boolean =>
  reached(
    contact.first,
    contacts.filter((other) => other !== contact),
  ).has(contact.second.card);

/** The connected parts of a layout. */
export function partsOf(layout: Layout, contacts: readonly Contact[]): Layout[] {
  const parts: Layout[] = [];
  for (const laid of layout) {
    if (parts.some((part) => part.includes(laid))) continue;
    const all = reached(laid, contacts);
    parts.push(layout.filter(({ card }) => all.has(card)));
  }
  return parts;
}

function reached(start: Laid, contacts: readonly Contact[]): Set<CardId> {
  const found = new Set([start.card]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { first, second } of contacts) {
      if (found.has(first.card)) found.add(second.card);
      if (found.has(second.card)) found.add(first.card);
    }
  }
  return found;
}
