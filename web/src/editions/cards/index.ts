/** The edition module of cards. */

import { lazy } from '../../i18n/lazy.ts';
import type { CardsView } from '../../net/wire.gen.ts';
import type { EditionModule } from '../module.ts';

export const cards: EditionModule<CardsView> = {
  name: 'cards',
  boardKind: () => 'flat',
  rules: {
    shown: () => ['assistance', 'lenient'],
    // Older clients switch all help off by another setting.
    values: (settings) => (settings.assist ? settings : { ...settings, assistance: 'none' }),
    sets: (name) => (name === 'assistance' ? { assist: true } : undefined),
  },
  screen: () => lazy(['table', 'lobby', 'cards'], () => import('./Play.svelte')),
  adapter: async () => (await lazy(['table', 'cards'], () => import('./announcements.ts'))).CARDS,
  replay: async () => (await lazy(['replay', 'table', 'cards'], () => import('./replay.ts'))).REPLAY,
};
