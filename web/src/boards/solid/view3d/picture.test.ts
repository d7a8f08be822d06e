import { describe, expect, it } from 'vitest';
import type { Point } from '../../../engines/common/cells.ts';
import type { SolidBoard } from '../../../engines/solid/board.ts';
import { aBoard, after, carry, drag } from '../../../engines/solid/fixtures.ts';
import { landing } from '../../../engines/solid/landing.ts';
import type { SolidGesture } from '../../../engines/solid/step.ts';
import { blockPoses, grabLevel } from './blockPoses.ts';
import { HOME, QUARTER, type Shot, seenAt, shotOf } from './camera.ts';
import { gestureInSpace } from './gestures.ts';
import { dragPoint, grips, type Picture, targetAt, topOf } from './picture.ts';
import { APART, stagePlanOf, stretched } from './stagePlan.ts';
import { swung, type V3 } from './vectors.ts';

interface Look {
  readonly yaw?: number;
  readonly pitch?: number;
  readonly apart?: number;
  readonly aspect?: number;
}

function eyeOn(
  board: SolidBoard,
  { yaw = 0, pitch = HOME.pitch, apart = 0, aspect = 1 }: Look = {},
): Picture {
  const plan = stagePlanOf(board.region, board.pieces.size, HOME.pitch, aspect);
  const shot: Shot = shotOf(stretched(plan, apart), pitch, aspect);
  return { board, setting: { plan, yaw, apart }, shot };
}

/** The position in the picture of a point of the board, in columns, height and rows. */
function spot({ board, setting, shot }: Picture, [column, height, row]: V3): Point {
  const { rows, columns } = board.region.floor;
  return seenAt(shot, swung([column - columns / 2, height, row - rows / 2], setting.yaw));
}

/** The position in the picture of the middle of a cube's upper side. */
function topSpot(eye: Picture, piece: string, index: number): Point {
  const block = blockPoses(eye.board, eye.setting).find((one) => one.piece === piece);
  if (!block) throw new RangeError(piece);
  return topOf(eye, block, index);
}

const YAWS = [0, 0.4, -0.6, QUARTER, 2 * QUARTER, 5.1];

describe.each(YAWS)('with the board turned by %d', (yaw) => {
  it.each([
    [0, 0],
    [2, 3],
    [1, 2],
  ] as const)('finds the cell in row %d, column %d', (row, column) => {
    const eye = eyeOn(aBoard(), { yaw });
    expect(targetAt(eye, spot(eye, [column + 0.5, 0, row + 0.5]))).toEqual({
      on: 'cell',
      cell: [row, column],
    });
  });

  it('finds the cell of the upper layer if that is the active one', () => {
    const eye = eyeOn(after(aBoard(), { kind: 'layer', depth: 1 }), { yaw });
    expect(targetAt(eye, spot(eye, [1.5, 1, 1.5]))).toEqual({ on: 'cell', cell: [1, 1] });
  });

  it('finds a block in the tray by the cube that is seen', () => {
    const eye = eyeOn(aBoard(), { yaw });
    const target = targetAt(eye, topSpot(eye, 'red-domino', 1));
    expect(target).toMatchObject({ on: 'piece', piece: 'red-domino', index: 1 });
  });

  it('finds a placed block, and the point on its cube', () => {
    const eye = eyeOn(after(aBoard(), ...drag('red-domino', [1, 1])), { yaw, pitch: 1.3 });
    const target = targetAt(eye, spot(eye, [1.25, 1, 1.75]));
    expect(target).toMatchObject({ on: 'piece', piece: 'red-domino', index: 0 });
    if (target.on !== 'piece') throw new Error(target.on);
    expect(target.hold.x).toBeCloseTo(0.25);
    expect(target.hold.y).toBeCloseTo(0.75);
  });

  it('carries the grabbed cube under the pointer', () => {
    const board = after(aBoard(), ...carry('red-domino', [0, 0]));
    const eye = eyeOn(board, { yaw });
    if (board.held?.by !== 'drag') throw new Error('not dragged');
    const at = dragPoint(eye, spot(eye, [2.5, grabLevel(board, board.held, 0), 1.5]));
    expect(at?.x).toBeCloseTo(2.5);
    expect(at?.y).toBeCloseTo(1.5);
  });
});

