/** "Show me" in every step of every lesson with a board, also in steps that continue on the board of the step before. */

import { expect, it } from 'vitest';
import { flatOps } from '../../boards/boardController.svelte.ts';
import { solidOps } from '../../boards/solid/boardOps.ts';
import { isCovered } from '../../engines/flat/board.ts';
import { FLAT } from '../../engines/flat/fixtures.ts';
import { isCovered as isFilled } from '../../engines/solid/board.ts';
import { SOLID } from '../../engines/solid/fixtures.ts';
import { CURRICULA } from './all.ts';
import { flatGestures, solidGestures } from './hints.ts';
import { type Lesson, type Progress, progressed, type Scene, started, stepOf } from './lesson.ts';
import { ScriptedBoard } from './scriptedBoard.svelte.ts';
import type { StageProps } from './stage.ts';

const FLAT_KIND = { engine: flatOps(FLAT), isCovered, gesturesOf: flatGestures };
const SOLID_KIND = { engine: solidOps(SOLID), isCovered: isFilled, gesturesOf: solidGestures };

type OnSeen = StageProps<'flat' | 'solid'>['onSeen'];

const boardOf = (scene: Scene, lesson: Lesson, onSeen: OnSeen) =>
  scene.kind === 'flat'
    ? new ScriptedBoard(FLAT_KIND, lesson, onSeen)
    : new ScriptedBoard(SOLID_KIND, lesson, onSeen);

/** Each scene with a board, and the number of its first step. */
const SCENES = CURRICULA.flatMap(({ lessons }) => lessons).flatMap((lesson) =>
  lesson.steps.flatMap(({ scene, id }, first) =>
    (scene.kind === 'flat' || scene.kind === 'solid') && lesson.steps[first - 1]?.scene !== scene
      ? [{ lesson, scene, first, id }]
      : [],
  ),
);

it.each(SCENES)('every step is shown on the board of $id', ({ lesson, scene, first }) => {
  let progress: Progress = started(lesson, first);
  const board = boardOf(scene, lesson, (seen, isShown) => {
    progress = progressed(progress, { kind: 'seen', seen, isShown });
  });
  board.lay(scene.puzzle, first);
  for (let at = first; stepOf(progress)?.scene === scene && !progress.isReached; at++) {
    const before = progress.step;
    board.show(before);
    expect(progress.step > before || progress.isReached, stepOf(progress)?.id).toBe(true);
    expect(at, 'it ends').toBeLessThan(first + lesson.steps.length);
  }
});
