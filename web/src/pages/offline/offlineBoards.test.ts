/** Checks the choice of boards that are played without a server. */

import { describe, expect, it } from 'vitest';
import { boardsOfDay, boardsOfSide, nextBoard, startedIn, startedText } from './offlineBoards.ts';

const task = (grade: number) => ({ pieces: ['I3', 'L5'], grade });
const DECK = [
  { side: '3', region: '####/####', tasks: [task(2.2), task(3)] },
  { side: '3', region: '##/######', tasks: [task(9)] },
  { side: '4', region: '########', tasks: [task(6)] },
];

describe('the boards of a side', () => {
  it('are all its tasks, by name', () => {
    const boards = boardsOfSide(DECK, 'flat', '3');
    expect(boards.map(({ name, grade }) => [name, grade])).toEqual([
      ['3/0', 2.2],
      ['3/1', 3],
      ['3/2', 9],
    ]);
    expect(boards[2]?.puzzle).toEqual({ region: '##/######', pieces: ['I3', 'L5'], card: 3 });
  });

  it('with blocks are those of the level', () => {
    expect(boardsOfSide(DECK, 'solid', 'level-4').map(({ name }) => name)).toEqual(['level-4/0']);
  });
});

it('names the boards of a date', () => {
  const day = {
    date: '2026-12-24',
    boards: [{ name: 'solid', box: 'solid' as const, region: '##', ...task(5) }],
  };
  expect(boardsOfDay(day)).toMatchObject([{ name: '2026-12-24/solid', kind: 'solid', grade: 5 }]);
});

describe('the next board', () => {
  const many = boardsOfSide(
    [{ side: '3', region: '#', tasks: Array.from({ length: 40 }, (_, index) => task(1 + index / 5)) }],
    'flat',
    '3',
  );

  it('is close to the level, whatever chance says', () => {
    for (const chance of [0, 0.5, 0.999]) {
      const grade = nextBoard(many, 45, new Set(), chance)?.grade ?? 0;
      expect(Math.abs(grade - 4.5)).toBeLessThanOrEqual(0.8);
    }
  });

  it('was not seen before, until all were', () => {
    const seen = new Set<string>();
    for (let count = 0; count < many.length; count++) {
      const next = nextBoard(many, 30, seen, 0.3)?.name ?? '';
      expect(seen.has(next)).toBe(false);
      seen.add(next);
    }
    expect(nextBoard(many, 30, seen, 0.3)).toBeDefined();
  });

  it('is none of no boards', () => {
    expect(nextBoard([], 30, new Set(), 0)).toBeUndefined();
  });
});

it('remembers the board and its clock as text, and nothing else', () => {
  const started = { name: '2026-12-24/easy', since: 1_798_000_000_000 };
  expect(startedIn(startedText(started))).toEqual(started);
  for (const text of [undefined, '', 'x', '3/1 soon', ' 5']) expect(startedIn(text)).toBeUndefined();
});