it('finds the upper layer lifted while the layers are apart', () => {
  const board = after(aBoard(), ...drag('red-domino', [0, 0]), ...drag('green-corner', [0, 0], 1));
  const eye = eyeOn(board, { apart: APART, pitch: 1.2 });
  expect(targetAt(eye, spot(eye, [0.5, 2 + APART, 0.5]))).toMatchObject({ piece: 'green-corner', index: 0 });
  expect(targetAt(eye, topSpot(eye, 'green-corner', 1))).toMatchObject({ piece: 'green-corner', index: 1 });
});

it('lets a block in the tray be taken by the whole of its place', () => {
  const eye = eyeOn(aBoard());
  const [x, , z] = eye.setting.plan.slots[0] ?? [0, 0, 0];
  const beside = seenAt(eye.shot, [x, 0, z + 1]);
  expect(targetAt(eye, beside)).toMatchObject({ on: 'piece', piece: 'red-domino' });
});

it('finds a point at which each visible block can be picked up', () => {
  const board = after(aBoard(), ...drag('red-domino', [0, 0]));
  const eye = eyeOn(board, { yaw: 0.3 });
  const found = grips(eye);
  expect(found.map(({ piece }) => piece)).toEqual(['red-domino', 'green-corner', 'red-twist']);
  for (const { piece, index, x, y } of found) expect(targetAt(eye, { x, y })).toMatchObject({ piece, index });
});

it('finds nothing on the bare table', () => {
  const eye = eyeOn(aBoard());
  expect(targetAt(eye, { x: 0.01, y: 0.01 })).toEqual({ on: 'nothing' });
});

it('treats a placed block as ground while another one is picked', () => {
  const laid = after(aBoard(), ...drag('red-domino', [1, 1]));
  const picked = after(laid, { kind: 'pick', piece: 'green-corner', index: 0 });
  const eye = eyeOn(picked);
  const target = targetAt(eye, spot(eye, [1.5, 1, 1.5]));
  expect(target).toEqual({ on: 'cell', cell: [1, 1] });
  const gesture = gestureInSpace({ kind: 'aim', cell: [1, 1] }, { eye, at: { x: 0, y: 0 }, quarter: 0 });
  const aimed = after(picked, gesture as SolidGesture);
  expect(aimed.held && landing(aimed, aimed.held)).toEqual({ anchor: [1, 1, 1], legal: true });
});

describe.each(['tap', 'pick'] as const)('a picked block that is hit once more by a %s', (kind) => {
  const tap = (board: SolidBoard, piece: string, index: number): SolidBoard => {
    const eye = eyeOn(board);
    const at = topSpot(eye, piece, index);
    const gesture = gestureInSpace({ kind, piece, index }, { eye, at, quarter: 0 });
    return gesture ? after(board, gesture) : board;
  };
  const aim = (row: number, column: number): SolidGesture => ({ kind: 'aim', cell: [row, column] });

  it.each([0, 1, 2, 3])('is put down, whichever of its cubes is hit: %d', (index) => {
    const board = after(aBoard(), { kind: 'pick', piece: 'red-twist' }, aim(1, 1));
    const put = tap(board, 'red-twist', index);
    expect([put.held, put.positions.get('red-twist')?.anchor]).toEqual([undefined, [0, 1, 1]]);
  });

  it('goes to the place behind it if it does not fit', () => {
    const board = after(aBoard(), { kind: 'pick', piece: 'red-twist' }, aim(2, 3));
    expect(board.held && landing(board, board.held)?.legal).toBe(false);
    const moved = tap(board, 'red-twist', 0);
    expect(moved.held).toBeDefined();
    expect(moved.held).not.toEqual(board.held);
  });

  it('stays in the hand while it is still in the tray', () => {
    const board = after(aBoard(), { kind: 'pick', piece: 'red-twist' });
    expect(tap(board, 'red-twist', 1).held?.piece).toBe('red-twist');
  });
});

it('has every block in the picture, whatever its shape', () => {
  for (const aspect of [0.5, 0.8, 1, 1.4, 2.4]) {
    const eye = eyeOn(aBoard(), { aspect, yaw: 0.7 });
    for (const { piece, corners } of blockPoses(eye.board, eye.setting)) {
      for (const index of corners.keys()) {
        const { x, y } = topSpot(eye, piece, index);
        expect(Math.min(x, y, 1 - x, 1 - y), `${piece} at aspect ${aspect}`).toBeGreaterThan(0);
      }
    }
  }
});
