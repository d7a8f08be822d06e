/** The texts about an edition: `edition-pouch` and `edition-note-pouch` for pouch. */

import { isSaid, say } from '../i18n/text.ts';

/** The display name of an edition; without a message, its internal name. */
export const editionName = (name: string): string => wordsOf(`edition-${name}`) ?? name;

/** A short description of the edition, if there is one. */
export const editionNote = (name: string): string => wordsOf(`edition-note-${name}`) ?? '';

const wordsOf = (id: string): string | undefined => (isSaid(id) ? say(id) : undefined);
