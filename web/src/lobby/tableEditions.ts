/** The editions offered for tables, as described by the server. Solo runs have their own page. */

import { editions } from '../net/editions.ts';
import type { EditionOut } from '../net/wire.gen.ts';

export const tableEditions = (): EditionOut[] => editions().editions.filter(({ bots }) => bots);

/** The edition of that name; if there is none, the first. */
export function tableEdition(name: unknown): EditionOut {
  const offered = tableEditions();
  const edition = offered.find((each) => each.name === name) ?? offered[0];
  if (!edition) throw new RangeError('there are editions');
  return edition;
}

/** The possible numbers of players, ascending. */
export const playerCounts = ({ players: { min, max } }: EditionOut): number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more);
