/** What can be heard, and when: pure functions from what happens to the name of a sound. */

import type { Deed } from '../board/board.ts';
import type { Moment } from '../screens/session.svelte.ts';
import type { Settings, SoundSwitch } from '../settings/settings.ts';

export type Sound =
  | 'pick'
  | 'lay'
  | 'turn'
  | 'flip'
  | 'snap'
  | 'wrong'
  | 'start'
  | 'warning'
  | 'time'
  | 'ubongo'
  | 'other';

/** Which switch a sound hangs on. */
export const SWITCH: Readonly<Record<Sound, SoundSwitch>> = {
  pick: 'effects',
  lay: 'effects',
  turn: 'effects',
  flip: 'effects',
  snap: 'effects',
  wrong: 'effects',
  start: 'effects',
  warning: 'warning',
  time: 'warning',
  ubongo: 'ubongo',
  other: 'ubongo',
};

/** What somebody wants to hear who is looking at another page: the race goes on without them. */
const CALLING: readonly Sound[] = ['start', 'warning', 'time'];

const DEEDS: Readonly<Partial<Record<Deed, Sound>>> = {
  lifted: 'pick',
  picked: 'pick',
  turned: 'turn',
  'turned-back': 'turn',
  flipped: 'flip',
  placed: 'snap',
  refused: 'wrong',
  returned: 'lay',
  'let-go': 'lay',
  undone: 'lay',
  redone: 'lay',
};

/** A step of a picked piece has none: held arrows would rattle. */
export const soundOfDeed = (deed: Deed): Sound | undefined => DEEDS[deed];

const MOMENTS: Readonly<Record<Moment, Sound>> = {
  dealt: 'start',
  ubongo: 'ubongo',
  refused: 'wrong',
  'ten-seconds': 'warning',
  'time-is-up': 'time',
};

export const soundOfMoment = (moment: Moment): Sound => MOMENTS[moment];

/** As much of a view as tells who is done; a run alone has nobody to tell of. */
export interface Race {
  readonly seat: number | null;
  readonly stage: string;
  readonly solvers?: readonly { readonly seat: number }[];
}

/** Somebody else has called since; on the first look at a table nobody has. */
export function soundOfNews(
  before: Race | undefined,
  { seat, stage, solvers = [] }: Race,
): Sound | undefined {
  if (before === undefined || before.stage !== stage) return undefined;
  const old = before.solvers ?? [];
  const isNew = solvers.some(
    (solver) => solver.seat !== seat && !old.some((each) => each.seat === solver.seat),
  );
  return isNew ? 'other' : undefined;
}

/** How loud, 0 to 1: nothing where its switch is off, and in a hidden page only what calls back to the table. */
export function loudness(sound: Sound, { sounds, volume }: Settings, isHidden: boolean): number {
  if (!sounds[SWITCH[sound]] || (isHidden && !CALLING.includes(sound))) return 0;
  // Ears hear in ratios: the square makes half the way sound like half.
  return (volume / 100) ** 2;
}
