import { describe, expect, it } from 'vitest';
import type { SeatOut } from '../../net/wire.gen.ts';
import { aTable, aView } from '../fixtures.ts';
import { bubblePlace, mayReact, newEmotes } from './emotes.ts';

const at = (seat: number, number: number | null): SeatOut => ({
  ...(aTable().seats[seat] as SeatOut),
  emote: number === null ? null : { emote: 'wow', number },
});

describe('emotes', () => {
  it('are shown once for each number, even if the same one is sent again', () => {
    const seen = new Map<number, number>();
    expect(newEmotes([at(0, null), at(1, 4)], seen)).toEqual([{ seat: 1, emote: 'wow', number: 4 }]);
    expect(newEmotes([at(0, null), at(1, 4)], seen)).toEqual([]);
    expect(newEmotes([at(0, 5), at(1, 4)], seen)).toEqual([{ seat: 0, emote: 'wow', number: 5 }]);
    expect(newEmotes([at(0, null), at(1, null)], seen)).toEqual([]);
    expect(newEmotes([at(0, 6), at(1, 7)], seen).map(({ number }) => number)).toEqual([6, 7]);
  });

  it('are for players with a free hand, in a game among people', () => {
    const table = aTable();
    const among = { ...table, seats: table.seats.map((seat) => ({ ...seat, kind: 'person' })) };
    expect(mayReact(among, aView({ stage: 'resting' }), false)).toBe(true);
    expect(mayReact(among, aView({ stage: 'racing' }), false)).toBe(true);
    expect(mayReact(among, aView({ stage: 'racing' }), true)).toBe(false);
    expect(mayReact(among, aView({ stage: 'over', seat: null }), false)).toBe(false);
    expect(mayReact(among, aView({ stage: 'countdown' }), false)).toBe(false);
    expect(mayReact(table, aView({ stage: 'resting' }), false)).toBe(false);
  });

  it('stay on the screen', () => {
    const seat = (left: number, height = 50) =>
      ({ left, right: left + 100, width: 100, top: 90 - height, height, bottom: 90 }) as DOMRect;
    expect(bubblePlace(seat(100), 80, 320)).toEqual({ left: 150, top: 90 });
    expect(bubblePlace(seat(-60), 80, 320)).toEqual({ left: 44, top: 90 });
    expect(bubblePlace(seat(290), 80, 320)).toEqual({ left: 276, top: 90 });
    expect(bubblePlace(seat(100, 24), 80, 320)).toEqual({ left: 160, top: 78 });
  });
});
