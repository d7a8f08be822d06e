import { describe, expect, it } from 'vitest';
import {
  isOver,
  type Lesson,
  linesBefore,
  linesTo,
  type Progress,
  progressed,
  type Scene,
  type Seen,
  started,
  stepOf,
} from './lesson.ts';

const BOARD: Scene = { kind: 'flat', puzzle: { card: 1, region: '###', pieces: ['I3'] } };
const QUESTION: Scene = {
  kind: 'choice',
  options: [
    { id: 'yes', picture: { of: 'words' } },
    { id: 'no', picture: { of: 'words' } },
  ],
};

const LESSON: Lesson = {
  id: 'test-1',
  steps: [
    { id: 'turn', scene: BOARD, goal: { kind: 'act', actions: ['turned'] }, hint: ['I3 a1 r1'] },
    { id: 'cover', scene: BOARD, goal: { kind: 'cover' }, hint: ['I2 d1'] },
    { id: 'ask', scene: QUESTION, goal: { kind: 'choose', option: 'yes' } },
  ],
};

const board = (action: string, isCovered = false): Seen => ({
  kind: 'board',
  action,
  placed: isCovered ? ['I3'] : [],
  isCovered,
});
const after = (progress: Progress, ...all: readonly Seen[]): Progress =>
  all.reduce((now, seen) => progressed(now, { kind: 'seen', seen }), progress);
const next = (progress: Progress): Progress => progressed(progress, { kind: 'next' });

describe('a lesson', () => {
  it('goes on at once on the same board, and waits before another scene', () => {
    const turned = after(started(LESSON), board('turned'));
    expect(turned).toMatchObject({ step: 1, isReached: false, last: 'done' });
    const covered = after(turned, board('placed', true));
    expect(covered).toMatchObject({ step: 1, isReached: true });
    expect(next(covered)).toMatchObject({ step: 2, isReached: false, last: undefined });
  });

  it('counts wrong tries, but no moves on the way', () => {
    const tried = after(started(LESSON), board('picked'), board('refused'), board('moved'), board('refused'));
    expect(tried).toMatchObject({ step: 0, misses: 2 });
    expect(after(tried, board('turned')).misses).toBe(0);
  });

  it('accepts a board that is covered before it asks for that', () => {
    const early = after(started(LESSON), board('placed', true));
    expect(early).toMatchObject({ step: 1, isReached: true });
  });

  it('knows a goal that was shown from one that was reached', () => {
    const seen: Seen = { kind: 'choice', option: 'yes' };
    const shown = progressed(started(LESSON, 2), { kind: 'seen', seen, isShown: true });
    expect(shown).toMatchObject({ isReached: true, last: 'shown' });
    expect(after(started(LESSON, 2), { kind: 'choice', option: 'no' })).toMatchObject({
      isReached: false,
      misses: 1,
    });
  });

  it('ignores what is done after a reached goal', () => {
    const done = after(started(LESSON, 2), { kind: 'choice', option: 'yes' });
    expect(after(done, { kind: 'choice', option: 'no' })).toBe(done);
  });

  it('can be skipped step by step to its end, and stays there', () => {
    const end = next(next(next(started(LESSON))));
    expect(isOver(end)).toBe(true);
    expect(stepOf(end)).toBeUndefined();
    expect(next(end)).toBe(end);
  });

  it('starts again where it was left, or at its end if it has become shorter', () => {
    expect(stepOf(started(LESSON, 1))?.id).toBe('cover');
    expect(isOver(started(LESSON, 9))).toBe(true);
    expect(started(LESSON, -1).step).toBe(0);
  });

  it('brings a board to the start or to the goal of a step by the hints before it', () => {
    expect(linesBefore(LESSON, 0)).toEqual([]);
    expect(linesBefore(LESSON, 1)).toEqual(['I3 a1 r1']);
    expect(linesTo(LESSON, 1)).toEqual(['I3 a1 r1', 'I2 d1']);
    expect(linesTo(LESSON, 2)).toEqual([]);
  });

  it('reaches the goals of rows and cards', () => {
    const rows: Scene = { kind: 'gems', rows: [['red', 'red']], pawn: 1, reach: 1 };
    const lesson: Lesson = {
      id: 'test-2',
      steps: [
        { id: 'move', scene: rows, goal: { kind: 'move', row: 0 } },
        { id: 'take', scene: rows, goal: { kind: 'take', row: 0 } },
        {
          id: 'connect',
          scene: { kind: 'cards', hand: [], layout: [] },
          goal: { kind: 'connect', cards: 2 },
        },
      ],
    };
    const moved = after(
      started(lesson),
      { kind: 'row', act: 'take', row: 1 },
      { kind: 'row', act: 'move', row: 0 },
    );
    expect(moved).toMatchObject({ step: 1, misses: 0, last: 'done' });
    const taken = after(moved, { kind: 'row', act: 'take', row: 0 });
    expect(taken).toMatchObject({ step: 1, isReached: true });
    const wrong = after(next(taken), { kind: 'cards', action: 'placed', count: 2, flaw: 'mismatch' });
    expect(wrong.misses).toBe(1);
    expect(after(wrong, { kind: 'cards', action: 'placed', count: 2, flaw: undefined }).isReached).toBe(true);
  });
});
