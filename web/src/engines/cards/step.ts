/** The cards after a gesture by mouse, touch or keyboard: one pure function without DOM, clock or socket. */

import { type Cell, keyOf, type Point, sum } from '../common/cells.ts';
import { type CardId, isSame, type Laid, type Layout, SIZE, sizeOf, turned } from './card.ts';
import { firstPlace, landingAt, landingOf, stopsOf } from './landing.ts';
import {
  type CardAction,
  type CardHeld,
  type CardTable,
  laidOf,
  showsPlaces,
  turnOf,
  without,
} from './table.ts';

export type CardGesture =
  /** Start to drag a card. */
  | {
      readonly kind: 'lift';
      readonly card: CardId;
      readonly at: Point;
      readonly hold: Point;
      readonly clear: number;
    }
  | { readonly kind: 'move'; readonly at: Point }
  /** Release a dragged card: it is placed if over the lattice, else returned to the hand. */
  | { readonly kind: 'drop'; readonly isOver: boolean }
  /** Release the held card without placing it. */
  | { readonly kind: 'cancel' }
  /** Turn `card`, the held card by default. */
  | { readonly kind: 'turn' | 'turn-back'; readonly card?: CardId }
  /** Pick a card, or turn it if it is already picked; `aloft` moves it over the lattice instead. */
  | { readonly kind: 'pick'; readonly card: CardId; readonly aloft?: boolean }
  /** Click: move the picked card there. It is placed by a second click, or at once on a marked place. */
  | { readonly kind: 'aim'; readonly anchor: Cell }
  | { readonly kind: 'nudge'; readonly by: Cell }
  /** Move to the next or previous place beside a card; to the marked ones only, if places are shown. */
  | { readonly kind: 'next' | 'previous' }
  | { readonly kind: 'place' }
  /** Return `card` to the hand, the held card by default. */
  | { readonly kind: 'return'; readonly card?: CardId }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

export function step(table: CardTable, gesture: CardGesture): CardTable {
  const { held } = table;
  switch (gesture.kind) {
    case 'lift':
      return lift(table, gesture);
    case 'move':
      return held?.by === 'drag' ? { ...table, held: { ...held, at: gesture.at } } : table;
    case 'drop':
      return held?.by === 'drag' ? drop(table, held, gesture.isOver) : table;
    case 'cancel':
      return held ? released(table, held) : table;
    case 'turn':
      return turn(table, 1, gesture.card);
    case 'turn-back':
      return turn(table, -1, gesture.card);
    case 'pick':
      return pick(table, gesture.card, gesture.aloft ?? false);
    case 'aim':
      return aim(table, gesture.anchor);
    case 'nudge':
      return nudge(table, gesture.by);
    case 'next':
      return cycle(table, 1);
    case 'previous':
      return cycle(table, -1);
    case 'place':
      return held ? settle(table, held) : table;
    case 'return':
      return returned(table, gesture.card ?? held?.card);
    case 'undo':
      return held ? released(table, held) : undone(table);
    case 'redo':
      return redone(table);
    default:
      return gesture satisfies never;
  }
}

function lift(
  table: CardTable,
  { card, at, hold, clear }: Extract<CardGesture, { kind: 'lift' }>,
): CardTable {
  if (!table.faces.has(card)) return table;
  const before = table.held?.card === card ? table : atRest(table);
  const held: CardHeld = { by: 'drag', card, turn: turnOf(before, card), at, hold, clear };
  return did({ ...before, held }, 'lifted', card);
}

function drop(table: CardTable, held: CardHeld, isOver: boolean): CardTable {
  if (!isOver) return returned(table, held.card);
  const land = landingOf(table, held);
  if (!land?.isFree) return did(released(table, held), 'refused', held.card);
  if (isFull(table, held.card)) return did(released(table, held), 'full', held.card);
  return lay(table, { card: held.card, turn: held.turn, anchor: land.anchor });
}

/** Place a picked card where it is; it stays picked if another card is in the way. */
function settle(table: CardTable, held: CardHeld): CardTable {
  const land = landingOf(table, held);
  if (land === undefined) return aloft(table);
  if (!land.isFree) return did(table, 'refused', held.card);
  if (isFull(table, held.card)) return did(table, 'full', held.card);
  return lay(table, { card: held.card, turn: held.turn, anchor: land.anchor });
}

/** Whether no further card can be placed. Rule: K3. */
const isFull = ({ layout }: CardTable, card: CardId): boolean => without(layout, card).length >= SIZE;

function pick(table: CardTable, card: CardId, isAloft: boolean): CardTable {
  if (!table.faces.has(card)) return table;
  if (table.held?.card === card) return isAloft ? aloft(table) : turn(table, 1, card);
  const before = atRest(table);
  const anchor = laidOf(before, card)?.anchor;
  const picked: CardTable = { ...before, held: { by: 'pick', card, turn: turnOf(before, card), anchor } };
  return did(isAloft ? aloft(picked) : picked, 'picked', card);
}

/** Move a picked card that has not moved yet over the lattice. */
function aloft(table: CardTable): CardTable {
  const { held } = table;
  if (held?.by !== 'pick' || held.anchor !== undefined) return table;
  return at(table, held, firstPlace(table, held));
}

