/** The boards that are played without a server, by name, so that a reload comes back to the same one. Pure. */

import type { BoardKind } from '../../boards/openPuzzle.ts';
import type { Day, DeckBoard } from '../../net/decks.ts';
import type { Puzzle } from '../../net/wire.gen.ts';

export interface OfflineBoard {
  /** Such as `3/17`, or `2026-12-24/easy`. */
  readonly name: string;
  readonly kind: BoardKind;
  readonly puzzle: Puzzle;
  readonly grade: number;
}

/** Boards of about the right grade, among which chance chooses. */
const CLOSE = 8;

/** The boards of a side of a deck, a board for each set of pieces. */
export function boardsOfSide(deck: readonly DeckBoard[], kind: BoardKind, side: string): OfflineBoard[] {
  const level = side.replace(/^level-/, '');
  return deck
    .filter((board) => board.side === level)
    .flatMap(({ region, tasks }) => tasks.map((task) => ({ region, ...task })))
    .map(({ region, pieces, grade }, index) => ({
      name: `${side}/${index}`,
      kind,
      puzzle: { region, pieces: [...pieces], card: index + 1 },
      grade,
    }));
}

/** The three boards of a date. */
export const boardsOfDay = ({ date, boards }: Day): OfflineBoard[] =>
  boards.map(({ name, box, region, pieces, grade }, index) => ({
    name: `${date}/${name}`,
    kind: box,
    puzzle: { region, pieces: [...pieces], card: index + 1 },
    grade,
  }));

/** One of the boards closest to `level`, a grade in tenths, that was not `seen`; undefined if there are none. */
export function nextBoard(
  boards: readonly OfflineBoard[],
  level: number,
  seen: ReadonlySet<string>,
  chance: number,
): OfflineBoard | undefined {
  const fresh = boards.filter(({ name }) => !seen.has(name));
  const distance = ({ grade }: OfflineBoard) => Math.abs(grade * 10 - level);
  const close = (fresh.length > 0 ? fresh : boards)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, CLOSE);
  return close[Math.floor(chance * close.length)];
}

/** A board that is played, and when its clock started. */
export interface Started {
  readonly name: string;
  readonly since: number;
}

/** The board in stored text, if it is one. */
export function startedIn(text: string | undefined): Started | undefined {
  const [name = '', since = ''] = (text ?? '').split(' ');
  return name && Number(since) > 0 ? { name, since: Number(since) } : undefined;
}

export const startedText = ({ name, since }: Started): string => `${name} ${since}`;
