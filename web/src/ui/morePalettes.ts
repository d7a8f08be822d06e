/**
 * The palettes for other eyes. The page loads them only if it needs one of them.
 *
 * It imports nothing at run time: the page waits for it before it starts, and could not provide anything.
 */

import type { Palette, PaletteName } from './palettes.ts';

export const MORE_PALETTES: Readonly<Record<Exclude<PaletteName, 'default'>, Palette>> = {
  'red-green': {
    pieces: {
      I2: '#8e53b0',
      I3: '#7dcaeb',
      V3: '#51a2f8',
      T4: '#d3c692',
      L4: '#a1bc1f',
      I4: '#603226',
      S4: '#22428d',
      O4: '#b73811',
      Y5: '#cf9591',
      L5: '#cf6fba',
      P5: '#157b6c',
      Z5: '#af8935',
    },
    gems: { ruby: '#9f3211', sapphire: '#436cc8', emerald: '#149d8a', amber: '#ebb432' },
    stones: {
      green: '#4fa560',
      red: '#bd095f',
      blue: '#468ebe',
      violet: '#7f4ddd',
      brown: '#6d3f04',
      yellow: '#f4b728',
    },
    edge: 0.55,
  },
  'blue-yellow': {
    pieces: {
      I2: '#802789',
      I3: '#65b1d3',
      V3: '#315e62',
      T4: '#f3bc3d',
      L4: '#b1bb97',
      I4: '#886b54',
      S4: '#436cc8',
      O4: '#9e1421',
      Y5: '#f0772d',
      L5: '#bd458a',
      P5: '#7b9b61',
      Z5: '#c48c9c',
    },
    gems: { ruby: '#c72c53', sapphire: '#4247a6', emerald: '#489b6b', amber: '#f0a432' },
    stones: {
      green: '#26a859',
      red: '#c42336',
      blue: '#3454b1',
      violet: '#a76dd9',
      brown: '#73432a',
      yellow: '#f2b722',
    },
    edge: 0.55,
  },
  contrast: {
    pieces: {
      I2: '#8d52db',
      I3: '#698dd8',
      V3: '#356d73',
      T4: '#e5c42a',
      L4: '#67d897',
      I4: '#5f4025',
      S4: '#4349a1',
      O4: '#a05123',
      Y5: '#e75d37',
      L5: '#732064',
      P5: '#509a6e',
      Z5: '#ba9cab',
    },
    gems: { ruby: '#7e0214', sapphire: '#4d53c1', emerald: '#24a592', amber: '#f3bc3d' },
    stones: {
      green: '#36aa6c',
      red: '#c02856',
      blue: '#2652a8',
      violet: '#a56ed9',
      brown: '#713906',
      yellow: '#f0c25c',
    },
    edge: 0.1,
  },
  gray: {
    pieces: {
      I2: '#404040',
      I3: '#c6c6c6',
      V3: '#616161',
      T4: '#f4f4f4',
      L4: '#b3b3b3',
      I4: '#202020',
      S4: '#303030',
      O4: '#505050',
      Y5: '#a1a1a1',
      L5: '#727272',
      P5: '#8f8f8f',
      Z5: '#dcdcdc',
    },
    gems: { ruby: '#2e2e2e', sapphire: '#5e5e5e', emerald: '#969696', amber: '#d8d8d8' },
    stones: {
      green: '#bcbcbc',
      red: '#484848',
      blue: '#686868',
      violet: '#989898',
      brown: '#222222',
      yellow: '#e6e6e6',
    },
    edge: 0.1,
  },
};
