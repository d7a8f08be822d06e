/** Every edition's manner: the only place on this side that knows which there are. */

import { CARDS } from './cards/manner.ts';
import { CLASSIC } from './classic/manner.ts';
import { isCards, isClassic, isHunt, isSolo, type Manner, type TableState, type View } from './manner.ts';
import { POUCH, THREE_D } from './news.ts';
import { SOLO } from './solo/manner.ts';

/** The manner of whatever edition the view is of. */
export function mannerOf(view: View): Manner<View> {
  switch (view.edition) {
    case 'pouch':
      return within(POUCH, isHunt);
    case 'three-d':
      return within(THREE_D, isHunt);
    case 'cards':
      return within(CARDS, isCards);
    case 'classic':
      return within(CLASSIC, isClassic);
    case 'solo':
      return within(SOLO, isSolo);
    default:
      return view satisfies never;
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
