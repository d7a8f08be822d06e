/** The rules of pouch, as a list of sections. */

import type { Outline } from '../outline.ts';

export const rulebook: Outline = {
  name: 'edition-pouch',
  order: 1,
  sections: [
    { id: 'aim', text: 'rulebook-pouch-aim' },
    { id: 'board', text: 'rulebook-pouch-board', figure: 'board' },
    { id: 'round', text: 'rulebook-pouch-round' },
    { id: 'gems', text: 'rulebook-race-gems', figure: 'gems' },
    { id: 'track', text: 'rulebook-race-track', figure: 'track' },
    { id: 'bag', text: 'rulebook-race-bag' },
    { id: 'die', text: 'rulebook-race-die' },
    { id: 'second', text: 'rulebook-race-second' },
    { id: 'handicap', text: 'rulebook-race-handicap' },
    { id: 'end', text: 'rulebook-race-end' },
    { id: 'printed', text: 'rulebook-pouch-printed' },
  ],
};
