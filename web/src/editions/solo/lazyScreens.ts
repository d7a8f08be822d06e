/** The screens of a run that are fetched on demand or prefetched. */

import { lazy } from '../../i18n/lazy.ts';

export const soloEnd = () => lazy(['solo'], () => import('./End.svelte'));
export const soloBlocks = () => lazy(['solid', 'solo'], () => import('./SolidPlay.svelte'));
