import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepScreenOn } from './wakeLock.ts';

class Lock {
  released = false;
  release = async (): Promise<void> => {
    this.released = true;
  };
}

let page: EventTarget & { visibilityState: string };
let locks: Lock[];

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  locks = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: async () => {
        const lock = new Lock();
        locks.push(lock);
        return lock;
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

function turn(state: string): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

it('holds the screen until it is let go', async () => {
  const stop = keepScreenOn();
  await settle();
  expect(locks.map(({ released }) => released)).toEqual([false]);
  stop();
  await settle();
  expect(locks.map(({ released }) => released)).toEqual([true]);
  turn('visible');
  expect(locks).toHaveLength(1);
});

it('asks again when the page comes back, since the browser has dropped the lock', async () => {
  const stop = keepScreenOn();
  await settle();
  await locks[0]?.release();
  turn('hidden');
  expect(locks).toHaveLength(1);
  turn('visible');
  await settle();
  expect(locks).toHaveLength(2);
  stop();
});

it('lets go of a lock that comes too late', async () => {
  keepScreenOn()();
  await settle();
  expect(locks.map(({ released }) => released)).toEqual([true]);
});

it.each([
  ['has none', {}],
  ['refuses', { wakeLock: { request: () => Promise.reject(new DOMException('low', 'NotAllowedError')) } }],
])('does nothing in a browser that %s', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  const stop = keepScreenOn();
  await settle();
  turn('visible');
  stop();
});
