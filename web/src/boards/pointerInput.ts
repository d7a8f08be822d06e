/** The pointer input of a mat, from browser events to samples. `engines/common/pointer.ts` interprets them. */

import type { Point } from '../engines/common/cells.ts';
import type { Gesture } from '../engines/common/gesture.ts';
import type { MatLayout } from '../engines/common/matLayout.ts';
import {
  type Device,
  idle,
  type PointerPosition,
  type PointerSample,
  type PointerState,
  samplePointer,
  type Target,
} from '../engines/common/pointer.ts';

/** What takes the pointers. */
export type Surface = GlobalEventHandlers & Pick<Element, 'getBoundingClientRect' | 'setPointerCapture'>;

/** What the ears hear for, as it is at each moment. */
export interface PointerTarget {
  readonly plan: Pick<MatLayout, 'cell' | 'box'>;
  readonly isOpen: boolean;
  /** Whether something is in the hand. */
  readonly isHolding: boolean;
  readonly svg: Surface | undefined;
  /** What is there. */
  hit(at: Point): Target;
  act(gesture: Gesture): void;
}

const NOTHING: Target = { on: 'nothing' };

export class PointerInput {
  #hand: PointerState = idle(1);
  readonly #mat: PointerTarget;

  constructor(mat: PointerTarget) {
    this.#mat = mat;
  }

  /** Whether a pointer is down. */
  get isPressed(): boolean {
    return this.#hand.press !== undefined;
  }

  /** How many cells a piece floats above a finger. */
  set clear(cells: number) {
    this.#hand = { ...this.#hand, clear: cells };
  }

  /** Nothing is in the hand any more. */
  letGo(): void {
    this.#hand = idle(this.#hand.clear);
    if (this.#mat.isHolding) this.#mat.act({ kind: 'cancel' });
  }

  readonly down = (event: PointerEvent): void => {
    const { isOpen, svg } = this.#mat;
    if (!isOpen) return;
    const place = this.#placeOf(event);
    const target = this.#mat.hit(place.at);
    if (event.button > 0) event.preventDefault();
    const { pointerId: pointer, button } = event;
    this.#sense({ kind: 'down', pointer, device: deviceOf(event), button, place, target });
    if (this.#hand.press?.pointer === pointer) svg?.setPointerCapture(pointer);
  };

  readonly move = (event: PointerEvent): void => {
    // Further buttons of a pressed mouse come as moves.
    if (event.button > 0 && event.buttons & 1) {
      const isDown = event.buttons & (event.button === 2 ? 2 : 4);
      if (isDown) this.#sense({ kind: 'chord', button: event.button });
      return;
    }
    this.#sense({ kind: 'move', pointer: event.pointerId, place: this.#placeOf(event) });
  };

  readonly up = (event: PointerEvent): void => {
    this.#sense({ kind: 'up', pointer: event.pointerId, place: this.#placeOf(event), ms: event.timeStamp });
  };

  readonly lost = (event: PointerEvent): void => {
    this.#sense({ kind: 'lost', pointer: event.pointerId });
  };

  readonly hidden = (): void => {
    if (document.visibilityState === 'hidden') this.#sense({ kind: 'lost' });
  };

  /** Not passive, so that a held piece turns and the page does not scroll, and a finger on a piece never zooms. */
  readonly listen = (element: Surface): (() => void) => {
    const wheel = (event: WheelEvent) => this.#wheel(event);
    const touch = (event: TouchEvent) => this.#touch(event);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchstart', touch, { passive: false });
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchstart', touch);
    };
  };

  #wheel(event: WheelEvent): void {
    if (!this.#mat.isHolding || event.deltaY === 0) return;
    event.preventDefault();
    this.#sense({ kind: 'wheel', down: event.deltaY >= 0, ms: event.timeStamp });
  }

  #touch(event: TouchEvent): void {
    const { isOpen } = this.#mat;
    const [first] = event.changedTouches;
    // The pointer event comes before the touch: a pressed pointer alone means nothing yet, except for its target.
    const pressed = this.#hand.press?.target ?? NOTHING;
    const isOurs = [pressed, first && this.#mat.hit(this.#placeOf(first).at)].some(
      (at) => at && at.on !== 'nothing',
    );
    if (isOpen && isOurs && event.cancelable) event.preventDefault();
  }

  #placeOf(event: PointerEvent | Touch): PointerPosition {
    const { plan, svg } = this.#mat;
    const box = svg?.getBoundingClientRect();
    const px: Point = { x: event.clientX - (box?.x ?? 0), y: event.clientY - (box?.y ?? 0) };
    return { px, at: { x: px.x / plan.cell + plan.box.x, y: px.y / plan.cell + plan.box.y } };
  }

  #sense(feeling: PointerSample): void {
    const [next, gestures] = samplePointer(this.#hand, feeling);
    this.#hand = next;
    for (const gesture of gestures) this.#mat.act(gesture);
  }
}

const deviceOf = ({ pointerType }: PointerEvent): Device =>
  pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
