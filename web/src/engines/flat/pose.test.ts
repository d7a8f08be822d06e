import { describe, expect, it } from 'vitest';
import { matLayout } from '../common/matLayout.ts';
import { aBoard, after, drag, on } from './fixtures.ts';
import { hit, poseOf, slotOf } from './pose.ts';

const plan = matLayout(3, 4, 3, { width: 340, height: 460 });
const placed = after(aBoard(), { kind: 'turn', piece: 'I4' }, ...drag('I4', [1, 0]));

describe('the target under a point', () => {
  it('is a piece on the board, with its cell and the position within the cell', () => {
    expect(hit(placed, plan, { x: 2.25, y: 1.75 })).toEqual({
      on: 'piece',
      piece: 'I4',
      index: 2,
      hold: { x: 0.25, y: 0.75 },
    });
  });

  it('is an open cell of the board', () => {
    expect(hit(placed, plan, on([2, 3]))).toEqual({ on: 'cell', cell: [2, 3] });
  });

  it('is a piece in the tray, with its nearest cell', () => {
    const slot = slotOf(placed, plan, 'L4');
    const target = hit(placed, plan, { x: slot.x + plan.slot * 0.45, y: slot.y });
    expect(target).toMatchObject({ on: 'piece', piece: 'L4' });
  });

  it('is nothing in an empty tray slot', () => {
    expect(hit(placed, plan, slotOf(placed, plan, 'I4'))).toEqual({ on: 'nothing' });
  });

  it('is the held piece before any other', () => {
    const aloft = after(placed, { kind: 'pick', piece: 'T4', index: 1 }, { kind: 'aim', cell: [1, 1] });
    expect(hit(aloft, plan, on([1, 1]))).toMatchObject({ on: 'piece', piece: 'T4', index: 1 });
  });
});

describe('a pose', () => {
  it('is scaled down and centered on its slot in the tray', () => {
    const pose = poseOf(placed, plan, 'L4');
    const slot = slotOf(placed, plan, 'L4');
    expect(pose.place).toBe('tray');
    expect(pose.scale).toBeLessThan(1);
    expect(Math.hypot(pose.x - slot.x, pose.y - slot.y)).toBeLessThan(plan.slot);
  });

  it('is at its anchor in full size on the board', () => {
    expect(poseOf(placed, plan, 'I4')).toEqual({ x: 0, y: 1, scale: 1, place: 'board' });
  });
});
