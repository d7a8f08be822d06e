import { afterEach, expect, test, vi } from 'vitest';
import { ownRuns } from './records.ts';

const run = (table: string, at: number) => ({ table, at });

function answer(results: object[], bests: object[]): void {
  const body = JSON.stringify({ edition: 'solo', results, bests });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } })),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a best run that the newest results no longer contain comes first', async () => {
  answer([run('b', 20), run('c', 30)], [run('a', 10), run('c', 30)]);
  expect((await ownRuns()).map(({ table }) => table)).toEqual(['a', 'b', 'c']);
});

test('runs are in order of time, even if a best run is newer than the oldest of the newest results', async () => {
  answer([run('a', 10), run('c', 30)], [run('b', 20)]);
  expect((await ownRuns()).map(({ table }) => table)).toEqual(['a', 'b', 'c']);
});

test('a player without runs gets none', async () => {
  answer([], []);
  expect(await ownRuns()).toEqual([]);
});
