/** Reads what this browser stored during a game, apart from the code that every game needs. */

import { stored } from '../lib/storage.ts';
import { hashSeen } from '../net/hashes.ts';
import type { Seen } from './shared.ts';

/** Everything that this browser stored of the game at that table. */
export function seenOf(table: string): Seen {
  const asked = itemsOf(`ubongo.asked.${table}`, /^(\d+):(\d+):(\d+)$/);
  return {
    hash: hashSeen(table),
    terms: stored(`ubongo.terms.${table}`),
    root: stored(`ubongo.share.${table}`),
    entries: logOf(table).map(([seq, hash = '', at, seat]) => ({
      seq: Number(seq),
      hash,
      at: at ? Number(at) : undefined,
      isSeated: seat !== '',
    })),
    asked: asked.map(([reveal, seq, at]) => ({ reveal: Number(reveal), seq: Number(seq), at: Number(at) })),
  };
}

/** The seat in which this browser played at that table last; undefined if it did not play. */
export function ownSeatAt(table: string): number | undefined {
  const seats = logOf(table).flatMap(([, , , seat]) => (seat ? [Number(seat)] : []));
  return seats.at(-1);
}

const logOf = (table: string): string[][] =>
  itemsOf(`ubongo.log.${table}`, /^(\d+):([0-9a-f]{64}):(\d*):(\d*)$/);

/** The groups of each item of a stored list. What the server sent may match nothing: it is what no game has. */
const itemsOf = (key: string, form: RegExp): string[][] =>
  (stored(key) ?? '')
    .split(' ')
    .filter((item) => item !== '')
    .map((item) => form.exec(item)?.slice(1) ?? ['NaN', '', '', '']);
