/** The ways to see one solid board: as slices, in space, or both; what this browser was last asked for is kept. */

import type { SolidGesture } from '../../engines/solid/step.ts';
import { seenGesture } from './view3d/viewTurns.ts';

const KEY = 'ubongo:space';

/** So much room both need beside each other, in pixels. */
const WIDE = { width: 860, height: 300 };

export type ViewMode = 'slices' | 'space' | 'both';

export class ViewModes {
  /** The room for boards, in pixels. */
  room = $state.raw({ width: 0, height: 0 });
  /** How many quarters the view in space is turned by. */
  quarter = $state(0);
  /** There is no view in space, or there is none any more. */
  isLost = $state(false);
  /** This view was used last: right and away on the tools refer to it. */
  isHandInSpace = $state(false);
  #preferred = $state(kept());

  get isWide(): boolean {
    return this.room.width >= WIDE.width && this.room.height >= WIDE.height;
  }

  /** If there is room, the 3D view is shown without asking; otherwise it replaces the slices. */
  get isInSpace(): boolean {
    return !this.isLost && (this.#preferred ?? this.isWide);
  }

  get mode(): ViewMode {
    if (!this.isInSpace) return 'slices';
    return this.isWide ? 'both' : 'space';
  }

  /** To the other way and back. */
  turn(): void {
    this.#preferred = !this.isInSpace;
    keep(this.#preferred);
  }

  /** What a button outside both means for the board. */
  translate(gesture: SolidGesture): SolidGesture {
    const isSeen = this.mode === 'space' || (this.mode === 'both' && this.isHandInSpace);
    return isSeen ? seenGesture(gesture, this.quarter) : gesture;
  }
}

/** A browser may forbid storage: then the wish holds until the page is closed. */
function kept(): boolean | undefined {
  try {
    const found = globalThis.localStorage?.getItem(KEY);
    return found === 'yes' ? true : found === 'no' ? false : undefined;
  } catch {
    return undefined;
  }
}

function keep(preferred: boolean): void {
  try {
    localStorage.setItem(KEY, preferred ? 'yes' : 'no');
  } catch {
    // See above.
  }
}
