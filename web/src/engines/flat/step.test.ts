import { describe, expect, it } from 'vitest';
import type { Gesture } from '../common/gesture.ts';
import { cellsOf } from '../common/placements.ts';
import { type Board, isCovered, placements, positionOf } from './board.ts';
import { aBoard, after, carry, drag, on, piece } from './fixtures.ts';
import { corner, landing } from './landing.ts';

const TURN: Gesture = { kind: 'turn' };
const anchorOf = (board: Board, id: string) => positionOf(board, id).anchor;

/** I4 upright is orientation 0; horizontal, 1. */
const HORIZONTAL_I4: Gesture = { kind: 'turn', piece: 'I4' };

describe('dragging', () => {
  it('keeps the grabbed cell under the cursor', () => {
    const board = after(aBoard(), ...carry('L4', [1, 2], 3));
    const { held } = board;
    if (held?.by !== 'drag') throw new Error('nothing is held');
    const [row, column] = cellsOf(piece('L4'), held.orientation)[3] ?? [9, 9];
    const at = corner(board, held);
    expect([at.y + row, at.x + column]).toEqual([1, 2]);
  });

  it('places a piece where it fits', () => {
    const board = after(aBoard(), HORIZONTAL_I4, ...drag('I4', [0, 0]));
    expect(anchorOf(board, 'I4')).toEqual([0, 0]);
    expect(board.held).toBeUndefined();
    expect(board.last).toEqual({ action: 'placed', piece: 'I4' });
  });

  it('returns a piece that does not fit to the tray in its orientation', () => {
    const board = after(aBoard(), ...carry('I4', [2, 0]), TURN, TURN, TURN, { kind: 'drop' });
    expect(board.last?.action).toBe('placed');
    const bad = after(aBoard(), HORIZONTAL_I4, ...drag('I4', [1, 2]));
    expect(bad.last?.action).toBe('refused');
    expect(positionOf(bad, 'I4')).toEqual({ orientation: 1, anchor: undefined });
  });

  it('returns a piece lifted from the board to its old position and orientation', () => {
    const placed = after(aBoard(), HORIZONTAL_I4, ...drag('I4', [0, 0]));
    const bad = after(placed, ...carry('I4', [1, 2]), TURN, { kind: 'drop' });
    expect(positionOf(bad, 'I4')).toEqual({ orientation: 1, anchor: [0, 0] });
  });

  it('does not place a piece on another', () => {
    const board = after(aBoard(), HORIZONTAL_I4, ...drag('I4', [0, 0]), ...drag('T4', [0, 1]));
    expect(anchorOf(board, 'T4')).toBeUndefined();
  });

  it('can move a piece onto cells that it covers itself', () => {
    const board = after(aBoard('#####', ['I4']), HORIZONTAL_I4, ...drag('I4', [0, 0]), ...drag('I4', [0, 1]));
    expect(anchorOf(board, 'I4')).toEqual([0, 1]);
  });

  it('returns a piece to the tray when it is dragged off the board', () => {
    const placed = after(aBoard(), HORIZONTAL_I4, ...drag('I4', [0, 0]));
    expect(anchorOf(after(placed, ...drag('I4', [8, 0])), 'I4')).toBeUndefined();
  });

  it('turns the piece about the grabbed cell', () => {
    const board = after(aBoard(), ...carry('L4', [1, 1], 2), TURN);
    const { held } = board;
    if (held?.by !== 'drag') throw new Error('nothing is held');
    const [row, column] = cellsOf(piece('L4'), held.orientation)[held.index] ?? [9, 9];
    const at = corner(board, held);
    expect([at.y + row, at.x + column]).toEqual([1, 1]);
  });

  it('changes nothing if it is canceled', () => {
    const placed = after(aBoard(), HORIZONTAL_I4, ...drag('I4', [0, 0]));
    const canceled = after(placed, ...carry('I4', [2, 0]), { kind: 'cancel' });
    expect(canceled.held).toBeUndefined();
    expect(placements(canceled)).toEqual(placements(placed));
    expect(canceled.past).toEqual(placed.past);
  });
});

