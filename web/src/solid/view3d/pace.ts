/** How fine the picture is drawn: coarser while it moves where that would stutter, and fine once it rests. Pure. */

/** What the movements so far have shown of this machine. */
export interface Pace {
  /** How many pixels are drawn for one of the page, while things move. */
  readonly ratio: number;
  /** What it must not go beyond again. */
  readonly most: number;
  /** The last frames, in milliseconds each. */
  readonly recent: readonly number[];
}

/** Finer than the screen: that makes edges smooth. */
const FINEST = 2;
const COARSEST = 0.4;
/** 55 frames a second are 18 ms each; a screen of 60 takes 17. */
const SLOW_MS = 18.2;
const ENOUGH = 6;
const COARSER = 0.78;
const FINER = 1.25;

/** A machine that nothing is known of yet. */
export const START: Pace = { ratio: 1, most: FINEST, recent: [] };

/** What one frame more has shown. */
export function paced({ ratio, most, recent }: Pace, ms: number): Pace {
  const last = [...recent, ms];
  if (last.length < ENOUGH) return { ratio, most, recent: last };
  const middle = [...last].sort((a, b) => a - b)[ENOUGH / 2] ?? ms;
  if (middle > SLOW_MS) {
    const coarser = Math.max(ratio * COARSER, COARSEST);
    return { ratio: coarser, most: coarser, recent: [] };
  }
  return { ratio: Math.min(ratio * FINER, most), most, recent: [] };
}

/** How fine the picture is once it rests: as fine as can be, less where the machine is a slow one. */
export const restingRatio = ({ most }: Pace, screen: number): number =>
  most < 1 ? Math.min(Math.max(screen, 1.5), FINEST) : FINEST;
