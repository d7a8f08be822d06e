import { describe, expect, it } from 'vitest';
import type { Gesture } from './gesture.ts';
import {
  type Device,
  idle,
  type PointerSample,
  type PointerState,
  samplePointer,
  type Target,
} from './pointer.ts';

const PIECE: Target = { on: 'piece', piece: 'L4', index: 2, hold: { x: 0.5, y: 0.5 } };
const CELL: Target = { on: 'cell', cell: [1, 2] };
const NOTHING: Target = { on: 'nothing' };

const place = (x: number) => ({ px: { x, y: 0 }, at: { x: x / 40, y: 0 } });
const down = (device: Device, target: Target, pointer = 1, button = 0): PointerSample => ({
  kind: 'down',
  pointer,
  device,
  button,
  place: place(0),
  target,
});
const move = (x: number, pointer = 1): PointerSample => ({ kind: 'move', pointer, place: place(x) });
const up = (x: number, ms = 0, pointer = 1): PointerSample => ({ kind: 'up', pointer, place: place(x), ms });

function sampleAll(...samples: PointerSample[]): { state: PointerState; gestures: readonly Gesture[] } {
  let state = idle(1.5);
  const gestures: Gesture[] = [];
  for (const sample of samples) {
    const [next, made] = samplePointer(state, sample);
    state = next;
    gestures.push(...made);
  }
  return { state, gestures };
}

const kinds = (...samples: PointerSample[]) => sampleAll(...samples).gestures.map(({ kind }) => kind);

describe('a mouse', () => {
  it('drags after more than 4 pixels', () => {
    expect(kinds(down('mouse', PIECE), move(4))).toEqual([]);
    expect(kinds(down('mouse', PIECE), move(5), move(30), up(40))).toEqual([
      'lift',
      'move',
      'move',
      'move',
      'drop',
    ]);
  });

  it('lifts from where it was pressed, with nothing between cursor and piece', () => {
    const [lift] = sampleAll(down('mouse', PIECE), move(20)).gestures;
    expect(lift).toMatchObject({ kind: 'lift', piece: 'L4', index: 2, at: { x: 0, y: 0 }, clear: 0 });
  });

  it('picks a piece with a click, aims at a cell, and cancels beside the board', () => {
    expect(sampleAll(down('mouse', PIECE), up(3)).gestures).toEqual([
      { kind: 'pick', piece: 'L4', index: 2 },
    ]);
    expect(sampleAll(down('mouse', CELL), up(0)).gestures).toEqual([{ kind: 'aim', cell: [1, 2] }]);
    expect(kinds(down('mouse', NOTHING), up(0))).toEqual(['cancel']);
  });

  it('turns with the wheel and the right button, and flips with the middle one, even while dragging', () => {
    const drag = [down('mouse', PIECE), move(20)];
    const turns: PointerSample[] = [
      { kind: 'wheel', down: true, ms: 1000 },
      { kind: 'wheel', down: false, ms: 1200 },
    ];
    const chords: PointerSample[] = [
      { kind: 'chord', button: 2 },
      { kind: 'chord', button: 1 },
    ];
    expect(kinds(...drag, ...turns, ...chords).slice(2)).toEqual(['turn', 'turn-back', 'turn', 'flip']);
    expect(sampleAll(down('mouse', PIECE, 1, 2)).gestures).toEqual([{ kind: 'turn', piece: 'L4' }]);
    expect(sampleAll(down('mouse', PIECE, 1, 1)).gestures).toEqual([{ kind: 'flip', piece: 'L4' }]);
  });
});

describe('a touchpad', () => {
  it('turns once for a burst of wheel events', () => {
    const burst = [0, 20, 40, 60, 80].map((ms): PointerSample => ({ kind: 'wheel', down: true, ms }));
    expect(kinds(down('mouse', PIECE), move(20), ...burst).slice(2)).toEqual(['turn']);
  });
});

describe('a finger', () => {
  it('drags after more than 8 pixels, with the piece clear of it', () => {
    expect(kinds(down('touch', PIECE), move(8))).toEqual([]);
    const [lift] = sampleAll(down('touch', PIECE), move(9)).gestures;
    expect(lift).toMatchObject({ kind: 'lift', clear: 1.5 });
  });

  it('turns with a tap', () => {
    expect(kinds(down('touch', PIECE), up(5))).toEqual(['tap']);
  });

  it('flips with two taps, and turns at once with the first', () => {
    const first = [down('touch', PIECE), up(0, 1000)];
    expect(kinds(...first, down('touch', PIECE), up(0, 1250))).toEqual(['tap', 'double-tap']);
    expect(kinds(...first, down('touch', PIECE), up(0, 1400))).toEqual(['tap', 'tap']);
  });

  it('turns the dragged piece with a second finger and keeps dragging', () => {
    const drag = [down('touch', PIECE), move(20)];
    const second = [down('touch', NOTHING, 2), move(99, 2), up(99, 0, 2)];
    expect(kinds(...drag, ...second, move(30), up(30))).toEqual([
      'lift',
      'move',
      'turn',
      'move',
      'move',
      'drop',
    ]);
  });

  it('turns the piece it rests on with a second finger, once', () => {
    const second = [down('touch', NOTHING, 2), up(0, 0, 2)];
    expect(kinds(down('touch', PIECE), ...second, up(0))).toEqual(['turn']);
    expect(kinds(down('touch', PIECE), ...second, move(20), up(20))).toEqual([
      'turn',
      'lift',
      'move',
      'move',
      'drop',
    ]);
  });

  it('aims with a tap on a cell', () => {
    expect(kinds(down('touch', CELL), up(0))).toEqual(['aim']);
  });

  it('aims only on its own: two fingers beside the pieces do nothing', () => {
    expect(kinds(down('touch', CELL), down('touch', CELL, 2), up(0, 0, 2), up(0))).toEqual([]);
  });
});

describe('a lost pointer', () => {
  it('cancels a drag', () => {
    const { state, gestures } = sampleAll(down('touch', PIECE), move(20), { kind: 'lost', pointer: 1 });
    expect(gestures.at(-1)).toEqual({ kind: 'cancel' });
    expect(state.press).toBeUndefined();
  });

  it('is ignored if another pointer drags, or if nothing is dragged', () => {
    expect(kinds(down('touch', PIECE), move(20), { kind: 'lost', pointer: 7 })).toEqual(['lift', 'move']);
    expect(kinds(down('touch', PIECE), { kind: 'lost' })).toEqual([]);
  });

  it('cancels a drag without an id, as when the tab is hidden', () => {
    expect(kinds(down('mouse', PIECE), move(20), { kind: 'lost' }).at(-1)).toBe('cancel');
  });
});
