/** What chance must have decided in a game, worked out from its seed in this browser. */

import { isPouch, isSolo } from '../screens/manner.ts';
import { chance } from './chance.ts';
import type { Film, Scene } from './film.ts';
import { PouchDealer } from './pouch.ts';
import type { Fallen, Lot, Replay } from './replay.ts';
import { SoloDealer } from './solo.ts';

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

function dealerOf({ seed, boards }: Replay, first: Scene | undefined): Dealer | undefined {
  const rng = ({ seq }: Scene) => chance(seed, seq);
  const grades = boards.map((board) => board.grades);
  if (first && isPouch(first.view)) {
    const dealer = new PouchDealer(grades, first.view.settings);
    return (now, before) =>
      isPouch(now.view) ? dealer.next(rng(now), now.view, viewOf(before, isPouch)) : [];
  }
  if (!first || !isSolo(first.view)) return undefined;
  const dealer = new SoloDealer(boards.length);
  return (now, before) => (isSolo(now.view) ? dealer.next(rng(now), now.view, viewOf(before, isSolo)) : []);
}

function viewOf<V extends Scene['view']>(scene: Scene | undefined, is: (view: Scene['view']) => view is V) {
  return scene && is(scene.view) ? scene.view : undefined;
}
