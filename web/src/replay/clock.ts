/** Checks time that was skipped, and pauses, as the program's own verification does. Rules: R15, R16; see ADR 94. */

import type { View } from '../table/edition.ts';
import type { ReplayEdition } from './edition.ts';
import type { GameRecord, LoggedEntry } from './record.ts';
import { isRace, type Timeline, type TimelineFrame } from './timeline.ts';

/** The seats that the running race waits for: none while no board can be solved. Rule: R15. */
export function atItInRace(view: View): number[] {
  if (!isRace(view) || view.stage !== 'racing') return [];
  const done = new Set([...view.solvers.map(({ seat }) => seat), ...view.given_up]);
  return view.runners.filter((seat) => !done.has(seat));
}

export const isSkip = ({ command }: LoggedEntry): boolean => command.kind === 'advance-clock';
export const isPause = ({ command }: LoggedEntry): boolean => command.kind === 'pause';

/**
 * Whether each skip was asked for by a player who was done, while bots alone were still at it, and moved the clock by
 * no more than was left. Whether it went past the instant at which a bot would act, the server alone computes.
 */
export function areSkipsRight(
  { frames }: Timeline,
  { terms: { seats }, entries }: GameRecord,
  atIt: ReplayEdition['atIt'],
): boolean {
  return entries.every((entry, index) => {
    const { by = 0, asked_by: asker = -1 } = entry.command;
    const before = frames[index - 1];
    if (!isSkip(entry)) return true;
    if (!before) return false;
    const waited = atIt(frames, index - 1);
    const taken = takenBefore(entries, index);
    const areBots =
      waited.length > 0 &&
      waited.every((seat) => (seats[seat]?.bot ?? null) !== null && !taken.includes(seat));
    const isPlayer = seats[asker] !== undefined && !waited.includes(asker);
    const left = leftAt(before, entries, index);
    const isMoved = left === null || (by <= left && isAfter(frames[index], before, left - by));
    return by > 0 && areBots && isPlayer && isMoved;
  });
}

/** Whether each pause was in a game without other people, and ended with the clock that it began with. */
export function arePausesRight({ frames }: Timeline, { people, terms, entries }: GameRecord): boolean {
  return entries.every((entry, index) => {
    const before = frames[index - 1];
    if (!isPause(entry)) return true;
    if (!before || before.view.stage === 'paused' || frames[index]?.view.stage !== 'paused') return false;
    const end = frames.slice(index).find(({ view }) => view.stage !== 'paused');
    const isPlayer = terms.seats[entry.command.seat ?? 0] !== undefined;
    const isAlone = people + takenBefore(entries, index).length <= 1;
    return isAlone && isPlayer && (!end || isAfter(end, before, leftAt(before, entries, index)));
  });
}

/** The seats of bots that people had taken over before that entry. Rule: R17. */
const takenBefore = (entries: readonly LoggedEntry[], index: number): number[] =>
  entries
    .slice(0, index)
    .flatMap(({ command: { kind, seat } }) => (kind === 'take-seat' && seat !== undefined ? [seat] : []));

/** What is left on the clock of the frame before that entry, at its instant; null if there is no limit. */
function leftAt({ view }: TimelineFrame, entries: readonly LoggedEntry[], index: number): number | null {
  const left = view.remaining_ms;
  const since = (entries[index]?.at ?? 0) - (entries[index - 1]?.at ?? 0);
  return left === null ? null : Math.max(left - since, 0);
}

/** Whether the game is in the same stage as before, with so much left on its clock. */
const isAfter = (now: TimelineFrame | undefined, before: TimelineFrame, left: number | null): boolean =>
  now?.view.stage === before.view.stage && now.view.remaining_ms === left;
