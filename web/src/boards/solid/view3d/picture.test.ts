import { describe, expect, it } from 'vitest';
import type { Point } from '../../../engines/common/cells.ts';
import type { SolidBoard } from '../../../engines/solid/board.ts';
import { aBoard, after, carry, drag } from '../../../engines/solid/fixtures.ts';
import { landing } from '../../../engines/solid/landing.ts';
import type { SolidGesture } from '../../../engines/solid/step.ts';
import { blockPoses, grabLevel } from './blockPoses.ts';
import { HOME, PITCHES, QUARTER, type Shot, seenAt, shotOf } from './camera.ts';
import { gestureInSpace } from './gestures.ts';
import { dragPoint, grips, type StagePicture, targetAt, topOf } from './picture.ts';
import { APART, FELT, layoutFor, marginsOf, stagePlanOf, stretched } from './stagePlan.ts';
import { swung, type V3 } from './vectors.ts';

interface Look {
  readonly yaw?: number;
  readonly pitch?: number;
  readonly apart?: number;
  readonly aspect?: number;
}

function pictureOf(
  board: SolidBoard,
  { yaw = 0, pitch = HOME.pitch, apart = 0, aspect = 1 }: Look = {},
): StagePicture {
  const { region, pieces } = board;
  const layout = layoutFor(region, pieces.size, { width: 600 * aspect, height: 600 });
  const plan = stagePlanOf(region, pieces.size, layout, { yaw, pitch });
  const shot: Shot = shotOf(stretched(plan, region, yaw, apart), pitch, aspect);
  return { board, setting: { plan, yaw, apart }, shot };
}

/** The picture position of a point of the board, given as column, height and row. */
function spot({ board, setting, shot }: StagePicture, [column, height, row]: V3): Point {
  const { rows, columns } = board.region.floor;
  return seenAt(shot, swung([column - columns / 2, height, row - rows / 2], setting.yaw));
}

/** The picture position of the center of the upper side of a cube. */
function topSpot(picture: StagePicture, piece: string, index: number): Point {
  const block = blockPoses(picture.board, picture.setting).find((one) => one.piece === piece);
  if (!block) throw new RangeError(piece);
  return topOf(picture, block, index);
}

const YAWS = [0, 0.4, -0.6, QUARTER, 2 * QUARTER, 5.1];

describe.each(YAWS)('a picture with the board turned by %d', (yaw) => {
  it.each([
    [0, 0],
    [2, 3],
    [1, 2],
  ] as const)('finds the cell in row %d, column %d', (row, column) => {
    const picture = pictureOf(aBoard(), { yaw });
    expect(targetAt(picture, spot(picture, [column + 0.5, 0, row + 0.5]))).toEqual({
      on: 'cell',
      cell: [row, column],
    });
  });

  it('finds the cell of the upper layer if that is active', () => {
    const picture = pictureOf(after(aBoard(), { kind: 'layer', depth: 1 }), { yaw });
    expect(targetAt(picture, spot(picture, [1.5, 1, 1.5]))).toEqual({ on: 'cell', cell: [1, 1] });
  });

  it('finds a block in the tray by its visible cube', () => {
    const picture = pictureOf(aBoard(), { yaw });
    const target = targetAt(picture, topSpot(picture, 'red-domino', 1));
    expect(target).toMatchObject({ on: 'piece', piece: 'red-domino', index: 1 });
  });

  it('finds a placed block, and the point on its cube', () => {
    const picture = pictureOf(after(aBoard(), ...drag('red-domino', [1, 1])), { yaw, pitch: 1.3 });
    const target = targetAt(picture, spot(picture, [1.25, 1, 1.75]));
    expect(target).toMatchObject({ on: 'piece', piece: 'red-domino', index: 0 });
    if (target.on !== 'piece') throw new Error(target.on);
    expect(target.hold.x).toBeCloseTo(0.25);
    expect(target.hold.y).toBeCloseTo(0.75);
  });

  it('keeps the grabbed cube under the pointer', () => {
    const board = after(aBoard(), ...carry('red-domino', [0, 0]));
    const picture = pictureOf(board, { yaw });
    if (board.held?.by !== 'drag') throw new Error('not dragged');
    const at = dragPoint(picture, spot(picture, [2.5, grabLevel(board, board.held, 0), 1.5]));
    expect(at?.x).toBeCloseTo(2.5);
    expect(at?.y).toBeCloseTo(1.5);
  });
});

it('a block of the upper layer is found where the layer is lifted', () => {
  const board = after(aBoard(), ...drag('red-domino', [0, 0]), ...drag('green-corner', [0, 0], 1));
  const picture = pictureOf(board, { apart: APART, pitch: 1.2 });
  expect(targetAt(picture, spot(picture, [0.5, 2 + APART, 0.5]))).toMatchObject({
    piece: 'green-corner',
    index: 0,
  });
  expect(targetAt(picture, topSpot(picture, 'green-corner', 1))).toMatchObject({
    piece: 'green-corner',
    index: 1,
  });
});

it('a block is found anywhere on its tray slot', () => {
  const picture = pictureOf(aBoard());
  const [x, , z] = picture.setting.plan.slots[0] ?? [0, 0, 0];
  const beside = seenAt(picture.shot, [x, FELT, z + 1]);
  expect(targetAt(picture, beside)).toMatchObject({ on: 'piece', piece: 'red-domino' });
});

