/** The camera as controlled by pointers, a wheel and the view cube. `orbit.ts` tracks the pointers. */

import type { Point } from '../../../engines/common/cells.ts';
import { type CameraView, clamped, HOME, pulled } from './camera.ts';
import { dragged, grasped, type Orbit, released, SLACK, STILL } from './orbit.ts';

/** The zoom per pixel of a wheel, as an exponent. */
const WHEEL = 1 / 300;
/** Wider views turn as fast as one of this width, in pixels. */
const WIDEST = 600;

export class OrbitControl {
  view = $state.raw<CameraView>(HOME);
  #orbit: Orbit = STILL;
  #isOrbiting = false;

  /** Whether any pointer holds the view. */
  get isHeld(): boolean {
    return this.#orbit.size > 0;
  }

  /** Let a pointer hold the view. One that joins another turns it without slack. */
  grasp(pointer: number, at: Point, isFurther: boolean): void {
    this.#orbit = grasped(this.#orbit, pointer, at);
    if (isFurther) this.#isOrbiting = true;
  }

  /** Turn and zoom the view, if this pointer holds it. Returns whether it does. */
  move(pointer: number, at: Point, width: number): boolean {
    if (!this.#orbit.has(pointer)) return false;
    const [next, pull] = dragged(this.#orbit, pointer, at, this.#isOrbiting ? 0 : SLACK);
    this.#orbit = next;
    if (pull) {
      this.#isOrbiting = true;
      const { yaw, pitch, zoom } = pulled(this.view, pull.by, Math.min(width, WIDEST));
      this.view = clamped({ yaw, pitch, zoom: zoom * pull.zoom });
    }
    return true;
  }

  /** Returns whether this pointer held the view. */
  release(pointer: number): boolean {
    const was = this.#orbit.has(pointer);
    this.#orbit = released(this.#orbit, pointer);
    if (this.#orbit.size === 0) this.#isOrbiting = false;
    return was;
  }

  zoom(pixels: number): void {
    this.view = clamped({ ...this.view, zoom: this.view.zoom * Math.exp(-pixels * WHEEL) });
  }
}
