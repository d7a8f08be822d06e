import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/fixtures.ts';
import { blocksOfLevel, ownBlockLevel, rememberBlockLevel } from './blockLevel.ts';
import { ownLevel } from './level.ts';

beforeEach(() => {
  stubStorage();
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
