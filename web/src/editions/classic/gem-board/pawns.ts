/** The pawns of a table and their owners. */

import { nameOf } from '../../../table/names.ts';
import type { ClassicState } from '../announcements.ts';
import { lettersOf } from './letters.ts';

export interface PawnShown {
  readonly seat: number;
  readonly name: string;
  readonly letter: string;
  readonly row: number | null;
}

export function pawnsOf({ table, view }: ClassicState): readonly PawnShown[] {
  const letters = lettersOf(table.seats);
  return view.players.map(({ seat, pawn }) => ({
    seat,
    name: nameOf(table, view, seat),
    letter: letters.get(seat) ?? '',
    row: pawn,
  }));
}
