/** The rules of cards, as a list of sections. */

import type { Outline } from '../outline.ts';

export const rulebook: Outline = {
  name: 'edition-cards',
  order: 4,
  sections: [
    { id: 'aim', text: 'rulebook-cards-aim' },
    { id: 'cards', text: 'rulebook-cards-cards' },
    { id: 'round', text: 'rulebook-cards-round' },
    { id: 'contact', text: 'rulebook-cards-contact', figure: 'contact' },
    { id: 'call', text: 'rulebook-cards-call' },
    { id: 'end', text: 'rulebook-cards-end' },
    { id: 'printed', text: 'rulebook-cards-printed' },
  ],
};
