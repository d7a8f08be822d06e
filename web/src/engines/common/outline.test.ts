import { describe, expect, it } from 'vitest';
import { aBoard, after, drag, FLAT } from '../flat/fixtures.ts';
import { flatLayout, matLayout } from './matLayout.ts';
import { loops, outline } from './outline.ts';
import { restored, saved } from './store.ts';

describe('an outline', () => {
  it('runs clockwise around a cell', () => {
    expect(loops([[0, 0]])).toEqual([
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    ]);
  });

  it('is one loop for every piece, with an even number of corners', () => {
    for (const { orientations } of FLAT.values()) {
      for (const cells of orientations) {
        const found = loops(cells);
        expect(found).toHaveLength(1);
        expect((found[0]?.length ?? 1) % 2).toBe(0);
      }
    }
  });

  it('has a loop for each hole and for each of two cells that meet at a corner', () => {
    const ring = [0, 1, 2]
      .flatMap((r) => [0, 1, 2].map((c) => [r, c] as const))
      .filter(([r, c]) => r !== 1 || c !== 1);
    expect(loops(ring)).toHaveLength(2);
    expect(
      loops([
        [0, 0],
        [1, 1],
      ]),
    ).toHaveLength(2);
  });

  it('is inset and rounded', () => {
    expect(outline([[0, 0]], 0.1, 0.2)).toBe(
      'M0.1,0.3Q0.1,0.1 0.3,0.1L0.7,0.1Q0.9,0.1 0.9,0.3L0.9,0.7Q0.9,0.9 0.7,0.9L0.3,0.9Q0.1,0.9 0.1,0.7Z',
    );
  });
});

describe('the mat layout', () => {
  it('puts the tray below the card on a phone and beside it on a desktop', () => {
    const phone = matLayout(5, 4, 3, { width: 340, height: 460 });
    const desktop = matLayout(5, 4, 3, { width: 1000, height: 760 });
    expect(phone.slots.every(({ y }) => y > 5)).toBe(true);
    expect(desktop.slots.every(({ x }) => x > 4)).toBe(true);
  });

  it('fits on the mat', () => {
    for (const [width, height] of [
      [320, 380],
      [340, 460],
      [780, 900],
      [1000, 760],
      [1600, 500],
    ] as const) {
      for (const count of [3, 4]) {
        const { box, card, slots, slot, cell } = matLayout(5, 6, count, { width, height });
        const half = slot / 2 - 1e-9;
        expect(card.x).toBeGreaterThanOrEqual(box.x - 1e-9);
        expect(
          slots.every(({ x, y }) => x + half <= box.x + box.width && y + half <= box.y + box.height),
        ).toBe(true);
        expect(cell * box.width).toBeCloseTo(width);
      }
    }
  });
});

describe('the layout of flat boards', () => {
  const SIZES = [
    [296, 425],
    [336, 523],
    [366, 627],
    [511, 304],
    [772, 866],
    [1044, 792],
  ] as const;
  const CARDS = [
    [3, 4],
    [4, 4],
    [4, 5],
    [5, 4],
    [5, 6],
  ] as const;

  it('has trays of one scale on all cards, not larger for four pieces than for three', () => {
    for (const [width, height] of SIZES) {
      const [three = 0, four = 0] = [3, 4].map((count) => {
        const slots = CARDS.map(([rows, columns]) => {
          const { slot, cell } = flatLayout(rows, columns, count, { width, height });
          return Math.round(slot * cell);
        });
        expect(new Set(slots).size).toBe(1);
        return slots[0] ?? 0;
      });
      expect(four).toBeLessThanOrEqual(three);
      expect(three).toBeGreaterThanOrEqual(96);
    }
  });

  it('fits on the mat', () => {
    for (const [width, height] of SIZES) {
      for (const [rows, columns] of CARDS) {
        for (const count of [3, 4, 12]) {
          const { box, card, slots, slot } = flatLayout(rows, columns, count, { width, height });
          const half = slot / 2 - 1e-9;
          expect(card.x).toBeGreaterThanOrEqual(box.x - 1e-9);
          expect(card.y).toBeGreaterThanOrEqual(box.y - 1e-9);
          expect(
            slots.every(({ x, y }) => x + half <= box.x + box.width && y + half <= box.y + box.height),
          ).toBe(true);
        }
      }
    }
  });
});

describe('a saved board', () => {
  it('is restored with the same positions', () => {
    const board = after(aBoard(), { kind: 'turn', piece: 'I4' }, ...drag('I4', [1, 0]), {
      kind: 'flip',
      piece: 'L4',
    });
    expect(restored(aBoard(), saved(board)).positions).toEqual(board.positions);
  });

  it('is ignored if it has unknown pieces, impossible positions or invalid JSON', () => {
    const texts = [
      '{',
      'null',
      '[["Q9",0,null]]',
      '[["I4",99,null]]',
      '[["I4",1,[0,3]]]',
      '[["I4","1",[0,0]]]',
      null,
    ];
    for (const text of texts) {
      const board = restored(aBoard(), text);
      expect([...board.positions.values()].every(({ anchor }) => anchor === undefined)).toBe(true);
    }
  });
});
