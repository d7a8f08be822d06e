import { beforeEach, describe, expect, it } from 'vitest';
import { EDITIONS } from '../editions/registry.ts';
import { isOf } from '../table/edition.ts';
import { aReplay, REPLAYS } from './fixtures.ts';
import { Projector } from './player.svelte.ts';
import { boardsAt, type Film, filmOf, happenings, nameOf, resultsOf, sceneAt, shortOf } from './timeline.ts';

let film: Film;
let projector: Projector;

beforeEach(() => {
  film = filmOf(aReplay());
  projector = new Projector(film);
});

/** Without the marks that keep names and sentences of different directions apart. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
const told = (whole: Film) => {
  const view = whole.scenes[0]?.view;
  return view ? happenings(whole, EDITIONS.adapterOf(view)) : [];
};
const viewAt = (seq: number) => film.scenes.find((scene) => scene.seq === seq)?.view;

describe('a film', () => {
  it.each(Object.entries(REPLAYS))('of %s ends in the outcome', (_, replay) => {
    expect(filmOf(replay).scenes.at(-1)?.view.outcome).toEqual(replay.outcome);
  });

  it('has a chapter for each race, and for each tie-break', () => {
    expect(film.chapters.map(shortOf)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(filmOf(aReplay('tie-break')).chapters.map(shortOf).slice(8)).toEqual(['9', '+1']);
  });

  it('has a chapter for each board of a run alone', () => {
    const run = filmOf(aReplay('solo-count'));
    expect(run.chapters.map(shortOf)).toEqual(run.chapters.map((_, index) => String(index + 1)));
  });

  it('begins its chapters of classic after the pawns are placed, and has one for a race with calm taking', () => {
    const calm = filmOf(aReplay('classic-calm'));
    expect(calm.scenes[0]?.view.stage).toBe('placing');
    expect(calm.chapters.map(shortOf)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(filmOf(aReplay('classic-all-boards-3')).chapters).toHaveLength(12);
  });

  it('knows the boards while gems are taken in calm, before they are told', () => {
    const calm = filmOf(aReplay('classic-calm'));
    const taking = calm.scenes.findIndex(({ view }) => view.stage === 'taking');
    expect(boardsAt(calm, taking)).toBe(resultsOf(calm)[0]?.boards);
  });

  it('tells moves and takings', () => {
    const words = told(filmOf(aReplay('classic-photo-finish'))).map(({ text }) => plain(text));
    expect(words).toContain('Ada moves to row 4');
    expect(words.some((text) => /^Ada takes \w+, \w+ from row 4$/.test(text))).toBe(true);
    expect(words.at(-1)).toContain('Ada gave up');
  });

  it('marks who solved when', () => {
    const claims = film.scenes.filter(({ what }) => what === 'claim');
    expect(film.marks).toEqual(claims.map(({ at, seat }) => ({ at, seat })));
    expect(film.marks.length).toBeGreaterThan(9);
  });

  it('knows the boards of a race from its deal on', () => {
    const [first, second] = resultsOf(film);
    expect(boardsAt(film, 0)).toBe(first?.boards);
    const rest = film.scenes.findIndex(({ view }) => view.stage === 'resting');
    expect(boardsAt(film, rest)).toBe(first?.boards);
    const next = film.scenes.findIndex(({ view }) => isOf('pouch')(view) && view.round === 2);
    expect(boardsAt(film, next)).toBe(second?.boards);
  });

  it('tells all that happened, the deed that ended a race too', () => {
    const words = told(film).map(({ text }) => plain(text));
    expect(words.slice(0, 3)).toEqual([
      'Round 1. Get ready.',
      'Go! The die shows Shield.',
      'Dilara finished 1st',
    ]);
    expect(words.at(-1)).toBe('Božena solved it · The game is over.');
  });

  it('names its chapters', () => {
    const [first] = film.chapters;
    expect(first && plain(nameOf(first))).toBe('Round 1');
    expect(plain(nameOf({ kind: 'tie-break', number: 2 }))).toBe('Tie-break 2');
    expect(plain(nameOf({ kind: 'task', number: 3 }))).toBe('Board 3');
  });

  it('gives every scene a time of its own', () => {
    const frames = aReplay().frames.map((frame) => ({ ...frame, at: 0 }));
    const { scenes } = filmOf({ ...aReplay(), frames });
    expect(scenes.map(({ at }) => at)).toEqual([...scenes.keys()]);
  });

  it('shows the newest scene at any instant', () => {
    expect(sceneAt(film, -1)).toBe(0);
    expect(sceneAt(film, film.length)).toBe(film.scenes.length - 1);
  });
});

describe('a projector', () => {
  it('begins where the first boards lie open', () => {
    expect(projector.scene?.view.stage).toBe('racing');
    expect(projector.chapter).toBe(0);
  });

  it('runs as fast as it is told, and not beyond the end', () => {
    const start = projector.at;
    projector.tick(1_000);
    expect(projector.at).toBe(start);
    projector.toggle();
    projector.speed = 4;
    projector.tick(1_000);
    expect(projector.at).toBe(start + 4_000);
    projector.tick(film.length);
    expect([projector.at, projector.isRunning]).toEqual([film.length, false]);
  });

  it('begins again after the end', () => {
    projector.key('End');
    projector.key(' ');
    expect([projector.at, projector.isRunning]).toEqual([0, true]);
  });

  it('goes from one event to the next and back', () => {
    projector.key('Home');
    const seen = [projector.scene?.seq];
    projector.key('ArrowRight');
    seen.push(projector.scene?.seq);
    projector.key('ArrowLeft');
    seen.push(projector.scene?.seq);
    expect(seen).toEqual([1, 2, 1]);
    expect(projector.key('x')).toBe(false);
  });

  it('lets the clock run between two scenes', () => {
    const left = viewAt(projector.scene?.seq ?? 0)?.remaining_ms ?? 0;
    projector.seek(projector.at + 5_000);
    expect(projector.remaining).toBe(left - 5_000);
    expect(projector.elapsed).toBe(5_000);
  });
});
