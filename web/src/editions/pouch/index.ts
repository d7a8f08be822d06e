/** The edition module of pouch. */

import { lazy } from '../../i18n/lazy.ts';
import type { PouchView } from '../../net/wire.gen.ts';
import type { EditionModule } from '../module.ts';

export const pouch: EditionModule<PouchView> = {
  name: 'pouch',
  boardKind: () => 'flat',
  screen: () => lazy(['table', 'lobby'], () => import('../gem-race/Play.svelte')),
  adapter: async () => (await lazy(['table'], () => import('../gem-race/announcements.ts'))).POUCH,
  replay: async () => (await lazy(['replay', 'table'], () => import('./replay.ts'))).REPLAY,
};
