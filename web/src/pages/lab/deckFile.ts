/** Deck files as the lab reads them: their first boards, each with its first task. */

import type { LabTask } from '../../net/lab.ts';
import { linkOf, PREFIX } from '../../net/labLinks.ts';
import { parseLink } from './puzzle.ts';

/** The size of a file that is read, in characters. */
export const LONGEST = 1 << 20;
const FORMAT = 'ubongo-deck';

/** The puzzles of a deck file, one for each different task; none if it is not a deck of this version. */
export function puzzlesIn(text: string): readonly LabTask[] {
  if (text.length > LONGEST) return [];
  try {
    const file: unknown = JSON.parse(text);
    if (!isObject(file) || file.format !== FORMAT || file.version !== 1) return [];
    const found = listOf(file.boards).flatMap((board) => puzzlesOf(file.box, board));
    return [...new Map(found.map((task) => [linkOf(task), task])).values()];
  } catch {
    return [];
  }
}

/** A board's tasks, read as strictly as a link. */
function puzzlesOf(box: unknown, board: unknown): LabTask[] {
  if (!isObject(board)) return [];
  return listOf(board.tasks).flatMap((task) => {
    const pieces = isObject(task) ? listOf(task.pieces).map(String) : [];
    const parsed = parseLink(
      linkOf({ box: box === 'solid' ? 'solid' : 'flat', region: String(board.region), pieces }).slice(
        PREFIX.length,
      ),
    );
    return typeof parsed === 'string' || pieces.length === 0
      ? []
      : [{ box: parsed.box, region: parsed.region, pieces: parsed.pieces }];
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
