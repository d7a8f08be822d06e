/** The choices that a player has at the gem board now, with their labels. Rules: C3, C4, C5. */

import { say } from '../../../i18n/text.ts';
import type { ClassicView, Color } from '../../../net/wire.gen.ts';
import { gemNames } from '../announcements.ts';

export interface GemChoice {
  readonly kind: 'place' | 'move' | 'take' | 'stay';
  readonly row: number;
  /** The hole of the nearest gem; 12 if the row is empty. */
  readonly hole: number;
  readonly gems: readonly Color[];
  readonly label: string;
}

/** The rows within reach, from the top; `pawn` is the row of the player's pawn, or the one it is moving to. */
export function gemChoices({ stage, reach }: ClassicView, pawn: number | null): readonly GemChoice[] {
  return reach.map(({ row, hole, gems }) => {
    const kind = kindOf(stage === 'placing', row === pawn, gems.length > 0);
    const what = gems.length > 0 ? gemNames(gems) : say('classic-row-empty');
    return { kind, row, hole, gems, label: say(`classic-choose-${kind}`, { row: row + 1, gems: what }) };
  });
}

/** Whether the round waits for the player’s pawn although no gems are in reach. Rules: R11a, C4. */
export const canStay = ({ stage, reach, settings, round, rounds }: ClassicView): boolean =>
  stage === 'racing' &&
  settings.pawn_waits &&
  round < rounds &&
  reach.length > 1 &&
  reach.every(({ gems }) => gems.length === 0);

function kindOf(isPlacing: boolean, isHere: boolean, hasGems: boolean): GemChoice['kind'] {
  if (isPlacing) return 'place';
  if (!isHere) return 'move';
  return hasGems ? 'take' : 'stay';
}

/** The row of a player's pawn. */
export const pawnOf = ({ players }: ClassicView, seat: number | null): number | null =>
  players.find((player) => player.seat === seat)?.pawn ?? null;
