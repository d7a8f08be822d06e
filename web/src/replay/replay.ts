/** A finished game in the form that the server sends for replays. */

import { call } from '../net/http.ts';
import type { Outcome, PlacedCard, TableOut } from '../net/wire.gen.ts';
import type { View } from '../table/edition.ts';
import type { BoardMoves } from './moves.ts';

export interface FrameChange {
  readonly seq: number;
  /** Milliseconds since the first entry of the log. */
  readonly at: number;
  readonly what: string;
  /** The seat that sent it; null for the table itself. */
  readonly seat: number | null;
  /** The fields of the view that changed; in the first frame, all of them. */
  readonly changed: Partial<View>;
}

/** The part of a board that deals depend on. */
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
  /** The symbols of each face, in reading order. */
  readonly faces: readonly (readonly string[])[];
}

/** A random draw: the face of the die, numbers of boards, or kinds of gems. */
export interface Draw {
  readonly seq: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly values: readonly (number | string)[];
}

/** A draw without the sequence number of its log entry. */
export type UnplacedDraw = Omit<Draw, 'seq'>;

export interface ProofItem {
  readonly seq: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly says: readonly (number | string)[];
  readonly seed_says: readonly (number | string)[];
  readonly equal: boolean;
}

/** A player's layout, valid from log entry `seq` on. */
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
  /** Empty unless the game is played with cards. */
  readonly cards: readonly DeckCard[];
  readonly arranged: readonly ArrangedLayout[];
  readonly seed: string;
  readonly seed_hash: string;
  readonly outcome: Outcome;
  readonly frames: readonly FrameChange[];
  readonly proof: readonly ProofItem[];
  /** Of its chance: 1 or 2. */
  readonly scheme: number;
  /** Canonical JSON; null in scheme 1. */
  readonly terms: string | null;
  /** Each entry as canonical JSON; empty in scheme 1. */
  readonly log: readonly string[];
  readonly verified: Verified;
  /** As far as they were recorded. */
  readonly moves: readonly BoardMoves[];
}

/** What the server found. */
export interface Verified {
  /** The first deviation, in English. */
  readonly discrepancy: string | null;
  /** shipped, made-again or unknown. */
  readonly deck: string;
  readonly bot_commands: number;
}

export interface ReplaySeat {
  readonly seat: number;
  readonly kind: string;
  readonly name: string;
  readonly strength: string | null;
  /** The races that a bot played for this person; absent if there are none. */
  readonly bot_races?: readonly number[];
}

export const fetchReplay = (table: string): Promise<Replay> =>
  call(`/api/tables/${encodeURIComponent(table)}/replay`);

/** The table in the form used by the screens of a running game; no host, and all players present. */
export const tableOf = (replay: Replay): TableOut => ({
  id: replay.table,
  edition: replay.edition,
  seats: replay.seats.map((seat) => ({
    ...seat,
    bot_races: [...(seat.bot_races ?? [])],
    present: true,
    stand_in: null,
    placed: 0,
    board: null,
    emote: null,
  })),
  host: false,
  host_seat: null,
  code: null,
  deck: replay.deck,
  absent: 'bot',
  watching: 0,
  next: null,
  seed_hash: replay.seed_hash,
  seed: replay.seed,
  scheme: replay.scheme,
  reveal: null,
  spectators: 'after',
  may_end: false,
  may_pause: false,
  free_seats: [],
  proposals: [],
  strangers: false,
});
