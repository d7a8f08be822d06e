import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/fixtures.ts';

let firstTable: typeof import('./firstTable.ts')['firstTable'];

let kept: Map<string, string>;
beforeEach(async () => {
  kept = stubStorage();
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('window', { addEventListener: () => {} });
  ({ firstTable } = await import('./firstTable.ts'));
});
afterEach(() => vi.unstubAllGlobals());

describe('the table that is offered', () => {
  it.each([
    ['22', 'gentle', 1],
    ['50', 'steady', 2],
    ['62', 'sharp', 2],
  ])('suits a newcomer of level %s', (level, strength, opponents) => {
    kept.set('ubongo:level', level);
    expect(firstTable()).toMatchObject({ edition: 'pouch', strength, opponents });
  });

  it('suits the level too if only a game has been picked, and has the side that suits', () => {
    kept.set('ubongo:level', '70');
    kept.set('ubongo:wish', '{"edition":"classic","side":"4"}');
    expect(firstTable()).toMatchObject({ edition: 'classic', strength: 'sharp', settings: { side: '4' } });
  });

  it('is like the last one', () => {
    kept.set('ubongo:level', '70');
    kept.set('ubongo:wish', '{"edition":"pouch","opponents":3,"strength":"gentle"}');
    expect(firstTable()).toMatchObject({ opponents: 3, strength: 'gentle' });
  });
});
