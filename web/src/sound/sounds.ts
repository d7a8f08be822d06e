/** Which sound is played when: pure functions from events to the name of a sound. */

import type { BoardAction } from '../engines/common/boardEvent.ts';
import type { Settings, SoundSwitch } from '../settings/settings.ts';
import type { Moment } from '../table/session/sessionEvents.ts';

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
  | 'other'
  | 'roll'
  | 'gem'
  | 'count'
  | 'win';

/** The setting that turns a sound on or off. */
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
  roll: 'effects',
  gem: 'effects',
  count: 'effects',
  win: 'ubongo',
};

/** Sounds played while the page is hidden, because the race continues without the player. */
const CALLING: readonly Sound[] = ['start', 'warning', 'time'];

const ACTIONS: Readonly<Partial<Record<BoardAction, Sound>>> = {
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

/** Moving a picked piece is silent, because holding an arrow key would rattle. */
export const soundOfAction = (action: BoardAction): Sound | undefined => ACTIONS[action];

const MOMENTS: Readonly<Record<Moment, Sound>> = {
  dealt: 'start',
  ubongo: 'ubongo',
  refused: 'wrong',
  'ten-seconds': 'warning',
  'time-is-up': 'time',
  rolled: 'roll',
  gem: 'gem',
  counted: 'count',
  won: 'win',
};

export const soundOfMoment = (moment: Moment): Sound => MOMENTS[moment];

interface Seated {
  readonly seat: number;
}

/** The part of a view with solvers, takings, and turns; a solo run has none. */
export interface Race {
  readonly seat: number | null;
  readonly stage: string;
  readonly solvers?: readonly Seated[];
  readonly takings?: readonly Seated[];
  readonly turn?: number | null;
}

/** The sound for a die that is rolled, a turn that has started, a solve, or gems taken; undefined for the first view of a table. */
export function soundOfUpdate(before: Race | undefined, now: Race): Sound | undefined {
  if (before === undefined) return undefined;
  if (isOwnTurn(now) && !isOwnTurn(before)) return 'start';
  if (before.stage !== now.stage) return now.stage === 'countdown' ? 'roll' : undefined;
  if (since(before.solvers, now.solvers).some((seat) => seat !== now.seat)) return 'other';
  const takers = since(before.takings, now.takings);
  if (takers.length === 0) return undefined;
  return takers.includes(now.seat) ? 'snap' : 'pick';
}

const isOwnTurn = ({ seat, turn = null }: Race): boolean => turn !== null && turn === seat;

const since = (before: readonly Seated[] = [], now: readonly Seated[] = []): (number | null)[] =>
  now.filter(({ seat }) => !before.some((each) => each.seat === seat)).map(({ seat }) => seat);

/** The loudness, 0 to 1: 0 if the switch is off or, for most sounds, while the page is hidden. */
export function loudness(sound: Sound, { sounds, volume }: Settings, isHidden: boolean): number {
  if (!sounds[SWITCH[sound]] || (isHidden && !CALLING.includes(sound))) return 0;
  // Hearing is logarithmic: with the square, half the volume sounds about half as loud.
  return (volume / 100) ** 2;
}
