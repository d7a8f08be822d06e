/** Shadows that cost a fifth while things move: an edge without its soft rim, which nobody sees then. */

import { ShaderChunk } from 'three';

/** Where three.js begins to look at five places of the shadow map for each pixel. */
const FIVE = 'float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;';
/** Where the rim has no width, one look tells the same. */
export const ONE = `if ( shadowRadius == 0.0 ) return mix( 1.0, texture( shadowMap, shadowCoord.xyz ), shadowIntensity );\n`;

/** Holds for all materials made from now on. Should three.js tell it otherwise one day, shadows are as soft as ever. */
export function shareShadows(): void {
  const { shadowmap_pars_fragment: told } = ShaderChunk;
  if (!told.includes(ONE)) ShaderChunk.shadowmap_pars_fragment = told.replace(FIVE, ONE + FIVE);
}

/** How wide the soft rim of a shadow is, in pixels of its map. */
export const rimOf = (isMoving: boolean): number => (isMoving ? 0 : 2.2);
