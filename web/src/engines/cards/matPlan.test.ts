import { describe, expect, it } from 'vitest';
import { after, aTable, stairs } from './fixtures.ts';
import { extentOf, frameOf, isIn, matPlanOf, seenCells } from './matPlan.ts';
import { hit, poseOf, translated } from './pose.ts';

const PHONES = [
  { width: 296, height: 430 },
  { width: 336, height: 510 },
  { width: 780, height: 880 },
  { width: 1040, height: 790 },
  { width: 560, height: 300 },
];

describe('a mat plan', () => {
  it.each(PHONES)('shows the whole hand and all placed cards, at $width by $height', (mat) => {
    for (const count of [0, 1, 4, 7]) {
      const table = aTable(stairs(count));
      const plan = matPlanOf(extentOf(seenCells(table)), 9, mat);
      expect(plan.small, 'a symbol in the hand is readable').toBeGreaterThan(18);
      for (const { x, y } of plan.slots) {
        expect(x).toBeGreaterThan(1.4 * plan.small);
        expect(x).toBeLessThan(mat.width - 1.4 * plan.small);
        expect(y).toBeGreaterThan(0.9 * plan.small);
        expect(y).toBeLessThan(mat.height - 0.9 * plan.small);
        expect(isIn(plan, { x, y })).toBe(false);
      }
      for (const { card } of table.layout) expect(isIn(plan, poseOf(table, plan, card))).toBe(true);
    }
  });
});

it('the hand stays in place while the layout grows', () => {
  for (const mat of PHONES) {
    const plans = [0, 1, 4, 7].map((count) => matPlanOf(extentOf(seenCells(aTable(stairs(count)))), 9, mat));
    expect(new Set(plans.map(({ slots }) => JSON.stringify(slots))).size).toBe(1);
  }
});

// The least mats of a low window, in which the page scrolls instead.
it.each([
  { width: 335, height: 380 },
  { width: 366, height: 409 },
])('seven cards are large enough to touch, at $width by $height', (mat) => {
  const stretched = { top: 0, left: 0, rows: 11, columns: 12 };
  expect(matPlanOf(stretched, 9, mat).cell).toBeGreaterThanOrEqual(24);
});

it('seven cards leave less room around them, so that they are larger, than the six before the last', () => {
  const frames = [6, 7].map((count) => frameOf(aTable(stairs(count))));
  const own = [6, 7].map((count) => extentOf(seenCells(aTable(stairs(count))), 0, { rows: 0, columns: 0 }));
  expect(frames.map(({ columns }, index) => columns - (own[index]?.columns ?? 0))).toEqual([4, 2]);
});

describe('the target under a pointer', () => {
  const table = aTable(stairs(2));
  const plan = matPlanOf(extentOf(seenCells(table)), 9, { width: 336, height: 510 });

  it('is a card in the hand or on the lattice, held by the touched point', () => {
    for (const { id } of table.hand) {
      const { x, y } = poseOf(table, plan, id);
      expect(hit(table, plan, { x, y })).toMatchObject({
        on: 'piece',
        piece: String(id),
        hold: { x: 1.5, y: 1 },
      });
    }
  });

  it('is the nearby legal place of a picked card, and a click places it there', () => {
    const picked = after(table, { kind: 'pick', card: 13 });
    const at = { x: plan.origin.x + (2 + 1.5 + 0.7) * plan.cell, y: plan.origin.y + (4 + 1.3) * plan.cell };
    const target = hit(picked, plan, at);
    expect(target).toEqual({ on: 'cell', cell: [4, 2] });
    const gesture = translated(picked, plan, { kind: 'aim', cell: [4, 2] });
    expect(gesture && after(picked, gesture).layout).toEqual(stairs(3));
  });

  it('is nothing between two cards in the hand', () => {
    const [first, second] = plan.slots;
    const middle = { x: ((first?.x ?? 0) + (second?.x ?? 0)) / 2, y: first?.y ?? 0 };
    expect(hit(table, plan, middle)).toEqual({ on: 'nothing' });
  });
});

it('a click places a hovering card and picks a card in the hand', () => {
  const table = aTable(stairs(1), 'none');
  const plan = matPlanOf(extentOf(seenCells(table)), 9, { width: 336, height: 510 });
  const picked = after(table, { kind: 'pick', card: 12 });
  expect(translated(picked, plan, { kind: 'pick', piece: '12', index: 0 })).toEqual({
    kind: 'pick',
    card: 12,
  });
  const aimed = after(picked, { kind: 'aim', anchor: [2, 1] });
  expect(translated(aimed, plan, { kind: 'tap', piece: '12', index: 0 })).toEqual({ kind: 'place' });
});
