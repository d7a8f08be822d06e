/** Focus management when a screen is replaced together with the focused element. */

import { tick } from 'svelte';

/** Focus the heading of a new screen unless something else has the focus, so that screen readers continue there. */
export function focusOnArrival(heading: HTMLElement): void {
  heading.tabIndex = -1;
  void tick().then(() => {
    if (isActive() && isLost()) heading.focus({ preventScroll: true });
  });
}

/** False right after loading, when screen readers read the page from its start. */
const isActive = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

const isLost = (): boolean => {
  const { activeElement: here, body } = document;
  return here === null || here === body || (here instanceof HTMLButtonElement && here.disabled);
};

/** Whether the user is typing or choosing, so that a new board must not take the focus. */
export const isBusy = (): boolean =>
  document.activeElement?.closest('input:not([type="radio"]), select, textarea, dialog') != null;

/** On `focusout`: return the focus to a board that lost it to nothing, or to a tool by a click, so that keys go on working. */
export function keepFocus({ currentTarget }: FocusEvent): void {
  setTimeout(() => {
    if (document.activeElement?.matches('body, [role="toolbar"] :not(:focus-visible)'))
      (currentTarget as HTMLElement).focus({ preventScroll: true });
  });
}

/** After a press: return the focus to the board if the tool that had it can do nothing any more, so that keys go on working. */
export async function keepKeys(tool: HTMLButtonElement): Promise<void> {
  await tick();
  if (tool.disabled)
    document.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
}

/** Whether the focused element was reached by keyboard: it must get the focus back. */
export const isByKey = (): boolean => document.activeElement?.matches(':focus-visible') === true;

/** Focus what the player of a game plays with, if there is any: the line for typed moves, or the board. */
export function focusGame(): void {
  const find = (each: string) => document.querySelector<HTMLElement>(`main[data-stage] ${each}`);
  (find('[data-typing] input') ?? find('[role="application"]'))?.focus({ preventScroll: true });
}

/** Open a dialog that holds the focus; a click beside its content closes it. */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
}
