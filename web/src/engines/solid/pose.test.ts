import { describe, expect, it } from 'vitest';
import type { Point } from '../common/cells.ts';
import { type Device, idle, samplePointer } from '../common/pointer.ts';
import type { SolidBoard } from './board.ts';
import { aBoard, after, drag, SOLID } from './fixtures.ts';
import { facesOf, markedOf, pictureCenter, topOf } from './picture.ts';
import { hit, poseOf } from './pose.ts';
import { solidGesture } from './sliceGestures.ts';
import { HEADING, inSlice, type SlicePlan, sliceAt, slicePlanOf } from './slicePlan.ts';

const PHONE = { width: 336, height: 420 };
const plan = slicePlanOf(3, 4, 3, PHONE);
const over = (layer: 0 | 1, row: number, column: number): Point =>
  inSlice(plan, layer, { x: column + 0.5, y: row + 0.5 });

/** Press a mouse button at `from`, move to `to` if it differs, and release. */
const mouse = (board: SolidBoard, from: Point, to: Point): SolidBoard =>
  drawn(board, from, to, plan, 'mouse');

/** Press there with a mouse or a finger, move, and release; a dragged block floats `clear` cells above a finger. */
function drawn(
  board: SolidBoard,
  from: Point,
  to: Point,
  plan: SlicePlan,
  device: Device,
  clear = 0,
): SolidBoard {
  let state = idle(clear);
  let now = board;
  const place = (at: Point) => ({ px: { x: at.x * plan.cell, y: at.y * plan.cell }, at });
  const send = (sample: Parameters<typeof samplePointer>[1]) => {
    const [next, gestures] = samplePointer(state, sample);
    state = next;
    for (const gesture of gestures) {
      const translated = solidGesture(gesture, plan, now);
      if (translated) now = after(now, translated);
    }
  };
  const target = hit(board, plan, from);
  send({ kind: 'down', pointer: 1, device, button: 0, place: place(from), target });
  if (from !== to) send({ kind: 'move', pointer: 1, place: place(to) });
  send({ kind: 'up', pointer: 1, place: place(to), ms: 0 });
  return now;
}
const click = (board: SolidBoard, at: Point) => mouse(board, at, at);
const slotOf = (place: number): Point => plan.slots[place] ?? { x: 0, y: 0 };

describe('a slice plan', () => {
  it.each([
    ['a narrow phone', { width: 296, height: 360 }],
    ['a phone', PHONE],
    ['a tablet', { width: 780, height: 800 }],
    ['a screen', { width: 1050, height: 750 }],
  ])('fits both slices and the tray on %s without scrolling', (_, mat) => {
    for (const [rows, columns] of [
      [3, 4],
      [4, 5],
      [5, 5],
    ] as const) {
      const { box, card, slots, slot, apart, cell } = slicePlanOf(rows, columns, 4, mat);
      expect(card.x).toBeGreaterThanOrEqual(box.x - 1e-9);
      expect(apart.x + card.x + card.width).toBeLessThanOrEqual(box.x + box.width + 1e-9);
      expect(apart.y + card.y - HEADING).toBeGreaterThanOrEqual(box.y - 1e-9);
      expect(card.y + card.height).toBeLessThanOrEqual(box.y + box.height + 1e-9);
      for (const { x, y } of slots) {
        expect(x - slot / 2).toBeGreaterThanOrEqual(box.x - 1e-9);
        expect(x + slot / 2).toBeLessThanOrEqual(box.x + box.width + 1e-9);
        expect(y + slot / 2).toBeLessThanOrEqual(box.y + box.height + 1e-9);
      }
      expect(slot * cell).toBeGreaterThanOrEqual(44);
      expect(Math.max(apart.x - card.width, -apart.y - card.height - HEADING)).toBeGreaterThan(0);
    }
  });

  it('stacks the slices if that makes cells much larger', () => {
    const wide = { width: 336, height: 440 };
    expect(slicePlanOf(3, 5, 4, wide).apart).toEqual({ x: 0, y: expect.closeTo(-5.25) });
    // Side by side, 336 pixels would have to fit two cards of five cells with their rims and the gap.
    expect(slicePlanOf(3, 5, 4, wide).cell).toBeGreaterThan(1.2 * (336 / (2 * 6.1 + 0.3)));
    expect(slicePlanOf(3, 5, 4, { width: 1050, height: 750 }).apart).toEqual({
      x: expect.closeTo(6.4),
      y: 0,
    });
    const tall = slicePlanOf(3, 5, 4, wide);
    for (const layer of [0, 1] as const)
      for (const point of [
        { x: 0.5, y: 0.5 },
        { x: 4.5, y: 2.5 },
      ]) {
        const found = sliceAt(tall, inSlice(tall, layer, point));
        expect(found).toEqual({ layer, at: { x: expect.closeTo(point.x), y: expect.closeTo(point.y) } });
      }
  });

  it('stacks the slices if cells are large enough to touch only then', () => {
    const narrow = { width: 288, height: 280 };
    const beside = (288 - 0.1) / (2 * 6.1 + 0.3);
    expect(beside).toBeLessThan(24);
    const { apart, cell } = slicePlanOf(3, 5, 4, narrow);
    expect(apart.x).toBe(0);
    expect(cell).toBeGreaterThanOrEqual(24);
    expect(cell).toBeLessThan(1.2 * beside);
  });

  it('finds the layer and the cell of every point', () => {
    expect(sliceAt(plan, over(0, 2, 3))).toEqual({ layer: 0, at: { x: 3.5, y: 2.5 } });
    const { layer, at } = sliceAt(plan, over(1, 2, 3));
    expect(layer).toBe(1);
    expect(at.x).toBeCloseTo(3.5);
  });
});

