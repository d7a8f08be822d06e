import { expect, it } from 'vitest';
import { aTable, stairs } from './fixtures.ts';
import { cellsAt, extentOf, matPlanOf, seenCells } from './matPlan.ts';
import {
  CLOSE_CELL,
  closer,
  following,
  kept,
  lookedAt,
  panned,
  pinched,
  viewportByKey,
  viewportOf,
  zoomed,
} from './viewport.ts';

const PHONE = { width: 344, height: 500 };
const frame = extentOf(seenCells(aTable(stairs(7))));
const whole = matPlanOf(frame, 9, PHONE);
const middle = { x: whole.area.width / 2, y: whole.area.height / 2 };

const key = (pressed: string, code = '', more = {}) => ({
  key: pressed,
  code,
  shift: false,
  ctrl: false,
  alt: false,
  ...more,
});

it('the current viewport changes nothing', () => {
  const same = lookedAt(whole, viewportOf(whole));
  expect(same.cell).toBe(whole.cell);
  expect(same.origin.x).toBeCloseTo(whole.origin.x);
  expect(same.origin.y).toBeCloseTo(whole.origin.y);
  expect(same.slots).toBe(whole.slots);
});

it('the lattice follows a finger pixel by pixel', () => {
  const moved = lookedAt(whole, panned(viewportOf(whole), { x: 30, y: -12 }));
  expect(moved.origin.x - whole.origin.x).toBeCloseTo(30);
  expect(moved.origin.y - whole.origin.y).toBeCloseTo(-12);
});

it('the point under the pointer stays in place during a zoom', () => {
  const at = { x: 40, y: 70 };
  const near = lookedAt(whole, zoomed(whole, 1.5, at));
  expect(near.cell).toBeCloseTo(whole.cell * 1.5);
  expect(cellsAt(near, at).x).toBeCloseTo(cellsAt(whole, at).x);
  expect(cellsAt(near, at).y).toBeCloseTo(cellsAt(whole, at).y);
});

it('the zoom is limited', () => {
  expect(zoomed(whole, 1000).cell).toBe(76);
  expect(zoomed(whole, 0.001).cell).toBe(8);
});

it('the points under two fingers stay under them during a pinch', () => {
  const before = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  const after = [
    { x: 80, y: 140 },
    { x: 230, y: 140 },
  ] as const;
  const near = lookedAt(whole, pinched(whole, before, after));
  expect(near.cell).toBeCloseTo(whole.cell * 1.5);
  for (const finger of [0, 1] as const) {
    expect(cellsAt(near, after[finger]).x).toBeCloseTo(cellsAt(whole, before[finger]).x);
    expect(cellsAt(near, after[finger]).y).toBeCloseTo(cellsAt(whole, before[finger]).y);
  }
});

it('placed cards never leave the view', () => {
  const lost = kept({ cell: 20, middle: { x: 900, y: -900 } }, frame);
  expect(lost.middle).toEqual({ x: frame.left + frame.columns, y: frame.top });
});

it('zooming in makes symbols readable and centers the target', () => {
  const near = lookedAt(whole, closer(whole, { x: 1.5, y: 1 }));
  expect(near.cell).toBeGreaterThanOrEqual(CLOSE_CELL);
  expect(cellsAt(near, middle)).toEqual({ x: 1.5, y: 1 });
});

it('the viewport follows a hovering card only if it is out of view', () => {
  const near = lookedAt(whole, { cell: 40, middle: { x: 0, y: 0 } });
  const right = following(near, 0, [0, 30]);
  expect(right.middle.x).toBeCloseTo(33 - near.area.width / 80);
  expect(right.middle.y).toBeCloseTo(0);
  expect(following(near, 0, [-1, -1]).middle.x).toBeCloseTo(0);
});

it('keys zoom in and out, pan, and reset the view', () => {
  expect(viewportByKey(whole, key('+', 'NumpadAdd'))).toMatchObject({ cell: whole.cell * 1.3 });
  expect(viewportByKey(whole, key('-', 'Slash'))).toMatchObject({ cell: whole.cell / 1.3 });
  expect(viewportByKey(whole, key('à', 'Digit0'))).toBe('whole');
  const aside = viewportByKey(whole, key('ArrowRight', 'ArrowRight', { shift: true }));
  expect(aside).toMatchObject({ middle: { x: viewportOf(whole).middle.x + 2 } });
});

it('a plus or minus on a digit key does not zoom, as that key picks a card', () => {
  expect(viewportByKey(whole, key('+', 'Digit1'))).toBeUndefined();
  expect(viewportByKey(whole, key('-', 'Digit6'))).toBeUndefined();
});

it('arrows without Shift, browser shortcuts and disabled single keys do not move the view', () => {
  expect(viewportByKey(whole, key('ArrowRight'))).toBeUndefined();
  expect(viewportByKey(whole, key('+', '', { ctrl: true }))).toBeUndefined();
  expect(viewportByKey(whole, key('+'), false)).toBeUndefined();
  expect(viewportByKey(whole, key('ArrowUp', '', { shift: true }), false)).toBeDefined();
});
