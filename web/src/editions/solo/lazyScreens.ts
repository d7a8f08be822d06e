/** Screens of a run that are fetched when they are needed, or a little before. */

import { part } from '../../i18n/lazy.ts';

export const soloEnd = () => part(['solo'], () => import('./End.svelte'));
export const soloBlocks = () => part(['solid', 'solo'], () => import('./SolidPlay.svelte'));
