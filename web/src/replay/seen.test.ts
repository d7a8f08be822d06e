import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownSeatAt } from './seen.ts';

const HASH = 'ab'.repeat(32);

function storing(log: string): void {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'ubongo.log.t1' ? log : null) });
}

afterEach(() => vi.unstubAllGlobals());

describe('the own seat in a replay', () => {
  it('is the last one in which this browser saw the game', () => {
    storing(`1:${HASH}:: 2:${HASH}:1000:0 3:${HASH}:2000:2 4:${HASH}:: `);
    expect(ownSeatAt('t1')).toBe(2);
  });

  it('is unknown to a spectator, and at other tables', () => {
    storing(`1:${HASH}:: 2:${HASH}:1000: what `);
    expect(ownSeatAt('t1')).toBeUndefined();
    expect(ownSeatAt('t2')).toBeUndefined();
  });
});
