import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showHash } from './address.ts';

const page = { hash: '#/lab' };
let refuses = false;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { hash: '#/lab' });
  vi.stubGlobal('location', page);
  vi.stubGlobal('history', {
    replaceState: (_: null, __: string, hash: string) => {
      if (refuses) throw new DOMException('too many', 'SecurityError');
      page.hash = hash;
    },
  });
});

afterEach(() => {
  refuses = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('replaces the fragment', () => {
  showHash('#/lab/1');
  expect(page.hash).toBe('#/lab/1');
});

it('shows only the newest, once a browser that refused takes it', () => {
  refuses = true;
  showHash('#/lab/1');
  showHash('#/lab/2');
  expect(page.hash).toBe('#/lab');
  vi.advanceTimersByTime(3000);
  refuses = false;
  vi.advanceTimersByTime(3000);
  expect(page.hash).toBe('#/lab/2');
});

it('does not bring a page back that was left meanwhile', () => {
  refuses = true;
  showHash('#/lab/1');
  page.hash = '#/';
  refuses = false;
  vi.advanceTimersByTime(9000);
  expect(page.hash).toBe('#/');
});
