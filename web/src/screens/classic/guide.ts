/** What the player in front of the screen can do now, or waits for, in words: there is always something to say. */

import { listed, ordinal, say } from '../../text.ts';
import { nameOf } from '../names.ts';
import { pawnOf } from './choice.ts';
import { gemNames, type State } from './manner.ts';

/** How many fields each rank may move. Rule: C4. */
const REACHES = [3, 2, 1, 0] as const;

/** Nothing while one's own board is to be solved: it speaks for itself. */
export function guide(state: State): string {
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

function placing({ table, view }: State): string {
  if (view.turn === view.seat) return say('classic-guide-place');
  const name = nameOf(table, view, view.turn ?? 0);
  return say('classic-guide-placing', { name });
}

function racing(state: State): string {
  const { view } = state;
  if (rankOf(state) === undefined)
    return view.seat !== null && view.given_up.includes(view.seat) ? say('give-up-done') : '';
  if (view.settings.calm) return say('classic-guide-calm', { rank: ordinal(rankOf(state) ?? 1) });
  return took(state) ?? acting(state);
}

/** What was taken, and whom the round waits for. */
function took(state: State): string | undefined {
  const own = state.view.takings.find(({ seat }) => seat === state.view.seat);
  return own && `${say('classic-guide-took', { gems: gemNames(own.gems) })} ${waiting(state)}`;
}

function waiting({ table, view }: State): string {
  const busy = view.players.filter(
    ({ seat }) => !view.given_up.includes(seat) && !view.takings.some((taking) => taking.seat === seat),
  );
  const names = busy.filter(({ seat }) => seat !== view.seat).map(({ seat }) => nameOf(table, view, seat));
  return names.length > 0 ? say('classic-guide-waiting', { names: listed(names) }) : '';
}

function acting(state: State): string {
  const { view } = state;
  if (view.reach.every(({ gems }) => gems.length === 0))
    return say('classic-guide-nothing', { moves: view.reach.length > 1 ? 'yes' : 'no' });
  const here = view.reach.find(({ row }) => row === pawnOf(view, view.seat));
  if (here?.gems.length === 0) return say('classic-guide-empty-here');
  const steps = REACHES[(rankOf(state) ?? 1) - 1] ?? 0;
  const act = say('classic-guide-act', { steps: view.reach.length === 1 ? 0 : steps });
  const isTimed = view.stage === 'racing' && view.remaining_ms !== null;
  return isTimed ? `${act} ${say('classic-guide-hurry')}` : act;
}

function taking(state: State): string {
  const { table, view } = state;
  if (view.turn !== null && view.turn === view.seat) return acting(state);
  const name = nameOf(table, view, view.turn ?? 0);
  const who = say('classic-guide-taking', { name });
  return rankOf(state) === undefined && view.seat !== null ? `${who} ${say('classic-guide-unsolved')}` : who;
}

const rankOf = ({ view }: State): number | undefined =>
  view.solvers.find(({ seat }) => seat === view.seat)?.rank;
