/** The state of a player's cards: the hand, the placed cards, the held card and the undo history. */

import type { Cell, Point } from '../common/cells.ts';
import { type Card, type CardId, type Faces, facesOf, type Laid, type Layout } from './card.ts';
import type { Reading } from './judge.ts';

/** A card dragged by a pointer: it follows continuously. */
export interface CardDragged {
  readonly by: 'drag';
  readonly card: CardId;
  readonly turn: number;
  /** The pointer position, in cells of the lattice. */
  readonly at: Point;
  /** The held point, in cells from the upper left corner of the card. */
  readonly hold: Point;
  /** How far the card is drawn above the finger, in cells. */
  readonly clear: number;
}

/** A card picked with a click or a key: it moves cell by cell. */
export interface CardPicked {
  readonly by: 'pick';
  readonly card: CardId;
  readonly turn: number;
  /** Where the card would be placed; undefined until it has moved. */
  readonly anchor: Cell | undefined;
}

export type CardHeld = CardDragged | CardPicked;

export type CardAction =
  | 'lifted'
  | 'picked'
  | 'turned'
  | 'turned-back'
  | 'moved'
  | 'placed'
  | 'refused'
  /** Seven cards are already placed. */
  | 'full'
  | 'returned'
  | 'let-go'
  | 'undone'
  | 'redone';

export interface CardEvent {
  readonly action: CardAction;
  readonly card: CardId | undefined;
}

/** The help a player gets: none, the verdict on placed cards, or also the places that fit the held card. Rule: K11. */
export type Help = 'none' | 'contacts' | 'places';

/** The turns of the cards in the hand. */
type Turns = ReadonlyMap<CardId, number>;

export interface CardTable {
  readonly hand: readonly Card[];
  readonly faces: Faces;
  readonly reading: Reading;
  readonly help: Help;
  readonly layout: Layout;
  readonly turns: Turns;
  readonly held: CardHeld | undefined;
  readonly past: readonly Layout[];
  readonly future: readonly Layout[];
  readonly last: CardEvent | undefined;
}

interface Rules {
  readonly reading: Reading;
  readonly help: Help;
}

/** The initial state with the given layout: no card held, nothing to undo. */
export const dealt = (hand: readonly Card[], layout: Layout, { reading, help }: Rules): CardTable => ({
  hand,
  faces: facesOf(hand),
  reading,
  help,
  layout,
  turns: new Map(),
  held: undefined,
  past: [],
  future: [],
  last: undefined,
});

/** Whether contacts of placed cards are judged during play. */
export const isJudged = ({ help }: Pick<CardTable, 'help'>): boolean => help !== 'none';

/** Whether legal places are marked, and a card released near one snaps to it. */
export const showsPlaces = ({ help }: Pick<CardTable, 'help'>): boolean => help === 'places';

export const laidOf = ({ layout }: CardTable, card: CardId): Laid | undefined =>
  layout.find((laid) => laid.card === card);

/** The turn of a card: as held, else as placed, else as in the hand. */
export function turnOf(table: CardTable, card: CardId): number {
  if (table.held?.card === card) return table.held.turn;
  return laidOf(table, card)?.turn ?? table.turns.get(card) ?? 0;
}

/** The layout without a card. */
export const without = (layout: Layout, card: CardId): Layout => layout.filter((laid) => laid.card !== card);
