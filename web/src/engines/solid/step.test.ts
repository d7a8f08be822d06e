import { describe, expect, it } from 'vitest';
import { cellsOf, pieceOf } from '../common/placements.ts';
import { TURNS } from './blocks.ts';
import { covered, fits, fresh, isCovered, placements, positionOf, taken } from './board.ts';
import { aBoard, after, block, carry, drag, TASKS } from './fixtures.ts';
import { landing } from './landing.ts';
import { heightOf, spaceOver } from './space.ts';

const pick = (piece: string, aloft = false) => ({ kind: 'pick', piece, aloft }) as const;
const aim = (row: number, column: number, depth?: 0 | 1) =>
  ({ kind: 'aim', cell: [row, column], depth }) as const;
const layer = (depth: 0 | 1 | 'lowest') => ({ kind: 'layer', depth }) as const;
const place = { kind: 'place' } as const;
const anchorOf = (board: ReturnType<typeof aBoard>, id: string) => positionOf(board, id).anchor;

describe('real tasks', () => {
  it.each(TASKS)('over $base are covered by each of their tilings, with the placements of Python', (task) => {
    for (const tiling of task.tilings) {
      let board = fresh(spaceOver(task.base), task.blocks.map(block));
      for (const { piece, orientation, anchor, covered: cubes } of tiling) {
        expect(isCovered(board)).toBe(false);
        expect(covered(pieceOf(board, piece), orientation, anchor)).toEqual(cubes);
        expect(fits(board, piece, orientation, anchor)).toBe(true);
        const turns = turnsTo(piece, orientation);
        board = after(board, pick(piece), ...turns.map((turn) => ({ kind: 'turn', turn }) as const));
        const [, row, column] = cellsOf(pieceOf(board, piece), orientation)[board.held?.index ?? 0] ?? [];
        const cell = [anchor[1] + (row ?? 0), anchor[2] + (column ?? 0)] as const;
        board = after(board, { kind: 'aim', cell, depth: anchor[0] === 0 ? 0 : 1 }, place);
      }
      expect(isCovered(board)).toBe(true);
      expect(placements(board).toSorted((a, b) => a.piece.localeCompare(b.piece))).toEqual(
        tiling
          .map(({ piece, orientation, anchor }) => ({ piece, orientation, anchor }))
          .toSorted((a, b) => a.piece.localeCompare(b.piece)),
      );
    }
  });
});

/** The shortest sequence of turns from the first orientation, found breadth first. */
function turnsTo(id: string, wanted: number) {
  const paths = new Map([[0, [] as (typeof TURNS)[number][]]]);
  for (const [from, path] of paths)
    for (const turn of TURNS) {
      const to = block(id).turned[turn][from] ?? 0;
      if (!paths.has(to)) paths.set(to, [...path, turn]);
    }
  return paths.get(wanted) ?? [];
}

describe('the layer of a placed block (D3)', () => {
  it('is the lowest where it fits, and the next one on top of another block', () => {
    const first = after(aBoard(), ...drag('red-domino', [0, 0]));
    expect(anchorOf(first, 'red-domino')).toEqual([0, 0, 0]);
    const second = after(first, ...drag('green-corner', [0, 0]));
    expect(anchorOf(second, 'green-corner')).toEqual([1, 0, 0]);
  });

  it('is the requested one, even with nothing below', () => {
    expect(anchorOf(after(aBoard(), ...drag('red-domino', [1, 1], 1)), 'red-domino')).toEqual([1, 1, 1]);
    const chosen = after(aBoard(), layer(1), ...drag('red-domino', [1, 1]));
    expect(anchorOf(chosen, 'red-domino')).toEqual([1, 1, 1]);
  });

  it('is both for a block two layers high, whatever was requested', () => {
    const board = after(aBoard(), ...drag('red-twist', [0, 0], 1));
    expect(anchorOf(board, 'red-twist')).toEqual([0, 0, 0]);
    expect([...taken(board).keys()].some((key) => key.startsWith('1,'))).toBe(true);
  });

  it('does not exist for a block three layers high', () => {
    const ell = after(aBoard('####/####/####', ['blue-ell']), pick('blue-ell', true));
    const high = after(ell, { kind: 'turn', turn: 'tip-away' });
    expect(heightOf(cellsOf(block('blue-ell'), high.held?.orientation ?? 0))).toBe(3);
    expect(high.held && landing(high, high.held)?.legal).toBe(false);
    expect(after(high, place).last?.action).toBe('refused');
  });

  it('can be below a block that spans it', () => {
    const above = after(aBoard(), ...drag('green-corner', [0, 0], 1));
    expect(anchorOf(after(above, ...drag('red-domino', [0, 0])), 'red-domino')).toEqual([0, 0, 0]);
  });

  it('can be changed while the block is held, and applies to later blocks', () => {
    const board = after(aBoard(), pick('red-domino', true), layer(1));
    expect(board.held && landing(board, board.held)?.anchor[0]).toBe(1);
    const next = after(board, place, pick('green-corner', true));
    expect(next.held && landing(next, next.held)?.anchor[0]).toBe(1);
  });

  it('is not carried over from a drag over a layer to the next drag', () => {
    const board = after(aBoard(), ...drag('red-domino', [1, 1], 1), ...drag('green-corner', [0, 3]));
    expect(anchorOf(board, 'green-corner')?.[0]).toBeUndefined();
    expect(anchorOf(after(board, ...drag('green-corner', [0, 2])), 'green-corner')?.[0]).toBe(0);
  });
});

