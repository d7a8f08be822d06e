/** Every action on the board by every input, one row each. */

import { describe, expect, it } from 'vitest';
import type { Gesture } from '../common/gesture.ts';
import type { Key } from '../common/keys.ts';
import {
  type Device,
  idle,
  type PointerSample,
  type PointerState,
  samplePointer,
  type Target,
} from '../common/pointer.ts';
import { aBoard, after } from './fixtures.ts';
import { gestureOf } from './keys.ts';

const PIECE: Target = { on: 'piece', piece: 'L4', index: 0, hold: { x: 0.5, y: 0.5 } };
const CELL: Target = { on: 'cell', cell: [0, 1] };
const place = (x: number) => ({ px: { x, y: 0 }, at: { x: x / 40, y: 0 } });
const down = (device: Device, target: Target, button = 0, pointer = 1): PointerSample => ({
  kind: 'down',
  pointer,
  device,
  button,
  place: place(0),
  target,
});
const move = (x: number): PointerSample => ({ kind: 'move', pointer: 1, place: place(x) });
const up = (x: number, ms = 0): PointerSample => ({ kind: 'up', pointer: 1, place: place(x), ms });
const wheel = (turnsOn: boolean): PointerSample => ({ kind: 'wheel', down: turnsOn, ms: 0 });

function gestures(...samples: PointerSample[]): Gesture['kind'][] {
  let state: PointerState = idle(1);
  return samples.flatMap((sample) => {
    const [next, made] = samplePointer(state, sample);
    state = next;
    return made.map(({ kind }) => kind);
  });
}

const board = aBoard('####/####', ['L4', 'T4']);
const held = after(board, { kind: 'pick', piece: 'L4', aloft: true });
const pressed = (key: string, more: Partial<Key> = {}) =>
  gestureOf(held, { key, code: '', shift: false, ctrl: false, alt: false, ...more })?.kind;
const picking = (key: string) =>
  gestureOf(board, { key, code: '', shift: false, ctrl: false, alt: false })?.kind;

const MOUSE = [down('mouse', PIECE), move(20)];
const TOUCH = [down('touch', PIECE), move(20)];

/** Action, input, pointer samples and the resulting gestures. */
const BY_POINTER: [string, string, PointerSample[], Gesture['kind'][]][] = [
  ['pick up', 'mouse: press and move > 4 px', [down('mouse', PIECE), move(5)], ['lift', 'move']],
  ['pick up', 'mouse: not at 4 px', [down('mouse', PIECE), move(4)], []],
  ['pick up', 'touch: press and move > 8 px', [down('touch', PIECE), move(9)], ['lift', 'move']],
  ['pick up', 'touch: not at 8 px', [down('touch', PIECE), move(8)], []],
  ['pick up', 'click: a piece', [down('mouse', PIECE), up(0)], ['pick']],
  ['move', 'mouse', [...MOUSE, move(40)], ['lift', 'move', 'move']],
  ['move', 'touch', [...TOUCH, move(40)], ['lift', 'move', 'move']],
  ['move', 'click: a cell', [down('mouse', CELL), up(0)], ['aim']],
  ['turn', 'mouse: wheel', [...MOUSE, wheel(true)], ['lift', 'move', 'turn']],
  ['turn', 'mouse: wheel, the other way', [...MOUSE, wheel(false)], ['lift', 'move', 'turn-back']],
  ['turn', 'mouse: right click', [down('mouse', PIECE, 2)], ['turn']],
  [
    'turn',
    'mouse: right button of a drag',
    [...MOUSE, { kind: 'chord', button: 2 }],
    ['lift', 'move', 'turn'],
  ],
  ['turn', 'touch: tap', [down('touch', PIECE), up(0)], ['tap']],
  ['turn', 'touch: a second finger taps', [...TOUCH, down('touch', CELL, 0, 2)], ['lift', 'move', 'turn']],
  ['flip', 'mouse: middle click', [down('mouse', PIECE, 1)], ['flip']],
  [
    'flip',
    'touch: double tap, with a turn at the first',
    [down('touch', PIECE), up(0, 0), down('touch', PIECE), up(0, 200)],
    ['tap', 'double-tap'],
  ],
  ['place', 'mouse: release', [...MOUSE, up(40)], ['lift', 'move', 'move', 'drop']],
  ['place', 'touch: release', [...TOUCH, up(40)], ['lift', 'move', 'move', 'drop']],
  [
    'release',
    'pointercancel, lost capture, hidden tab',
    [...TOUCH, { kind: 'lost' }],
    ['lift', 'move', 'cancel'],
  ],
];

const BY_KEY: [string, string, Gesture['kind'] | undefined, Gesture['kind']][] = [
  ['pick up', 'its letter', picking('l'), 'pick'],
  ['move', 'arrows', pressed('ArrowUp'), 'nudge'],
  ['turn', 'R', pressed('r'), 'turn'],
  ['turn', 'Shift R', pressed('R', { shift: true }), 'turn-back'],
  ['flip', 'F', pressed('f'), 'flip'],
  ['place', 'Enter', pressed('Enter'), 'place'],
  ['back to the tray', 'Delete', pressed('Delete'), 'return'],
  ['undo', 'Ctrl Z', pressed('z', { ctrl: true }), 'undo'],
  ['redo', 'Ctrl Shift Z', pressed('Z', { ctrl: true, shift: true }), 'redo'],
  ['undo', 'U', pressed('u'), 'undo'],
  ['redo', 'Shift U', pressed('U', { shift: true }), 'redo'],
];

describe('pointer input', () => {
  it.each(BY_POINTER)('%s: %s', (_action, _input, done, made) => {
    expect(gestures(...done)).toEqual(made);
  });
});

describe('keyboard input', () => {
  it.each(BY_KEY)('%s: %s', (_action, _input, made, expected) => {
    expect(made).toBe(expected);
  });
});

describe('a placed piece', () => {
  it('returns to the tray when it is dragged off the board', () => {
    const placed = after(held, { kind: 'aim', cell: [0, 0] }, { kind: 'place' });
    const at = { x: 0.5, y: 0.5 };
    const out = after(
      placed,
      { kind: 'lift', piece: 'L4', index: 0, at, hold: at, clear: 0 },
      { kind: 'move', at: { x: 30, y: 30 } },
      { kind: 'drop' },
    );
    expect(out.positions.get('L4')?.anchor).toBeUndefined();
    expect(out.held).toBeUndefined();
  });
});
