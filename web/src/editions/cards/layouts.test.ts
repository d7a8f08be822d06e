import { describe, expect, it } from 'vitest';
import { aReplay, REPLAYS } from '../../replay/fixtures.ts';
import { timelineOf } from '../../replay/timeline.ts';
import { isOf } from '../../table/edition.ts';
import { layoutsAt } from './layouts.ts';

const GAMES = Object.entries(REPLAYS).filter(([, { edition }]) => edition === 'cards');

describe('the hands of a replay', () => {
  it.each(GAMES)('end in %s as they were judged', (_, replay) => {
    const timeline = timelineOf(replay);
    const rests = [...timeline.frames.entries()].filter(([, { view }]) => view.stage === 'resting');
    expect(rests.length).toBeGreaterThan(0);
    for (const [index] of rests)
      for (const { layout, result, hand } of layoutsAt(replay, timeline, index)) {
        expect(layout).toEqual(result?.layout);
        expect(hand).toHaveLength(9);
      }
  });

  it.each(GAMES)('hold in %s as many cards as everybody saw', (_, replay) => {
    const timeline = timelineOf(replay);
    for (const [index, { view }] of timeline.frames.entries())
      if (isOf('cards')(view) && view.stage === 'laying')
        expect(layoutsAt(replay, timeline, index).map(({ layout }) => layout.length)).toEqual(
          view.players.map(({ cards }) => cards),
        );
  });

  it('have room from the start for all cards that will be placed in the round', () => {
    const replay = aReplay('cards-more-tens');
    const timeline = timelineOf(replay);
    const first = timeline.frames.findIndex(({ view }) => view.stage === 'laying');
    const [ada] = layoutsAt(replay, timeline, first);
    expect([ada?.layout.length, ada?.room.length]).toEqual([0, 7]);
  });

  it('are not seen before the signal, and not in other games', () => {
    const replay = aReplay('cards-more-tens');
    const timeline = timelineOf(replay);
    const hidden = timeline.frames.findIndex(({ view }) => view.stage === 'countdown');
    expect(layoutsAt(replay, timeline, hidden)).toEqual([]);
    const other = aReplay();
    expect(layoutsAt(other, timelineOf(other), 3)).toEqual([]);
  });
});
