/** The ways from the home page to a game. They are fetched after the page, so that the first board comes sooner. */

import { EDITIONS, lobbyScreen, moduleOf } from '../editions/registry.ts';
import { lazy } from '../i18n/lazy.ts';

export { startSolo } from '../editions/solo/start.ts';

/** The game that most tables play, and that a newcomer is offered. */
const LIKELY = 'pouch';

const friends = () => lazy([], () => import('../lobby/friends.ts'));
const bubble = () => lazy([], () => import('../boards/flat/Bubble.svelte'));
const newTable = () => lazy(['lobby'], () => import('./firstGame.ts'));

/** Fetch what the first picked piece and tables with others need. */
export const prefetch = (): Promise<unknown> =>
  Promise.all([
    EDITIONS.load(LIKELY),
    lobbyScreen(),
    moduleOf(LIKELY).screen?.(),
    friends(),
    newTable(),
    bubble(),
  ]);

export const openForFriends = async (): Promise<void> => (await friends()).openForFriends();

/** A first whole game: against one bot that suits the player's level. */
export const openFirstGame = async (): Promise<void> => (await newTable()).openFirstGame(LIKELY);
