/** Draws gems from the bag at the end of a race. Rule: P3. */

import type { Gem } from '../../net/wire.gen.ts';
import type { Chance } from '../../replay/chance/chance.ts';
import type { UnplacedDraw } from '../../replay/replay.ts';
import { countOf, KINDS } from '../../ui/gems.ts';
import type { GemRaceView } from './view.ts';

/** One gem for each solver, in order of rank; drawn with the chance of the round. */
export function draws(chance: Chance, now: GemRaceView, before: GemRaceView): UnplacedDraw[] {
  const bag = KINDS.flatMap((gem) => Array<Gem>(countOf(before.bag, gem)).fill(gem));
  const ranked = (now.last?.boards ?? [])
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return ranked.map(({ seat, rank }) => {
    const [gem = ''] = bag.splice(chance.of(`draw/rank/${rank}`).below(bag.length), 1);
    return { kind: 'draw', seat, values: [gem] };
  });
}