describe('snapping', () => {
  const held = (board: Board, x: number, y: number) => {
    const moved = after(board, HORIZONTAL_I4, ...carry('I4', [0, 0]), {
      kind: 'move',
      at: { x: x + 0.5, y: y + 0.5 },
    });
    return moved.held && landing(moved, moved.held);
  };

  it('rounds once', () => {
    expect(held(aBoard(), 0.4, 1.4)).toEqual({ anchor: [1, 0], legal: true });
    expect(held(aBoard('#####/#####'), 0.6, 0.2)).toEqual({ anchor: [0, 1], legal: true });
  });

  it('takes the one legal neighbor within 0.6 of a cell', () => {
    expect(held(aBoard(), 0.55, 1)).toEqual({ anchor: [1, 0], legal: true });
    expect(held(aBoard(), 0.65, 1)).toEqual({ anchor: [1, 1], legal: false });
  });

  it('takes neither of two legal neighbors', () => {
    const board = aBoard('####/..../####', ['I4', 'T4']);
    expect(held(board, 0, 1)).toEqual({ anchor: [1, 0], legal: false });
    const two = aBoard('####./.####', ['I4', 'T4']);
    expect(held(two, 0.45, 0.55)).toEqual({ anchor: [1, 0], legal: false });
  });
});

describe('clicks', () => {
  it('pick a piece, move it to a cell, and place it with a second click', () => {
    const aimed = after(
      aBoard(),
      HORIZONTAL_I4,
      { kind: 'pick', piece: 'I4', index: 1 },
      { kind: 'aim', cell: [2, 1] },
    );
    expect(anchorOf(aimed, 'I4')).toBeUndefined();
    const placed = after(aimed, { kind: 'aim', cell: [2, 1] });
    expect(anchorOf(placed, 'I4')).toEqual([2, 0]);
  });

  it('on the held piece aim at the cell below it', () => {
    const long = aBoard('#####/#####', ['I4']);
    const aimed = after(
      long,
      HORIZONTAL_I4,
      { kind: 'pick', piece: 'I4', index: 1 },
      { kind: 'aim', cell: [1, 1] },
    );
    const again: Gesture = { kind: 'pick', piece: 'I4', index: 1 };
    expect(anchorOf(after(aimed, again), 'I4')).toEqual([1, 0]);
    const aside = after(aimed, { kind: 'pick', piece: 'I4', index: 2 });
    expect(anchorOf(aside, 'I4')).toBeUndefined();
    expect(anchorOf(after(aside, again), 'I4')).toEqual([1, 1]);
  });

  it('change the grabbed cell of a picked piece in the tray', () => {
    const board = after(
      aBoard(),
      { kind: 'pick', piece: 'L4', index: 0 },
      { kind: 'pick', piece: 'L4', index: 3 },
    );
    expect(board.held?.index).toBe(3);
  });

  it('turn and flip the picked piece about its grabbed cell', () => {
    const aimed = after(aBoard(), { kind: 'pick', piece: 'L4', index: 2 }, { kind: 'aim', cell: [1, 1] });
    const turned = after(aimed, TURN, { kind: 'flip' });
    expect(turned.held?.by === 'pick' && turned.held.cell).toEqual([1, 1]);
  });

  it('leave a piece held if it does not fit', () => {
    const aim: Gesture = { kind: 'aim', cell: [0, 0] };
    const refused = after(
      aBoard('###./####/####'),
      HORIZONTAL_I4,
      { kind: 'pick', piece: 'I4', index: 0 },
      aim,
      aim,
    );
    expect(refused.last?.action).toBe('refused');
    expect(refused.held?.piece).toBe('I4');
  });

  it('keep a piece over the board, even after a turn', () => {
    const pick: Gesture = { kind: 'pick', piece: 'I4', index: 0 };
    const aimed = after(aBoard('####/####/####/####'), pick, { kind: 'aim', cell: [2, 3] });
    const at = (board: Board) => board.held && landing(board, board.held)?.anchor;
    expect(at(aimed)).toEqual([0, 3]);
    const turned = after(aimed, TURN);
    expect(at(turned)).toEqual([2, 0]);
    expect(at(after(turned, TURN, TURN, TURN))).toEqual([0, 3]);
    expect(at(after(turned, { kind: 'nudge', by: [-1, 0] }))).toEqual([1, 0]);
  });

  it('release a picked piece when another is picked', () => {
    const board = after(aBoard(), { kind: 'pick', piece: 'I4' }, TURN, { kind: 'pick', piece: 'T4' });
    expect(board.held?.piece).toBe('T4');
    expect(positionOf(board, 'I4').orientation).toBe(1);
  });
});

