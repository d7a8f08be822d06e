/** The replay of classic. */

import { say } from '../../i18n/text.ts';
import type { ClassicView } from '../../net/wire.gen.ts';
import { atItInRace } from '../../replay/clock.ts';
import type { ReplayEdition } from '../../replay/edition.ts';
import { shownInRace } from '../../replay/shown.ts';
import type { TimelineFrame } from '../../replay/timeline.ts';
import { isOf } from '../../table/edition.ts';
import { ClassicDealer } from './dealer.ts';
import { REACHES } from './gem-board/guide.ts';
import Panel from './ReplayPanel.svelte';

const isClassic = isOf('classic');

export const REPLAY: ReplayEdition<ClassicView> = {
  Panel,
  hasDie: true,
  hasSpace: false,
  dealer: ({ boards }, { settings }) => new ClassicDealer(boards, settings),
  shown(replay, frames, start, draw) {
    const view = frames[start]?.view;
    if (draw.kind === 'gems') return view && isClassic(view) ? [view.rows.flat()] : [];
    return shownInRace(replay, frames, start, draw);
  },
  atIt(frames, index) {
    const view = frames[index]?.view;
    if (!view || !isClassic(view) || view.stage !== 'racing') return [];
    return [...atItInRace(view), ...gathering(view, frames.slice(0, index + 1))];
  },
  wordsOf: (kind, values) =>
    kind === 'gems' ? values.map((color) => say(`classic-color-${color}-letter`)).join(' ') : undefined,
};

/** How often a pawn may be moved in a round. Rule: C4. */
const MOST_MOVES = 12;

/** The solvers who may still take gems, or move their pawn for the next round. `frames` are those so far. Rule: C4, C5. */
function gathering(view: ClassicView, frames: readonly TimelineFrame[]): number[] {
  const { solvers, stayed, takings, settings, timed_out } = view;
  if (settings.calm) return [];
  const moves = frames.filter(
    ({ what, view: now }) => what === 'move-pawn' && isClassic(now) && now.round === view.round,
  );
  const mayMove = settings.pawn_waits && view.round < view.rounds;
  return solvers.flatMap(({ seat, rank }) => {
    if (stayed.includes(seat) || timed_out.includes(seat) || takings.some((taking) => taking.seat === seat))
      return [];
    const isTired = moves.filter((move) => move.seat === seat).length >= MOST_MOVES;
    const rows = reachOf(view, seat, isTired ? undefined : REACHES[rank - 1]);
    const canTake = rows.some((row) => (view.rows[row]?.length ?? 0) > 0);
    return canTake || (mayMove && rows.length > 1) ? [seat] : [];
  });
}

/** The rows that a pawn may stand on; only its own one if it may take no `steps`. */
function reachOf({ players, rows }: ClassicView, seat: number, steps: number | undefined): number[] {
  const { pawn = null, home = null } = players.find((player) => player.seat === seat) ?? {};
  const isNear = (row: number) => home !== null && steps !== undefined && Math.abs(row - home) <= steps;
  return [...rows.keys()].filter((row) => row === pawn || isNear(row));
}
