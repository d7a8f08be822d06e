/** The replay of a solo run. */

import type { SoloView } from '../../net/wire.gen.ts';
import type { DrawValue, ReplayEdition } from '../../replay/edition.ts';
import type { Draw, Replay } from '../../replay/replay.ts';
import { boardOf, one } from '../../replay/shown.ts';
import type { TimelineFrame } from '../../replay/timeline.ts';
import { isOf } from '../../table/edition.ts';
import { SoloDealer } from './dealer.ts';
import Panel from './ReplayPanel.svelte';

const isSolo = isOf('solo');

export const REPLAY: ReplayEdition<SoloView> = {
  Panel,
  hasDie: true,
  hasSpace: false,
  dealer: ({ boards }) => new SoloDealer(boards),
  shown,
  atIt: () => [],
};

function shown(replay: Replay, frames: readonly TimelineFrame[], start: number, draw: Draw): DrawValue[] {
  const first = frames[start]?.view;
  if (!first || !isSolo(first)) return [];
  const { number } = first;
  const views = frames.map(({ view }) => view).filter(isSolo);
  const attempts = views.at(-1)?.attempts.filter((attempt) => attempt.number === number) ?? [];
  const open = views.filter((view) => view.number === number);
  switch (draw.kind) {
    case 'die':
      return [...open, ...attempts].flatMap(({ symbol }) => one(symbol));
    case 'deal':
      return [...open, ...attempts].flatMap(({ puzzle }) =>
        puzzle ? [[boardOf(replay, puzzle.card, draw.values[0])]] : [],
      );
    default:
      return [];
  }
}
