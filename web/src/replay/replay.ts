/** A finished game as the server replays it. */

import { call } from '../net/http.ts';
import type { Outcome, PlacedCard, TableOut } from '../net/wire.gen.ts';
import type { View } from '../table/edition.ts';

export interface FrameChange {
  readonly seq: number;
  /** Milliseconds since the first entry of the log. */
  readonly at: number;
  readonly what: string;
  /** The seat that sent it; null: the table. */
  readonly seat: number | null;
  /** What of the view is not as before; in the first frame all of it. */
  readonly changed: Partial<View>;
}

/** A board as far as a deal depends on it. */
export interface ReplayBoard {
  readonly card: number;
  readonly side: string;
  /** By face of the die. */
  readonly grades: readonly number[];
  /** For each face of the die, the first face with the same pieces. */
  readonly tasks: readonly number[];
}

/** A card of the deck. */
export interface DeckCard {
  readonly id: number;
  readonly stack: number;
  /** The symbols of each face, as one reads. */
  readonly faces: readonly (readonly string[])[];
}

/** Something that chance decided: the face of the die, numbers of boards, kinds of gems. */
export interface Draw {
  readonly seq: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly values: readonly (number | string)[];
}

/** A draw, before it is known which entry of the log it belongs to. */
export type UnplacedDraw = Omit<Draw, 'seq'>;

export interface ProofItem {
  readonly seq: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly says: readonly (number | string)[];
  readonly seed_says: readonly (number | string)[];
  readonly equal: boolean;
}

/** A player's layout from an entry of the log on. */
export interface ArrangedLayout {
  readonly seq: number;
  readonly seat: number;
  readonly layout: readonly PlacedCard[];
}

export interface Replay {
  readonly table: string;
  readonly edition: string;
  readonly seat: number | null;
  readonly seats: readonly ReplaySeat[];
  readonly deck: string;
  readonly deck_checksum: string;
  readonly boards: readonly ReplayBoard[];
  /** Of a game of cards, which has no boards. */
  readonly cards: readonly DeckCard[];
  readonly arranged: readonly ArrangedLayout[];
  readonly seed: string;
  readonly seed_hash: string;
  readonly outcome: Outcome;
  readonly frames: readonly FrameChange[];
  readonly proof: readonly ProofItem[];
}

export interface ReplaySeat {
  readonly seat: number;
  readonly kind: string;
  readonly name: string;
  readonly strength: string | null;
}

export const fetchReplay = (table: string): Promise<Replay> =>
  call(`/api/tables/${encodeURIComponent(table)}/replay`);

/** The table in the form that the screens of a running game need; without a host, and with all players present. */
export const tableOf = (replay: Replay): TableOut => ({
  id: replay.table,
  edition: replay.edition,
  seats: replay.seats.map((seat) => ({ ...seat, present: true, stand_in: null, placed: 0 })),
  host: false,
  host_seat: null,
  code: null,
  deck: replay.deck,
  absent: 'bot',
  watching: 0,
  next: null,
  seed_hash: replay.seed_hash,
  seed: replay.seed,
});
