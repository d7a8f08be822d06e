/** The module of pouch. */

import { part } from '../../i18n/lazy.ts';
import type { PouchView } from '../../net/wire.gen.ts';
import type { EditionModule } from '../module.ts';

export const pouch: EditionModule<PouchView> = {
  name: 'pouch',
  boardKind: () => 'flat',
  screen: () => part(['table', 'lobby'], () => import('../gem-race/Play.svelte')),
  adapter: async () => (await part(['table'], () => import('../gem-race/announcements.ts'))).POUCH,
  replay: async () => (await part(['replay', 'table'], () => import('./replay.ts'))).REPLAY,
};
