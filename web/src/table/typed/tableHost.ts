/** The table of a session, as the typed interface to its board sees it. */

import type { TypedHost } from '../../boards/typed/typedHost.ts';
import { clock, ordinal, say } from '../../i18n/text.ts';
import type { TableOut } from '../../net/wire.gen.ts';
import type { Rivals, View } from '../edition.ts';
import { nameOf } from '../names.ts';
import { outText, type RaceView } from '../race.ts';
import type { Session } from '../session/session.svelte.ts';

/** `isOpen` is asked for each move: an edition may know better than the session whether it is allowed. */
export const tableHost = (session: Session, isOpen = () => session.isOpen): TypedHost => ({
  get isOpen() {
    return isOpen();
  },
  announce: (text) => session.announcer.announce(text),
  onShown: () => session.announcer.hide(session.announcer.note),
  get remaining() {
    return session.clock.remaining;
  },
  others: () => (session.table && session.rivals ? rivals(session.table, session.rivals) : []),
  rows: () => cardRowsInWords(session.state?.view),
});

/** For each face of the die the pieces to use, if the players find their own pieces. Rule: R14. */
const cardRowsInWords = (view: View | undefined): string[] =>
  view && 'card_rows' in view
    ? view.card_rows.map((pieces, symbol) => `${say(`symbol-${symbol}`)}: ${pieces.join(', ')}`)
    : [];

/** The opponents: their winnings and progress. */
const rivals = (table: TableOut, { view, wealth, pieces }: Rivals): string[] =>
  table.seats
    .filter(({ seat }) => seat !== view.seat)
    .map(({ seat }) =>
      say('typed-player', {
        name: nameOf(table, view, seat),
        points: wealth(seat),
        how: progressOf(table, view, seat, pieces(seat)),
      }),
    );

function progressOf(table: TableOut, view: RaceView, seat: number, all: number): string {
  const solver = view.solvers.find((other) => other.seat === seat);
  if (solver) return say('player-solved', { rank: ordinal(solver.rank), time: clock(solver.elapsed_ms) });
  if (view.given_up.includes(seat)) return outText(view, seat);
  if (!view.runners.includes(seat)) return say('player-watching');
  const count = table.seats.find((other) => other.seat === seat)?.placed ?? 0;
  return say('player-placed', { count, all });
}
