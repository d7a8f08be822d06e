/**
 * Lessons as data: a script of steps, each with one thing to do, and the engine that follows a learner through it. Pure.
 *
 * The texts of a step are messages of the catalog `learn`, named after the step: `learn-pouch-1-lay` says what to do,
 * `learn-pouch-1-lay-hint` helps after a wrong try, and `learn-pouch-1-lay-done`, if there is one, explains the result.
 */

import type { Card, Layout } from '../../engines/cards/card.ts';
import type { LayoutFlaw } from '../../engines/cards/judge.ts';
import type { Color, Gem, GemCounts, Puzzle } from '../../net/wire.gen.ts';

/** A picture on a button. Each is read aloud by its own label. */
export type Picture =
  | { readonly of: 'gem'; readonly gem: Gem }
  /** The gem bag with these contents, and the gem that is drawn from it. */
  | { readonly of: 'bag'; readonly gems: Readonly<Record<Gem, number>>; readonly drawn: Gem }
  /** A row of the card: a face of the die and the pieces beside it. */
  | { readonly of: 'card-row'; readonly symbol: number; readonly pieces: readonly string[] }
  /** Gems of the gem board, sorted by color. */
  | { readonly of: 'holdings'; readonly gems: Partial<GemCounts> }
  | { readonly of: 'stones'; readonly stones: readonly Color[] }
  | { readonly of: 'layout'; readonly hand: readonly Card[]; readonly layout: Layout }
  | { readonly of: 'number'; readonly number: number }
  /** Only the text of the option. */
  | { readonly of: 'words' };

export interface Option {
  readonly id: string;
  readonly picture: Picture;
}

/** What is on the page during a step. Steps in a row with the same scene continue on the same board. */
export type Scene =
  | {
      readonly kind: 'flat' | 'solid';
      readonly puzzle: Puzzle;
      /** A race against a glass and a bot, in seconds. */
      readonly race?: { readonly glass: number; readonly bot: number };
    }
  | { readonly kind: 'cards'; readonly hand: readonly Card[]; readonly layout: Layout }
  | {
      readonly kind: 'gems';
      readonly rows: readonly (readonly Color[])[];
      /** The row of the learner's pawn, and how far it may move. */
      readonly pawn: number;
      readonly reach: number;
    }
  | { readonly kind: 'choice'; readonly symbol?: number; readonly options: readonly Option[] };

/** What a learner does to complete a step. */
export type Goal =
  /** One of these actions, with any piece. */
  | { readonly kind: 'act'; readonly actions: readonly string[] }
  /** That piece is on the board, or any. */
  | { readonly kind: 'place'; readonly piece?: string }
  | { readonly kind: 'cover' }
  /** That many cards are placed, and all contacts are right. */
  | { readonly kind: 'connect'; readonly cards: number }
  | { readonly kind: 'choose'; readonly option: string }
  | { readonly kind: 'move' | 'take'; readonly row: number };

export interface Step {
  readonly id: string;
  readonly scene: Scene;
  readonly goal: Goal;
  /** Typed lines that reach the goal after the hints of the steps before on the same scene; boards and cards only. */
  readonly hint?: readonly string[];
}

export interface Lesson {
  readonly id: string;
  readonly steps: readonly Step[];
}

/** What the learner has just done. */
export type Seen =
  | {
      readonly kind: 'board';
      readonly action: string;
      readonly placed: readonly string[];
      readonly isCovered: boolean;
    }
  | {
      readonly kind: 'cards';
      readonly action: string;
      readonly count: number;
      readonly flaw: LayoutFlaw | undefined;
    }
  | { readonly kind: 'choice'; readonly option: string }
  | { readonly kind: 'row'; readonly act: 'move' | 'take'; readonly row: number };

/** A learner's position in a lesson. */
export interface Progress {
  readonly lesson: Lesson;
  /** The number of the step, from 0; equal to the number of steps after the last one. */
  readonly step: number;
  /** Whether the goal of the step has been reached, and its result is shown. */
  readonly isReached: boolean;
  /** The wrong tries in this step. */
  readonly misses: number;
  /** How the last reached goal was reached; undefined until one was. */
  readonly last: 'done' | 'shown' | undefined;
}

