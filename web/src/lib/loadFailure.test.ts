import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFailureReason, reload, reloadOnce } from './loadFailure.ts';

const reloaded = vi.fn();

/** The server's page, with that entry script; null: no answer. */
function serve(script: string | null): void {
  vi.stubGlobal('fetch', async () => {
    if (script === null) throw new TypeError('the line is cut');
    return new Response(`<script type=module src=${script}></script>`);
  });
}

/** How this page was opened, and how long ago. */
function visit(type: string, age: number): void {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }], now: () => age });
}

beforeEach(() => {
  vi.stubGlobal('document', {
    querySelector: () => ({ getAttribute: () => '/assets/now.js' }),
    querySelectorAll: () => [{ href: '/assets/End.js' }],
  });
  vi.stubGlobal('location', { reload: reloaded });
});

afterEach(() => {
  vi.unstubAllGlobals();
  reloaded.mockReset();
});

it.each([
  ['/assets/newer.js', 'page-outdated', false],
  ['/assets/now.js', 'home-failed', true],
  [null, 'home-failed', false],
])('a page that gets %s has the reason %s', async (script, reason, answers) => {
  serve(script);
  const onAnswer = vi.fn();
  expect(await loadFailureReason(onAnswer)).toBe(reason);
  expect(onAnswer).toHaveBeenCalledTimes(answers ? 1 : 0);
});

it.each([
  ['navigate', 50, 1],
  ['reload', 50, 0],
  ['reload', 60_000, 1],
])('a page opened by %s, %d ms ago, is reloaded %d times', async (type, age, times) => {
  serve('');
  visit(type, age);
  reloadOnce();
  await new Promise((done) => setTimeout(done));
  expect(reloaded).toHaveBeenCalledTimes(times);
});

it.each(['/assets/End.js', null])(
  'all files are fetched before a reload, even if that fails: %s',
  async (answer) => {
    serve(answer);
    const asked = vi.spyOn(globalThis, 'fetch');
    await reload();
    expect(asked).toHaveBeenCalledWith('/assets/End.js', { cache: 'reload' });
    expect(reloaded).toHaveBeenCalledTimes(1);
  },
);
