/** Adapts the resolution: lower during movement if frames are late, full at rest. Pure. */

/** The measured performance of this device. */
export interface Pace {
  /** The pixel ratio during movement. */
  readonly ratio: number;
  /** The current upper limit of the ratio, lowered when frames were late. */
  readonly most: number;
  /** The number of spans on time before the limit is raised. */
  readonly patience: number;
  /** The number of spans on time since the ratio reached the limit. */
  readonly waited: number;
  /** The durations of the last frames, in milliseconds. */
  readonly recent: readonly number[];
}

/** The highest ratio, above that of the screen to smooth edges. */
const FINEST = 2;
const COARSEST = 0.4;
/** The limit for frames on time: 55 frames per second take 18 ms each, 60 take 17. */
const SLOW_MS = 18.2;
/** The number of frames in a span. */
const ENOUGH = 8;
const COARSER = 0.78;
const FINER = 1.25;
/** The initial patience, about a second of frames: a temporary load of the device may then be over. */
const PATIENCE = 8;

/** The default for an unknown device. */
export const START: Pace = { ratio: 1, most: FINEST, patience: PATIENCE, waited: 0, recent: [] };

/** The pace after another frame. */
export function paced(pace: Pace, ms: number): Pace {
  const recent = [...pace.recent, ms];
  if (recent.length < ENOUGH) return { ...pace, recent };
  return { ...(isLate(recent) ? coarser(pace) : finer(pace)), recent: [] };
}

/** Whether the average frame is late. The slowest frame is ignored, so that one late frame in a span is accepted. */
function isLate(recent: readonly number[]): boolean {
  const others = recent.toSorted((a, b) => a - b).slice(0, -1);
  return others.reduce((sum, each) => sum + each) / others.length > SLOW_MS;
}

/** Lower the ratio and its limit, and double the patience. */
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

/** The pixel ratio at rest: the highest, or a lower one on a slow device. */
export const restingRatio = ({ most }: Pace, screen: number): number =>
  most < 1 ? Math.min(Math.max(screen, 1.5), FINEST) : FINEST;
