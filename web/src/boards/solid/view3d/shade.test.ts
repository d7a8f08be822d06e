import { ShaderChunk } from 'three';
import { describe, expect, it } from 'vitest';
import { ONE, rimOf, shareShadows } from './shade.ts';

describe('shadows', () => {
  it('are sampled once, instead of five times, if their edge has no width', () => {
    shareShadows();
    shareShadows();
    const parts = ShaderChunk.shadowmap_pars_fragment.split(ONE);
    expect(parts).toHaveLength(2);
    expect(parts[0]).toContain('getShadow( sampler2DShadow');
    expect(parts[0]).not.toContain('SHADOWMAP_TYPE_VSM');
  });

  it('have a soft edge only at rest', () => {
    expect(rimOf(true)).toBe(0);
    expect(rimOf(false)).toBeGreaterThan(1);
  });
});
