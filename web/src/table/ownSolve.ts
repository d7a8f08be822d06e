/** The player's own solve in the latest race. */

import type { View } from './edition.ts';

/** The viewer's rank and time in the latest race, which may be over already. */
export function ownSolve(view: View | undefined): { rank: number; elapsed_ms: number } | undefined {
  if (!view || !('solvers' in view)) return undefined;
  const boards: readonly { seat: number; rank: number | null; elapsed_ms: number | null }[] =
    view.stage === 'resting' || view.stage === 'over' ? (view.last?.boards ?? []) : view.solvers;
  const { rank, elapsed_ms } = boards.find(({ seat }) => seat === view.seat) ?? {};
  return rank == null ? undefined : { rank, elapsed_ms: elapsed_ms ?? 0 };
}
