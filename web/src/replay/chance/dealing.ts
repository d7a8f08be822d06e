/** How boards come from the pile into hands wherever people race. Rule: R1. */

import type { UnplacedDraw } from '../replay.ts';
import type { Chance } from './chance.ts';

const FACES = 6;

/** Grades of every board, by face of the die. */
export type Grades = readonly (readonly number[])[];

/** The face of the die. */
export const roll = (rng: Chance): number => rng.below(FACES);

/** The die is rolled first: its face, and the boards' grades by it. */
export function rolled(rng: Chance, grades: Grades): { face: number; byFace: number[] } {
  const face = roll(rng);
  return { face, byFace: grades.map((each) => each[face] ?? 0) };
}

/** A board of the pile for every player; of like grade where grades are given. */
export function handedOut(
  rng: Chance,
  pile: readonly number[],
  players: number,
  grades: readonly number[] | undefined,
): number[] {
  return grades ? rng.shuffled(inBlock(pile, players, grades)) : pile.slice(0, players);
}

/** The top board, and its block where the pile by grade is cut into blocks of one board a player. */
export function inBlock(pile: readonly number[], players: number, grades: readonly number[]): number[] {
  const ascending = pile.toSorted((a, b) => (grades[a] ?? 0) - (grades[b] ?? 0));
  const place = ascending.indexOf(pile[0] ?? 0);
  const block = Math.min(place - (place % players), pile.length - players);
  return ascending.slice(block, block + players);
}

/** A draw that belongs to no seat. */
export const draw = (kind: string, values: readonly (number | string)[]): UnplacedDraw => ({
  kind,
  seat: null,
  values: [...values],
});
