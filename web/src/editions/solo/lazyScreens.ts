/** Screens of a run that are fetched when they are needed, or a little before. */

import { lazy } from '../../i18n/lazy.ts';

export const soloEnd = () => lazy(['solo'], () => import('./End.svelte'));
export const soloBlocks = () => lazy(['solid', 'solo'], () => import('./SolidPlay.svelte'));
