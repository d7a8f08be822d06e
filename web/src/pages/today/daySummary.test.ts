import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogs, setLanguage } from '../../i18n/catalogs.svelte.ts';
import type { DailyTask, Task } from '../../net/daily.ts';
import { pictureOf, textOf } from './daySummary.ts';

const task = (name: Task, elapsed?: number, place: number | null = null): DailyTask => ({
  name,
  players: 3,
  solved: 2,
  times: [],
  own:
    elapsed === undefined
      ? null
      : {
          id: name,
          table: name,
          counts: true,
          state: elapsed > 0 ? 'solved' : 'unsolved',
          elapsed_ms: elapsed,
        },
  place,
});
const DAY = {
  date: '24 Dec 2026',
  tasks: [task('easy', 42_900, 1), task('hard', 115_000), task('solid', 0), task('cards')],
  link: 'https://example.org/#/today',
};

beforeAll(async () => {
  await setLanguage('en');
  await loadCatalogs(['extras']);
});

describe('a day to share', () => {
  it('is one line of times and the link, without a board', () => {
    expect(textOf(DAY)).toBe(
      'Ubongo · 24 Dec 2026 · Easy 0:42 · Hard 1:55 · Blocks – · Cards –\nhttps://example.org/#/today',
    );
  });

  it('says the same as a picture, and the place among the times', () => {
    const texts = pictureOf(DAY).flatMap((each) => (each.kind === 'text' ? [each.text] : []));
    expect(texts).toEqual([
      'Ubongo · 24 Dec 2026',
      '2 of 4',
      'Easy: 0:42 · 1st of 2',
      'Hard: 1:55',
      'Blocks: –',
      'Cards: –',
      'example.org',
    ]);
  });
});
