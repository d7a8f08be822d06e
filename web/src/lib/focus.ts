/** Where the focus goes when a screen has gone, together with the focused element. */

import { tick } from 'svelte';

/** The heading of a screen that has come takes the focus, if nothing else has it: what is read goes on there. */
export function focusOnArrival(heading: HTMLElement): void {
  heading.tabIndex = -1;
  void tick().then(() => {
    if (isActive() && isLost()) heading.focus({ preventScroll: true });
  });
}

/** If the page has just been opened and nothing was touched, a screen reader reads it from the start. */
const isActive = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

const isLost = (): boolean => {
  const { activeElement: here, body } = document;
  return here === null || here === body || (here instanceof HTMLButtonElement && here.disabled);
};

/** Whether somebody is just writing or choosing: a board that comes then leaves them to it. */
export const isBusy = (): boolean =>
  document.activeElement?.closest('input:not([type="radio"]), select, textarea, dialog') != null;
