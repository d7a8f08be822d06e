import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Laid } from '../../engines/cards/card.ts';
import { aHand, position, stairs } from '../../engines/cards/fixtures.ts';
import type { Help } from '../../engines/cards/table.ts';
import { layingOf } from '../../engines/cards/typed.ts';
import { LocalCards } from './localCards.svelte.ts';

const onSolved = vi.fn();

const open = (help: Help): LocalCards => new LocalCards(aHand(), 'strict', help, onSolved);

function place(local: LocalCards, ...cards: readonly Laid[]): void {
  for (const { card, turn, anchor } of cards) {
    const gestures = layingOf(local.table, card, turn, anchor);
    if (typeof gestures === 'string') throw new Error(`card ${card} cannot be placed: ${gestures}`);
    for (const gesture of gestures) local.gesture(gesture);
  }
}

/** Seven cards of which the last touches none. */
const apart = (): Laid[] => [...stairs(6), position(17, [30, 30])];

beforeEach(() => {
  vi.clearAllMocks();
});

describe('a hand tried alone', () => {
  it.each(['contacts', 'places'] as const)('is solved at once with the help %s', (help) => {
    const local = open(help);
    place(local, ...stairs(6));
    expect(local.isSolved).toBe(false);
    place(local, ...stairs(7).slice(6));
    expect(local.isSolved).toBe(true);
    expect(local.canCall).toBe(false);
    expect(onSolved).toHaveBeenCalledExactlyOnceWith(local.table.layout);
  });

  it('is not solved while a card is apart', () => {
    const local = open('contacts');
    place(local, ...apart());
    expect(local.isSolved).toBe(false);
  });

  it('waits for a call without help', () => {
    const local = open('none');
    local.call();
    place(local, ...stairs(6));
    expect(local.canCall).toBe(false);
    place(local, ...stairs(7).slice(6));
    expect(local.isSolved).toBe(false);
    expect(local.canCall).toBe(true);
    local.call();
    expect(local.isSolved).toBe(true);
    expect(onSolved).toHaveBeenCalledOnce();
  });

  it('tells why a call is wrong until a card is moved', () => {
    const local = open('none');
    place(local, ...apart());
    local.call();
    expect(local.isSolved).toBe(false);
    expect(local.wrong).toHaveLength(1);
    local.gesture({ kind: 'return', card: 17 });
    expect(local.wrong).toEqual([]);
    place(local, ...stairs(7).slice(6));
    local.call();
    expect(local.isSolved).toBe(true);
  });

  it('keeps its cards when more help is chosen, and is then judged', () => {
    const local = open('none');
    place(local, ...stairs(7));
    local.setHelp('places');
    expect(local.table.layout).toHaveLength(7);
    expect(local.isSolved).toBe(true);
  });

  it('takes no moves once it is solved', () => {
    const local = open('contacts');
    place(local, ...stairs(7));
    local.gesture({ kind: 'return', card: 11 });
    expect(local.table.layout).toHaveLength(7);
  });
});
