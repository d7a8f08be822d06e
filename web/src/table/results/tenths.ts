/** Times of solves, which can differ by less than a second. */

import { i18n } from '../../i18n/catalogs.svelte.ts';
import { say } from '../../i18n/text.ts';

const TENTH = { minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A duration as minutes, seconds and tenths, rounded down: 1:05.3. */
export function tenths(ms: number): string {
  const all = Math.max(Math.floor(ms / 100), 0);
  const seconds = new Intl.NumberFormat(i18n.language, TENTH).format((all % 600) / 10);
  return say('clock-time', { minutes: String(Math.floor(all / 600)), seconds });
}
