/** Whether the settings are open: they can be opened from anywhere. */

export const dialog = $state({ isOpen: false });

export function openSettings(): void {
  dialog.isOpen = true;
}
