import { beforeEach, describe, expect, it } from 'vitest';
import { EDITIONS } from '../editions/registry.ts';
import { isOf } from '../table/edition.ts';
import { aReplay, REPLAYS } from './fixtures.ts';
import { ReplayPlayer } from './player.svelte.ts';
import {
  boardsAt,
  chapterLabel,
  chapterName,
  frameAt,
  replayEvents,
  resultsOf,
  type Timeline,
  timelineOf,
} from './timeline.ts';

let timeline: Timeline;
let player: ReplayPlayer;

beforeEach(() => {
  timeline = timelineOf(aReplay());
  player = new ReplayPlayer(timeline);
});

/** Strips the Unicode isolates around names. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
const announced = (whole: Timeline) => {
  const view = whole.frames[0]?.view;
  return view ? replayEvents(whole, EDITIONS.adapterOf(view)) : [];
};
const viewAt = (seq: number) => timeline.frames.find((frame) => frame.seq === seq)?.view;

describe('a timeline', () => {
  it.each(Object.entries(REPLAYS))('of %s ends with the outcome', (_, replay) => {
    expect(timelineOf(replay).frames.at(-1)?.view.outcome).toEqual(replay.outcome);
  });

  it('has a chapter for each race and each tie-break', () => {
    expect(timeline.chapters.map(chapterLabel)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(timelineOf(aReplay('tie-break')).chapters.map(chapterLabel).slice(8)).toEqual(['9', '+1']);
  });

  it('has a chapter for each board of a solo run', () => {
    const run = timelineOf(aReplay('solo-count'));
    expect(run.chapters.map(chapterLabel)).toEqual(run.chapters.map((_, index) => String(index + 1)));
  });

  it('starts the first chapter of classic after the pawns are placed, and has one per race with calm taking', () => {
    const calm = timelineOf(aReplay('classic-calm'));
    expect(calm.frames[0]?.view.stage).toBe('placing');
    expect(calm.chapters.map(chapterLabel)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(timelineOf(aReplay('classic-all-boards-3')).chapters).toHaveLength(12);
  });

  it('has the boards during calm taking, before they are revealed', () => {
    const calm = timelineOf(aReplay('classic-calm'));
    const taking = calm.frames.findIndex(({ view }) => view.stage === 'taking');
    expect(boardsAt(calm, taking)).toBe(resultsOf(calm)[0]?.boards);
  });

  it('reports pawn moves and takings', () => {
    const words = announced(timelineOf(aReplay('classic-photo-finish'))).map(({ text }) => plain(text));
    expect(words).toContain('Ada moves to row 4');
    expect(words.some((text) => /^Ada takes \w+, \w+ from row 4$/.test(text))).toBe(true);
    expect(words.at(-1)).toContain('Ada gave up');
  });

  it('marks each solve', () => {
    const claims = timeline.frames.filter(({ what }) => what === 'claim');
    expect(timeline.marks).toEqual(claims.map(({ at, seat }) => ({ at, seat })));
    expect(timeline.marks.length).toBeGreaterThan(9);
  });

  it('has the boards of a race as soon as they are dealt', () => {
    const [first, second] = resultsOf(timeline);
    expect(boardsAt(timeline, 0)).toBe(first?.boards);
    const rest = timeline.frames.findIndex(({ view }) => view.stage === 'resting');
    expect(boardsAt(timeline, rest)).toBe(first?.boards);
    const next = timeline.frames.findIndex(({ view }) => isOf('pouch')(view) && view.round === 2);
    expect(boardsAt(timeline, next)).toBe(second?.boards);
  });

  it('reports all events, including the action that ended a race', () => {
    const words = announced(timeline).map(({ text }) => plain(text));
    expect(words.slice(0, 3)).toEqual([
      'Round 1. Get ready.',
      'Go! The die shows: Shield.',
      'Dilara finished 1st',
    ]);
    expect(words.at(-1)).toBe('Božena solved it · The game is over.');
  });

  it('names its chapters', () => {
    const [first] = timeline.chapters;
    expect(first && plain(chapterName(first))).toBe('Round 1');
    expect(plain(chapterName({ kind: 'tie-break', number: 2 }))).toBe('Tie-break 2');
    expect(plain(chapterName({ kind: 'task', number: 3 }))).toBe('Board 3');
  });

  it('gives every frame a unique time', () => {
    const sent = aReplay().frames.map((frame) => ({ ...frame, at: 0 }));
    const { frames } = timelineOf({ ...aReplay(), frames: sent });
    expect(frames.map(({ at }) => at)).toEqual([...frames.keys()]);
  });

  it('finds the latest frame at any time', () => {
    expect(frameAt(timeline, -1)).toBe(0);
    expect(frameAt(timeline, timeline.length)).toBe(timeline.frames.length - 1);
  });
});

describe('a replay player', () => {
  it('starts at the reveal of the first boards', () => {
    expect(player.frame?.view.stage).toBe('racing');
    expect(player.chapter).toBe(0);
  });

  it('runs at the selected speed and stops at the end', () => {
    const start = player.at;
    player.tick(1_000);
    expect(player.at).toBe(start);
    player.toggle();
    player.speed = 4;
    player.tick(1_000);
    expect(player.at).toBe(start + 4_000);
    player.tick(timeline.length);
    expect([player.at, player.isRunning]).toEqual([timeline.length, false]);
  });

  it('restarts after the end', () => {
    player.key('End');
    player.key(' ');
    expect([player.at, player.isRunning]).toEqual([0, true]);
  });

  it('steps to the next event and back', () => {
    player.key('Home');
    const seen = [player.frame?.seq];
    player.key('ArrowRight');
    seen.push(player.frame?.seq);
    player.key('ArrowLeft');
    seen.push(player.frame?.seq);
    expect(seen).toEqual([1, 2, 1]);
    expect(player.key('x')).toBe(false);
  });

  it('advances the clock between two frames', () => {
    const left = viewAt(player.frame?.seq ?? 0)?.remaining_ms ?? 0;
    player.seek(player.at + 5_000);
    expect(player.remaining).toBe(left - 5_000);
    expect(player.elapsed).toBe(5_000);
  });
});
