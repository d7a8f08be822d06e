/** The dialogs that can be opened from anywhere: the settings, and the rules over a game. */

export const dialog = $state({
  isOpen: false,
  /** The edition whose rules are open, and perhaps the section: `pouch/bag`. */
  rules: '',
});

export function openSettings(): void {
  dialog.isOpen = true;
}

export function openRules(edition: string, section = ''): void {
  dialog.rules = `${edition}/${section}`;
}
