/** The replay shared by both gem-race editions. */

import { say } from '../../i18n/text.ts';
import { atItInRace } from '../../replay/clock.ts';
import type { Dealer, DrawValue, ReplayEdition } from '../../replay/edition.ts';
import type { Draw, Replay } from '../../replay/replay.ts';
import { one, shownInRace } from '../../replay/shown.ts';
import type { TimelineFrame } from '../../replay/timeline.ts';
import ReplayPanel from './ReplayPanel.svelte';
import { type GemRaceView, isGemRace } from './view.ts';

/** A replay that uses the given dealer. */
export const gemRaceReplay = <V extends GemRaceView>(
  dealer: (replay: Replay, first: V) => Dealer<V>,
  hasSpace: boolean,
): ReplayEdition<V> => ({
  Panel: ReplayPanel,
  hasDie: true,
  hasSpace,
  dealer,
  shown,
  atIt: (frames, index) => (frames[index] ? atItInRace(frames[index].view) : []),
  wordsOf: (kind, values) => (kind === 'draw' ? say(`gem-${values[0]}`) : undefined),
});

function shown(replay: Replay, frames: readonly TimelineFrame[], start: number, draw: Draw): DrawValue[] {
  const view = frames[start]?.view;
  if (draw.kind !== 'draw' || !view || !isGemRace(view)) return shownInRace(replay, frames, start, draw);
  return one(view.last?.boards.find(({ seat }) => seat === draw.seat)?.bag_gem);
}
