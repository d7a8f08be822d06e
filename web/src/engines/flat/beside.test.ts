import { describe, expect, it } from 'vitest';
import { flatLayout, type MatLayout } from '../common/matLayout.ts';
import { beside } from './beside.ts';
import type { Board } from './board.ts';
import { aBoard, after } from './fixtures.ts';
import { poseOf } from './pose.ts';

const PHONE = { width: 336, height: 523 };
const PANEL = { width: 152, height: 58 };

const planOf = (mat = PHONE): MatLayout => flatLayout(3, 4, 3, mat);

function hides(board: Board, plan: MatLayout, before?: { x: number; y: number }) {
  const panel = { width: PANEL.width / plan.cell, height: PANEL.height / plan.cell };
  const at = beside(board, plan, panel, before);
  const isHidden = (x: number, y: number) =>
    x > at.x && y > at.y && x < at.x + panel.width && y < at.y + panel.height;
  return { at, panel, isHidden };
}

describe('a panel beside a picked piece', () => {
  it('hides no cell of the board, and no piece, while the piece is in the tray', () => {
    for (const id of ['I4', 'L4', 'T4']) {
      const board = after(aBoard(), { kind: 'pick', piece: id });
      const plan = planOf();
      const { isHidden } = hides(board, plan);
      expect(board.region.cells.some(([y, x]) => isHidden(x + 0.5, y + 0.5))).toBe(false);
      for (const other of board.pieces.keys()) {
        const { x, y, scale } = poseOf(board, plan, other);
        expect(isHidden(x + scale / 2, y + scale / 2)).toBe(false);
      }
    }
  });

  it('stays within the width of the mat at every edge', () => {
    for (const mat of [
      PHONE,
      { width: 296, height: 425 },
      { width: 511, height: 304 },
      { width: 1044, height: 792 },
    ]) {
      const plan = planOf(mat);
      for (const cell of [
        [0, 0],
        [0, 3],
        [2, 0],
        [2, 3],
      ] as const) {
        const board = after(aBoard(), { kind: 'pick', piece: 'T4' }, { kind: 'aim', cell });
        const { at, panel } = hides(board, plan);
        expect(at.x).toBeGreaterThanOrEqual(plan.box.x - 1e-9);
        expect(at.x + panel.width).toBeLessThanOrEqual(plan.box.x + plan.box.width + 1e-9);
        expect(at.y).toBeGreaterThanOrEqual(plan.box.y - 1e-9);
      }
    }
  });

  it('hides no cell of the held piece', () => {
    const board = after(aBoard(), { kind: 'pick', piece: 'T4' }, { kind: 'aim', cell: [1, 1] });
    const { isHidden } = hides(board, planOf());
    const { x, y } = poseOf(board, planOf(), 'T4');
    expect(isHidden(x + 0.5, y + 0.5)).toBe(false);
  });

  it('hides no slot of a piece in the tray, however small the pieces are beside the card', () => {
    for (const mat of [
      { width: 336, height: 230 },
      { width: 296, height: 210 },
      { width: 420, height: 260 },
      { width: 511, height: 304 },
      { width: 720, height: 300 },
      PHONE,
      { width: 296, height: 425 },
      { width: 1044, height: 792 },
    ]) {
      const plan = planOf(mat);
      const half = plan.slot / 2 - 0.05;
      for (const id of ['I4', 'L4', 'T4']) {
        const { at, panel } = hides(after(aBoard(), { kind: 'pick', piece: id }), plan);
        const hidden = plan.slots.filter(
          ({ x, y }) =>
            x + half > at.x &&
            y + half > at.y &&
            x - half < at.x + panel.width &&
            y - half < at.y + panel.height,
        );
        expect(hidden, `${id} on ${mat.width} x ${mat.height}`).toEqual([]);
      }
    }
  });

  it('keeps its place while the piece turns in the tray', () => {
    const board = after(aBoard(), { kind: 'pick', piece: 'L4' });
    const plan = planOf();
    const { at } = hides(board, plan);
    for (const turns of [1, 2, 3, 4]) {
      const turned = after(board, ...Array.from({ length: turns }, () => ({ kind: 'turn' }) as const));
      expect(hides(turned, plan, at).at).toEqual(at);
    }
  });
});
