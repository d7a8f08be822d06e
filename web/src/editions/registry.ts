/**
 * Every edition's manner: the only place on this side that knows which there are.
 *
 * The one for playing alone comes with the page. Any other is met: fetched with its words when a table is of it.
 */

import { part } from '../i18n/lazy.ts';
import {
  isCards,
  isClassic,
  isHunt,
  isSolo,
  type Manner,
  type TableState,
  type View,
} from '../table/edition.ts';
import { SOLO } from './solo/announcements.ts';

export type Edition = View['edition'];

const met = new Map<Edition, Manner<View>>([['solo', within(SOLO, isSolo)]]);

/** The manner of whatever edition the view is of, once that has been met. */
export function mannerOf(view: View): Manner<View> {
  const manner = met.get(view.edition);
  if (!manner) throw new TypeError(`${view.edition} has not been met yet`);
  return manner;
}

export const isMet = (edition: Edition): boolean => met.has(edition);

/** Have that edition's manner, and the words of what it tells; rejected where they cannot be had. */
export async function meet(edition: Edition): Promise<void> {
  if (!met.has(edition)) met.set(edition, await fetched(edition));
}

async function fetched(edition: Edition): Promise<Manner<View>> {
  const company = part(['lobby'], () => import('../lobby/lobbyAnnouncements.ts'));
  const [{ around }, manner] = await Promise.all([company, fetchedAlone(edition)]);
  return { ...manner, around };
}

async function fetchedAlone(edition: Edition): Promise<Manner<View>> {
  switch (edition) {
    case 'pouch':
      return within((await part(['table'], () => import('./gem-race/announcements.ts'))).POUCH, isHunt);
    case 'three-d':
      return within(
        (await part(['table', 'solid'], () => import('./gem-race/announcements.ts'))).THREE_D,
        isHunt,
      );
    case 'cards':
      return within(
        (await part(['table', 'cards'], () => import('./cards/announcements.ts'))).CARDS,
        isCards,
      );
    case 'classic':
      return within(
        (await part(['table', 'classic'], () => import('./classic/announcements.ts'))).CLASSIC,
        isClassic,
      );
    case 'solo':
      return within(SOLO, isSolo);
    default:
      return edition satisfies never;
  }
}

/** A view before of another edition is none: the game was changed in the lobby. */
function within<V extends View>(manner: Manner<V>, is: (view: View) => view is V): Manner<View> {
  const sure = (view: View): V => {
    if (!is(view)) throw new TypeError(`a view of ${view.edition} at another table`);
    return view;
  };
  const seen = ({ table, view }: TableState): TableState<V> => ({ table, view: sure(view) });
  return {
    news: (before, now) => manner.news(before && is(before.view) ? seen(before) : undefined, seen(now)),
    deal: (view) => manner.deal(sure(view)),
    hasSolved: (view) => manner.hasSolved(sure(view)),
    hasStopped: (view) => manner.hasStopped(sure(view)),
    isTurnedAgain: (before, now) => is(before) && manner.isTurnedAgain(before, sure(now)),
    isHurried: (view) => manner.isHurried(sure(view)),
    startsAlone: manner.startsAlone,
  };
}
