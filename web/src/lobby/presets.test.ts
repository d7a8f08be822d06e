import { describe, expect, it } from 'vitest';
import { aClassicView, aView, CLASSIC } from '../table/fixtures.ts';
import { preset } from './presets.ts';

const BOX = { matched: false, boards_open: true, own_pieces: true };
const HOUSE = { matched: true, boards_open: false, own_pieces: false };

describe('the way of playing', () => {
  it('is the house rules by default, and changes all settings that differ from the box at once', () => {
    const rule = preset(aView());
    expect(rule?.value).toBe('house');
    expect(rule?.change('box')).toEqual({ settings: BOX });
  });

  it('can be undone', () => {
    const rule = preset(aClassicView({ settings: { ...CLASSIC, ...BOX } }));
    expect(rule?.value).toBe('box');
    expect(rule?.change('house')).toEqual({ settings: HOUSE });
  });

  it('is neither if only some settings are as in the box', () => {
    expect(preset(aClassicView({ settings: { ...CLASSIC, own_pieces: true } }))?.value).toBe('');
  });

  it('is described in words', () => {
    expect(preset(aView())?.options.map(({ text }) => text)).toEqual(['House rules', 'By the box']);
  });
});
