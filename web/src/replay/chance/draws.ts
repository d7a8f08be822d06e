/** What chance must have decided in a game, worked out from its seed in this browser. */

import { CardsDealer } from '../../editions/cards/dealer.ts';
import { ClassicDealer } from '../../editions/classic/dealer.ts';
import { PouchDealer } from '../../editions/pouch/dealer.ts';
import { SoloDealer } from '../../editions/solo/dealer.ts';
import { ThreeDDealer } from '../../editions/three-d/dealer.ts';
import { isCards, isClassic, isPouch, isSolo, isThreeD, type View } from '../../table/edition.ts';
import type { Fallen, Lot, Replay } from '../replay.ts';
import type { Film, Scene } from '../timeline.ts';
import { type Chance, chance } from './chance.ts';

/** All of them, in order; nothing where this page does not know how an edition asks chance. */
export function lotsOf(replay: Replay, { scenes }: Film): Lot[] | undefined {
  const dealer = dealerOf(replay, scenes[0]);
  return (
    dealer &&
    scenes.flatMap((scene, index) =>
      dealer(scene, scenes[index - 1]).map((lot) => ({ ...lot, seq: scene.seq })),
    )
  );
}

/** What chance decides between two scenes. */
type Dealer = (now: Scene, before: Scene | undefined) => Fallen[];

function dealerOf({ seed, boards, cards }: Replay, first: Scene | undefined): Dealer | undefined {
  const grades = boards.map((board) => board.grades);
  const view = first?.view;
  switch (view?.edition) {
    case 'pouch':
      return dealing(seed, new PouchDealer(grades, view.settings), isPouch);
    case 'classic':
      return dealing(seed, new ClassicDealer(grades, view.settings), isClassic);
    case 'three-d':
      return dealing(seed, new ThreeDDealer(boards, view.settings), isThreeD);
    case 'solo':
      return dealing(seed, new SoloDealer(boards.map((board) => board.tasks)), isSolo);
    case 'cards':
      return dealing(seed, new CardsDealer(cards), isCards);
    default:
      return undefined;
  }
}

/** An edition's dealer, who is shown views of that edition alone. */
interface Of<V> {
  next(rng: Chance, now: V, before: V | undefined): Fallen[];
}

function dealing<V extends View>(seed: string, dealer: Of<V>, is: (view: View) => view is V): Dealer {
  return ({ seq, view }, before) =>
    is(view) ? dealer.next(chance(seed, seq), view, before && is(before.view) ? before.view : undefined) : [];
}
