/** A pouch table: what has happened between two states of it, in words, and what lies before the player. */

import type { PouchView, TableOut } from '../net/wire.gen.ts';
import { say } from '../text.ts';
import type { Deal, Manner, News, TableState } from './manner.ts';
import { dealOf, RACE, raced } from './race.ts';

export type State = TableState<PouchView>;

/** In the order in which it happened; nothing where nothing is new. */
export function news(before: State | undefined, { table, view }: State): News[] {
  const old = before?.view;
  const seen = [...ended(old, view), ...begun(old, view)];
  return [
    ...seen.map((text) => ({ text, isShown: false })),
    ...told(old, table, view).map((text) => ({ text, isShown: true })),
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

const told = (old: PouchView | undefined, table: TableOut, view: PouchView): string[] =>
  old?.stage === 'racing' && view.stage === 'racing' ? raced(old, table, view) : [];

function deal(view: PouchView): Deal | undefined {
  return dealOf(view, view.tie_break);
}

export const POUCH: Manner<PouchView> = { ...RACE, news, deal };
