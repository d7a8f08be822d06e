/** What can be heard, and when: pure functions from what happens to the name of a sound. */

import type { BoardAction } from '../engines/common/boardEvent.ts';
import type { Settings, SoundSwitch } from '../settings/settings.ts';
import type { Moment } from '../table/sessionEvents.ts';

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

/** The switch that controls a sound. */
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

const DEEDS: Readonly<Partial<Record<BoardAction, Sound>>> = {
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
export const soundOfAction = (action: BoardAction): Sound | undefined => DEEDS[action];

const MOMENTS: Readonly<Record<Moment, Sound>> = {
  dealt: 'start',
  ubongo: 'ubongo',
  refused: 'wrong',
  'ten-seconds': 'warning',
  'time-is-up': 'time',
};

export const soundOfMoment = (moment: Moment): Sound => MOMENTS[moment];

interface Doing {
  readonly seat: number;
}

/** The part of a view that gives solvers, takings and turns; a solo run has none. */
export interface Race {
  readonly seat: number | null;
  readonly stage: string;
  readonly solvers?: readonly Doing[];
  readonly takings?: readonly Doing[];
  readonly turn?: number | null;
}

/** Whether my turn has come, or another player has called or taken since; false for the first view of a table. */
export function soundOfUpdate(before: Race | undefined, now: Race): Sound | undefined {
  if (before === undefined) return undefined;
  if (isOwnTurn(now) && !isOwnTurn(before)) return 'start';
  if (before.stage !== now.stage) return undefined;
  if (since(before.solvers, now.solvers).some((seat) => seat !== now.seat)) return 'other';
  const takers = since(before.takings, now.takings);
  if (takers.length === 0) return undefined;
  return takers.includes(now.seat) ? 'snap' : 'pick';
}

const isOwnTurn = ({ seat, turn = null }: Race): boolean => turn !== null && turn === seat;

const since = (before: readonly Doing[] = [], now: readonly Doing[] = []): (number | null)[] =>
  now.filter(({ seat }) => !before.some((each) => each.seat === seat)).map(({ seat }) => seat);

/** How loud, 0 to 1: nothing where its switch is off, and in a hidden page only what calls back to the table. */
export function loudness(sound: Sound, { sounds, volume }: Settings, isHidden: boolean): number {
  if (!sounds[SWITCH[sound]] || (isHidden && !CALLING.includes(sound))) return 0;
  // PointerInput hear in ratios: the square makes half the way sound like half.
  return (volume / 100) ** 2;
}
