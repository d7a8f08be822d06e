/** Explains why a layout is wrong, in the order of the numbers in the picture. Rules: K4, K5. */

import {
  type Card,
  covered,
  type Faces,
  faceOf,
  facesOf,
  type Layout,
  SIZE,
  shown,
} from '../../engines/cards/card.ts';
import { type Contact, contactsOf, partsOf, type Reading } from '../../engines/cards/judge.ts';
import { type CardTable, isJudged, without } from '../../engines/cards/table.ts';
import { keyOf } from '../../engines/common/cells.ts';
import { outline } from '../../engines/common/outline.ts';
import { listed, say } from '../../i18n/text.ts';
import { symbolName } from './announcements.ts';

export interface Reason {
  /** The contacts that the picture marks with this number; none for unconnected cards, which are outlined. */
  readonly contacts: readonly Contact[];
  readonly text: string;
}

/** The reasons why a layout is wrong; none if it is right. */
export function reasonsFor(hand: readonly Card[], layout: Layout, reading: Reading): Reason[] {
  const faces = facesOf(hand);
  const contacts = contactsOf(hand, layout, reading);
  const ring = contacts.filter(({ flaw }) => flaw === 'several-cards');
  const alone = contacts.filter(({ flaw }) => flaw !== undefined && flaw !== 'several-cards');
  const apart = partsOf(layout, contacts)
    .toSorted((a, b) => b.length - a.length)
    .slice(1);
  const count = apart.flat().length;
  return [
    ...alone.map((contact) => ({ contacts: [contact], text: textOf(contact, faces) })),
    ...(ring.length > 0 ? [{ contacts: ring, text: say('cards-flaw-several-cards') }] : []),
    ...(count > 0 ? [{ contacts: [], text: say('cards-why-apart', { count }) }] : []),
  ];
}

/** The mistakes to explain during play. Cards that are not connected are one only once all seven are placed. */
export function mistakesIn(table: CardTable): Reason[] {
  if (!isJudged(table)) return [];
  const { hand, held, reading } = table;
  const layout = held ? without(table.layout, held.card) : table.layout;
  return reasonsFor(hand, layout, reading).filter(
    ({ contacts }) => contacts.length > 0 || layout.length === SIZE,
  );
}

/** The outlines of all connected parts except the largest. */
export const outlinesApart = (layout: Layout, contacts: readonly Contact[]): string[] =>
  partsOf(layout, contacts)
    .toSorted((a, b) => b.length - a.length)
    .slice(1)
    .map((part) => outline(part.flatMap(covered), -0.14, 0.2));

/** The number of a contact's mistake, if there are several. */
export const naming = (reasons: readonly Reason[]) => (contact: Contact) => {
  const index = reasons.findIndex(({ contacts }) =>
    contacts.some(
      ({ first, second }) => first.card === contact.first.card && second.card === contact.second.card,
    ),
  );
  return reasons.length > 1 && index >= 0 ? String(index + 1) : '';
};

function textOf(contact: Contact, faces: Faces): string {
  const flaw = say(`cards-flaw-${contact.flaw}`);
  if (contact.flaw === 'overlap') return flaw;
  const pairs = symbolsOf(contact, faces);
  const shown = contact.flaw === 'mismatch' ? pairs.filter(([one, other]) => one !== other) : pairs;
  const words = shown.map(([one, other]) =>
    say('cards-pair', { one: symbolName(one), other: symbolName(other) }),
  );
  return say('cards-why', { flaw, pairs: listed(words) });
}

/** The pairs of symbols that meet. */
export function symbolsOf({ first, second, pairs }: Contact, faces: Faces): [string, string][] {
  const [one, other] = [shown(first, faceOf(faces, first.card)), shown(second, faceOf(faces, second.card))];
  return pairs.map(([cell, near]) => [one.get(keyOf(cell)) ?? '', other.get(keyOf(near)) ?? '']);
}