describe('pointers on the slices', () => {
  it('drag a block from the tray to the layer on which it is released', () => {
    const low = mouse(aBoard(), slotOf(0), over(0, 1, 1));
    const high = mouse(aBoard(), slotOf(0), over(1, 1, 1));
    expect([low, high].map(({ positions }) => positions.get('red-domino')?.anchor?.[0])).toEqual([0, 1]);
  });

  it('reach every row of both layers by a finger, although the block floats far above it', () => {
    const tall = slicePlanOf(3, 4, 3, { width: 296, height: 560 });
    expect(tall.apart.y, 'stacked').toBeLessThan(0);
    const clear = 64 / tall.cell;
    const slot = tall.slots[0] ?? { x: 0, y: 0 };
    for (const layer of [0, 1] as const)
      for (const row of [0, 1, 2]) {
        const { x, y } = inSlice(tall, layer, { x: 1.5, y: row + 0.5 });
        const { positions } = drawn(aBoard(), slot, { x, y: y + clear }, tall, 'touch', clear);
        expect(positions.get('red-domino')?.anchor?.slice(0, 2)).toEqual([layer, row]);
      }
  });

  it('place a block without dragging: click it, then a cell twice', () => {
    const picked = click(aBoard(), slotOf(1));
    expect(picked.held).toMatchObject({ by: 'pick', piece: 'green-corner' });
    const aimed = click(picked, over(1, 1, 1));
    expect(poseOf(aimed, plan, 'green-corner').parts.map(({ layer }) => layer)).toEqual([1]);
    const placed = click(aimed, over(1, 1, 1));
    expect(placed.last).toMatchObject({ action: 'placed', piece: 'green-corner' });
    expect(placed.positions.get('green-corner')?.anchor?.[0]).toBe(1);
  });

  it('lift a block from either slice and drag it back to the tray', () => {
    const placedTwist = after(aBoard(), ...drag('red-twist', [0, 0]));
    const parts = poseOf(placedTwist, plan, 'red-twist').parts;
    expect(parts.map(({ layer }) => layer)).toEqual([0, 1]);
    expect(hit(placedTwist, plan, over(1, 0, 0))).toMatchObject({
      on: 'piece',
      piece: 'red-twist',
      index: 3,
    });
    expect(hit(placedTwist, plan, over(1, 1, 1))).toEqual({ on: 'cell', cell: [1, 5] });
    const home = mouse(placedTwist, over(1, 0, 0), { x: 2, y: 30 });
    expect(home.last).toMatchObject({ action: 'returned', piece: 'red-twist' });
  });

  it('show a dragged block as a whole beside the board and as slices over it', () => {
    const lift = { kind: 'lift', piece: 'red-twist', index: 0, hold: { x: 0.5, y: 0.5 }, clear: 0 } as const;
    const beside = after(
      aBoard(),
      { ...lift, at: { x: 1, y: 9 } },
      { kind: 'move', at: { x: 1, y: 9 }, depth: 0 },
    );
    expect(poseOf(beside, plan, 'red-twist')).toMatchObject({
      place: 'hand',
      parts: [],
      picture: { scale: 1 },
    });
    const above = after(beside, { kind: 'move', at: { x: 1.5, y: 1.5 }, depth: 0 });
    const pose = poseOf(above, plan, 'red-twist');
    expect(pose.picture).toBeUndefined();
    expect(pose.parts.map(({ cells }) => cells.length)).toEqual([3, 1]);
  });
});

describe('the picture of a block', () => {
  it('shows every cube in each orientation, and the mark on an open one', () => {
    for (const { orientations } of SOLID.values()) {
      for (const cubes of orientations) {
        const seen = new Set(facesOf(cubes).map(({ index }) => index));
        expect([...seen].sort()).toEqual(cubes.map((_, index) => index));
        const marked = cubes[markedOf(cubes)];
        expect(facesOf(cubes).some(({ side, index }) => side === 'top' && cubes[index] === marked)).toBe(
          true,
        );
      }
    }
  });

  it('shifts higher cubes up and to the left', () => {
    const [low, high] = [topOf([0, 0, 0]), topOf([1, 0, 0])];
    expect(high.x).toBeLessThan(low.x);
    expect(high.y).toBeLessThan(low.y);
    expect(pictureCenter([[0, 0, 0]]).x).toBeGreaterThan(0.5);
  });
});
