/** From what pointers do to gestures: thresholds, taps, second fingers and lost captures. Pure, without a DOM. */

import type { Cell, Point } from './cells.ts';
import type { Gesture } from './gesture.ts';
import type { PieceId } from './pieces.ts';

export type Device = 'mouse' | 'touch' | 'pen';

/** What is under a pointer. */
export type Target =
  | { readonly on: 'piece'; readonly piece: PieceId; readonly index: number; readonly hold: Point }
  | { readonly on: 'cell'; readonly cell: Cell }
  | { readonly on: 'nothing' };

/** Where a pointer is: on the screen, for thresholds, and in cells of the board. */
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
  /** `pointercancel`, lost capture, a hidden tab. */
  | { readonly kind: 'lost'; readonly pointer?: number }
  /** Another button of a mouse that is already pressed. */
  | { readonly kind: 'chord'; readonly button: number }
  | { readonly kind: 'wheel'; readonly down: boolean; readonly ms: number };

interface Press {
  readonly pointer: number;
  readonly device: Device;
  readonly start: PointerPosition;
  readonly target: Target;
  readonly isDragging: boolean;
  /** A second finger has turned the piece: lifting the first is no tap any more. */
  readonly isSpent: boolean;
}

interface Tap {
  readonly piece: PieceId;
  readonly ms: number;
}

/** What the hand remembers between two feelings. */
export interface PointerState {
  readonly press: Press | undefined;
  readonly tap: Tap | undefined;
  /** When a wheel last turned the piece. */
  readonly wheeledAt: number;
  /** How many cells a piece floats above a finger. */
  readonly clear: number;
}

/** How far a press moves, in pixels, before it is a drag. */
export const SLACK: Readonly<Record<Device, number>> = { mouse: 4, touch: 8, pen: 8 };
export const DOUBLE_TAP_MS = 300;
/** One notch turns once: a touchpad sends a whole shower for one stroke. */
export const NOTCH_MS = 120;

const MIDDLE = 1;
const RIGHT = 2;

export const idle = (clear: number): PointerState => ({
  press: undefined,
  tap: undefined,
  wheeledAt: Number.NEGATIVE_INFINITY,
  clear,
});

type Answer = readonly [PointerState, readonly Gesture[]];

/** The hand after a feeling, and the gestures it makes of it. */
export function samplePointer(hand: PointerState, feeling: PointerSample): Answer {
  switch (feeling.kind) {
    case 'down':
      return down(hand, feeling);
    case 'move':
      return move(hand, feeling);
    case 'up':
      return up(hand, feeling);
    case 'lost':
      return lost(hand, feeling.pointer);
    case 'chord':
      return [hand, button(feeling.button, hand.press?.isDragging ? undefined : pressed(hand.press))];
    case 'wheel':
      return wheel(hand, feeling);
    default:
      return feeling satisfies never;
  }
}

function wheel(hand: PointerState, { down, ms }: PointerSample & { kind: 'wheel' }): Answer {
  if (ms - hand.wheeledAt < NOTCH_MS) return [hand, []];
  return [{ ...hand, wheeledAt: ms }, [{ kind: down ? 'turn' : 'turn-back' }]];
}

function down(
  hand: PointerState,
  { pointer, device, button: number, place, target }: PointerSample & { kind: 'down' },
): Answer {
  if (hand.press) return second(hand, hand.press, device);
  if (number !== 0) return [hand, button(number, target.on === 'piece' ? target.piece : undefined)];
  return [
    { ...hand, press: { pointer, device, start: place, target, isDragging: false, isSpent: false } },
    [],
  ];
}

/** A second finger taps: the piece under the first one turns, and the drag goes on. */
function second(hand: PointerState, press: Press, device: Device): Answer {
  if (device !== 'touch') return [hand, []];
  if (press.isDragging) return [hand, [{ kind: 'turn' }]];
  // Two fingers beside the pieces press no place.
  if (press.target.on !== 'piece') return [{ ...hand, press: { ...press, isSpent: true } }, []];
  const spent = { ...hand, press: { ...press, isSpent: true }, tap: undefined };
  return [spent, [{ kind: 'turn', piece: press.target.piece }]];
}

function button(number: number, piece: PieceId | undefined): Gesture[] {
  if (number === RIGHT) return [piece === undefined ? { kind: 'turn' } : { kind: 'turn', piece }];
  if (number === MIDDLE) return [piece === undefined ? { kind: 'flip' } : { kind: 'flip', piece }];
  return [];
}

const pressed = (press: Press | undefined): PieceId | undefined =>
  press?.target.on === 'piece' ? press.target.piece : undefined;

function move(hand: PointerState, { pointer, place }: PointerSample & { kind: 'move' }): Answer {
  const { press } = hand;
  if (press?.pointer !== pointer) return [hand, []];
  if (press.isDragging) return [hand, [{ kind: 'move', at: place.at }]];
  if (press.target.on !== 'piece' || !isFar(press, place)) return [hand, []];
  const { piece, index, hold } = press.target;
  const clear = press.device === 'touch' ? hand.clear : 0;
  const lift: Gesture = { kind: 'lift', piece, index, hold, at: press.start.at, clear };
  return [
    { ...hand, press: { ...press, isDragging: true }, tap: undefined },
    [lift, { kind: 'move', at: place.at }],
  ];
}

function isFar({ device, start }: Press, { px }: PointerPosition): boolean {
  return Math.hypot(px.x - start.px.x, px.y - start.px.y) > SLACK[device];
}

function up(hand: PointerState, { pointer, place, ms }: PointerSample & { kind: 'up' }): Answer {
  const { press } = hand;
  if (press?.pointer !== pointer) return [hand, []];
  const released: PointerState = { ...hand, press: undefined };
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

function tapped(hand: PointerState, target: Target, ms: number): Answer {
  if (target.on !== 'piece') return [{ ...hand, tap: undefined }, click(target)];
  const { piece, index } = target;
  const isSecond = hand.tap?.piece === piece && ms - hand.tap.ms <= DOUBLE_TAP_MS;
  if (isSecond) return [{ ...hand, tap: undefined }, [{ kind: 'double-tap', piece, index }]];
  return [{ ...hand, tap: { piece, ms } }, [{ kind: 'tap', piece, index }]];
}

function lost(hand: PointerState, pointer: number | undefined): Answer {
  const { press } = hand;
  if (!press || (pointer !== undefined && pointer !== press.pointer)) return [hand, []];
  return [{ ...hand, press: undefined, tap: undefined }, press.isDragging ? [{ kind: 'cancel' }] : []];
}
