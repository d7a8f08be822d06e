/** Shadows that cost a fifth while things move: without the soft edge, which is not noticed then. */

import { ShaderChunk } from 'three';

/** The place at which three.js starts to sample five points of the shadow map for each pixel. */
const FIVE = 'float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;';
/** If the edge has no width, one sample gives the same result. */
export const ONE = `if ( shadowRadius == 0.0 ) return mix( 1.0, texture( shadowMap, shadowCoord.xyz ), shadowIntensity );\n`;

/** Applies to all materials created from now on. If three.js changes this code one day, shadows stay soft. */
export function shareShadows(): void {
  const { shadowmap_pars_fragment: source } = ShaderChunk;
  if (!source.includes(ONE)) ShaderChunk.shadowmap_pars_fragment = source.replace(FIVE, ONE + FIVE);
}

/** How wide the soft rim of a shadow is, in pixels of its map. */
export const rimOf = (isMoving: boolean): number => (isMoving ? 0 : 2.2);
