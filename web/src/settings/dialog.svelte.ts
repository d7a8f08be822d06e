/** Whether the settings dialog is open; it can be opened from anywhere. */

export const dialog = $state({ isOpen: false });

export function openSettings(): void {
  dialog.isOpen = true;
}
