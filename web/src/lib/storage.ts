/** What this browser stores. What it cannot store lasts until the page is closed. */

type Area = 'localStorage' | 'sessionStorage';

/** What the browser could not store, because its storage is full or forbidden: it lasts as long as the page. */
const unstored = new Map<string, string>();

/** Whether a service worker serves this page. Where storage is forbidden, a browser may not even let one look. */
export function isInstalled(): boolean {
  try {
    return !!navigator.serviceWorker?.controller;
  } catch {
    return false;
  }
}

/** Store something if there is room, else until the page is closed. */
export function keep(key: string, value: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

/** Remove what was stored. */
export function forget(key: string, area: Area = 'localStorage'): void {
  unstored.delete(key);
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Then nothing was stored.
  }
}

/** What this browser stored under that key. */
export function stored(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return unstored.get(key) ?? globalThis[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
