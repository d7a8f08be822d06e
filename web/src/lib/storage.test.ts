import { afterEach, expect, it, vi } from 'vitest';
import { storedTable, storeTable } from '../table/storedTable.ts';
import { ownName, rememberName, sitAt, tableLeft, whatIsLeft } from '../table/visit.ts';
import { forget, isInstalled, keep, stored } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const full = {
  getItem: () => null,
  setItem() {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

function block(area: string): void {
  Object.defineProperty(globalThis, area, {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
}

function use(): void {
  storeTable({ edition: 'pouch' });
  rememberName('Zoë');
  sitAt('t1', true);
  keep('key', 'value', 'sessionStorage');
  // As long as the page is open.
  expect(storedTable()).toEqual({ edition: 'pouch' });
  expect(ownName()).toBe('Zoë');
  expect(tableLeft()).toBe('t1');
  expect(stored('key', 'sessionStorage')).toBe('value');
  sitAt('t1', false);
  forget('key', 'sessionStorage');
  expect(tableLeft()).toBeUndefined();
  expect(stored('key', 'sessionStorage')).toBeUndefined();
}

it('remembers what goes on at the table that was left', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  sitAt('t1', true, { isRun: true, names: [] });
  expect(whatIsLeft()).toEqual({ isRun: true, names: [] });
  sitAt('t2', true, { isRun: false, names: ['Ada', 'Ben'] });
  expect(whatIsLeft()).toEqual({ isRun: false, names: ['Ada', 'Ben'] });
  sitAt('t2', true, { isRun: false, names: ['Ada'], endsAt: 1_790_000_000_000 });
  expect(whatIsLeft()?.endsAt).toBe(1_790_000_000_000);
  for (const broken of ['{', '[]', '{"isRun":1,"names":3,"endsAt":"soon"}']) {
    kept.set('ubongo:at-what', broken);
    expect(whatIsLeft()?.names ?? []).toEqual([]);
    expect(whatIsLeft()?.isRun ?? false).toBe(false);
    expect(whatIsLeft()?.endsAt).toBeUndefined();
  }
});

it('goes on with a storage that is full', () => {
  vi.stubGlobal('localStorage', full);
  vi.stubGlobal('sessionStorage', full);
  use();
});

it('goes on with a storage that is blocked', () => {
  vi.stubGlobal('localStorage', full);
  vi.stubGlobal('sessionStorage', full);
  block('localStorage');
  block('sessionStorage');
  use();
});

it('stores again once there is room', () => {
  vi.stubGlobal('localStorage', full);
  keep('roomy', 'one');
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(stored('roomy')).toBe('one');
  keep('roomy', 'two');
  expect(kept.get('roomy')).toBe('two');
  kept.set('roomy', 'three'); // by another tab
  expect(stored('roomy')).toBe('three');
});

it('looks for a service worker where the browser forbids even that', () => {
  expect(isInstalled()).toBe(false);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  expect(isInstalled()).toBe(true);
  vi.stubGlobal('navigator', {
    get serviceWorker() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(isInstalled()).toBe(false);
});
