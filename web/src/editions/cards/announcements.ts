/** The announcements of the card game: what changed between two states of a table. */

import { say } from '../../i18n/text.ts';
import type { CardsView, TableOut } from '../../net/wire.gen.ts';
import type { Announcement, EditionAdapter, TableState } from '../../table/edition.ts';
import { nameOf } from '../../table/names.ts';

export type CardsState = TableState<CardsView>;

/** In chronological order; empty if nothing changed. */
export function announcements(before: CardsState | undefined, { table, view }: CardsState): Announcement[] {
  const old = before?.view;
  return [
    ...actionsOfOthers(old, table, view).map((text) => ({ text, isShown: true })),
    ...[...ended(old, view), ...begun(old, view)].map((text) => ({ text, isShown: false })),
  ];
}

function begun(old: CardsView | undefined, view: CardsView): string[] {
  if (old?.stage === view.stage && old.round === view.round) return [];
  if (view.stage === 'looking') return [say('cards-news-look', { round: view.round })];
  if (view.stage === 'countdown') return [say('news-countdown', { round: view.round })];
  return view.stage === 'laying' ? [say('cards-news-signal')] : [];
}

function ended(old: CardsView | undefined, view: CardsView): string[] {
  if (old?.stage === view.stage) return [];
  if (view.stage === 'resting') return [say('news-resting')];
  return view.stage === 'over' ? [say('news-over')] : [];
}

/** Players who called, passed, or resumed play. The player's own actions are announced elsewhere. */
function actionsOfOthers(old: CardsView | undefined, table: TableOut, view: CardsView): string[] {
  if (old === undefined || old.round !== view.round) return [];
  return view.players.flatMap(({ seat, called_ms, passed }) => {
    const was = old.players[seat];
    const name = nameOf(table, view, seat);
    if (seat === view.seat || was === undefined) return [];
    if (called_ms !== null && was.called_ms === null) return [say('cards-news-called', { name })];
    if (passed === was.passed) return [];
    return [say(passed ? 'cards-news-passed' : 'cards-news-plays-on', { name })];
  });
}

export const CARDS: EditionAdapter<CardsView> = {
  announcements,
  openPuzzle: () => undefined,
  hasSolved: () => false,
  hasStopped: ({ players, seat }) => seat !== null && players[seat]?.passed === true,
  isTurnedAgain: () => false,
  isHurried: () => false,
  startsAlone: false,
};
