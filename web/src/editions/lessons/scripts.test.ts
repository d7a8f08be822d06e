/** Checks every script: its hints lead to its goals, its boards have tilings, and every language has all its texts. */

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { flatOps } from '../../boards/boardController.svelte.ts';
import { solidOps } from '../../boards/solid/boardOps.ts';
import { flawOf } from '../../engines/cards/judge.ts';
import { step as cardStep } from '../../engines/cards/step.ts';
import { dealt } from '../../engines/cards/table.ts';
import { isCovered } from '../../engines/flat/board.ts';
import { FLAT } from '../../engines/flat/fixtures.ts';
import { step as flatStep } from '../../engines/flat/step.ts';
import { isCovered as isFilled } from '../../engines/solid/board.ts';
import { SOLID } from '../../engines/solid/fixtures.ts';
import { step as solidStep } from '../../engines/solid/step.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { HANDFUL } from '../classic/gem-board/board.ts';
import { TABLE_EDITIONS } from '../registry.ts';
import { CURRICULA } from './all.ts';
import { cardGestures, flatGestures, solidGestures } from './hints.ts';
import { optionText } from './labels.ts';
import { type Lesson, linesTo, progressed, type Scene, type Seen, started } from './lesson.ts';

const files: Record<string, string> = import.meta.glob('../../../../src/ubongo/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const idsOf = (language: string): Set<string> =>
  new Set(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .flatMap(([, text]) => new FluentResource(text).body.map(({ id }) => id)),
  );

const LESSONS = CURRICULA.flatMap(({ lessons }) => lessons);
const STEPS = LESSONS.flatMap((lesson) => lesson.steps.map((step, number) => ({ lesson, step, number })));

/** What is seen while the hint of a step is carried out from an empty scene. */
function seenOf(lesson: Lesson, number: number, scene: Scene): Seen[] {
  const lines = linesTo(lesson, number);
  switch (scene.kind) {
    case 'flat': {
      let board = flatOps(FLAT).fresh(scene.puzzle);
      return flatGestures(board, lines).map((gesture) => {
        board = flatStep(board, gesture);
        return seenOn(board.last?.action ?? '', board, !board.held && isCovered(board));
      });
    }
    case 'solid': {
      let board = solidOps(SOLID).fresh(scene.puzzle);
      return solidGestures(board, lines).map((gesture) => {
        board = solidStep(board, gesture);
        return seenOn(board.last?.action ?? '', board, !board.held && isFilled(board));
      });
    }
    case 'cards': {
      let table = dealt(scene.hand, scene.layout, { reading: 'strict', help: 'contacts' });
      const kept = scene.layout.map(({ card }) => card);
      return cardGestures(table, kept, lines).map((gesture) => {
        table = cardStep(table, gesture);
        const { hand, layout, reading, last } = table;
        return {
          kind: 'cards',
          action: last?.action ?? '',
          count: layout.length,
          flaw: flawOf(hand, layout, reading),
        };
      });
    }
    default:
      return [];
  }
}

const seenOn = (
  action: string,
  { positions }: { positions: ReadonlyMap<string, { readonly anchor: unknown }> },
  covers: boolean,
): Seen => ({
  kind: 'board',
  action,
  placed: [...positions].filter(([, { anchor }]) => anchor).map(([piece]) => piece),
  isCovered: covers,
});

describe('the lessons', () => {
  it('are three for every edition with tables', () => {
    expect(CURRICULA.map(({ edition }) => edition)).toEqual(TABLE_EDITIONS);
    expect(CURRICULA.map(({ lessons }) => lessons.length)).toEqual([3, 3, 3, 3]);
  });

  it('have ids of their own, named after the edition and the lesson', () => {
    const ids = STEPS.map(({ step }) => step.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { lesson, step } of STEPS) expect(step.id).toMatch(new RegExp(`^${lesson.id}-[a-z]+$`));
    for (const { edition, lessons } of CURRICULA)
      expect(lessons.map(({ id }) => id)).toEqual([1, 2, 3].map((number) => `${edition}-${number}`));
  });
});

describe.each(STEPS.map((each) => [each.step.id, each] as const))(
  'the step %s',
  (_, { lesson, step, number }) => {
    const { scene, goal } = step;

    it('is reached by what its hint does, or by a choice that is offered', () => {
      let progress = started(lesson, number);
      const seen: readonly Seen[] =
        goal.kind === 'choose'
          ? [{ kind: 'choice', option: goal.option }]
          : goal.kind === 'move' || goal.kind === 'take'
            ? [{ kind: 'row', act: goal.kind, row: goal.row }]
            : seenOf(lesson, number, scene);
      for (const each of seen) progress = progressed(progress, { kind: 'seen', seen: each });
      expect(progress.step > number || progress.isReached).toBe(true);
    });

    it('offers its right choice among others, or a row within reach with gems', () => {
      if (scene.kind === 'choice') {
        const ids = scene.options.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(goal.kind === 'choose' && ids.includes(goal.option)).toBe(true);
      } else if (scene.kind === 'gems') {
        const row = goal.kind === 'move' || goal.kind === 'take' ? goal.row : -1;
        expect(Math.abs(row - scene.pawn)).toBeLessThanOrEqual(scene.reach);
        expect(scene.rows[row]?.length).toBeGreaterThanOrEqual(HANDFUL);
      } else expect(linesTo(lesson, number)).not.toEqual([]);
    });

    it.each(LANGUAGES)('has its texts in %s', (language) => {
      const known = idsOf(language);
      const options =
        scene.kind === 'choice' ? scene.options.filter(({ picture }) => picture.of === 'words') : [];
      const follows = lesson.steps[number + 1]?.scene === scene;
      const wanted = [
        `learn-${lesson.id}`,
        `learn-${step.id}`,
        `learn-${step.id}-hint`,
        ...(follows ? [] : [`learn-${step.id}-done`]),
        ...options.map(({ id }) => `learn-${step.id}-${id}`),
      ];
      expect(wanted.filter((id) => !known.has(id))).toEqual([]);
    });

    it('describes each option in words, no two alike', () => {
      if (scene.kind !== 'choice') return;
      const texts = scene.options.map((option) => optionText(step.id, option));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => text === '' || text.includes('learn-'))).toEqual([]);
    });
  },
);

it('the pictures of cards show one right contact, and say in words what touches', () => {
  const pictures = STEPS.flatMap(({ step: { scene, goal } }) =>
    scene.kind === 'choice'
      ? scene.options.flatMap(({ id, picture }) =>
          picture.of === 'layout'
            ? [{ isRight: goal.kind === 'choose' && goal.option === id, ...picture }]
            : [],
        )
      : [],
  );
  expect(pictures.length).toBe(3);
  for (const { isRight, hand, layout } of pictures)
    expect(flawOf(hand, layout, 'strict') === undefined).toBe(isRight);
});
