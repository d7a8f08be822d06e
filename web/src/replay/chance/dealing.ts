/** Dealing boards from the pile, as in all editions with races. Rule: R1. */

import type { UnplacedDraw } from '../replay.ts';
import type { Chance } from './chance.ts';

const FACES = 6;

/** The grades of each board, by face of the die. */
export type Grades = readonly (readonly number[])[];

/** The seat that rolls first, unless the settings name it. */
export const firstRoller = (
  chance: Chance,
  chosen: number | null | undefined,
  seats: number,
): UnplacedDraw[] => (chosen == null ? [draw('first-roller', [chance.of('start/roller').below(seats)])] : []);

/** Roll the die of a round with the round's chance. */
export const roll = (chance: Chance): number => chance.of('die').below(FACES);

/** The chance of a race: tie-breaks are counted after the rounds. */
export const ofRace = (chance: Chance, round: number, tieBreak = 0): Chance =>
  chance.within(`round/${round + tieBreak}`);

/** Roll the die; returns its face and each board's grade for it. */
export function rolled(chance: Chance, grades: Grades): { face: number; byFace: number[] } {
  const face = roll(chance);
  return { face, byFace: grades.map((each) => each[face] ?? 0) };
}

/** Each board's grade before the roll: of all faces together, added one by one as on the server. */
export const unrolled = (grades: Grades): number[] =>
  grades.map((each) => each.reduce((all, grade) => all + grade, 0));

/** A board from the pile for each player; boards of similar grade if `grades` is given. */
export function handedOut(
  chance: Chance,
  pile: readonly number[],
  players: number,
  grades: readonly number[] | undefined,
): number[] {
  return grades ? chance.of('deal').shuffled(inBlock(pile, players, grades)) : pile.slice(0, players);
}

/** The block with the top board, when the pile is sorted by grade and cut into blocks of one board per player. */
export function inBlock(pile: readonly number[], players: number, grades: readonly number[]): number[] {
  const ascending = pile.toSorted((a, b) => (grades[a] ?? 0) - (grades[b] ?? 0));
  const place = ascending.indexOf(pile[0] ?? 0);
  const block = Math.min(place - (place % players), pile.length - players);
  return ascending.slice(block, block + players);
}

/** A draw that does not belong to a seat. */
export const draw = (kind: string, values: readonly (number | string)[]): UnplacedDraw => ({
  kind,
  seat: null,
  values: [...values],
});
