/** The chosen option of a list. */

import type { Attachment } from 'svelte/attachments';

/** Chooses the option with that value. Smaller than the attribute `value`, for which Svelte also watches the options. */
export const chosenOption =
  (value: string): Attachment<HTMLSelectElement> =>
  (select) => {
    if (select.value !== value) select.value = value; // an open list keeps its place
  };
