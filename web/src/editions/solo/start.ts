/** Starting a solo run: its options and the request for a table. */

import { router, tableHash } from '../../lib/route.svelte.ts';
import { editionSetting } from '../../net/editions.ts';
import { call, type TableMade } from '../../net/http.ts';
import type { SoloSettings } from '../../net/wire.gen.ts';
import { autoStartKey } from '../../table/session.svelte.ts';
import { type Side, sideOf } from './sides.ts';

export type Mode = 'count' | 'time' | 'practice';
/** The options of a run; `minutes` applies to a count, `tasks` to a run for time. Rule: S1, S2. */
export interface NewRun {
  readonly mode: Mode;
  readonly minutes: number;
  readonly tasks: number;
  readonly side: Side;
}

/** The lengths of a run that can be chosen. Throws Error: the editions have not been fetched. */
export const lengthsOffered = (setting: 'minutes' | 'tasks'): number[] =>
  editionSetting('solo', setting).offered.map(Number);

export const PRACTICE: NewRun = { mode: 'practice', minutes: 5, tasks: 5, side: '3' };

/** The options for another run like the given one. */
export function newRunLike({ mode, minutes, tasks, side }: SoloSettings): NewRun {
  return { mode, minutes, tasks, side: sideOf(side) };
}

/** Practice starts without a countdown. */
const CALM_COUNTDOWN_MS = 0;

/** Open a table for a run and go there; the run starts automatically. `PRACTICE` is what "Play now" starts. */
export async function startSolo(newRun: NewRun = PRACTICE): Promise<void> {
  const calm = newRun.mode === 'practice' ? { countdown: CALM_COUNTDOWN_MS } : {};
  const { table } = await call<TableMade>('/api/tables', {
    edition: 'solo',
    settings: { ...newRun, ...calm },
    seats: [{ kind: 'me' }],
    deck: 'standard',
    name: '',
  });
  sessionStorage.setItem(autoStartKey(table), '1');
  router.go(tableHash(table));
}

const SIDE_KEY = 'ubongo:solo-side';

export const lastSide = (): Side => sideOf(localStorage.getItem(SIDE_KEY));

export const rememberSide = (side: Side): void => localStorage.setItem(SIDE_KEY, side);
