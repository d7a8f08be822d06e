/** The replay of classic. */

import { say } from '../../i18n/text.ts';
import type { ClassicView } from '../../net/wire.gen.ts';
import type { ReplayEdition } from '../../replay/edition.ts';
import { shownInRace } from '../../replay/shown.ts';
import { isOf } from '../../table/edition.ts';
import { ClassicDealer } from './dealer.ts';
import Panel from './ReplayPanel.svelte';

const isClassic = isOf('classic');

export const REPLAY: ReplayEdition<ClassicView> = {
  Panel,
  hasDie: true,
  hasSpace: false,
  dealer: ({ boards }, { settings }) =>
    new ClassicDealer(
      boards.map(({ grades }) => grades),
      settings,
    ),
  shown(replay, frames, start, draw) {
    const view = frames[start]?.view;
    if (draw.kind === 'gems') return view && isClassic(view) ? [view.rows.flat()] : [];
    return shownInRace(replay, frames, start, draw);
  },
  wordsOf: (kind, values) =>
    kind === 'gems' ? values.map((color) => say(`classic-color-${color}-letter`)).join(' ') : undefined,
};
