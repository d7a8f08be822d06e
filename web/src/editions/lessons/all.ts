/** The lessons of every edition, found by their files: an edition with a `lessons.ts` is taught. */

import { TABLE_EDITIONS } from '../registry.ts';
import type { Lesson } from './lesson.ts';

const found: Record<string, readonly Lesson[]> = import.meta.glob('../*/lessons.ts', {
  import: 'LESSONS',
  eager: true,
});

export interface Curriculum {
  readonly edition: string;
  readonly lessons: readonly Lesson[];
}

/** The lessons by edition, in the order of the editions. */
export const CURRICULA: readonly Curriculum[] = TABLE_EDITIONS.map((edition) => ({
  edition,
  lessons: found[`../${edition}/lessons.ts`] ?? [],
})).filter(({ lessons }) => lessons.length > 0);

export const curriculumOf = (edition: string): Curriculum | undefined =>
  CURRICULA.find((curriculum) => curriculum.edition === edition);
