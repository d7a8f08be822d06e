import { describe, expect, expectTypeOf, it } from 'vitest';
import type { LayoutFlaw as ServerFlaw } from '../../net/wire.gen.ts';
import type { Cell } from '../common/cells.ts';
import { FLAT } from '../flat/fixtures.ts';
import { FOOTPRINTS, sizeOf, turned } from './card.ts';
import { ALPHABET, aHand, CASES, PYTHON_FOOTPRINTS, position, READINGS, stairs } from './fixtures.ts';
import { contactsOf, flawOf, type LayoutFlaw, partsOf } from './judge.ts';
import { legalPlaces } from './places.ts';
import { formOf, SYMBOLS } from './symbols.ts';

const ordered = <T>(pairs: readonly T[]): string[] => pairs.map((pair) => JSON.stringify(pair)).toSorted();

describe('cards', () => {
  it('cover the same cells as in Python', () => {
    expect(FOOTPRINTS).toEqual(PYTHON_FOOTPRINTS);
  });

  it('have the size of the cells that they cover', () => {
    for (const [turn, cells] of FOOTPRINTS.entries()) {
      const { rows, columns } = sizeOf(turn);
      expect(Math.max(...cells.map(([row]) => row)) + 1).toBe(rows);
      expect(Math.max(...cells.map(([, column]) => column)) + 1).toBe(columns);
    }
  });

  it('return to the start after four quarter turns either way', () => {
    expect([0, 1, 2, 3].map((turn) => turned(turn, 1))).toEqual([1, 2, 3, 0]);
    expect([0, 1, 2, 3].map((turn) => turned(turn, -1))).toEqual([3, 0, 1, 2]);
  });
});

describe('the judge', () => {
  it.each(READINGS)('judges every layout as Python does in the %s reading', (reading) => {
    for (const { hand, layout, judged } of CASES) {
      expect(flawOf(hand, layout, reading) ?? null).toBe(judged[reading].flaw);
    }
  });

  it.each(READINGS)('finds the same contacts as Python in the %s reading', (reading) => {
    for (const { hand, layout, judged } of CASES) {
      const found = contactsOf(hand, layout, reading).map(({ first, second, pairs, flaw }) => ({
        first: first.card,
        second: second.card,
        pairs: ordered(pairs),
        flaw: flaw ?? null,
      }));
      expect(found).toEqual(
        judged[reading].contacts.map((each) => ({ ...each, pairs: ordered(each.pairs) })),
      );
    }
  });

  it.each(READINGS)('finds the same legal places as Python in the %s reading', (reading) => {
    for (const { hand, layout, card, turn, judged } of CASES) {
      expect(legalPlaces(hand, layout, card, turn, reading)).toEqual(judged[reading].places);
    }
  });

  it('is tested with layouts of every flaw and with flawless ones', () => {
    const flaws = new Set(CASES.map(({ judged }) => judged.strict.flaw));
    expect([...flaws].toSorted()).toEqual(
      [
        null,
        'mismatch',
        'not-connected',
        'one-symbol',
        'overlap',
        'several-cards',
        'three-symbols',
      ].toSorted(),
    );
  });

  it('splits a layout into its connected parts', () => {
    const layout = [...stairs(3), position(15, [40, 40])];
    const parts = partsOf(layout, contactsOf(aHand(), layout, 'strict'));
    expect(parts.map((part) => part.map(({ card }) => card))).toEqual([[11, 12, 13], [15]]);
  });
});

describe('the symbols', () => {
  it('are those of the alphabet, each with the shape of the piece of that name', () => {
    expect([...SYMBOLS].toSorted()).toEqual([...ALPHABET].toSorted());
    for (const symbol of SYMBOLS) {
      const forms = FLAT.get(symbol)?.orientations.map((cells) => ordered(fromCorner(cells)));
      expect(forms).toContainEqual(ordered(fromCorner(formOf(symbol))));
    }
  });
});

function fromCorner(cells: readonly Cell[]): Cell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]): Cell => [row - top, column - left]);
}

it('the flaw names are those of the server', () => {
  expectTypeOf<LayoutFlaw>().toEqualTypeOf<ServerFlaw>();
});