describe('taps', () => {
  const tap: Gesture = { kind: 'tap', piece: 'L4', index: 1 };

  it('turn a piece in the tray', () => {
    const board = after(aBoard(), tap, { kind: 'cancel' });
    expect(positionOf(board, 'L4').orientation).toBe(piece('L4').turned[0]);
  });

  it('turn a piece on the board and place it again if it still fits', () => {
    const placed = after(aBoard('####/####/####/####'), HORIZONTAL_I4, ...drag('I4', [1, 0]));
    const turned = after(placed, { kind: 'tap', piece: 'I4', index: 1 });
    expect(positionOf(turned, 'I4')).toEqual({ orientation: 0, anchor: [0, 1] });
  });

  it('leave a piece held above the board if it no longer fits', () => {
    const placed = after(aBoard('####'), HORIZONTAL_I4, ...drag('I4', [0, 0]));
    const turned = after(placed, { kind: 'tap', piece: 'I4', index: 1 });
    expect(turned.held?.piece).toBe('I4');
    expect(anchorOf(after(turned, { kind: 'tap', piece: 'I4', index: 1 }), 'I4')).toEqual([0, 0]);
  });

  it('flip without a turn if there are two', () => {
    const board = after(aBoard(), tap, { kind: 'double-tap', piece: 'L4', index: 1 }, { kind: 'cancel' });
    expect(positionOf(board, 'L4').orientation).toBe(piece('L4').flipped[0]);
  });
});

describe('keys', () => {
  it('move a piece over the board, then cell by cell, and place it', () => {
    const aloft = after(aBoard(), HORIZONTAL_I4, { kind: 'pick', piece: 'I4', index: 0, aloft: true });
    const { held } = aloft;
    expect(held && landing(aloft, held)).toEqual({ anchor: [1, 0], legal: true });
    const placed = after(aloft, { kind: 'nudge', by: [1, 0] }, { kind: 'place' });
    expect(anchorOf(placed, 'I4')).toEqual([2, 0]);
  });

  it('do not move a piece off the board', () => {
    const right: Gesture = { kind: 'nudge', by: [0, 1] };
    const board = after(
      aBoard(),
      { kind: 'pick', piece: 'T4', aloft: true },
      right,
      right,
      right,
      right,
      right,
    );
    const land = board.held && landing(board, board.held);
    expect(land?.legal).toBe(true);
  });

  it('return a piece to the tray', () => {
    const placed = after(aBoard(), HORIZONTAL_I4, ...drag('I4', [0, 0]));
    const board = after(placed, { kind: 'pick', piece: 'I4' }, { kind: 'return' });
    expect(anchorOf(board, 'I4')).toBeUndefined();
  });
});

describe('undo and redo', () => {
  const placed = after(aBoard(), HORIZONTAL_I4, ...drag('I4', [0, 0]), ...drag('I4', [2, 0]));

  it('step through the placements in both directions', () => {
    const one = after(placed, { kind: 'undo' });
    expect(anchorOf(one, 'I4')).toEqual([0, 0]);
    const none = after(one, { kind: 'undo' }, { kind: 'undo' });
    expect(anchorOf(none, 'I4')).toBeUndefined();
    expect(anchorOf(after(none, { kind: 'redo' }, { kind: 'redo' }), 'I4')).toEqual([2, 0]);
  });

  it('drop undone placements after a new one', () => {
    const board = after(placed, { kind: 'undo' }, ...drag('I4', [1, 0]), { kind: 'redo' });
    expect(anchorOf(board, 'I4')).toEqual([1, 0]);
  });

  it('release a held piece first', () => {
    const board = after(placed, ...carry('I4', [1, 0]), { kind: 'undo' });
    expect(board.held).toBeUndefined();
    expect(anchorOf(board, 'I4')).toEqual([2, 0]);
  });
});

describe('a board', () => {
  it('is covered when placed pieces cover every cell', () => {
    const most = after(aBoard('#####.', ['I4', 'I2']), HORIZONTAL_I4, ...drag('I4', [0, 0]));
    expect(isCovered(most)).toBe(false);
    const full = after(aBoard('####', ['I4']), HORIZONTAL_I4, ...drag('I4', [0, 0]));
    expect(isCovered(full)).toBe(true);
    expect(placements(full)).toEqual([{ piece: 'I4', orientation: 1, anchor: [0, 0] }]);
    expect(on([0, 0])).toEqual({ x: 0.5, y: 0.5 });
  });
});
