/** Converts browser pointer events to samples, which `engines/common/pointer.ts` turns into gestures. */

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

/** The element that captures pointers. */
export type Surface = GlobalEventHandlers & Pick<Element, 'getBoundingClientRect' | 'setPointerCapture'>;

/** The mat that receives the input; its properties are read at each event. */
export interface PointerTarget {
  readonly plan: Pick<MatLayout, 'cell' | 'box'>;
  readonly isOpen: boolean;
  /** Whether a piece or card is held. */
  readonly isHolding: boolean;
  readonly svg: Surface | undefined;
  /** The target at a point. */
  hit(at: Point): Target;
  act(gesture: Gesture): void;
}

const NOTHING: Target = { on: 'nothing' };

export class PointerInput {
  #state: PointerState = idle(1);
  readonly #mat: PointerTarget;

  constructor(mat: PointerTarget) {
    this.#mat = mat;
  }

  /** Whether a pointer is down. */
  get isPressed(): boolean {
    return this.#state.press !== undefined;
  }

  /** How far a piece is drawn above a finger, in cells. */
  set clear(cells: number) {
    this.#state = { ...this.#state, clear: cells };
  }

  /** Reset the pointer state and release the held piece. */
  release(): void {
    this.#state = idle(this.#state.clear);
    if (this.#mat.isHolding) this.#mat.act({ kind: 'cancel' });
  }

  readonly down = (event: PointerEvent): void => {
    const { isOpen, svg } = this.#mat;
    if (!isOpen) return;
    const place = this.#placeOf(event);
    const target = this.#mat.hit(place.at);
    if (event.button > 0) event.preventDefault();
    const { pointerId: pointer, button } = event;
    this.#process({ kind: 'down', pointer, device: deviceOf(event), button, place, target });
    if (this.#state.press?.pointer === pointer) svg?.setPointerCapture(pointer);
  };

  readonly move = (event: PointerEvent): void => {
    // If a mouse button is already down, other buttons are reported as moves.
    if (event.button > 0 && event.buttons & 1) {
      const isDown = event.buttons & (event.button === 2 ? 2 : 4);
      if (isDown) this.#process({ kind: 'chord', button: event.button });
      return;
    }
    this.#process({ kind: 'move', pointer: event.pointerId, place: this.#placeOf(event) });
  };

  readonly up = (event: PointerEvent): void => {
    this.#process({ kind: 'up', pointer: event.pointerId, place: this.#placeOf(event), ms: event.timeStamp });
  };

  readonly lost = (event: PointerEvent): void => {
    this.#process({ kind: 'lost', pointer: event.pointerId });
  };

  readonly hidden = (): void => {
    if (document.visibilityState === 'hidden') this.#process({ kind: 'lost' });
  };

  /** Listen to events that need non-passive handlers: a wheel that turns a piece must not scroll, nor a finger zoom. */
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

  /** With Ctrl, which is also how browsers report a pinch on a touchpad, or with Command, the wheel zooms instead. */
  #wheel(event: WheelEvent): void {
    if (!this.#mat.isHolding || event.deltaY === 0 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#process({ kind: 'wheel', down: event.deltaY >= 0, ms: event.timeStamp });
  }

  #touch(event: TouchEvent): void {
    const { isOpen } = this.#mat;
    const [first] = event.changedTouches;
    // The pointer event comes first, so the target of the press is already known.
    const pressed = this.#state.press?.target ?? NOTHING;
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

  #process(sample: PointerSample): void {
    const [next, gestures] = samplePointer(this.#state, sample);
    this.#state = next;
    for (const gesture of gestures) this.#mat.act(gesture);
  }
}

const deviceOf = ({ pointerType }: PointerEvent): Device =>
  pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
