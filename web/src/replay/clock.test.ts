import { beforeAll, describe, expect, it } from 'vitest';
import { aReplay, CLOCK } from './fixtures.ts';
import { checked, loadEditions, recordIn, withEntry, wrongLines } from './forged/fixtures.ts';
import type { FrameChange, Replay } from './replay.ts';

beforeAll(loadEditions);

const CLOCK_LINES: readonly string[] = ['skips', 'pauses'];
const clockLines = (replay: Replay) => checked(replay).lines.filter(({ name }) => CLOCK_LINES.includes(name));

const seqOf = (replay: Replay, kind: string): number =>
  recordIn(replay).entries.find(({ command }) => command.kind === kind)?.seq ?? 0;

/** The replay with other fields in the first command of that kind. */
const withCommand = (replay: Replay, kind: string, change: object): Replay =>
  withEntry(replay, (entry) =>
    entry.seq === seqOf(replay, kind)
      ? { ...entry, command: Object.assign({}, entry.command, change) }
      : entry,
  );

/** The replay with other fields in the view after that entry. */
const withView = (replay: Replay, seq: number, change: object): Replay => ({
  ...replay,
  frames: replay.frames.map((frame) =>
    frame.seq === seq
      ? { ...frame, changed: Object.assign({}, frame.changed, change) as FrameChange['changed'] }
      : frame,
  ),
});

describe('the clock of a game', () => {
  it.each(Object.entries(CLOCK))('has the verdict of the server in %s', (_, replay) => {
    const lines = clockLines(replay);
    expect(lines).toHaveLength(1);
    expect(lines.every(({ isRight }) => isRight)).toBe(replay.verified.discrepancy === null);
    expect(checked(replay).isRight).toBe(replay.verified.discrepancy === null);
  });

  it('is not mentioned if it was left alone', () => {
    expect(clockLines(aReplay('pouch-four'))).toEqual([]);
  });

  it.each([
    ['while a person was at it', 'pouch-skipped-a-person', 'skips'],
    ['in a pause for which others waited', 'pouch-paused-for-others', 'pauses'],
  ])('is wrong %s, whatever the server says', (_, name, line) => {
    const replay = aReplay(name);
    const verified = { ...replay.verified, discrepancy: null };
    expect(checked({ ...replay, verified }).isRight).toBe(false);
    expect(wrongLines({ ...replay, verified })).toEqual([line]);
  });

  it.each([
    ['by less than the log says', { by: 1 }],
    ['by more than was left', { by: 100_000_000 }],
    ['backwards', { by: -5 }],
    ['for a bot that was still at it', { asked_by: 2 }],
    ['for nobody', { asked_by: 7 }],
  ])('was not skipped %s', (_, change) => {
    expect(wrongLines(withCommand(aReplay('pouch-ended'), 'advance-clock', change))).toContain('skips');
  });

  it('was not skipped while the gems of a person were still to be taken', () => {
    const replay = aReplay('classic-ended');
    const { seq } = recordIn(replay).entries.findLast(({ command }) => command.kind === 'advance-clock') ?? {
      seq: 0,
    };
    const solvers = [{ seat: 1, rank: 1, elapsed_ms: 5 }];
    expect(wrongLines(withView(replay, seq - 1, { solvers, takings: [], stayed: [] }))).toContain('skips');
  });

  it.each(['pouch-paused', 'classic-paused'])('does not run during the pause of %s', (name) => {
    const replay = aReplay(name);
    const resumed = replay.frames.find(
      ({ seq, changed }) => seq > seqOf(replay, 'resume') && changed.stage !== undefined,
    );
    const remaining = (resumed?.changed.remaining_ms ?? 0) - 1;
    expect(wrongLines(withView(replay, resumed?.seq ?? 0, { remaining_ms: remaining }))).toEqual(['pauses']);
  });

  it('is not stopped by an entry that leads to no pause', () => {
    const replay = aReplay('pouch-paused');
    expect(wrongLines(withView(replay, seqOf(replay, 'pause'), { stage: 'racing' }))).toEqual(['pauses']);
  });
});
