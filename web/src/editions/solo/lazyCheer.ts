/** What is prefetched while the player is busy with the first board: the cheer for a solved one, and the level after it. */

import { lazy } from '../../i18n/lazy.ts';

export const soloCheer = () => lazy([], () => import('./Cheer.svelte'));
export const soloLevel = () => lazy([], () => import('./runLevel.ts'));
