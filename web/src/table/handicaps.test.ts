import { describe, expect, it } from 'vitest';
import { aTable, aView, CLASSIC, POUCH } from './fixtures.ts';
import { sidesOf, timeOf } from './handicaps.ts';
import { outText, raceAnnouncements } from './race.ts';

const plain = (texts: readonly string[]) => texts.map((text) => text.replace(/[⁨⁩]/g, ''));

describe('handicaps', () => {
  it('give a seat boards of its own side', () => {
    expect(sidesOf({ ...POUCH, own_side_1: '4' })).toEqual(['3', '4', '3', '3']);
    expect(sidesOf({ ...CLASSIC, side: '4' })).toEqual(['4', '4', '4', '4']);
  });

  it('add to the glass of a seat alone', () => {
    const settings = { ...POUCH, extra_time_1: 30_000 };
    expect([0, 1, null].map((seat) => timeOf(settings, seat))).toEqual([60_000, 90_000, 60_000]);
    expect(timeOf({ ...settings, glass: null }, 1)).toBeNull();
    expect(timeOf({ glass: 60_000 }, 1)).toBe(60_000);
  });

  const running = aView({ runners: [0, 1, 2] });
  const late = aView({ runners: [0, 1, 2], given_up: [0, 2], timed_out: [0, 2] });

  it('are announced when the glass has run out, once, and nobody is said to have given up', () => {
    expect(plain(raceAnnouncements(running, aTable(), late))).toEqual([
      'The timer has run out. Extra time: Kesi.',
    ]);
    expect(raceAnnouncements(late, aTable(), late)).toEqual([]);
    const gone = { ...late, given_up: [0, 1, 2] };
    expect(plain(raceAnnouncements(late, aTable(), gone))).toEqual(['Kesi gave up']);
  });

  it('are announced for those who have solved only if they alone go on, to take gems', () => {
    const solvers = [1, 2].map((seat, index) => ({ seat, rank: index + 1, elapsed_ms: 9_000 }));
    const solved = { ...running, solvers };
    const taking = { ...solved, given_up: [0, 1], timed_out: [0, 1] };
    expect(plain(raceAnnouncements(solved, aTable(), taking))).toEqual([
      expect.stringMatching(/^The timer has run out\. Extra time: [^.]+\.$/),
    ]);
    const both = {
      ...solved,
      runners: [0, 1, 2, 3],
      given_up: [0],
      timed_out: [0],
      solvers: solvers.slice(0, 1),
    };
    expect(plain(raceAnnouncements({ ...running, solvers: both.solvers }, aTable(), both))[0]).not.toContain(
      'Kesi',
    );
  });

  it('are announced to a player who has some although everybody has, and nobody stops', () => {
    const settings = { ...POUCH, extra_time_0: 30_000, extra_time_1: 30_000 };
    const before = aView({ seat: 0, runners: [0, 1], settings, remaining_ms: 31_000 });
    const after = { ...before, remaining_ms: 30_000 };
    expect(raceAnnouncements(before, aTable(), after)).toHaveLength(1);
    expect(raceAnnouncements(after, aTable(), { ...after, remaining_ms: 29_000 })).toEqual([]);
    expect(raceAnnouncements(before, aTable(), { ...before, remaining_ms: 90_000 })).toEqual([]);
    expect(raceAnnouncements(before, aTable(), { ...before, remaining_ms: null })).toEqual([]);
    expect(raceAnnouncements(running, aTable(), { ...running, remaining_ms: 0 })).toEqual([]);
    const watched = { ...before, seat: null };
    expect(raceAnnouncements(watched, aTable(), { ...watched, remaining_ms: 30_000 })).toEqual([]);
  });

  it('tell apart whose time is up and who gave up', () => {
    expect([0, 1].map((seat) => outText({ ...late, given_up: [0, 1, 2] }, seat))).toEqual([
      'Time is up',
      'Gave up',
    ]);
  });
});
