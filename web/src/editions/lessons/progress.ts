/** How far a learner has come in each lesson, stored in the browser. */

import { keep, stored } from '../../lib/storage.ts';
import type { Lesson } from './lesson.ts';

const KEY = 'ubongo:learn';

/** By lesson, the step to continue with; `done` once the lesson was completed. */
type Learned = Readonly<Record<string, number | 'done'>>;

/** What this page has stored; lasts until it is closed if the browser forbids storage. */
let remembered: Learned = {};

/** The stored text as a record; what is not understood counts as nothing. */
export function parsed(text: string | undefined): Learned {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, value]) => isLearned(value)));
  } catch {
    return {};
  }
}

const isLearned = (value: unknown): boolean =>
  value === 'done' || (typeof value === 'number' && Number.isInteger(value) && value >= 0);

const learned = (): Learned => ({ ...remembered, ...parsed(stored(KEY)) });

/** The step to continue with: the first, unless the lesson was left in the middle. */
export function stepToContinue({ id, steps }: Lesson): number {
  const step = learned()[id];
  return typeof step === 'number' && step < steps.length ? step : 0;
}

export type Mark = 'new' | 'started' | 'done';

export function markOf({ id }: Lesson): Mark {
  const step = learned()[id];
  if (step === 'done') return 'done';
  return step ? 'started' : 'new';
}

/** Remember the step; a completed lesson stays completed while it is done again. */
export function rememberStep({ id, steps }: Lesson, step: number): void {
  const before = learned();
  const now = step >= steps.length || before[id] === 'done' ? 'done' : step;
  remembered = { ...before, [id]: now };
  keep(KEY, JSON.stringify(remembered));
}
