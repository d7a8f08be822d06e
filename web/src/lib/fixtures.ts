/** Fixtures for tests of what the browser stores. */

import { vi } from 'vitest';

type Area = 'localStorage' | 'sessionStorage';

/** An empty storage in place of the browser's until the globals are unstubbed; returns its entries. */
export function stubStorage(
  area: Area = 'localStorage',
  kept = new Map<string, string>(),
): Map<string, string> {
  vi.stubGlobal(area, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}
