import { describe, expect, it } from 'vitest';
import type { Color, Taken } from '../../../net/wire.gen.ts';
import { EDGE, emptiedHoles, FIELD, gemBoardPlan, holeMiddle, nearestHole, pawnSpots } from './board.ts';

const rowOf = (length: number): Color[] => Array.from({ length }, () => 'red');
const taking = (seat: number, row: number): Taken => ({ seat, row, gems: ['red', 'red'], elapsed_ms: 0 });

describe('the gem board', () => {
  it('is emptied from the pawns’ side', () => {
    expect([12, 8, 0].map((left) => nearestHole(rowOf(left)))).toEqual([0, 4, 12]);
  });

  it('attributes the holes emptied in this round: the first taking in a row got the nearer ones', () => {
    const rows = [rowOf(12), rowOf(6)];
    expect(emptiedHoles(rows, [taking(3, 1), taking(0, 1)])).toEqual([
      { row: 1, hole: 4, seat: 0 },
      { row: 1, hole: 5, seat: 0 },
      { row: 1, hole: 2, seat: 3 },
      { row: 1, hole: 3, seat: 3 },
    ]);
  });
});

describe('the layout of the gem board', () => {
  it('has rows tall enough to tap if a phone has room for them', () => {
    for (const width of [296, 336]) {
      const { pitch, width: columns } = gemBoardPlan({ width, height: 420 });
      expect(pitch * (width / columns)).toBeGreaterThanOrEqual(44);
    }
  });

  it('moves rows closer together if there is little room, without overlap', () => {
    expect(gemBoardPlan({ width: 336, height: 60 }).pitch).toBeCloseTo(0.94);
  });

  it('gives every pawn on a shared field its own spot beside its row', () => {
    for (const height of [140, 420]) {
      const plan = gemBoardPlan({ width: 336, height });
      const places = pawnSpots(plan, [2, 2, 2, 2]);
      expect(new Set(places.map((place) => `${place?.x} ${place?.y}`)).size).toBe(4);
      for (const place of places) {
        expect(place?.x).toBeGreaterThan(EDGE);
        expect(place?.x).toBeLessThan(EDGE + FIELD);
      }
    }
  });

  it('keeps the row number and the gems visible beside any number of pawns', () => {
    const [numberEnds, gemsBegin, foot] = [EDGE + 0.4, holeMiddle(0) - 0.43, 0.5];
    for (const height of [140, 420])
      for (const pawns of [[2], [2, 2], [2, 2, 2], [2, 2, 2, 2]])
        for (const place of pawnSpots(gemBoardPlan({ width: 336, height }), pawns)) {
          expect((place?.x ?? 0) - foot * (place?.scale ?? 1)).toBeGreaterThan(numberEnds);
          expect((place?.x ?? 0) + foot * (place?.scale ?? 1)).toBeLessThan(gemsBegin);
        }
  });

  it('leaves out pawns that are not yet placed', () => {
    expect(pawnSpots(gemBoardPlan({ width: 336, height: 140 }), [null, 0])[0]).toBeUndefined();
  });
});
