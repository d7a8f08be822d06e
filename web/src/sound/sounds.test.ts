import { describe, expect, it } from 'vitest';
import type { BoardAction } from '../engines/common/boardEvent.ts';
import { DEFAULTS, SOUNDS } from '../settings/settings.ts';
import {
  loudness,
  type Race,
  type Sound,
  SWITCH,
  soundOfAction,
  soundOfMoment,
  soundOfUpdate,
} from './sounds.ts';
import { STROKES } from './strokes.ts';

const every = Object.keys(SWITCH) as Sound[];
const race = (solvers: number[], stage = 'racing'): Race => ({
  seat: 0,
  stage,
  solvers: solvers.map((seat) => ({ seat })),
});

describe('a gesture', () => {
  it('has the sound of what it does', () => {
    const actions: BoardAction[] = [
      'lifted',
      'picked',
      'turned',
      'turned-back',
      'flipped',
      'placed',
      'refused',
      'returned',
    ];
    expect(actions.map(soundOfAction)).toEqual([
      'pick',
      'pick',
      'turn',
      'turn',
      'flip',
      'snap',
      'wrong',
      'lay',
    ]);
  });

  it('is silent when a piece only moves a step', () => {
    expect(soundOfAction('moved')).toBeUndefined();
  });
});

describe('a table', () => {
  it('has a sound for a board that is dealt, solved, or refused, and for time running short and out', () => {
    const moments = ['dealt', 'ubongo', 'refused', 'ten-seconds', 'time-is-up'] as const;
    expect(moments.map(soundOfMoment)).toEqual(['start', 'ubongo', 'wrong', 'warning', 'time']);
  });

  it('has a sound for each step of a celebration', () => {
    const moments = ['rolled', 'gem', 'counted', 'won'] as const;
    expect(moments.map(soundOfMoment)).toEqual(['roll', 'gem', 'count', 'win']);
  });

  it('has a sound when another player has solved', () => {
    expect(soundOfUpdate(race([2]), race([2, 1]))).toBe('other');
  });

  it('has no sound for the player, for old events, or for the first view', () => {
    expect(soundOfUpdate(race([]), race([0]))).toBeUndefined();
    expect(soundOfUpdate(race([1]), race([1]))).toBeUndefined();
    expect(soundOfUpdate(undefined, race([1]))).toBeUndefined();
    expect(soundOfUpdate(race([], 'countdown'), race([1]))).toBeUndefined();
  });

  it('has a sound when the die is rolled', () => {
    expect(soundOfUpdate(race([], 'resting'), race([], 'countdown'))).toBe('roll');
    expect(soundOfUpdate(race([], 'countdown'), race([], 'countdown'))).toBeUndefined();
    expect(soundOfUpdate(undefined, race([], 'countdown'))).toBeUndefined();
  });

  it('has sounds for the player’s turn at the gem board and for gems taken', () => {
    const turn = (seat: number | null, stage = 'taking'): Race => ({ ...race([], stage), turn: seat });
    expect(soundOfUpdate(race([], 'seated'), turn(0, 'placing'))).toBe('start');
    expect(soundOfUpdate(turn(1), turn(0))).toBe('start');
    expect(soundOfUpdate(turn(0), turn(0))).toBeUndefined();
    const took = (...takers: number[]): Race => ({
      ...race([0, 1]),
      takings: takers.map((seat) => ({ seat })),
    });
    expect(soundOfUpdate(took(), took(0))).toBe('snap');
    expect(soundOfUpdate(took(0), took(0, 1))).toBe('pick');
  });

  it('has no sound for other players in a solo run', () => {
    expect(soundOfUpdate({ seat: 0, stage: 'solving' }, { seat: 0, stage: 'solving' })).toBeUndefined();
  });
});

describe('loudness', () => {
  it('is 0 if the switch is off', () => {
    for (const off of SOUNDS) {
      const settings = { ...DEFAULTS, sounds: { ...DEFAULTS.sounds, [off]: false } };
      for (const sound of every)
        expect(loudness(sound, settings, false) === 0, sound).toBe(SWITCH[sound] === off);
    }
  });

  it('follows the volume, from 0 to 1', () => {
    expect([0, 50, 100].map((volume) => loudness('snap', { ...DEFAULTS, volume }, false))).toEqual([
      0, 0.25, 1,
    ]);
  });

  it('is above 0 in a hidden page only for sounds that call the player back', () => {
    const heard = every.filter((sound) => loudness(sound, DEFAULTS, true) > 0);
    expect(heard).toEqual(['start', 'warning', 'time']);
  });
});

describe('the strokes', () => {
  it.each(every)('of %s start at once and end within two seconds', (sound) => {
    const strokes = STROKES[sound];
    expect(Math.min(...strokes.map(({ at }) => at))).toBe(0);
    expect(Math.max(...strokes.map(({ at, fades }) => at + fades))).toBeLessThan(2);
  });
});
