/** Explains why a layout is wrong, in the order of the numbers in the picture. Rules: K4, K5. */

import { type Card, type Faces, faceOf, facesOf, type Layout, shown } from '../../engines/cards/card.ts';
import { type Contact, contactsOf, partsOf, type Reading } from '../../engines/cards/judge.ts';
import { keyOf } from '../../engines/common/cells.ts';
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
