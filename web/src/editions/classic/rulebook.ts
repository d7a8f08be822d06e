/** The rules of classic, as a list of sections. */

import type { Outline } from '../outline.ts';

export const rulebook: Outline = {
  name: 'edition-classic',
  order: 2,
  sections: [
    { id: 'aim', text: 'rulebook-classic-aim' },
    { id: 'board', text: 'rulebook-classic-board', figure: 'board' },
    { id: 'gemboard', text: 'rulebook-classic-gemboard', figure: 'row' },
    { id: 'round', text: 'rulebook-classic-round' },
    { id: 'pawn', text: 'rulebook-classic-pawn' },
    { id: 'die', text: 'rulebook-race-die' },
    { id: 'second', text: 'rulebook-race-second' },
    { id: 'handicap', text: 'rulebook-race-handicap' },
    { id: 'end', text: 'rulebook-classic-end' },
    { id: 'printed', text: 'rulebook-classic-printed' },
  ],
};
