/** The judge of placed cards, which shows mistakes without asking the server. Rules: K4, K5. */

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

/** What is wrong with a layout; the server gives them the same names. */
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

/** Whether each further card meets exactly one placed card, or may meet several. Rule: K4. */
export type Reading = 'strict' | 'lenient';

/** How many symbols of one card meet as many of another. */
const MEETING = 2;

/** A contact of two placed cards, and what is wrong with it, if anything. */
export interface Contact {
  readonly first: Laid;
  /** The one that comes later in the layout. */
  readonly second: Laid;
  /** Cells side by side, of the first and of the second; if they overlap, each cell that both cover, twice. */
  readonly pairs: readonly (readonly [Cell, Cell])[];
  readonly flaw: LayoutFlaw | undefined;
}

/** If several things are wrong, the first of these is reported. */
const ORDER: readonly LayoutFlaw[] = ['overlap', 'one-symbol', 'three-symbols', 'mismatch', 'several-cards'];

/** The first reason why a layout is wrong, or undefined: it is right. */
export function flawOf(hand: readonly Card[], layout: Layout, reading: Reading): LayoutFlaw | undefined {
  const contacts = contactsOf(hand, layout, reading);
  const wrong = new Set(contacts.map(({ flaw }) => flaw));
  const first = ORDER.find((flaw) => wrong.has(flaw));
  return first ?? (partsOf(layout, contacts).length > 1 ? 'not-connected' : undefined);
}

/**
 * All contacts, right ones and wrong ones, in the order of the layout; corners alone never meet.
 *
 * In the strict reading every contact of a ring is marked: whichever of them is undone, the ring is gone.
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

/** The contact of the two cards, regardless of others, or undefined: they do not touch. */
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

/** Whether they share neither a cell nor a part of an edge: seen at once, as cards are rectangles. */
function isApart(first: Laid, second: Laid): boolean {
  const [one, other] = [sizeOf(first.turn), sizeOf(second.turn)];
  const shared = (axis: 0 | 1, side: 'rows' | 'columns'): number =>
    Math.min(first.anchor[axis] + one[side], second.anchor[axis] + other[side]) -
    Math.max(first.anchor[axis], second.anchor[axis]);
  const [down, right] = [shared(0, 'rows'), shared(1, 'columns')];
  return down < 0 || right < 0 || (down === 0 && right === 0);
}

/** In the order in which Python names the neighbors of a cell. */
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

/** Whether the two cards are connected even without this contact. */
const isInRing = (contact: Contact, contacts: readonly Contact[]): boolean =>
  reached(
    contact.first,
    contacts.filter((other) => other !== contact),
  ).has(contact.second.card);

/** The connected parts of the layout: one if it is connected, none if it is empty. */
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
