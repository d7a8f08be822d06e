/** Attributes whose names a component does not know. */

import type { Attachment } from 'svelte/attachments';

/** Sets these attributes. Smaller than spreading them, for which Svelte loads what any attribute of any element needs. */
export const attributes =
  (values: Readonly<Record<string, unknown>> = {}): Attachment<Element> =>
  (element) => {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, String(value));
    }
  };
