/** The resolution of the picture: coarser while it moves if it would stutter, and fine once it rests. Pure. */

/** What the animations so far have shown about this machine. */
export interface Pace {
  /** How many pixels are drawn for one of the page, while things move. */
  readonly ratio: number;
  /** What it must not go beyond for now: it was too much. */
  readonly most: number;
  /** The number of on-time spans before it tries more. */
  readonly patience: number;
  /** The spans in time since it could have been finer. */
  readonly waited: number;
  /** The last frames, in milliseconds each. */
  readonly recent: readonly number[];
}

/** Finer than the screen: that makes edges smooth. */
const FINEST = 2;
const COARSEST = 0.4;
/** 55 frames a second are 18 ms each; a screen of 60 takes 17. */
const SLOW_MS = 18.2;
/** Frames of a span. */
const ENOUGH = 8;
const COARSER = 0.78;
const FINER = 1.25;
/** A second or so of frames in time: whatever else the machine had to do may be over. */
const PATIENCE = 8;

/** A machine that nothing is known of yet. */
export const START: Pace = { ratio: 1, most: FINEST, patience: PATIENCE, waited: 0, recent: [] };

/** What one frame more has shown. */
export function paced(pace: Pace, ms: number): Pace {
  const recent = [...pace.recent, ms];
  if (recent.length < ENOUGH) return { ...pace, recent };
  return { ...(isLate(recent) ? coarser(pace) : finer(pace)), recent: [] };
}

/** On average, but for the slowest one: a screen shows a late frame a whole beat later, so that two of eight are too many. */
function isLate(recent: readonly number[]): boolean {
  const others = recent.toSorted((a, b) => a - b).slice(0, -1);
  return others.reduce((sum, each) => sum + each) / others.length > SLOW_MS;
}

/** Each time that it was too much, it waits twice as long until it tries again. */
function coarser(pace: Pace): Pace {
  const ratio = Math.max(pace.ratio * COARSER, COARSEST);
  return { ...pace, ratio, most: ratio, patience: pace.patience * 2, waited: 0 };
}

function finer(pace: Pace): Pace {
  const { ratio, most, patience, waited } = pace;
  if (ratio < most) return { ...pace, ratio: Math.min(ratio * FINER, most) };
  if (most === FINEST || waited + 1 < patience) return { ...pace, waited: waited + 1 };
  const next = Math.min(most * FINER, FINEST);
  return { ...pace, ratio: next, most: next, waited: 0 };
}

/** How fine the picture is once it rests: as fine as can be, less where the machine is a slow one. */
export const restingRatio = ({ most }: Pace, screen: number): number =>
  most < 1 ? Math.min(Math.max(screen, 1.5), FINEST) : FINEST;
