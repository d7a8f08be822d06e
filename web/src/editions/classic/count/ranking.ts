/** Explains who won at the gem board, and why. Rule: C10. */

import { say } from '../../../i18n/text.ts';
import type { Counted, FinalCount } from './finalCount.ts';

/** Message arguments for a player: the name, and whether it is the viewer. */
export interface Who {
  readonly you: 'yes' | 'no';
  readonly name: string;
}

/** Names the color that decided, and adds a sentence if a player with more gems did not win. */
export function reasonOf({ players, deciding }: FinalCount, who: (seat: number) => Who): string {
  if (deciding === null) return say('classic-end-shared');
  const [winner] = players;
  if (winner === undefined) return '';
  const [best, next] = [countAt(winner, deciding), rivalAt(players, deciding)];
  const decided =
    deciding === 0
      ? say('classic-end-plain', { ...who(winner.seat), best, next })
      : say('classic-end-later', { equal: deciding, number: deciding + 1, best, next });
  const richest = players.toSorted((a, b) => b.total - a.total)[0] ?? winner;
  if (richest.total === winner.total) return decided;
  return `${decided} ${say('classic-end-though', { ...who(richest.seat) })}`;
}

const countAt = ({ colors }: Counted, place: number): number => colors[place]?.count ?? 0;

/** The highest count among the players who drop out at `place`. */
const rivalAt = (players: readonly Counted[], place: number): number =>
  Math.max(...players.filter(({ out }) => out === place).map((player) => countAt(player, place)));
