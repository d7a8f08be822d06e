/** Makes shadows five times cheaper during movement by dropping their soft edge, which is then not noticed. */

import { ShaderChunk } from 'three';

/** The shader line at which three.js starts to sample five points of the shadow map per pixel. */
const FIVE = 'float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;';
/** A single sample, which gives the same result if the edge has no width. */
export const ONE = `if ( shadowRadius == 0.0 ) return mix( 1.0, texture( shadowMap, shadowCoord.xyz ), shadowIntensity );\n`;

/** Patch the shader of all materials created afterward. If three.js changes that line, shadows just stay soft. */
export function shareShadows(): void {
  const { shadowmap_pars_fragment: source } = ShaderChunk;
  if (!source.includes(ONE)) ShaderChunk.shadowmap_pars_fragment = source.replace(FIVE, ONE + FIVE);
}

/** The width of the soft edge of shadows, in pixels of the shadow map. */
export const rimOf = (isMoving: boolean): number => (isMoving ? 0 : 2.2);
