/** The guide line: what the player can do now, or is waiting for. */

import { listed, ordinal, say } from '../../../i18n/text.ts';
import type { ClassicView } from '../../../net/wire.gen.ts';
import { nameOf } from '../../../table/names.ts';
import { type ClassicState, gemNames } from '../announcements.ts';
import { pawnOf } from './gemChoices.ts';

/** How many fields each rank may move. Rule: C4. */
export const REACHES = [3, 2, 1, 0] as const;

/** Empty while the player's board is still to be solved. */
export function guide(state: ClassicState): string {
  const { view } = state;
  switch (view.stage) {
    case 'placing':
      return placing(state);
    case 'racing':
      return view.seat === null ? say('classic-guide-watch') : racing(state);
    case 'taking':
      return taking(state);
    default:
      return '';
  }
}

function placing({ table, view }: ClassicState): string {
  const aim = say('classic-aim');
  if (view.turn === view.seat) return `${aim} ${say('classic-guide-place')}`;
  const name = nameOf(table, view, view.turn ?? 0);
  return `${aim} ${say('classic-guide-placing', { name })}${then(placesNext(view))}`;
}

/** Players place pawns in seat order from the first roller. True if the viewer is next and not placed yet. Rule: C3. */
const placesNext = ({ turn, seat, players }: ClassicView): boolean =>
  turn !== null && seat === (turn + 1) % players.length && players[seat]?.pawn === null;

/** Tells the next player that their turn follows. */
const then = (isYou: boolean): string => (isYou ? ` ${say('classic-guide-then-you')}` : '');

function racing(state: ClassicState): string {
  const { view } = state;
  if (rankOf(state) === undefined)
    return view.seat !== null && view.given_up.includes(view.seat)
      ? say(view.timed_out.includes(view.seat) ? 'player-timed-out' : 'give-up-done')
      : '';
  if (view.settings.calm) return say('classic-guide-calm', { rank: ordinal(rankOf(state) ?? 1) });
  const own = took(state);
  if (own) return `${own} ${waiting(state)}`;
  if (view.seat !== null && view.stayed.includes(view.seat))
    return `${say('classic-guide-stayed')} ${waiting(state)}`;
  return view.seat !== null && view.timed_out.includes(view.seat) ? say('player-timed-out') : acting(state);
}

/** What the player took in this round. */
function took(state: ClassicState): string | undefined {
  const own = state.view.takings.find(({ seat }) => seat === state.view.seat);
  return own && say('classic-guide-took', { gems: gemNames(own.gems) });
}

/** The players that the round is waiting for. */
function waiting({ table, view }: ClassicState): string {
  const busy = view.players.filter(
    ({ seat }) =>
      ![...view.given_up, ...view.timed_out].includes(seat) &&
      !view.stayed.includes(seat) &&
      !view.takings.some((taking) => taking.seat === seat),
  );
  const names = busy.filter(({ seat }) => seat !== view.seat).map(({ seat }) => nameOf(table, view, seat));
  return names.length > 0 ? say('classic-guide-waiting', { names: listed(names) }) : '';
}

function acting(state: ClassicState): string {
  const { view } = state;
  if (view.reach.every(({ gems }) => gems.length === 0))
    return say('classic-guide-nothing', {
      moves: view.reach.length > 1 && view.round < view.rounds ? 'yes' : 'no',
    });
  const here = view.reach.find(({ row }) => row === pawnOf(view, view.seat));
  if (here?.gems.length === 0) return say('classic-guide-empty-here');
  const steps = REACHES[(rankOf(state) ?? 1) - 1] ?? 0;
  const act = say('classic-guide-act', { steps: view.reach.length === 1 ? 0 : steps });
  if (view.remaining_ms === null) return act;
  return `${act} ${say(losesByTime(view) ? 'classic-guide-hurry' : 'classic-guide-let-pass')}`;
}

/** Whether a timeout loses the gems: yes with a glass; a missed turn keeps them. Rules: C6, C12. */
const losesByTime = ({ stage, settings }: ClassicView): boolean =>
  stage === 'racing' && settings.glass !== null;

function taking(state: ClassicState): string {
  const { table, view } = state;
  if (view.turn !== null && view.turn === view.seat) return acting(state);
  const name = nameOf(table, view, view.turn ?? 0);
  const who = say('classic-guide-taking', { name }) + then(takesNext(state));
  if (rankOf(state) === undefined && view.seat !== null) return `${who} ${say('classic-guide-unsolved')}`;
  return [took(state) ?? [], who].flat().join(' ');
}

/** Whether the viewer is next by rank and has something to move or take. Rule: C12. */
function takesNext(state: ClassicState): boolean {
  const { solvers, turn, rows, seat } = state.view;
  const rank = rankOf(state);
  const row = pawnOf(state.view, seat);
  if (rank === undefined || row === null) return false;
  const canAct = (REACHES[rank - 1] ?? 0) > 0 || (rows[row]?.length ?? 0) > 0;
  return canAct && solvers.some((solver) => solver.seat === turn && solver.rank === rank - 1);
}

const rankOf = ({ view }: ClassicState): number | undefined =>
  view.solvers.find(({ seat }) => seat === view.seat)?.rank;
