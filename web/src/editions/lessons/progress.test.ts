import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../lib/fixtures.ts';
import type { Lesson } from './lesson.ts';

const scene = { kind: 'choice', options: [] } as const;
const lesson = (id: string): Lesson => ({
  id,
  steps: ['one', 'two'].map((step) => ({ id: step, scene, goal: { kind: 'choose', option: 'x' } })),
});

let stored: Map<string, string>;
let progress: typeof import('./progress.ts');

/** The module as after a reload: only what is stored is left. */
async function reload(): Promise<void> {
  vi.resetModules();
  progress = await vi.importActual('./progress.ts');
}

beforeEach(async () => {
  stored = stubStorage();
  await reload();
});
afterEach(() => vi.unstubAllGlobals());

it('a lesson left in the middle continues at its step after a reload', async () => {
  progress.rememberStep(lesson('a'), 1);
  await reload();
  expect(progress.stepToContinue(lesson('a'))).toBe(1);
  expect(progress.markOf(lesson('a'))).toBe('started');
  expect(progress.markOf(lesson('b'))).toBe('new');
});

it('a completed lesson starts from its first step, and stays completed meanwhile', () => {
  progress.rememberStep(lesson('a'), 2);
  expect(progress.markOf(lesson('a'))).toBe('done');
  expect(progress.stepToContinue(lesson('a'))).toBe(0);
  progress.rememberStep(lesson('a'), 1);
  expect(progress.markOf(lesson('a'))).toBe('done');
});

it('what is stored is not trusted', () => {
  expect(progress.parsed('[')).toEqual({});
  expect(progress.parsed('null')).toEqual({});
  expect(progress.parsed('{"a":1,"b":"done","c":-1,"d":1.5,"e":{}}')).toEqual({ a: 1, b: 'done' });
  stored.set('ubongo:learn', '{"a":99}');
  expect(progress.stepToContinue(lesson('a'))).toBe(0);
});

it('progress lasts as long as the page if the browser forbids storage', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  progress.rememberStep(lesson('a'), 1);
  expect(progress.stepToContinue(lesson('a'))).toBe(1);
});
