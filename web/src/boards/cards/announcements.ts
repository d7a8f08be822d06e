/** Screen reader texts for cards: their symbols, positions and contacts, and the effect of a gesture. */

import {
  type Card,
  type CardId,
  faceOf,
  type Laid,
  type Layout,
  shown,
  turned,
} from '../../engines/cards/card.ts';
import { type Contact, contactsOf } from '../../engines/cards/judge.ts';
import { contactsAt, landingOf } from '../../engines/cards/landing.ts';
import { nameOfCell } from '../../engines/cards/names.ts';
import { type CardTable, isJudged, laidOf, showsPlaces, turnOf, without } from '../../engines/cards/table.ts';
import { keyOf } from '../../engines/common/cells.ts';
import { listed, say } from '../../i18n/text.ts';

/** The number of a card in the hand, 1 to 9. */
export const numberOf = (hand: readonly Card[], card: CardId): number =>
  hand.findIndex(({ id }) => id === card) + 1;

export const symbolName = (symbol: string): string => say(`cards-symbol-${symbol.toLowerCase()}`);

/** The label of a card: its symbols and position. */
export function labelOf(table: CardTable, card: CardId): string {
  return say('cards-label', {
    number: numberOf(table.hand, card),
    symbols: rowsOf(faceOf(table.faces, card), turnOf(table, card)),
    place: positionText(table, card),
  });
}

/** The symbols in reading order on the turned card, row by row. */
export function rowsOf({ symbols }: Card, turn: number): string {
  const at = shown({ turn: turned(turn, 0), anchor: [0, 0] }, { id: 0, symbols });
  const isUpright = turn % 2 === 1;
  const rows = isUpright ? 3 : 2;
  const columns = isUpright ? 2 : 3;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => symbolName(at.get(keyOf([row, column])) ?? '')).join(', '),
  ).join('; ');
}

/** The position of a card: held, in the hand, or at a cell. */
export function positionText(table: CardTable, card: CardId): string {
  if (table.held?.card === card) return say('piece-held');
  const laid = laidOf(table, card);
  return laid ? spot(table.layout, laid) : say('cards-in-hand');
}

/** The name of the anchor cell; if it has none, the row and column in the layout. */
function spot(layout: Layout, { anchor }: Pick<Laid, 'anchor'>): string {
  const cell = nameOfCell(anchor);
  if (cell) return say('cards-at', { cell });
  const top = Math.min(...layout.map((laid) => laid.anchor[0]));
  const left = Math.min(...layout.map((laid) => laid.anchor[1]));
  return say('piece-at', { row: anchor[0] - top + 1, column: anchor[1] - left + 1 });
}

/** A line for each placed card with its contacts; without help, contacts have no verdict. */
export function linesOf(table: CardTable): string[] {
  const contacts = contactsOf(table.hand, table.layout, table.reading);
  return table.layout.map((laid) => {
    const mine = contacts.filter(({ first, second }) => first === laid || second === laid);
    const texts = mine.map((contact) => contactText(table, contact, laid, isJudged(table)));
    return [labelOf(table, laid.card), ...texts].join('. ');
  });
}

function contactText(table: CardTable, contact: Contact, laid: Laid, hasVerdict: boolean): string {
  const other = contact.first.card === laid.card ? contact.second : contact.first;
  const symbols = symbolsBetween(table, contact);
  return say('cards-meets', {
    number: numberOf(table.hand, other.card),
    symbols,
    judged: hasVerdict ? (contact.flaw === undefined ? 'right' : 'wrong') : 'no',
    flaw: contact.flaw === undefined ? '' : say(`cards-flaw-${contact.flaw}`),
  });
}

function symbolsBetween({ faces }: CardTable, { first, pairs }: Contact): string {
  const on = shown(first, faceOf(faces, first.card));
  return listed(pairs.map(([cell]) => symbolName(on.get(keyOf(cell)) ?? '')));
}

const MOVES: readonly string[] = ['moved', 'picked', 'turned', 'turned-back'];

/** The announcement of the last gesture; empty if there is nothing to announce. */
export function announcementOf(table: CardTable): string {
  const { last, held } = table;
  if (!last) return '';
  if (held?.by === 'pick' && MOVES.includes(last.action)) {
    const where = whereHeld(table);
    if (where) return where;
  }
  if (last.action === 'full') return say('cards-full');
  if (last.card === undefined)
    return last.action === 'undone' || last.action === 'redone' ? say(`say-${last.action}`) : '';
  const words = {
    number: numberOf(table.hand, last.card),
    symbols: rowsOf(faceOf(table.faces, last.card), turnOf(table, last.card)),
  };
  switch (last.action) {
    case 'picked':
      return say('cards-say-picked', words);
    case 'turned':
    case 'turned-back':
      return say('cards-say-turned', words);
    case 'placed':
      return placedText(table, last.card);
    case 'refused':
      return say('cards-say-refused', words);
    case 'returned':
      return say('cards-say-returned', words);
    default:
      return '';
  }
}

/** The position of a picked card, and the contacts it would have there: judged only if places are shown. */
function whereHeld(table: CardTable): string {
  const { held } = table;
  const land = held && landingOf(table, held);
  if (!held || !land) return '';
  const layout = [...without(table.layout, held.card), { ...held, anchor: land.anchor }];
  const words = { number: numberOf(table.hand, held.card), place: spot(layout, land) };
  if (!land.isFree) return say('cards-say-over', words);
  const contacts = contactsAt(table, held, land.anchor).map((contact) =>
    contactText(table, contact, contact.second, showsPlaces(table)),
  );
  return [say('cards-say-held', words), ...contacts].join('. ');
}

function placedText(table: CardTable, card: CardId): string {
  const laid = laidOf(table, card);
  if (!laid) return '';
  const contacts = contactsOf(table.hand, table.layout, table.reading)
    .filter(({ first, second }) => first.card === card || second.card === card)
    .map((contact) => contactText(table, contact, laid, isJudged(table)));
  const words = {
    number: numberOf(table.hand, card),
    place: spot(table.layout, laid),
    count: table.layout.length,
  };
  return [say('cards-say-placed', words), ...contacts].join('. ');
}
