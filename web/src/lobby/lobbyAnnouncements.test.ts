import { describe, expect, it } from 'vitest';
import type { PouchView, SeatOut, TableOut } from '../net/wire.gen.ts';
import { aTable, aView, POUCH } from '../table/fixtures.ts';
import { ruleAnnouncements, seatAnnouncements } from './lobbyAnnouncements.ts';

type Change = Partial<TableOut> & { readonly seat1?: Partial<SeatOut>; readonly seat0?: Partial<SeatOut> };

const state = ({ seat0 = {}, seat1 = {}, ...table }: Change, view: Partial<PouchView> = {}) => {
  const plain = aTable();
  const seats = plain.seats.map((seat, index) => ({ ...seat, ...[seat0, seat1][index] }));
  return { table: { ...plain, seats, ...table }, view: aView({ stage: 'seated', ...view }) };
};
const plain = (texts: string[]) => texts.map((text) => text.replace(/[⁨⁩]/g, ''));
const announced = (before: Change, after: Change) => plain(seatAnnouncements(state(before), state(after)));

const ZOE = { kind: 'person', name: 'Zoë' };

describe('seat announcements', () => {
  it('report a player who joins or leaves', () => {
    expect(announced({}, { seat1: ZOE })).toEqual(['Zoë joined']);
    expect(announced({ seat1: ZOE }, { seat1: { kind: 'open', name: '' } })).toEqual(['Zoë left']);
  });

  it('report a player who changes their name, goes away, or comes back', () => {
    expect(announced({ seat1: ZOE }, { seat1: { ...ZOE, name: 'Zo' } })).toEqual(['Zoë is now called Zo']);
    expect(announced({ seat1: ZOE }, { seat1: { ...ZOE, present: false } })).toEqual(['Zoë is away']);
    expect(announced({ seat1: { ...ZOE, present: false } }, { seat1: ZOE })).toEqual(['Zoë is back']);
  });

  it('report a new host, even to the new host', () => {
    expect(announced({ seat1: ZOE }, { seat1: ZOE, host_seat: 1 })).toEqual(['Zoë is now the host']);
    expect(announced({ seat1: ZOE, host_seat: 1 }, { seat1: ZOE })).toEqual(['You are now the host']);
  });

  it('leave out the player and anything unchanged', () => {
    expect(announced({}, { seat0: { name: 'Adam' } })).toEqual([]);
    expect(announced({}, { seat1: { placed: 2 } })).toEqual([]);
  });
});

describe('rule announcements', () => {
  const anew = (host: boolean, view: Partial<PouchView>) =>
    plain(ruleAnnouncements(state({ host }), state({ host, deck: 'fresh' }, view), () => undefined));

  it('report what the host has changed', () => {
    const settings = { ...POUCH, side: '4' };
    expect(anew(false, { settings })).toEqual(['Boards: Four pieces', 'Deck: Newly made']);
  });

  it('are empty for the host and after the lobby', () => {
    expect(anew(true, {})).toEqual([]);
    expect(anew(false, { stage: 'racing' })).toEqual([]);
  });
});
