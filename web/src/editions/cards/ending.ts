/** The explanation of how a card game was decided. Rule: K9. */

import { say } from '../../i18n/text.ts';
import type { CardsPlayer, Outcome } from '../../net/wire.gen.ts';

/** Best first; winners come before players with equal points. */
export const ranked = <P extends CardsPlayer>(players: readonly P[], { winners }: Outcome): P[] =>
  players.toSorted(
    (a, b) =>
      Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) ||
      b.points - a.points ||
      b.tens - a.tens,
  );

/** How a tie was broken; empty if the points decided. */
export function reasonOf(
  players: readonly CardsPlayer[],
  outcome: Outcome,
  who: (seat: number) => { readonly you: 'yes' | 'no'; readonly name: string },
): string {
  const [first] = ranked(players, outcome);
  if (first === undefined || outcome.ending === 'plain') return '';
  if (outcome.ending === 'shared') return say('cards-end-shared', { count: first.tens });
  const level = players.filter(
    ({ seat, points }) => points === first.points && !outcome.winners.includes(seat),
  );
  const others = Math.max(0, ...level.map(({ tens }) => tens));
  return say('cards-end-tens', { ...who(first.seat), count: first.tens, others });
}
