/** The rules of solo, as a list of sections. */

import type { Outline } from '../outline.ts';

export const rulebook: Outline = {
  name: 'rulebook-solo-name',
  order: 5,
  sections: [
    { id: 'aim', text: 'rulebook-solo-aim' },
    { id: 'board', text: 'rulebook-solo-board', figure: 'board' },
    { id: 'runs', text: 'rulebook-solo-runs' },
    { id: 'die', text: 'rulebook-solo-die' },
    { id: 'aside', text: 'rulebook-solo-aside' },
    { id: 'practice', text: 'rulebook-solo-practice' },
    { id: 'records', text: 'rulebook-solo-records' },
    { id: 'printed', text: 'rulebook-solo-printed' },
  ],
};