it('every visible block has a point at which it can be picked up', () => {
  const board = after(aBoard(), ...drag('red-domino', [0, 0]));
  const picture = pictureOf(board, { yaw: 0.3 });
  const found = grips(picture);
  expect(found.map(({ piece }) => piece)).toEqual(['red-domino', 'green-corner', 'red-twist']);
  for (const { piece, index, x, y } of found)
    expect(targetAt(picture, { x, y })).toMatchObject({ piece, index });
});

it('the bare table has no target', () => {
  const picture = pictureOf(aBoard());
  expect(targetAt(picture, { x: 0.01, y: 0.01 })).toEqual({ on: 'nothing' });
});

it('a placed block counts as ground while another one is picked', () => {
  const placed = after(aBoard(), ...drag('red-domino', [1, 1]));
  const picked = after(placed, { kind: 'pick', piece: 'green-corner', index: 0 });
  const picture = pictureOf(picked);
  const target = targetAt(picture, spot(picture, [1.5, 1, 1.5]));
  expect(target).toEqual({ on: 'cell', cell: [1, 1] });
  const gesture = gestureInSpace({ kind: 'aim', cell: [1, 1] }, { picture, at: { x: 0, y: 0 }, quarter: 0 });
  const aimed = after(picked, gesture as SolidGesture);
  expect(aimed.held && landing(aimed, aimed.held)).toEqual({ anchor: [1, 1, 1], legal: true });
});

describe.each(['tap', 'pick'] as const)('a picked block after a second %s', (kind) => {
  const tap = (board: SolidBoard, piece: string, index: number): SolidBoard => {
    const picture = pictureOf(board);
    const at = topSpot(picture, piece, index);
    const gesture = gestureInSpace({ kind, piece, index }, { picture, at, quarter: 0 });
    return gesture ? after(board, gesture) : board;
  };
  const aim = (row: number, column: number): SolidGesture => ({ kind: 'aim', cell: [row, column] });

  it.each([0, 1, 2, 3])('is placed if cube %d is hit', (index) => {
    const board = after(aBoard(), { kind: 'pick', piece: 'red-twist' }, aim(1, 1));
    const put = tap(board, 'red-twist', index);
    expect([put.held, put.positions.get('red-twist')?.anchor]).toEqual([undefined, [0, 1, 1]]);
  });

  it('moves to the place behind it if it does not fit', () => {
    const board = after(aBoard(), { kind: 'pick', piece: 'red-twist' }, aim(2, 3));
    expect(board.held && landing(board, board.held)?.legal).toBe(false);
    const moved = tap(board, 'red-twist', 0);
    expect(moved.held).toBeDefined();
    expect(moved.held).not.toEqual(board.held);
  });

  it('stays held if it is still in the tray', () => {
    const board = after(aBoard(), { kind: 'pick', piece: 'red-twist' });
    expect(tap(board, 'red-twist', 1).held?.piece).toBe('red-twist');
  });
});

it('the picture contains every block at any aspect ratio', () => {
  for (const aspect of [0.5, 0.8, 1, 1.4, 2.4]) {
    const picture = pictureOf(aBoard(), { aspect, yaw: 0.7 });
    for (const { piece, corners } of blockPoses(picture.board, picture.setting)) {
      for (const index of corners.keys()) {
        const { x, y } = topSpot(picture, piece, index);
        expect(Math.min(x, y, 1 - x, 1 - y), `${piece} at aspect ${aspect}`).toBeGreaterThan(0);
      }
    }
  }
});

const SIZES = [
  [304, 270],
  [344, 420],
  [410, 220],
  [790, 860],
  [560, 720],
] as const;

describe.each(SIZES)('a picture of %d by %d', (width, height) => {
  const { region, pieces } = aBoard();
  const layout = layoutFor(region, pieces.size, { width, height });
  const margins = marginsOf(layout, { width, height });
  const views = [PITCHES[0], HOME.pitch, PITCHES[1]].flatMap((pitch) => YAWS.map((yaw) => ({ yaw, pitch })));

  it.each(views)('keeps board and tray clear of the view buttons at $yaw, $pitch', (view) => {
    const { frame } = stagePlanOf(region, pieces.size, layout, view);
    const shot = shotOf(frame, view.pitch, width / height, margins);
    for (const { x, y } of frame.map((point) => seenAt(shot, point))) {
      expect(x).toBeGreaterThan(margins.left - 0.01);
      expect(y).toBeGreaterThan(margins.top - 0.01);
      expect(Math.max(x, y)).toBeLessThan(1);
    }
  });

  it.each(YAWS)('shows every block of the tray from the lowest pitch, turned by %d', (yaw) => {
    const pitch = PITCHES[0];
    const plan = stagePlanOf(region, pieces.size, layout, { yaw, pitch });
    const shot = shotOf(plan.frame, pitch, width / height, margins);
    const picture = { board: aBoard(), setting: { plan, yaw, apart: 0 }, shot };
    expect(grips(picture)).toHaveLength(pieces.size);
  });
});
