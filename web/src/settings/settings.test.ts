import { describe, expect, it } from 'vitest';
import { CHOICES, DEFAULTS, needsLetters, parsed, type Settings, saved } from './settings.ts';

const OWN: Settings = {
  motion: 'reduced',
  theme: 'dark',
  palette: 'gray',
  hatches: 'strong',
  letters: 'always',
  lift: 0,
  language: 'cs',
  sounds: { effects: false, warning: true, ubongo: false },
  volume: 0,
  keys: false,
  typing: true,
  emotes: false,
};

describe('settings', () => {
  it('are restored as they were saved', () => {
    expect(parsed(saved(OWN))).toEqual(OWN);
  });

  it('are the defaults if nothing, nonsense, or another version was saved', () => {
    for (const text of [null, '', '{', '7', 'null', '[]', saved(OWN).replace('"version":1', '"version":0')])
      expect(parsed(text)).toEqual(DEFAULTS);
  });

  it('lose only values that are not offered', () => {
    const corrupt = JSON.stringify({
      ...OWN,
      version: 1,
      palette: 'neon',
      lift: 1000,
      volume: '60',
      language: 'xx',
      sounds: { effects: 1, ubongo: false },
      admin: true,
    });
    expect(parsed(corrupt)).toEqual({
      ...OWN,
      palette: 'default',
      lift: 64,
      volume: 60,
      language: 'system',
      sounds: { effects: true, warning: true, ubongo: false },
    });
  });

  it('list the default choice first', () => {
    for (const [name, choices] of Object.entries(CHOICES))
      expect(choices[0]).toBe(DEFAULTS[name as keyof typeof CHOICES]);
  });
});

describe('letters on pieces and gems', () => {
  it('are off where color, pattern and shape already tell', () => {
    for (const palette of ['default', 'red-green', 'blue-yellow'] as const)
      expect(needsLetters({ ...DEFAULTS, palette })).toBe(false);
  });

  it.each<Partial<Settings>>([
    { letters: 'always' },
    { typing: true },
    { hatches: 'strong' },
    { palette: 'contrast' },
    { palette: 'gray' },
  ])('are on with %o', (chosen) => {
    expect(needsLetters({ ...DEFAULTS, ...chosen })).toBe(true);
  });

  it('stay with those who chose strong ones before there was a choice', () => {
    const { letters: _, ...before } = { ...DEFAULTS, hatches: 'strong' };
    expect(needsLetters(parsed(JSON.stringify({ ...before, version: 1 })))).toBe(true);
  });
});
