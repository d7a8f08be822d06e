/** A replay as a timeline of frames, with chapters and marks. */

import { say } from '../i18n/text.ts';
import type { Placement, Puzzle, TableOut } from '../net/wire.gen.ts';
import { type EditionAdapter, isOf, type View } from '../table/edition.ts';
import { movesOf, type SeatMove } from './moves.ts';
import { type FrameChange, type Replay, tableOf } from './replay.ts';

const isSolo = isOf('solo');

/** A view of an edition where all players race, each on their own board. */
export type RaceView = Extract<View, { runners: number[] }>;

/** A player's board after a race, in any edition. */
export interface RaceBoard {
  readonly seat: number;
  readonly puzzle: Puzzle;
  readonly tiling: readonly Placement[];
  readonly rank: number | null;
  readonly elapsed_ms: number | null;
}

export const isRace = (view: View): view is RaceView => 'runners' in view;

/** The number of the tie-break; 0 in a regular round. */
export const tieBreakOf = (view: View): number => ('tie_break' in view ? view.tie_break : 0);

/** Whether a race is in progress: from the deal until the result is shown. */
export const isOn = (view: RaceView): boolean =>
  ['open', 'countdown', 'racing', 'taking'].includes(view.stage);

export interface TimelineFrame {
  readonly seq: number;
  readonly at: number;
  readonly what: string;
  readonly seat: number | null;
  readonly view: View;
}

/** A race or a solo board, starting at its reveal. */
export interface Chapter {
  readonly kind: 'round' | 'tie-break' | 'task';
  readonly number: number;
  readonly at: number;
}

/** A solve, marked on the slider. */
export interface SolveMark {
  readonly at: number;
  readonly seat: number | null;
}

export interface Timeline {
  readonly frames: readonly TimelineFrame[];
  readonly length: number;
  readonly chapters: readonly Chapter[];
  readonly marks: readonly SolveMark[];
  readonly table: TableOut;
  /** In order of time. */
  readonly moves: readonly SeatMove[];
}

const OPEN: readonly View['stage'][] = ['racing', 'solving', 'laying', 'called'];

/** Whether the puzzle is revealed. */
export const isOpen = (view: View): boolean => OPEN.includes(view.stage);

export function timelineOf(replay: Replay): Timeline {
  const frames = framesOf(replay.frames);
  return {
    frames,
    length: frames.at(-1)?.at ?? 0,
    chapters: frames.flatMap((frame, index) => chapterOf(frame.view, frame.at, frames[index - 1]?.view)),
    marks: frames
      .filter(({ what }) => what === 'claim' || what === 'call')
      .map(({ at, seat }) => ({ at, seat })),
    table: tableOf(replay),
    moves: movesOf(replay.moves),
  };
}

/** Events within the same millisecond are spread one millisecond apart, so that every frame has a unique time. */
function framesOf(frames: readonly FrameChange[]): TimelineFrame[] {
  let view = {};
  let last = -1;
  return frames.map(({ changed, at, ...frame }) => {
    view = { ...view, ...changed };
    last = Math.max(at, last + 1);
    return { ...frame, at: last, view: view as View };
  });
}

function chapterOf(view: View, at: number, before: View | undefined): Chapter[] {
  const isSame = isSolo(view) && before !== undefined && isSolo(before) && before.number === view.number;
  const isNew = isOpen(view) && !(before && isOpen(before) && (!isSolo(view) || isSame));
  return isNew ? [{ ...chapterAt(view), at }] : [];
}

/** The chapter that the view belongs to, or the last one if it is a break. */
function chapterAt(view: View): Omit<Chapter, 'at'> {
  if (isSolo(view)) return { kind: 'task', number: view.number };
  const tieBreak = tieBreakOf(view);
  if (tieBreak > 0) return { kind: 'tie-break', number: tieBreak };
  return { kind: 'round', number: 'round' in view ? view.round : 1 };
}

/** The name of a chapter. */
export function chapterName({ kind, number }: Omit<Chapter, 'at'>): string {
  switch (kind) {
    case 'round':
      return say('rest-title', { round: number });
    case 'tie-break':
      return say('rest-title-tie', { number });
    case 'task':
      return say('replay-task', { number });
    default:
      return kind satisfies never;
  }
}

/** The name of the chapter that a log entry belongs to. */
export function placeOf({ frames }: Timeline, seq: number): string {
  const view = frames.find((frame) => frame.seq === seq)?.view;
  return view ? chapterName(chapterAt(view)) : String(seq);
}

/** A chapter label short enough for a small button. */
export const chapterLabel = ({ kind, number }: Chapter): string =>
  `${kind === 'tie-break' ? '+' : ''}${number}`;

/** The index of the frame shown at time `at`; the first one if `at` is earlier. */
export function frameAt(timeline: Timeline, at: number): number {
  return Math.max(
    timeline.frames.findLastIndex((frame) => frame.at <= at),
    0,
  );
}

/** The boards of the current or latest race at that frame; a replay has them even before they are revealed. */
export function boardsAt(timeline: Timeline, index: number): readonly RaceBoard[] {
  const view = timeline.frames[index]?.view;
  if (!view || !isRace(view)) return [];
  return (isOn(view) ? resultAfter(timeline, index) : view.last)?.boards ?? [];
}

/** The result of the race in progress at that frame. */
function resultAfter({ frames }: Timeline, index: number): RaceView['last'] {
  const views = frames.slice(index).map(({ view }) => view);
  return views.filter(isRace).find((view) => !isOn(view))?.last ?? null;
}

export interface ReplayEvent {
  readonly index: number;
  readonly at: number;
  readonly text: string;
}

/** All events as text, in chronological order. */
export function replayEvents(
  timeline: Timeline,
  adapter: Pick<EditionAdapter<View>, 'announcements'>,
): ReplayEvent[] {
  return timeline.frames.flatMap(({ view, at }, index) => {
    const text = wordsOf(timeline, index, adapter);
    return text === '' || view.stage === 'seated' ? [] : [{ index, at, text }];
  });
}

function wordsOf(
  timeline: Timeline,
  index: number,
  adapter: Pick<EditionAdapter<View>, 'announcements'>,
): string {
  const now = timeline.frames[index];
  const before = timeline.frames[index - 1];
  if (!now) return '';
  const announced = adapter.announcements(before && state(timeline, before), state(timeline, now));
  return [...finalMove(timeline, now, before), ...announced.map(({ text }) => text)].join(' · ');
}

/** The action that ended a race, which the announcements leave out. */
function finalMove({ table }: Timeline, now: TimelineFrame, before: TimelineFrame | undefined): string[] {
  const ended = isRace(now.view) && now.view.stage !== 'racing' && before?.view.stage === 'racing';
  const name = table.seats.find(({ seat }) => seat === now.seat)?.name;
  if (!ended || name === undefined) return [];
  switch (now.what) {
    case 'claim':
      return [say('replay-solved', { name })];
    case 'give-up':
      return [say('news-gave-up', { name })];
    default:
      return [];
  }
}

const state = ({ table }: Timeline, { view }: TimelineFrame) => ({ table, view });

/** The results of all races, in order. */
export function resultsOf({ frames }: Timeline): NonNullable<RaceView['last']>[] {
  return frames.flatMap(({ view }, index) => {
    if (!isRace(view) || !view.last) return [];
    const before = frames[index - 1]?.view;
    const isKnown = before !== undefined && isRace(before) && before.last === view.last;
    return isKnown ? [] : [view.last];
  });
}
