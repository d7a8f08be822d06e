import { beforeAll, describe, expect, it } from 'vitest';
import { aReplay } from './fixtures.ts';
import { checked, loadEditions, recordIn, withEntry } from './forged/fixtures.ts';
import type { Replay } from './replay.ts';
import type { SeenEntry } from './shared.ts';
import { unprovedOf } from './unproved.ts';

beforeAll(loadEditions);

describe('what rests on the server’s word', () => {
  it('names each share that is missing, and where', () => {
    const replay = aReplay('pouch-left-out');
    const [start, , , later] = recordIn(replay).reveals;
    expect(checked(replay).unproved?.leftOut).toEqual([
      { seq: start?.seq, name: 'gentle 2' },
      { seq: later?.seq, name: 'gentle 1' },
    ]);
  });

  it('names the people whom a bot or the table stood in for, but not the bots', () => {
    const replay = withEntry(aReplay('pouch-bots'), (entry, index) =>
      index > 0 ? { ...entry, bot: 'gentle' } : entry,
    );
    expect(checked(replay).unproved?.standIns).toEqual(['gentle 1']);
    expect(checked(aReplay('pouch-bots')).unproved?.standIns).toEqual([]);
  });

  it('lists the longest delay that was excused, 150 ms at most', () => {
    const late = (lags: Record<number, number>) =>
      checked(
        withEntry(aReplay('pouch-bots'), (entry) =>
          Number(entry.seq) in lags
            ? {
                ...entry,
                command: { kind: 'claim', seat: Number(entry.seq) % 2, lag: lags[Number(entry.seq)] },
              }
            : entry,
        ),
      ).unproved?.delays;
    expect(late({})).toEqual([]);
    expect(late({ 3: 40, 4: 7, 5: 30, 6: 900 })).toEqual([
      { name: 'gentle 1', ms: 150 },
      { name: 'gentle 2', ms: 40 },
    ]);
  });

  it('calls players as the replay does if the terms have no name for them', () => {
    const record = recordIn(aReplay('pouch-left-out'));
    const nameless = Object.assign(Object.create(record), {
      terms: { ...record.terms, seats: record.terms.seats.map((seat) => ({ ...seat, name: '' })) },
    });
    const called = [{ name: 'Toad' }, { name: 'Newt' }];
    expect(unprovedOf(nameless, called).leftOut.map(({ name }) => name)).toEqual(['Newt', 'Toad']);
  });

  it('lists the time that was given back', () => {
    const replay = withEntry(aReplay('pouch-bots'), (entry, index) =>
      index === 2 ? { ...entry, command: { kind: 'give-back', by: 1500 } } : entry,
    );
    expect(checked(replay).unproved?.extensions).toEqual([{ seq: 3, ms: 1500 }]);
  });
});

describe('the times of the log', () => {
  const times = (replay: Replay, drift: readonly number[]): SeenEntry[] =>
    recordIn(replay)
      .entries.slice(0, drift.length)
      .map(({ seq, at }, index) => ({
        seq,
        hash: recordIn(replay).hashAt(seq) ?? '',
        at: at + 3_600_000 + (drift[index] ?? 0),
        isSeated: true,
      }));

  it('are compared with the clock of this browser, however that is set', () => {
    const replay = aReplay('pouch-four');
    expect(checked(replay, { entries: times(replay, [5, 5, 5, 5, 5]) }).clock).toBe(0);
    expect(checked(replay, { entries: times(replay, [5, 9, 5, 45, 5]) }).clock).toBe(40);
    expect(checked(replay, { entries: times(replay, [5, 5, 5, -295, 5]) }).clock).toBe(300);
  });

  it('are not compared by a browser that saw too little of the game', () => {
    const replay = aReplay('pouch-four');
    const late = times(replay, [5, 5, 5, 5, 5]).map((entry) => ({ ...entry, at: undefined }));
    const others = times(replay, [1, 2, 3]).map((entry) => ({ ...entry, seq: entry.seq + 9_000 }));
    expect(checked(replay).clock).toBeUndefined();
    expect(checked(replay, { entries: times(replay, [5, 5]) }).clock).toBeUndefined();
    expect(checked(replay, { entries: late }).clock).toBeUndefined();
    expect(checked(replay, { entries: others }).clock).toBeUndefined();
  });
});
