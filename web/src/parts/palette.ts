/** The pieces' looks: every piece has a color, a hatch and its name. */

import type { PieceId } from '../board/pieces.ts';

export interface Look {
  readonly fill: string;
  readonly ink: string;
  readonly hatch: Hatch;
}

export type Hatch =
  | 'rising'
  | 'falling'
  | 'level'
  | 'upright'
  | 'grid'
  | 'cross'
  | 'dots'
  | 'rings'
  | 'waves'
  | 'chevrons'
  | 'dashes'
  | 'plus';

const DARK = '#2a1d10';
const LIGHT = '#fffaf0';

const LOOKS: Readonly<Record<PieceId, Look>> = {
  I2: { fill: '#7b52a8', ink: LIGHT, hatch: 'dots' },
  I3: { fill: '#6cb4dc', ink: DARK, hatch: 'level' },
  V3: { fill: '#167f7c', ink: LIGHT, hatch: 'rings' },
  T4: { fill: '#f0c73c', ink: DARK, hatch: 'plus' },
  L4: { fill: '#a3cc55', ink: DARK, hatch: 'falling' },
  I4: { fill: '#8a5b3d', ink: LIGHT, hatch: 'upright' },
  S4: { fill: '#3563b4', ink: LIGHT, hatch: 'waves' },
  O4: { fill: '#c93b37', ink: LIGHT, hatch: 'cross' },
  Y5: { fill: '#ec8538', ink: DARK, hatch: 'dashes' },
  L5: { fill: '#bd3b82', ink: LIGHT, hatch: 'rising' },
  P5: { fill: '#357d41', ink: LIGHT, hatch: 'grid' },
  Z5: { fill: '#dba021', ink: DARK, hatch: 'chevrons' },
};

const PLAIN: Look = { fill: '#8c8378', ink: DARK, hatch: 'dots' };

export const lookOf = (piece: PieceId): Look => LOOKS[piece] ?? PLAIN;
