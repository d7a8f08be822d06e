/** Computes where a held card would land, and whether it can be placed there. */

import { type Cell, keyOf, type Point } from '../common/cells.ts';
import { covered, type Layout, sizeOf } from './card.ts';
import { type Contact, contactsOf } from './judge.ts';
import { emptyPlaces, legalPlaces } from './places.ts';
import { type CardDragged, type CardHeld, type CardTable, showsPlaces, without } from './table.ts';

/** The greatest distance, in cells on either axis, at which a card snaps to a legal place. */
export const REACH = 1;
/** The greatest distance of an anchor from the center, in cells. Rule: K3. */
const FARTHEST = 60;

export interface CardLanding {
  readonly anchor: Cell;
  /** Whether no other card is in the way. */
  readonly isFree: boolean;
  /** Whether the card would have contacts and all would be right; always true on an empty table. */
  readonly isLegal: boolean;
}

/** The exact position of the upper left corner of a dragged card. */
export const cornerOf = ({ at, hold, clear }: CardDragged): Point => ({
  x: at.x - hold.x,
  y: at.y - hold.y - clear,
});

/** Where the held card would land; undefined until a picked card has moved. */
export function landingOf(table: CardTable, held: CardHeld): CardLanding | undefined {
  if (held.by === 'pick') return held.anchor && landingAt(table, held, held.anchor);
  return landingAt(table, held, settled(table, held, cornerOf(held)));
}

/** The anchor for a card at `corner`: the nearest cell, or a legal place within reach if places are shown. */
export function settled(table: CardTable, held: Pick<CardHeld, 'card' | 'turn'>, corner: Point): Cell {
  const nearest: Cell = [Math.round(corner.y), Math.round(corner.x)];
  if (!showsPlaces(table)) return nearest;
  const near = placesOf(table, held)
    .map((place) => ({ place, away: distance(place, corner) }))
    .filter(({ away }) => away <= REACH)
    .toSorted((a, b) => a.away - b.away);
  return near[0]?.place ?? nearest;
}

const distance = ([row, column]: Cell, { x, y }: Point): number =>
  Math.max(Math.abs(row - y), Math.abs(column - x));

export function landingAt(
  table: CardTable,
  held: Pick<CardHeld, 'card' | 'turn'>,
  anchor: Cell,
): CardLanding {
  const rest = without(table.layout, held.card);
  const laid = { card: held.card, turn: held.turn, anchor };
  const isNear = Math.max(...anchor.map(Math.abs)) <= FARTHEST;
  const contacts = contactsAt(table, held, anchor);
  return {
    anchor,
    isFree: isNear && !overlaps(laid, rest),
    isLegal: rest.length === 0 || (contacts.length > 0 && contacts.every(({ flaw }) => flaw === undefined)),
  };
}

function overlaps(laid: Omit<Layout[number], 'card'>, rest: Layout): boolean {
  const taken = new Set(rest.flatMap((other) => covered(other).map(keyOf)));
  return covered(laid).some((cell) => taken.has(keyOf(cell)));
}

/** The contacts that the held card would have at `anchor`. */
export function contactsAt(
  table: CardTable,
  { card, turn }: Pick<CardHeld, 'card' | 'turn'>,
  anchor: Cell,
): Contact[] {
  const layout = [...without(table.layout, card), { card, turn, anchor }];
  return contactsOf(table.hand, layout, table.reading).filter(({ second }) => second.card === card);
}

/** The legal places to mark for a card; none on an empty table, where any place is legal. */
export function placesOf(table: CardTable, { card, turn }: Pick<CardHeld, 'card' | 'turn'>): readonly Cell[] {
  if (without(table.layout, card).length === 0) return [];
  const known = cachedPlaces(table.layout);
  const key = `${table.reading}.${card}.${turn}`;
  const found = known.get(key) ?? legalPlaces(table.hand, table.layout, card, turn, table.reading);
  known.set(key, found);
  return found;
}

/** The places that keys step through: legal ones if places are shown, else all empty ones beside placed cards. */
export const stopsOf = (table: CardTable, held: Pick<CardHeld, 'card' | 'turn'>): readonly Cell[] =>
  showsPlaces(table) ? placesOf(table, held) : emptyPlaces(table.layout, held.card, held.turn);

/** The legal places of each layout, cached because a drag needs them at every move. */
const PLACES = new WeakMap<Layout, Map<string, readonly Cell[]>>();

function cachedPlaces(layout: Layout): Map<string, readonly Cell[]> {
  const known = PLACES.get(layout) ?? new Map<string, readonly Cell[]>();
  PLACES.set(layout, known);
  return known;
}

/** The first place of a picked card: a legal one if places are shown, else beside the placed cards, if any. */
export function firstPlace(table: CardTable, held: Pick<CardHeld, 'card' | 'turn'>): Cell {
  const rest = without(table.layout, held.card);
  if (rest.length === 0) return [0, 0];
  const [legal] = showsPlaces(table) ? placesOf(table, held) : [];
  if (legal) return legal;
  const right = Math.max(...rest.map(({ turn, anchor }) => anchor[1] + sizeOf(turn).columns));
  const rows = rest.map(({ anchor }) => anchor[0]);
  return [Math.round((Math.min(...rows) + Math.max(...rows)) / 2), right];
}
