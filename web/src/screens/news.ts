/** A pouch table: what has happened between two states of it, in words, and what lies before the player. */

import type { PouchView, TableOut } from '../net/wire.gen.ts';
import { ordinal, say } from '../text.ts';
import { agreedAnew } from './company.ts';
import type { Deal, Manner, News, TableState } from './manner.ts';
import { nameOf } from './names.ts';

export type State = TableState<PouchView>;

/** In the order in which it happened; nothing where nothing is new. */
export function news(before: State | undefined, { table, view }: State): News[] {
  const old = before?.view;
  const rules = before ? agreedAnew(before, { table, view }) : [];
  const seen = [...rules, ...ended(old, view), ...begun(old, view)];
  return [
    ...seen.map((text) => ({ text, isShown: false })),
    ...raced(old, table, view).map((text) => ({ text, isShown: true })),
  ];
}

function begun(old: PouchView | undefined, view: PouchView): string[] {
  if (old?.stage === view.stage && old.round === view.round && old.tie_break === view.tie_break) return [];
  switch (view.stage) {
    case 'countdown':
      return [
        view.tie_break > 0
          ? say('news-tie-break', { number: view.tie_break })
          : say('news-countdown', { round: view.round }),
      ];
    case 'racing':
      return [say('news-revealed', { symbol: say(`symbol-${view.symbol ?? 0}`) })];
    default:
      return [];
  }
}

function ended(old: PouchView | undefined, view: PouchView): string[] {
  if (old?.stage === view.stage) return [];
  if (view.stage === 'resting') return [say('news-resting')];
  return view.stage === 'over' ? [say('news-over')] : [];
}

/** Who solved, who gave up, and the second turn of the glass. One's own deeds are told elsewhere. */
function raced(old: PouchView | undefined, table: TableOut, view: PouchView): string[] {
  if (old === undefined || view.stage !== 'racing' || old.stage !== 'racing') return [];
  const name = (seat: number) => nameOf(table, view, seat);
  const solved = view.solvers
    .filter(({ seat }) => seat !== view.seat && !old.solvers.some((other) => other.seat === seat))
    .map(({ seat, rank }) => say('news-solved', { name: name(seat), rank: ordinal(rank) }));
  const gaveUp = view.given_up
    .filter((seat) => seat !== view.seat && !old.given_up.includes(seat))
    .map((seat) => say('news-gave-up', { name: name(seat) }));
  const again = view.second_chance && !old.second_chance ? [say('news-second-chance')] : [];
  return [...solved, ...gaveUp, ...again];
}

function deal({ stage, round, tie_break, puzzle }: PouchView): Deal | undefined {
  if (stage !== 'racing' || !puzzle) return undefined;
  const key = `${round}.${tie_break}:${puzzle.region}:${puzzle.pieces.join()}`;
  return { key, puzzle, isFirst: round === 1 && tie_break === 0 };
}

export const POUCH: Manner<PouchView> = {
  news,
  deal,
  hasSolved: ({ solvers, seat }) => solvers.some((solver) => solver.seat === seat),
  hasStopped: ({ given_up, seat }) => seat !== null && given_up.includes(seat),
  isTurnedAgain: (before, now) => now.second_chance && !before.second_chance,
  startsAlone: false,
};
