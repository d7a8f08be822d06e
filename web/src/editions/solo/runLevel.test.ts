import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../lib/fixtures.ts';
import type { SoloView } from '../../net/wire.gen.ts';
import { levelOfRun, noteRun } from './runLevel.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

type Attempt = SoloView['attempts'][number];
const attempt = (more: Partial<Attempt>): Attempt =>
  ({ solved: true, hints: 0, repeats: null, elapsed_ms: 30_000, ...more }) as Attempt;
const run = (side: string, ...attempts: Attempt[]) => ({ attempts, settings: { ramp: 40, side } });

it('is that of the next board: a hint is a failure, and repeats do not count', () => {
  expect(levelOfRun(run('3'))).toBe(40);
  expect(levelOfRun(run('3', attempt({})))).toBe(45);
  expect(levelOfRun(run('3', attempt({ hints: 1 })))).toBe(34);
  expect(levelOfRun(run('3', attempt({}), attempt({ repeats: 1, solved: false })))).toBe(45);
});

it('is kept apart for blocks, and the next table against bots follows', () => {
  noteRun(run('level-2', ...Array.from({ length: 4 }, () => attempt({}))));
  expect(kept.get('ubongo:level')).toBeUndefined();
  expect(kept.get('ubongo:level-blocks')).toBe('60');
  expect(JSON.parse(kept.get('ubongo:wish') ?? '')).toMatchObject({ level: '2' });
  noteRun(run('4', attempt({ solved: false })));
  expect(kept.get('ubongo:level')).toBe('34');
});
