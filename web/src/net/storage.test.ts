import { afterEach, expect, it, vi } from 'vitest';
import { storeTable } from '../lobby/storedTable.ts';
import { ownName, rememberName, sitAt, tableLeft } from '../table/visit.ts';
import { keep, stored } from './hashes.ts';

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
  expect(ownName()).toBe('');
  expect(tableLeft()).toBeUndefined();
  expect(stored('key', 'sessionStorage')).toBeUndefined();
  sitAt('t1', false);
}

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