const at = (table: CardTable, held: Extract<CardHeld, { by: 'pick' }>, anchor: Cell): CardTable =>
  did({ ...table, held: { ...held, anchor } }, 'moved', held.card);

function aim(table: CardTable, anchor: Cell): CardTable {
  const { held } = table;
  if (held?.by !== 'pick') return table;
  const moved = { ...held, anchor };
  const isMarked = showsPlaces(table) && landingAt(table, moved, anchor).isLegal;
  const isAgain = held.anchor !== undefined && keyOf(held.anchor) === keyOf(anchor);
  return isAgain || isMarked ? settle({ ...table, held: moved }, moved) : at(table, held, anchor);
}

function nudge(table: CardTable, by: Cell): CardTable {
  const { held } = table;
  if (held?.by !== 'pick') return table;
  if (held.anchor === undefined) return aloft(table);
  const anchor = sum(held.anchor, by);
  return isNear(table, anchor, held) ? at(table, held, anchor) : table;
}

/** The greatest gap between a card moved by keys and the placed cards, in cells. */
const AWAY = 4;

function isNear(table: CardTable, anchor: Cell, held: CardHeld): boolean {
  const rest = without(table.layout, held.card);
  const all = rest.length > 0 ? rest : [{ anchor: [0, 0] as Cell, turn: 0 }];
  const { rows, columns } = sizeOf(held.turn);
  const isWithin = (axis: 0 | 1, own: number, side: 'rows' | 'columns'): boolean =>
    anchor[axis] + own + AWAY >= Math.min(...all.map((laid) => laid.anchor[axis])) &&
    anchor[axis] - AWAY <= Math.max(...all.map((laid) => laid.anchor[axis] + sizeOf(laid.turn)[side]));
  return isWithin(0, rows, 'rows') && isWithin(1, columns, 'columns');
}

function cycle(table: CardTable, by: 1 | -1): CardTable {
  const { held } = table;
  if (held?.by !== 'pick') return table;
  const places = stopsOf(table, held);
  const here = places.findIndex((place) => held.anchor !== undefined && keyOf(place) === keyOf(held.anchor));
  const next = places.at(here < 0 && by < 0 ? -1 : (here + by) % places.length);
  return next ? at(table, held, next) : aloft(table);
}

function turn(table: CardTable, by: 1 | -1, card: CardId | undefined): CardTable {
  const { held } = table;
  const action = by > 0 ? 'turned' : 'turned-back';
  if (held && (card === undefined || card === held.card))
    return did({ ...table, held: turnedHeld(held, by) }, action, held.card);
  if (card === undefined || !table.faces.has(card)) return table;
  const laid = laidOf(table, card);
  if (laid === undefined) {
    const turns = new Map(table.turns).set(card, turned(turnOf(table, card), by));
    return did({ ...table, turns }, action, card);
  }
  return turn(pick(table, card, false), by, card);
}

/** Turn a held card about the held point. */
function turnedHeld(held: CardHeld, by: 1 | -1): CardHeld {
  const after = turned(held.turn, by);
  if (held.by === 'pick') return { ...held, turn: after };
  const { rows, columns } = sizeOf(held.turn);
  const { x, y } = held.hold;
  const hold = by > 0 ? { x: rows - y, y: x } : { x: y, y: columns - x };
  return { ...held, turn: after, hold };
}

function returned(table: CardTable, card: CardId | undefined): CardTable {
  if (card === undefined || !table.faces.has(card)) return table;
  const turns = new Map(table.turns).set(card, turnOf(table, card));
  const kept = { ...table, turns, held: undefined };
  if (laidOf(table, card) === undefined) return did(kept, 'returned', card);
  return did(changed(kept, without(table.layout, card)), 'returned', card);
}

function lay(table: CardTable, laid: Laid): CardTable {
  const layout = [...without(table.layout, laid.card), laid];
  const after = isSame(layout, table.layout) ? table : changed(table, layout);
  return did({ ...after, held: undefined }, 'placed', laid.card);
}

const changed = (table: CardTable, layout: Layout): CardTable => ({
  ...table,
  layout,
  past: [...table.past, table.layout],
  future: [],
});

function undone(table: CardTable): CardTable {
  const before = table.past.at(-1);
  if (before === undefined) return table;
  const { layout, past, future } = table;
  return did({ ...table, layout: before, past: past.slice(0, -1), future: [...future, layout] }, 'undone');
}

function redone(table: CardTable): CardTable {
  const next = table.future.at(-1);
  if (next === undefined) return table;
  const rested = atRest(table);
  const { layout, past, future } = rested;
  return did({ ...rested, layout: next, past: [...past, layout], future: future.slice(0, -1) }, 'redone');
}

/** Release the held card; one from the hand keeps its turn. */
function atRest(table: CardTable): CardTable {
  const { held } = table;
  if (held === undefined) return table;
  if (laidOf(table, held.card)) return { ...table, held: undefined };
  return { ...table, held: undefined, turns: new Map(table.turns).set(held.card, held.turn) };
}

const released = (table: CardTable, held: CardHeld): CardTable => did(atRest(table), 'let-go', held.card);

const did = (table: CardTable, action: CardAction, card?: CardId): CardTable => ({
  ...table,
  last: { action, card },
});
