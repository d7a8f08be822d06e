/** The values that a replay's frames show for random draws, for editions with races. */

import type { DrawValue } from './edition.ts';
import type { Draw, Replay } from './replay.ts';
import { isRace, type RaceView, type TimelineFrame, tieBreakOf } from './timeline.ts';

/** The values shown for the die, the deal, or the first roller of a race that starts at frame `start`. */
export function shownInRace(
  replay: Replay,
  frames: readonly TimelineFrame[],
  start: number,
  draw: Draw,
): DrawValue[] {
  const view = frames[start]?.view;
  if (!view || !isRace(view)) return [];
  const race = raceFrom(frames, start, view);
  switch (draw.kind) {
    case 'die':
      return race
        .flatMap(({ symbol, last }) => [symbol, ...(isOver(race[0], last) ? [last.symbol] : [])])
        .flatMap(one);
    case 'deal': {
      const result = race.find(({ last }) => isOver(race[0], last))?.last;
      const boards = result?.boards.toSorted((a, b) => a.seat - b.seat) ?? [];
      return result
        ? [boards.map(({ puzzle }, index) => boardOf(replay, puzzle.card, draw.values[index]))]
        : [];
    }
    case 'first-roller':
      return one(view.roller);
    default:
      return [];
  }
}

export const one = (value: number | string | null | undefined): DrawValue[] =>
  value == null ? [] : [[value]];

/** The views from one deal to the next. */
function raceFrom(frames: readonly TimelineFrame[], start: number, dealt: RaceView): RaceView[] {
  const views = frames.slice(start).map(({ view }) => view);
  return views
    .filter(isRace)
    .filter((view) => view.round === dealt.round && tieBreakOf(view) === tieBreakOf(dealt));
}

/** Whether `last` is the result of the race dealt in that view, not of the previous one. */
function isOver(dealt: RaceView | undefined, last: RaceView['last']): last is NonNullable<RaceView['last']> {
  return last !== null && last !== dealt?.last;
}

/** The index of the board with that card; `expected` if that board has it. */
export function boardOf({ boards }: Replay, card: number, expected: number | string | undefined): number {
  if (typeof expected === 'number' && boards[expected]?.card === card) return expected;
  return boards.findIndex((board) => board.card === card);
}
