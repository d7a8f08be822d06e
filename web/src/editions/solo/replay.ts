/** Replays of a run alone. */

import type { SoloView } from '../../net/wire.gen.ts';
import type { Fell, ReplayEdition } from '../../replay/edition.ts';
import type { Lot, Replay } from '../../replay/replay.ts';
import { boardOf, one } from '../../replay/shown.ts';
import type { Scene } from '../../replay/timeline.ts';
import { isOf } from '../../table/edition.ts';
import { SoloDealer } from './dealer.ts';
import Panel from './ReplayPanel.svelte';

const isSolo = isOf('solo');

export const REPLAY: ReplayEdition<SoloView> = {
  Panel,
  hasDie: true,
  hasSpace: false,
  dealer: ({ boards }) => new SoloDealer(boards.map(({ tasks }) => tasks)),
  shown,
};

function shown(replay: Replay, scenes: readonly Scene[], start: number, lot: Lot): Fell[] {
  const first = scenes[start]?.view;
  if (!first || !isSolo(first)) return [];
  const { number } = first;
  const views = scenes.map(({ view }) => view).filter(isSolo);
  const attempts = views.at(-1)?.attempts.filter((attempt) => attempt.number === number) ?? [];
  const open = views.filter((view) => view.number === number);
  switch (lot.kind) {
    case 'die':
      return [...open, ...attempts].flatMap(({ symbol }) => one(symbol));
    case 'deal':
      return [...open, ...attempts].flatMap(({ puzzle }) =>
        puzzle ? [[boardOf(replay, puzzle.card, lot.fell[0])]] : [],
      );
    default:
      return [];
  }
}
