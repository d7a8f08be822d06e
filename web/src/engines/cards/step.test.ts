import { describe, expect, it } from 'vitest';
import { type Card, isSame, textOf } from './card.ts';
import { after, aHand, aTable, drag, position, stairs } from './fixtures.ts';
import { flawOf } from './judge.ts';
import { landingOf, placesOf } from './landing.ts';
import { emptyPlaces } from './places.ts';
import { turnOf } from './table.ts';

/** The cards of `aHand`, whose symbols differ. */
const MIXED: Card[] = aHand().map(({ id }) => ({ id, symbols: ['O4', 'I4', 'T4', 'S4', 'L5', 'P5'] }));

describe('dragging', () => {
  it('places a card where it is released', () => {
    const table = after(aTable(), ...drag(11, 1.5, 1));
    expect(table.layout).toEqual([position(11, [0, 0])]);
    expect(table.last).toEqual({ action: 'placed', card: 11 });
  });

  it('takes the legal place within reach if places are shown, else the nearest one', () => {
    const aside = drag(12, 2.5 + 0.6, 3 + 0.7);
    expect(after(aTable(stairs(1)), ...aside).layout[1]).toEqual(position(12, [2, 1]));
    for (const help of ['none', 'contacts'] as const)
      expect(after(aTable(stairs(1), help), ...aside).layout[1]).toEqual(position(12, [3, 2]));
  });

  it('returns a card that is released on another', () => {
    const table = after(aTable(stairs(2), 'none'), ...drag(13, 1.5, 1));
    expect(isSame(table.layout, stairs(2))).toBe(true);
    expect(table.last).toEqual({ action: 'refused', card: 13 });
  });

  it('returns a card to the hand if it is released beside the lattice', () => {
    const [lift, move] = drag(12, 0, 0);
    if (!lift || !move) throw new Error('a drag has three parts');
    const table = after(aTable(stairs(2)), lift, move, { kind: 'drop', isOver: false });
    expect(table.layout).toEqual(stairs(1));
    expect(table.last).toEqual({ action: 'returned', card: 12 });
  });

  it('turns the card about the held point', () => {
    const [lift] = drag(12, 0, 0);
    if (!lift) throw new Error('a drag starts with a lift');
    const turnedOnce = after(aTable(), lift, { kind: 'turn' });
    expect(turnedOnce.held).toMatchObject({ turn: 1, hold: { x: 1, y: 1.5 } });
    expect(after(turnedOnce, { kind: 'turn-back' }).held).toMatchObject({ turn: 0, hold: { x: 1.5, y: 1 } });
  });

  it('places no eighth card', () => {
    const table = after(aTable(stairs(7)), ...drag(18, 9.5, 30));
    expect(table.layout).toHaveLength(7);
    expect(table.last).toEqual({ action: 'full', card: 18 });
    const moved = after(aTable(stairs(7)), ...drag(17, 5.5 + 8, 11));
    expect(moved.last?.action).toBe('placed');
  });
});

describe('clicking', () => {
  it('places a picked card on a marked place at once', () => {
    const table = after(aTable(stairs(1)), { kind: 'pick', card: 12 }, { kind: 'aim', anchor: [2, 1] });
    expect(table.layout).toEqual(stairs(2));
  });

  it('requires a second click if no places are marked', () => {
    const aimed = after(
      aTable(stairs(1), 'none'),
      { kind: 'pick', card: 12 },
      { kind: 'aim', anchor: [2, 1] },
    );
    expect(aimed.layout).toHaveLength(1);
    expect(after(aimed, { kind: 'aim', anchor: [2, 1] }).layout).toEqual(stairs(2));
  });

  it('turns a card that is already picked', () => {
    const table = after(aTable(), { kind: 'pick', card: 12 }, { kind: 'pick', card: 12 });
    expect(table.held).toMatchObject({ card: 12, turn: 1 });
  });

  it('keeps the turn of a card that returns to the hand', () => {
    const table = after(aTable(), { kind: 'pick', card: 12 }, { kind: 'turn' }, { kind: 'cancel' });
    expect(table.held).toBeUndefined();
    expect(turnOf(table, 12)).toBe(1);
  });
});

