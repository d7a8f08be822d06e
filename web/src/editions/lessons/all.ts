/** The lessons of every edition, found by their files: an edition with a `lessons.ts` is taught. */

import { TABLE_EDITIONS } from '../registry.ts';
import type { Lesson } from './lesson.ts';

const found: Record<string, readonly Lesson[]> = import.meta.glob('../*/lessons.ts', {
  import: 'LESSONS',
  eager: true,
});

export interface Course {
  readonly edition: string;
  readonly lessons: readonly Lesson[];
}

/** The courses in the order of the editions. */
export const COURSES: readonly Course[] = TABLE_EDITIONS.map((edition) => ({
  edition,
  lessons: found[`../${edition}/lessons.ts`] ?? [],
})).filter(({ lessons }) => lessons.length > 0);

export const courseOf = (edition: string): Course | undefined =>
  COURSES.find((course) => course.edition === edition);
