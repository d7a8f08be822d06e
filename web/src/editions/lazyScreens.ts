/** Screens of a table that are fetched when they are needed, or a little before, each with the words it says. */

import { part } from '../i18n/lazy.ts';
import type { View } from '../table/edition.ts';

export const lobby = () => part(['lobby', 'table'], () => import('../lobby/Lobby.svelte'));
export const pouch = () => part(['table', 'lobby'], () => import('./gem-race/Play.svelte'));
export const threeD = () => part(['table', 'lobby', 'solid'], () => import('./three-d/Play.svelte'));
export const cards = () => part(['table', 'lobby', 'cards'], () => import('./cards/Play.svelte'));
export const classic = () => part(['table', 'lobby', 'classic'], () => import('./classic/Play.svelte'));
export const soloEnd = () => part(['solo'], () => import('./solo/End.svelte'));
export const soloBlocks = () => part(['solid', 'solo'], () => import('./solo/SolidPlay.svelte'));

const GAMES = { pouch, 'three-d': threeD, cards, classic, solo: soloEnd } as const;

/** Whoever waits in a lobby, or `begins` to play, has the next screens on the way: none of it is waited for. */
export function hurry({ edition, stage }: View, begins: boolean): void {
  const wanted = stage === 'seated' && !begins ? [lobby, GAMES[edition]] : [GAMES[edition]];
  for (const load of wanted) load().catch(() => {});
}
