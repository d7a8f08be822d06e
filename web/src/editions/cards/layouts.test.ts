import { describe, expect, it } from 'vitest';
import { aReplay, REPLAYS } from '../../replay/fixtures.ts';
import { timelineOf } from '../../replay/timeline.ts';
import { isOf } from '../../table/edition.ts';
import { layoutsAt } from './layouts.ts';

const GAMES = Object.entries(REPLAYS).filter(([, { edition }]) => edition === 'cards');

describe('the layouts in a replay', () => {
  it.each(GAMES)('match the judged layouts at the end of each round of %s', (_, replay) => {
    const timeline = timelineOf(replay);
    const rests = [...timeline.frames.entries()].filter(([, { view }]) => view.stage === 'resting');
    expect(rests.length).toBeGreaterThan(0);
    for (const [index] of rests)
      for (const { layout, result, hand } of layoutsAt(replay, timeline, index)) {
        expect(layout).toEqual(result?.layout);
        expect(hand).toHaveLength(9);
      }
  });

  it.each(GAMES)('have as many cards as the progress in %s shows', (_, replay) => {
    const timeline = timelineOf(replay);
    for (const [index, { view }] of timeline.frames.entries())
      if (isOf('cards')(view) && view.stage === 'laying')
        expect(layoutsAt(replay, timeline, index).map(({ layout }) => layout.length)).toEqual(
          view.players.map(({ cards }) => cards),
        );
  });

  it('reserve room from the start for every card placed later in the round', () => {
    const replay = aReplay('cards-more-tens');
    const timeline = timelineOf(replay);
    const first = timeline.frames.findIndex(({ view }) => view.stage === 'laying');
    const [ada] = layoutsAt(replay, timeline, first);
    expect([ada?.layout.length, ada?.room.length]).toEqual([0, 7]);
  });

  it('are empty before the signal and in other editions', () => {
    const replay = aReplay('cards-more-tens');
    const timeline = timelineOf(replay);
    const hidden = timeline.frames.findIndex(({ view }) => view.stage === 'countdown');
    expect(layoutsAt(replay, timeline, hidden)).toEqual([]);
    const other = aReplay();
    expect(layoutsAt(other, timelineOf(other), 3)).toEqual([]);
  });
});
