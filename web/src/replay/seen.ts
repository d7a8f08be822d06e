/** Reads what this browser stored during a game, apart from the code that every game needs. */

import { hashSeen, stored } from '../net/hashes.ts';
import type { Seen } from './shared.ts';

/** Everything that this browser stored of the game at that table. */
export const seenOf = (table: string): Seen => ({
  hash: hashSeen(table),
  terms: stored(`ubongo.terms.${table}`),
  root: stored(`ubongo.share.${table}`),
  head: headSeen(table),
  entries: itemsOf(`ubongo.log.${table}`, /^(\d+):([0-9a-f]{16}):(\d*)$/).map(([seq, hash = '', at]) => ({
    seq: Number(seq),
    hash,
    at: at ? Number(at) : undefined,
  })),
  asked: itemsOf(`ubongo.asked.${table}`, /^(\d+):(\d+)$/).map(([reveal, seq]) => ({
    reveal: Number(reveal),
    seq: Number(seq),
  })),
});

/** The groups of each item of a stored list; items that do not match are left out. */
const itemsOf = (key: string, form: RegExp): string[][] =>
  (stored(key) ?? '').split(' ').flatMap((item) => {
    const found = form.exec(item);
    return found ? [found.slice(1)] : [];
  });

function headSeen(table: string): Seen['head'] {
  const [seq, hash] = stored(`ubongo.head.${table}`)?.split(':') ?? [];
  return seq === undefined || hash === undefined ? undefined : { seq: Number(seq), hash };
}
