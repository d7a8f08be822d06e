/** Turns pointer input into gestures: thresholds, taps, second fingers and lost captures. Pure, without a DOM. */

import type { Cell, Point } from './cells.ts';
import type { Gesture } from './gesture.ts';
import type { PieceId } from './pieces.ts';

export type Device = 'mouse' | 'touch' | 'pen';

/** The target of a pointer: what it is pressed on. */
export type Target =
  | { readonly on: 'piece'; readonly piece: PieceId; readonly index: number; readonly hold: Point }
  | { readonly on: 'cell'; readonly cell: Cell }
  | { readonly on: 'nothing' };

/** A pointer position: in screen pixels, for thresholds, and in cells of the board. */
export interface PointerPosition {
  readonly px: Point;
  readonly at: Point;
}

export type PointerSample =
  | {
      readonly kind: 'down';
      readonly pointer: number;
      readonly device: Device;
      readonly button: number;
      readonly place: PointerPosition;
      readonly target: Target;
    }
  | { readonly kind: 'move'; readonly pointer: number; readonly place: PointerPosition }
  | { readonly kind: 'up'; readonly pointer: number; readonly place: PointerPosition; readonly ms: number }
  /** `pointercancel`, a lost capture or a hidden tab; every pointer if none is given. */
  | { readonly kind: 'lost'; readonly pointer?: number }
  /** Another button of a mouse with a button already down. */
  | { readonly kind: 'chord'; readonly button: number }
  | { readonly kind: 'wheel'; readonly down: boolean; readonly ms: number };

interface Press {
  readonly pointer: number;
  readonly device: Device;
  readonly start: PointerPosition;
  readonly target: Target;
  readonly isDragging: boolean;
  /** Whether a second finger has touched: releasing the first is then no tap. */
  readonly isSpent: boolean;
}

interface Tap {
  readonly piece: PieceId;
  readonly ms: number;
}

/** The pointer state between two samples. */
export interface PointerState {
  readonly press: Press | undefined;
  readonly tap: Tap | undefined;
  /** The time of the last turn by wheel, in milliseconds. */
  readonly wheeledAt: number;
  /** How far a piece is drawn above a finger, in cells. */
  readonly clear: number;
}

/** The distance, in pixels, beyond which a press becomes a drag. */
export const SLACK: Readonly<Record<Device, number>> = { mouse: 4, touch: 8, pen: 8 };
const DOUBLE_TAP_MS = 300;
/** The minimum time between two turns by wheel: a touchpad sends many events per swipe. */
const NOTCH_MS = 120;

const MIDDLE = 1;
const RIGHT = 2;

export const idle = (clear: number): PointerState => ({
  press: undefined,
  tap: undefined,
  wheeledAt: Number.NEGATIVE_INFINITY,
  clear,
});

type Result = readonly [PointerState, readonly Gesture[]];

/** The pointer state after a sample, and the resulting gestures. */
export function samplePointer(state: PointerState, sample: PointerSample): Result {
  switch (sample.kind) {
    case 'down':
      return down(state, sample);
    case 'move':
      return move(state, sample);
    case 'up':
      return up(state, sample);
    case 'lost':
      return lost(state, sample.pointer);
    case 'chord':
      return [state, button(sample.button, state.press?.isDragging ? undefined : pressed(state.press))];
    case 'wheel':
      return wheel(state, sample);
    default:
      return sample satisfies never;
  }
}

function wheel(state: PointerState, { down, ms }: PointerSample & { kind: 'wheel' }): Result {
  if (ms - state.wheeledAt < NOTCH_MS) return [state, []];
  return [{ ...state, wheeledAt: ms }, [{ kind: down ? 'turn' : 'turn-back' }]];
}

function down(
  state: PointerState,
  { pointer, device, button: number, place, target }: PointerSample & { kind: 'down' },
): Result {
  if (state.press) return second(state, state.press, device);
  if (number !== 0) return [state, button(number, target.on === 'piece' ? target.piece : undefined)];
  return [
    { ...state, press: { pointer, device, start: place, target, isDragging: false, isSpent: false } },
    [],
  ];
}

/** A second finger turns the piece under the first one; a drag continues. */
function second(state: PointerState, press: Press, device: Device): Result {
  if (device !== 'touch') return [state, []];
  if (press.isDragging) return [state, [{ kind: 'turn' }]];
  // Two fingers beside the pieces aim at no cell.
  if (press.target.on !== 'piece') return [{ ...state, press: { ...press, isSpent: true } }, []];
  const spent = { ...state, press: { ...press, isSpent: true }, tap: undefined };
  return [spent, [{ kind: 'turn', piece: press.target.piece }]];
}

function button(number: number, piece: PieceId | undefined): Gesture[] {
  if (number === RIGHT) return [piece === undefined ? { kind: 'turn' } : { kind: 'turn', piece }];
  if (number === MIDDLE) return [piece === undefined ? { kind: 'flip' } : { kind: 'flip', piece }];
  return [];
}

const pressed = (press: Press | undefined): PieceId | undefined =>
  press?.target.on === 'piece' ? press.target.piece : undefined;

function move(state: PointerState, { pointer, place }: PointerSample & { kind: 'move' }): Result {
  const { press } = state;
  if (press?.pointer !== pointer) return [state, []];
  if (press.isDragging) return [state, [{ kind: 'move', at: place.at }]];
  if (press.target.on !== 'piece' || !isFar(press, place)) return [state, []];
  const { piece, index, hold } = press.target;
  const clear = press.device === 'touch' ? state.clear : 0;
  const lift: Gesture = { kind: 'lift', piece, index, hold, at: press.start.at, clear };
  return [
    { ...state, press: { ...press, isDragging: true }, tap: undefined },
    [lift, { kind: 'move', at: place.at }],
  ];
}

function isFar({ device, start }: Press, { px }: PointerPosition): boolean {
  return Math.hypot(px.x - start.px.x, px.y - start.px.y) > SLACK[device];
}

function up(state: PointerState, { pointer, place, ms }: PointerSample & { kind: 'up' }): Result {
  const { press } = state;
  if (press?.pointer !== pointer) return [state, []];
  const released: PointerState = { ...state, press: undefined };
  if (press.isDragging) return [released, [{ kind: 'move', at: place.at }, { kind: 'drop' }]];
  if (press.isSpent || isFar(press, place)) return [released, []];
  return press.device === 'mouse' ? [released, click(press.target)] : tapped(released, press.target, ms);
}

function click(target: Target): Gesture[] {
  switch (target.on) {
    case 'piece':
      return [{ kind: 'pick', piece: target.piece, index: target.index }];
    case 'cell':
      return [{ kind: 'aim', cell: target.cell }];
    case 'nothing':
      return [{ kind: 'cancel' }];
    default:
      return target satisfies never;
  }
}

function tapped(state: PointerState, target: Target, ms: number): Result {
  if (target.on !== 'piece') return [{ ...state, tap: undefined }, click(target)];
  const { piece, index } = target;
  const isSecond = state.tap?.piece === piece && ms - state.tap.ms <= DOUBLE_TAP_MS;
  if (isSecond) return [{ ...state, tap: undefined }, [{ kind: 'double-tap', piece, index }]];
  return [{ ...state, tap: { piece, ms } }, [{ kind: 'tap', piece, index }]];
}

function lost(state: PointerState, pointer: number | undefined): Result {
  const { press } = state;
  if (!press || (pointer !== undefined && pointer !== press.pointer)) return [state, []];
  return [{ ...state, press: undefined, tap: undefined }, press.isDragging ? [{ kind: 'cancel' }] : []];
}
