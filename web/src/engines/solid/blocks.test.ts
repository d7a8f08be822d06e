import { describe, expect, it } from 'vitest';
import { cellsOf } from '../common/placements.ts';
import { afterTurn, image, normal, regrip, TURNS, type Turn } from './blocks.ts';
import { block, PYTHON_TURNS, SOLID } from './fixtures.ts';
import type { Cube } from './space.ts';

const grips = [...SOLID.values()].flatMap((found) =>
  found.orientations.flatMap((cubes, orientation) =>
    cubes.map((_, index) => ({ found, grip: { orientation, index } })),
  ),
);

const BACK: Readonly<Record<Turn, Turn>> = {
  spin: 'spin-back',
  'spin-back': 'spin',
  'tip-away': 'tip-near',
  'tip-near': 'tip-away',
  'roll-right': 'roll-left',
  'roll-left': 'roll-right',
};

describe('the turns of blocks (R4)', () => {
  it('lead to the same orientations as in Python', () => {
    for (const { id, turned } of SOLID.values()) expect(turned).toEqual(PYTHON_TURNS.get(id));
  });

  it('are undone by the opposite turn, and by three more of the same', () => {
    for (const { found, grip } of grips) {
      for (const turn of TURNS) {
        const again = (...turns: Turn[]) => turns.reduce((so, next) => regrip(found, so, next), grip);
        expect(again(turn, BACK[turn])).toEqual(grip);
        expect(again(turn, turn, turn, turn)).toEqual(grip);
      }
    }
  });

  it('keep the distance of every cube from the grabbed one', () => {
    const spread = (cubes: readonly Cube[], index: number) => {
      const [layer, row, column] = cubes[index] ?? [99, 99, 99];
      return cubes.map((cube) => Math.hypot(cube[0] - layer, cube[1] - row, cube[2] - column)).sort();
    };
    for (const { found, grip } of grips) {
      for (const turn of TURNS) {
        const next = regrip(found, grip, turn);
        expect(spread(cellsOf(found, next.orientation), next.index)).toEqual(
          spread(cellsOf(found, grip.orientation), grip.index),
        );
      }
    }
  });

  it('generate a group of 24', () => {
    const corner: Cube[] = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
    const seen = new Map([[corner.join(' '), corner]]);
    for (const found of seen.values()) {
      for (const turn of TURNS) {
        const next = found.map((cube) => image(cube, turn));
        seen.set(next.join(' '), next);
      }
    }
    expect(seen.size).toBe(24);
  });

  it('reach every orientation of a block from every other', () => {
    for (const found of SOLID.values()) {
      const seen = new Set([0]);
      for (const orientation of seen) for (const turn of TURNS) seen.add(afterTurn(found, orientation, turn));
      expect(seen.size).toBe(found.orientations.length);
    }
  });

  it('never turn one twist into the other', () => {
    const all = (id: string) =>
      block(id)
        .orientations.map((cubes) => cubes.join(' '))
        .sort();
    expect(all('red-twist').filter((cubes) => all('yellow-twist').includes(cubes))).toEqual([]);
    const mirrored = block('red-twist').orientations.map((cubes) =>
      normal(cubes.map(([layer, row, column]): Cube => [layer, row, -column])).join(' '),
    );
    expect(mirrored.sort()).toEqual(all('yellow-twist'));
  });
});

describe('a turn as seen by the player', () => {
  const up: Cube = [1, 0, 0];
  const near: Cube = [0, 1, 0];
  const right: Cube = [0, 0, 1];
  const opposite = (cube: Cube) => cube.map((at) => 0 - at);
  /** The image, with -0 normalized to 0. */
  const seen = (cube: Cube, turn: Turn) => image(cube, turn).map((at) => at + 0);

  it('spins clockwise as seen from above', () => {
    expect(seen(right, 'spin')).toEqual(near);
    expect(seen(up, 'spin')).toEqual(up);
  });

  it('tips the top away and the near side up', () => {
    expect(seen(up, 'tip-away')).toEqual(opposite(near));
    expect(seen(near, 'tip-away')).toEqual(up);
  });

  it('rolls the top to the right and the left side up', () => {
    expect(seen(up, 'roll-right')).toEqual(right);
    expect(seen(right, 'roll-right')).toEqual(opposite(up));
  });
});
