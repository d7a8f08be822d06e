/** The address of what is on the page, where it changes often. */

/** Safari refuses more than a hundred changes within thirty seconds. */
const AGAIN_MS = 2000;
let again: ReturnType<typeof setTimeout> | undefined;

/** Replace the fragment of the address; if the browser refuses that now, later. */
export function showHash(hash: string): void {
  clearTimeout(again);
  try {
    history.replaceState(null, '', hash);
  } catch {
    const before = location.hash;
    again = setTimeout(() => location.hash === before && showHash(hash), AGAIN_MS);
  }
}
