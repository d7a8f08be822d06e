/** The cheer for a solved board, prefetched while the player is busy with the first one. */

import { lazy } from '../../i18n/lazy.ts';

export const soloCheer = () => lazy([], () => import('./Cheer.svelte'));
