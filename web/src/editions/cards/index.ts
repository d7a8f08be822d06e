/** The module of cards. */

import { part } from '../../i18n/lazy.ts';
import type { CardsView } from '../../net/wire.gen.ts';
import type { EditionModule } from '../module.ts';

export const cards: EditionModule<CardsView> = {
  name: 'cards',
  boardKind: () => 'flat',
  screen: () => part(['table', 'lobby', 'cards'], () => import('./Play.svelte')),
  adapter: async () => (await part(['table', 'cards'], () => import('./announcements.ts'))).CARDS,
  replay: async () => (await part(['replay', 'table', 'cards'], () => import('./replay.ts'))).REPLAY,
};
