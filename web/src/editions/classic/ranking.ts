/** Why somebody has won at the gem board, in words. Rule: C10. */

import { say } from '../../i18n/text.ts';
import type { Counted, FinalCount } from './finalCount.ts';

/** A player in words: by name, or as you. */
export interface Who {
  readonly you: 'yes' | 'no';
  readonly name: string;
}

/** One sentence for the color that decides, and one for a player with more gems who has not won. */
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

/** What the best of those who drop out there has. */
const rivalAt = (players: readonly Counted[], place: number): number =>
  Math.max(...players.filter(({ out }) => out === place).map((player) => countAt(player, place)));
