/** The announcements of a solo run: what changed between two of its states; and the player's open board. */

import type { BoardKind, OpenPuzzle } from '../../boards/openPuzzle.ts';
import { clock, say } from '../../i18n/text.ts';
import type { Attempt, SoloView } from '../../net/wire.gen.ts';
import type { Announcement, EditionAdapter, TableState } from '../../table/edition.ts';

export type SoloState = TableState<SoloView>;

/** Solid on a level, otherwise flat. */
export const boardKindOf = ({ settings }: SoloView): BoardKind =>
  settings.side?.startsWith('level-') ? 'solid' : 'flat';

/** Announced to screen readers only, because the screen shows it all. */
function announcements(before: SoloState | undefined, { view }: SoloState): Announcement[] {
  return [...behind(before?.view, view), ...ahead(before?.view, view)].map((text) => ({
    text,
    isShown: false,
  }));
}

/** The board that the player has just solved or skipped. One cut off by the end of the run, or whose solution is shown, does not count. */
function justLeft(old: SoloView | undefined, view: SoloView): Attempt | undefined {
  const newest = view.attempts.at(-1);
  if (old?.stage !== 'solving' || newest?.number !== old.number) return undefined;
  return newest.solved || view.stage === 'solving' ? newest : undefined;
}

function behind(old: SoloView | undefined, view: SoloView): string[] {
  const left = justLeft(old, view);
  if (!left) return [];
  return [
    left.solved ? say('solo-news-solved', { time: clock(left.elapsed_ms) }) : say('solo-news-set-aside'),
  ];
}

function ahead(old: SoloView | undefined, view: SoloView): string[] {
  if (old?.stage === view.stage && old.number === view.number) return [];
  switch (view.stage) {
    case 'seated':
    case 'shown':
    case 'paused':
      return [];
    case 'countdown':
      return [say('solo-news-countdown')];
    case 'solving':
      return [say('solo-news-board', { number: view.number, symbol: say(`symbol-${view.symbol ?? 0}`) })];
    case 'over':
      return [say('solo-news-over', { count: view.solved })];
    default:
      return view.stage satisfies never;
  }
}

function openPuzzle(view: SoloView): OpenPuzzle | undefined {
  const { stage, number, puzzle } = view;
  if (stage !== 'solving' || !puzzle) return undefined;
  const key = `${number}:${puzzle.region}:${puzzle.pieces.join()}`;
  return { kind: boardKindOf(view), key, puzzle, isFirst: number === 1 };
}

export const SOLO: EditionAdapter<SoloView> = {
  announcements,
  openPuzzle,
  hasSolved: () => false,
  hasStopped: () => false,
  isTurnedAgain: () => false,
  isHurried: () => false,
  startsAlone: true,
};