export type LessonEvent =
  | { readonly kind: 'seen'; readonly seen: Seen; readonly isShown?: boolean }
  /** Continue after a reached goal, or skip the step. */
  | { readonly kind: 'next' };

/** The position at the start of a step: of the first, or of the one where the learner stopped. */
export const started = (lesson: Lesson, step = 0): Progress => ({
  lesson,
  step: Math.min(Math.max(step, 0), lesson.steps.length),
  isReached: false,
  misses: 0,
  last: undefined,
});

export const stepOf = ({ lesson, step }: Progress): Step | undefined => lesson.steps[step];

export const isOver = ({ lesson, step }: Progress): boolean => step >= lesson.steps.length;

/** The position after an event. Nothing is wrong enough to end a lesson, and every step can be skipped. */
export function progressed(progress: Progress, event: LessonEvent): Progress {
  const step = stepOf(progress);
  if (step === undefined) return progress;
  if (event.kind === 'next') return next(progress);
  if (progress.isReached) return progress;
  const { seen, isShown = false } = event;
  if (isMet(step.goal, seen)) return reached(progress, event, isShown ? 'shown' : 'done');
  return !isShown && isMiss(step.goal, seen) ? { ...progress, misses: progress.misses + 1 } : progress;
}

/**
 * The next step follows at once on the same board, so that a held piece stays in the hand. It may have been reached
 * by the same move: a board that is covered early is closed.
 */
function reached(progress: Progress, event: LessonEvent, last: 'done' | 'shown'): Progress {
  const { steps } = progress.lesson;
  const follows = steps[progress.step + 1]?.scene === steps[progress.step]?.scene;
  return follows
    ? { ...progressed(next(progress), event), last, misses: 0 }
    : { ...progress, isReached: true, last };
}

const next = (progress: Progress): Progress => ({
  ...progress,
  step: progress.step + 1,
  isReached: false,
  misses: 0,
  last: undefined,
});

function isMet(goal: Goal, seen: Seen): boolean {
  switch (goal.kind) {
    case 'act':
      return seen.kind === 'board' && (goal.actions.includes(seen.action) || seen.isCovered);
    case 'place':
      return (
        seen.kind === 'board' &&
        seen.action !== 'lifted' &&
        (goal.piece === undefined ? seen.placed.length > 0 : seen.placed.includes(goal.piece))
      );
    case 'cover':
      return seen.kind === 'board' && seen.isCovered;
    case 'connect':
      return seen.kind === 'cards' && seen.count >= goal.cards && seen.flaw === undefined;
    case 'choose':
      return seen.kind === 'choice' && seen.option === goal.option;
    case 'move':
    case 'take':
      return seen.kind === 'row' && seen.act === goal.kind && seen.row === goal.row;
    default:
      return goal satisfies never;
  }
}

/** Whether a try was wrong, and not only a move on the way to the goal. */
function isMiss(goal: Goal, seen: Seen): boolean {
  switch (seen.kind) {
    case 'board':
      return seen.action === 'refused';
    case 'cards':
      return seen.action === 'refused' || (seen.action === 'placed' && seen.flaw !== undefined);
    case 'choice':
      return true;
    case 'row':
      return seen.act === 'take' || goal.kind === 'move';
    default:
      return seen satisfies never;
  }
}

/** The typed lines that lead to the start of a step on its scene: the hints of the steps before it. */
export function linesBefore({ steps }: Lesson, number: number): readonly string[] {
  const scene = steps[number]?.scene;
  const first = steps.findIndex((step) => step.scene === scene);
  return steps.slice(Math.max(first, 0), number).flatMap(({ hint = [] }) => hint);
}

/** The typed lines that lead to the goal of a step. */
export const linesTo = (lesson: Lesson, number: number): readonly string[] => [
  ...linesBefore(lesson, number),
  ...(lesson.steps[number]?.hint ?? []),
];
