/** The view modes of a solid board: slices, 3D, or both. The last choice is stored in the browser. */

import type { SolidGesture } from '../../engines/solid/step.ts';
import { keep, stored } from '../../lib/storage.ts';
import { seenGesture } from './view3d/viewTurns.ts';

const KEY = 'ubongo:space';

/** The room needed for both views side by side, in pixels. */
const WIDE = { width: 860, height: 300 };

export type ViewMode = 'slices' | 'space' | 'both';

export class ViewModes {
  /** The room for boards, in pixels. */
  room = $state.raw({ width: 0, height: 0 });
  /** The turn of the 3D view, in quarters. */
  quarter = $state(0);
  /** Whether the 3D view is unavailable or has failed. */
  isLost = $state(false);
  /** Whether the 3D view was used last: the directions of the tools then refer to it. */
  isHandInSpace = $state(false);
  #preferred = $state(kept());

  get isWide(): boolean {
    return this.room.width >= WIDE.width && this.room.height >= WIDE.height;
  }

  /** Whether the 3D view is shown: as preferred, or by default if there is room for both. */
  get isInSpace(): boolean {
    return !this.isLost && (this.#preferred ?? this.isWide);
  }

  get mode(): ViewMode {
    if (!this.isInSpace) return 'slices';
    return this.isWide ? 'both' : 'space';
  }

  /** Toggle the 3D view and store the preference. */
  turn(): void {
    this.#preferred = !this.isInSpace;
    keep(KEY, this.#preferred ? 'yes' : 'no');
  }

  /** Translate the gesture of a tool button to the board, if its direction refers to the 3D view. */
  translate(gesture: SolidGesture): SolidGesture {
    const isSeen = this.mode === 'space' || (this.mode === 'both' && this.isHandInSpace);
    return isSeen ? seenGesture(gesture, this.quarter) : gesture;
  }
}

/** The stored preference. */
function kept(): boolean | undefined {
  const found = stored(KEY);
  return found === 'yes' ? true : found === 'no' ? false : undefined;
}
