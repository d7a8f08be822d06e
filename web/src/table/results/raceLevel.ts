/** What a race against bots says about the player's level. Only this browser knows it. See ADR 133. */

import type { BoardKind } from '../../boards/openPuzzle.ts';
import { nextLevel, type Try } from '../../lib/staircase.ts';
import { keep, stored } from '../../lib/storage.ts';
import type { TableOut } from '../../net/wire.gen.ts';
import { ownBlockLevel, rememberBlockLevel } from '../blockLevel.ts';
import { ownLevel, rememberLevel } from '../level.ts';
import type { BoardResult } from '../race.ts';
import { followLevel } from '../suited.ts';

const KEY = 'ubongo:races';

/** The races of one game so far. */
export interface Races {
  readonly table: string;
  /** The level before its first race. */
  readonly start: number;
  readonly tries: readonly Try[];
  /** The own board of the latest race. */
  readonly last: string;
}

export interface Race {
  readonly table: TableOut;
  readonly seat: number | null;
  readonly boards: readonly BoardResult[];
  readonly kind: BoardKind;
  /** A finished game may be an old one that is looked at again. */
  readonly isOver: boolean;
}

/** The own board, if this player raced against bots only. */
export function ownBoard({ table: { seats }, seat, boards }: Race): BoardResult | undefined {
  const own = seats.find((each) => each.seat === seat);
  const others = seats.filter((each) => each.seat !== seat);
  const isAlone = others.length > 0 && others.every(({ kind }) => kind === 'bot');
  return own?.kind === 'person' && own.stand_in === null && isAlone
    ? boards.find((board) => board.seat === seat)
    : undefined;
}

/**
 * The races with one more. A board that was drawn easier than the level and solved says nothing, and neither does one
 * that was harder and not solved.
 */
export function withRace(races: Races, { rank, elapsed_ms, grade, puzzle }: BoardResult): Races {
  const last = `${puzzle.region} ${puzzle.pieces.join()}`;
  if (last === races.last) return races;
  const away = Math.round(grade * 10) - levelAfter(races);
  const says = rank === null ? away <= 0 : away >= 0;
  const tries = says ? [...races.tries, { solved: rank !== null, elapsedMs: elapsed_ms ?? 0 }] : races.tries;
  return { ...races, tries, last };
}

export const levelAfter = ({ start, tries }: Races): number => nextLevel(start, tries);

/** Remember the level after a race, once for each race. */
export function noteRace(race: Race): void {
  const board = ownBoard(race);
  const known = storedRaces();
  const isKnown = known?.table === race.table.id;
  if (!board || (race.isOver && !isKnown)) return;
  const isSolid = race.kind === 'solid';
  const before = isSolid ? ownBlockLevel() : ownLevel();
  const races = withRace(
    isKnown ? known : { table: race.table.id, start: before, tries: [], last: '' },
    board,
  );
  keep(KEY, JSON.stringify(races), 'sessionStorage');
  if (isKnown && races.tries === known.tries) return;
  (isSolid ? rememberBlockLevel : rememberLevel)(levelAfter(races));
  followLevel(race.kind === 'solid' ? 'solid' : 'flat', before, levelAfter(races));
}

function storedRaces(): Races | undefined {
  try {
    const races: Races | undefined = JSON.parse(stored(KEY, 'sessionStorage') ?? 'null') ?? undefined;
    return Array.isArray(races?.tries) ? races : undefined;
  } catch {
    return undefined;
  }
}
