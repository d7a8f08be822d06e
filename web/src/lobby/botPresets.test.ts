import { beforeEach, describe, expect, it } from 'vitest';
import { BOT_PRESETS, isTimed, presetOf, presetOfStrength, withPreset } from './botPresets.ts';
import { type NewTable, usualTable, withinSeats } from './newTable.ts';

let table: NewTable;
beforeEach(() => {
  table = usualTable();
});

describe('a preset', () => {
  it.each(BOT_PRESETS)('is recognized by its choices: %s', (preset) => {
    expect(presetOf(withPreset(preset, table))).toBe(preset);
  });

  it('is what an untouched table has', () => {
    expect(presetOf(table)).toBe('normal');
  });

  it('gives a family more time and one easy opponent, and fast players less time', () => {
    const glass = (preset: (typeof BOT_PRESETS)[number]) => Number(withPreset(preset, table).settings.glass);
    expect(glass('family')).toBeGreaterThan(glass('normal'));
    expect(glass('fast')).toBeLessThan(glass('normal'));
    expect(withPreset('family', table)).toMatchObject({ opponents: 1, strength: 'gentle' });
    expect(withPreset('fast', table)).toMatchObject({ opponents: 2, strength: 'sharp' });
  });

  it('leaves other choices as they are, and a mixture is none', () => {
    const four = { ...table, settings: { ...table.settings, side: '4' } };
    expect(withPreset('fast', four).settings.side).toBe('4');
    expect(presetOf(four)).toBe('normal');
    expect(presetOf({ ...table, opponents: 3 })).toBeUndefined();
  });

  it('sets no time in an edition without a glass', () => {
    const cards = withinSeats({ ...table, edition: 'cards' });
    expect([isTimed(table), isTimed(cards)]).toEqual([true, false]);
    expect(withPreset('family', cards).settings).toEqual(cards.settings);
    expect(presetOf(withPreset('family', cards))).toBe('family');
  });

  it('is suggested by the strength that suits a player', () => {
    expect(['gentle', 'steady', 'sharp'].map(presetOfStrength)).toEqual(['family', 'normal', 'fast']);
  });
});