describe('a held block', () => {
  it('is placed by a second click on its cell, on either slice if it spans both layers', () => {
    const flat = after(aBoard(), pick('red-domino'), aim(1, 1, 0), aim(1, 1, 0));
    expect(anchorOf(flat, 'red-domino')).toEqual([0, 1, 1]);
    const raised = after(aBoard(), pick('red-domino'), aim(1, 1, 0), aim(1, 1, 1));
    expect(raised.held && landing(raised, raised.held)?.anchor).toEqual([1, 1, 1]);
    const high = after(aBoard(), pick('red-twist'), aim(0, 0, 0), aim(0, 0, 1));
    expect(anchorOf(high, 'red-twist')).toEqual([0, 0, 0]);
  });

  it('moves with keys and stays over the base', () => {
    const up = { kind: 'nudge', by: [-1, 0] } as const;
    const board = after(aBoard(), pick('red-domino', true), up, up, up, up);
    expect(board.held && landing(board, board.held)?.anchor.slice(1)).toEqual([0, 1]);
  });

  it('stays held if it does not fit', () => {
    const board = after(aBoard('##/##'), pick('green-corner'), aim(1, 1), place);
    expect(board.last).toMatchObject({ action: 'refused', piece: 'green-corner' });
    expect(board.held?.piece).toBe('green-corner');
  });

  it('turns about the grabbed cube', () => {
    const board = after(aBoard(), ...carry('red-domino', [1, 1]), { kind: 'turn', turn: 'spin' });
    const at = board.held && landing(board, board.held);
    expect(at && covered(block('red-domino'), board.held?.orientation ?? 0, at.anchor)).toEqual([
      [0, 1, 1],
      [0, 2, 1],
    ]);
    expect(board.last).toEqual({ action: 'turned', piece: 'red-domino', turn: 'spin' });
  });

  it('returns to the tray if dropped beside the board, and to its old place if it does not fit', () => {
    const placed = after(aBoard('####/####'), ...drag('red-domino', [0, 0]));
    expect(after(placed, ...drag('red-domino', [7, 7])).last?.action).toBe('returned');
    const home = after(placed, ...drag('red-domino', [1, 3]));
    expect(home.last?.action).toBe('refused');
    expect(anchorOf(home, 'red-domino')).toEqual([0, 0, 0]);
  });

  it('snaps to the only nearby place where it fits', () => {
    const board = after(
      aBoard('##', ['red-domino']),
      { kind: 'lift', piece: 'red-domino', index: 0, hold: { x: 0, y: 0 }, at: { x: 0, y: 0 }, clear: 0 },
      { kind: 'move', at: { x: 0.55, y: 0.1 } },
    );
    expect(board.held && landing(board, board.held)).toEqual({ anchor: [0, 0, 0], legal: true });
  });
});

describe('a placed block', () => {
  it('keeps its layer when it is picked again', () => {
    const board = after(aBoard(), ...drag('red-domino', [1, 1], 1), pick('red-domino'));
    expect(board.held && landing(board, board.held)?.anchor).toEqual([1, 1, 1]);
  });

  it('turns in place and stays placed if it fits, else is held', () => {
    const placed = after(aBoard(), ...drag('red-domino', [0, 0]));
    const spun = after(placed, { kind: 'turn', turn: 'spin', piece: 'red-domino' });
    expect(spun.held).toBeUndefined();
    expect(spun.past).toHaveLength(2);
    const out = after(placed, { kind: 'turn', turn: 'spin-back', piece: 'red-domino' });
    expect(out.held?.piece).toBe('red-domino');
  });

  it('is returned to the tray, placed again by undo, and returned by redo', () => {
    const placed = after(aBoard(), ...drag('red-domino', [0, 0]));
    const back = after(placed, { kind: 'return', piece: 'red-domino' });
    expect(anchorOf(back, 'red-domino')).toBeUndefined();
    const again = after(back, { kind: 'undo' });
    expect(anchorOf(again, 'red-domino')).toEqual([0, 0, 0]);
    expect(anchorOf(after(again, { kind: 'redo' }), 'red-domino')).toBeUndefined();
    expect(anchorOf(after(again, { kind: 'undo' }), 'red-domino')).toBeUndefined();
  });

  it('is unchanged if it is released, but a block in the tray keeps its turn', () => {
    const placed = after(aBoard(), ...drag('red-domino', [0, 0]));
    const turn = { kind: 'turn', turn: 'spin' } as const;
    expect(after(placed, pick('red-domino'), turn, { kind: 'cancel' }).positions).toEqual(placed.positions);
    const tray = after(placed, pick('green-corner'), turn, { kind: 'cancel' });
    expect(positionOf(tray, 'green-corner').orientation).toBe(block('green-corner').turned.spin[0]);
  });
});

describe('a block that overhangs the board', () => {
  it('moves by as much as another of its cells is clicked beside the grabbed one', () => {
    const over = after(aBoard('##/##'), pick('green-corner'), aim(1, 1));
    const before = over.held && landing(over, over.held)?.anchor;
    const cells = cellsOf(block('green-corner'), over.held?.orientation ?? 0);
    const [from, to] = [cells[over.held?.index ?? 0], cells[2]];
    const moved = after(over, { kind: 'pick', piece: 'green-corner', index: 2 });
    const [, row, column] = (moved.held && landing(moved, moved.held)?.anchor) ?? [];
    expect([row, column]).toEqual([
      (before?.[1] ?? 0) + (to?.[1] ?? 0) - (from?.[1] ?? 0),
      (before?.[2] ?? 0) + (to?.[2] ?? 0) - (from?.[2] ?? 0),
    ]);
    expect(before?.[1]).toBe(1); // its second row is below the board
  });
});
