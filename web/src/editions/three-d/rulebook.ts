/** The rules of three-d, as a list of sections. */

import type { Outline } from '../outline.ts';

export const rulebook: Outline = {
  name: 'edition-three-d',
  order: 3,
  sections: [
    { id: 'aim', text: 'rulebook-three-d-aim' },
    { id: 'blocks', text: 'rulebook-three-d-blocks', figure: 'blocks' },
    { id: 'levels', text: 'rulebook-three-d-levels' },
    { id: 'round', text: 'rulebook-three-d-round' },
    { id: 'gems', text: 'rulebook-race-gems', figure: 'gems' },
    { id: 'track', text: 'rulebook-race-track', figure: 'track' },
    { id: 'bag', text: 'rulebook-race-bag' },
    { id: 'die', text: 'rulebook-race-die' },
    { id: 'second', text: 'rulebook-race-second' },
    { id: 'end', text: 'rulebook-race-end' },
    { id: 'printed', text: 'rulebook-three-d-printed' },
  ],
};
