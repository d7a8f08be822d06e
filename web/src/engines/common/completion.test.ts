import { describe, expect, it } from 'vitest';
import { flatOps } from '../../boards/boardController.svelte.ts';
import { flatGestures } from '../../boards/local/hints.ts';
import type { Board } from '../flat/board.ts';
import { FLAT } from '../flat/fixtures.ts';
import { step } from '../flat/step.ts';
import { choices, completion, hintFor } from './completion.ts';
import { isCovered, placements } from './placements.ts';

const fresh = (region: string, ...pieces: string[]): Board =>
  flatOps(FLAT).fresh({ region, pieces, card: 1 });

const follow = (board: Board): Board => {
  const hint = hintFor(board);
  if (!hint) throw new Error('no hint');
  return flatGestures(board, hint).reduce(step, board);
};

const EMPTY = fresh('####/###.', 'I3', 'I4');

describe('a hint', () => {
  it('lays one piece after the other until the board is covered, and then there is none', () => {
    const one = follow(EMPTY);
    expect(placements(one)).toHaveLength(1);
    const two = follow(one);
    expect(isCovered(two)).toBe(true);
    expect(hintFor(two)).toBeUndefined();
  });

  it('keeps what is placed well', () => {
    const [, second] = completion(EMPTY, []) ?? [];
    if (!second) throw new Error('no tiling');
    const board = flatGestures(EMPTY, { placement: second, misplaced: [] }).reduce(step, EMPTY);
    const hint = hintFor(board);
    expect(hint?.placement?.piece).not.toBe(second.piece);
    expect(hint?.misplaced).toEqual([]);
  });

  it('takes back a piece from which nothing completes the board', () => {
    const three = FLAT.get('I3')?.orientations.findIndex(([, next]) => next?.[1] === 1) ?? 0;
    const wrong = { piece: 'I3', orientation: three, anchor: [0, 0] };
    const board = flatGestures(EMPTY, { placement: wrong, misplaced: [] }).reduce(step, EMPTY);
    expect(placements(board)).toEqual([wrong]);
    expect(hintFor(board)).toEqual({ placement: null, misplaced: ['I3'] });
    expect(placements(follow(board))).toEqual([]);
  });
});

describe('the choices on a board', () => {
  it('are its solutions, the places of its pieces, and those that lead to a solution', () => {
    expect(choices(EMPTY)).toEqual({ solutions: 1, places: 4, right: 2, isCut: false });
  });

  it('are counted up to a limit', () => {
    expect(choices(EMPTY, 0)).toMatchObject({ solutions: 0, isCut: true });
  });
});
