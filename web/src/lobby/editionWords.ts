/** The words of an edition: `edition-pouch` and `edition-note-pouch` for pouch. */

import { isSaid, say } from '../i18n/text.ts';

/** What players call it; an edition without words is called by its name. */
export const editionName = (name: string): string => wordsOf(`edition-${name}`) ?? name;

/** What is special about it, in a few words, if there are any. */
export const editionNote = (name: string): string => wordsOf(`edition-note-${name}`) ?? '';

const wordsOf = (id: string): string | undefined => (isSaid(id) ? say(id) : undefined);