describe('keys', () => {
  it('move a card to the first legal place, and on to the next', () => {
    const table = after(aTable(stairs(1)), { kind: 'pick', card: 12, aloft: true });
    const places = placesOf(table, { card: 12, turn: 0 });
    expect(table.held).toMatchObject({ anchor: places[0] });
    expect(after(table, { kind: 'next' }).held).toMatchObject({ anchor: places[1] });
    expect(after(table, { kind: 'previous' }).held).toMatchObject({ anchor: places.at(-1) });
  });

  it.each(['none', 'contacts'] as const)(
    'step through every empty place beside a card with help: %s',
    (help) => {
      const table = after(aTable(stairs(1), help, MIXED), { kind: 'pick', card: 12, aloft: true });
      const stops = emptyPlaces(stairs(1), 12, 0);
      let now = after(table, { kind: 'next' });
      const seen = new Set<string>();
      for (let presses = 0; presses < stops.length; presses += 1, now = after(now, { kind: 'next' })) {
        if (!now.held) throw new Error('a picked card is held');
        const land = landingOf(now, now.held);
        expect(land?.isFree).toBe(true);
        seen.add(String(land?.anchor));
      }
      expect(seen).toEqual(new Set(stops.map(String)));
      expect(stops).toHaveLength(16);
    },
  );

  it('go to the same places, whatever the symbols are', () => {
    const stopsWith = (hand: readonly Card[]) => {
      const table = after(aTable(stairs(1), 'contacts', [...hand]), { kind: 'pick', card: 12, aloft: true });
      return [after(table, { kind: 'next' }), after(table, { kind: 'previous' })].map(({ held }) => held);
    };
    expect(stopsWith(MIXED)).toEqual(stopsWith(aHand()));
  });

  it('move a card cell by cell, but not far from the other cards', () => {
    let table = after(aTable(stairs(1)), { kind: 'pick', card: 12, aloft: true });
    for (let presses = 0; presses < 40; presses += 1) table = after(table, { kind: 'nudge', by: [1, 0] });
    expect(table.held).toMatchObject({ anchor: [6, expect.any(Number)] });
  });

  it('place a hovering card and return it', () => {
    const laid = after(aTable(stairs(1)), { kind: 'pick', card: 12, aloft: true }, { kind: 'place' });
    expect(laid.layout).toHaveLength(2);
    expect(flawOf(aHand(), laid.layout, 'strict')).toBeUndefined();
    expect(after(laid, { kind: 'return', card: 12 }).layout).toEqual(stairs(1));
  });
});

describe('undo and redo', () => {
  it('step through the changes in both directions', () => {
    const table = after(aTable(), ...drag(11, 1.5, 1), ...drag(12, 2.5, 3));
    const back = after(table, { kind: 'undo' }, { kind: 'undo' });
    expect(back.layout).toEqual([]);
    expect(textOf(after(back, { kind: 'redo' }, { kind: 'redo' }).layout)).toBe(textOf(stairs(2)));
  });

  it('ignore a move that changes nothing', () => {
    const table = after(aTable(stairs(2)), { kind: 'pick', card: 12 }, { kind: 'place' });
    expect(table.past).toEqual([]);
    expect(table.held).toBeUndefined();
  });
});

describe('a landing', () => {
  it('is legal if it has no flaw, even if it connects two parts', () => {
    const apart = [position(11, [0, 0]), position(13, [4, 2])];
    const table = after(aTable(apart), { kind: 'pick', card: 12 }, { kind: 'aim', anchor: [2, 1] });
    expect(table.layout).toHaveLength(3);
    expect(flawOf(aHand(), table.layout, 'strict')).toBeUndefined();
  });
});
