import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blocksOfLevel, ownBlockLevel, rememberBlockLevel } from './blockLevel.ts';
import { ownLevel } from './level.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is kept apart from the level on flat boards', () => {
  rememberBlockLevel(64);
  expect([ownBlockLevel(), ownLevel()]).toEqual([64, 22]);
});

it('leads from the easiest level of blocks to the hardest', () => {
  expect([10, 54, 55, 64, 65, 69, 70, 100].map(blocksOfLevel)).toEqual([
    '1',
    '1',
    '2',
    '2',
    '3',
    '3',
    '4',
    '4',
  ]);
});
