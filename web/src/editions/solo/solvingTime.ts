/** The times of solves. */

import { i18n } from '../../i18n/catalogs.svelte.ts';
import { clock } from '../../i18n/text.ts';

/** The time of a solve: tenths of a second where whole seconds are too coarse, such as 4.3 s. */
export const solvingTime = (ms: number): string =>
  ms < 9_950
    ? new Intl.NumberFormat(i18n.language, {
        style: 'unit',
        unit: 'second',
        unitDisplay: 'narrow',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(ms / 1000)
    : clock(ms);
