/** A replay as a film: what was to be seen when, and where its chapters begin. */

import { say } from '../i18n/text.ts';
import type { CardsView, Placement, Puzzle, SoloView, TableOut } from '../net/wire.gen.ts';
import { isOf, type Manner, type View } from '../table/edition.ts';
import { type Frame, type Replay, tableOf } from './replay.ts';

const isSolo = isOf('solo');
const isCards = isOf('cards');

/** A view of an edition in which everybody races for a board of their own. */
export type RaceView = Exclude<View, SoloView | CardsView>;

/** A board after its race, whatever the edition. */
export interface RaceBoard {
  readonly seat: number;
  readonly puzzle: Puzzle;
  readonly tiling: readonly Placement[];
  readonly rank: number | null;
  readonly elapsed_ms: number | null;
}

export const isRace = (view: View): view is RaceView => !isSolo(view) && !isCards(view);

/** The number of the race after the last round; 0 in a round. */
export const tieBreakOf = (view: View): number => ('tie_break' in view ? view.tie_break : 0);

/** From the deal until the boards have been looked at by all: what came out is told afterwards. */
export const isOn = (view: RaceView): boolean =>
  view.stage === 'countdown' || view.stage === 'racing' || view.stage === 'taking';

export interface Scene {
  readonly seq: number;
  readonly at: number;
  readonly what: string;
  readonly seat: number | null;
  readonly view: View;
}

/** A race or a task, from where its board lies open. */
export interface Chapter {
  readonly kind: 'round' | 'tie-break' | 'task';
  readonly number: number;
  readonly at: number;
}

/** Somebody solved. */
export interface Mark {
  readonly at: number;
  readonly seat: number | null;
}

export interface Film {
  readonly scenes: readonly Scene[];
  readonly length: number;
  readonly chapters: readonly Chapter[];
  readonly marks: readonly Mark[];
  readonly table: TableOut;
}

const OPEN: readonly View['stage'][] = ['racing', 'solving', 'laying', 'called'];

/** Whether what is to be solved lies open. */
export const isOpen = (view: View): boolean => OPEN.includes(view.stage);

export function filmOf(replay: Replay): Film {
  const scenes = scenesOf(replay.frames);
  return {
    scenes,
    length: scenes.at(-1)?.at ?? 0,
    chapters: scenes.flatMap((scene, index) => chapterOf(scene.view, scene.at, scenes[index - 1]?.view)),
    marks: scenes
      .filter(({ what }) => what === 'claim' || what === 'call')
      .map(({ at, seat }) => ({ at, seat })),
    table: tableOf(replay),
  };
}

/** What happened within one millisecond is shown one millisecond apart, so that every scene has a time of its own. */
function scenesOf(frames: readonly Frame[]): Scene[] {
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
  return isNew ? [{ ...placeOf(view), at }] : [];
}

/** In which chapter that view is, or between which it is the rest. */
export function placeOf(view: View): Omit<Chapter, 'at'> {
  if (isSolo(view)) return { kind: 'task', number: view.number };
  const tieBreak = tieBreakOf(view);
  return tieBreak > 0 ? { kind: 'tie-break', number: tieBreak } : { kind: 'round', number: view.round };
}

/** The name of a chapter. */
export function nameOf({ kind, number }: Omit<Chapter, 'at'>): string {
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

/** What fits into a small button. */
export const shortOf = ({ kind, number }: Chapter): string => `${kind === 'tie-break' ? '+' : ''}${number}`;

/** The number of the scene at that instant; the first one before all. */
export function sceneAt(film: Film, at: number): number {
  return Math.max(
    film.scenes.findLastIndex((scene) => scene.at <= at),
    0,
  );
}

/** The boards of the race that is on at that scene or was the last: a replay knows what lay on the table. */
export function boardsAt(film: Film, index: number): readonly RaceBoard[] {
  const view = film.scenes[index]?.view;
  if (!view || !isRace(view)) return [];
  return (isOn(view) ? resultAfter(film, index) : view.last)?.boards ?? [];
}

/** How the race that is on at that scene came out. */
export function resultAfter({ scenes }: Film, index: number): RaceView['last'] {
  const views = scenes.slice(index).map(({ view }) => view);
  return views.filter(isRace).find((view) => !isOn(view))?.last ?? null;
}

export interface Happening {
  readonly index: number;
  readonly at: number;
  readonly text: string;
}

/** What happened, in words, in the order in which it did. */
export function happenings(film: Film, manner: Pick<Manner<View>, 'news'>): Happening[] {
  return film.scenes.flatMap(({ view, at }, index) => {
    const text = wordsOf(film, index, manner);
    return text === '' || view.stage === 'seated' ? [] : [{ index, at, text }];
  });
}

function wordsOf(film: Film, index: number, manner: Pick<Manner<View>, 'news'>): string {
  const now = film.scenes[index];
  const before = film.scenes[index - 1];
  if (!now) return '';
  const told = manner.news(before && state(film, before), state(film, now));
  return [...lastDeed(film, now, before), ...told.map(({ text }) => text)].join(' · ');
}

/** The deed that ended a race: the news of it is only that it is over. */
function lastDeed({ table }: Film, now: Scene, before: Scene | undefined): string[] {
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

const state = ({ table }: Film, { view }: Scene) => ({ table, view });

/** How every race came out, in order. */
export function resultsOf({ scenes }: Film): NonNullable<RaceView['last']>[] {
  return scenes.flatMap(({ view }, index) => {
    if (!isRace(view) || !view.last) return [];
    const before = scenes[index - 1]?.view;
    const isKnown = before !== undefined && isRace(before) && before.last === view.last;
    return isKnown ? [] : [view.last];
  });
}
