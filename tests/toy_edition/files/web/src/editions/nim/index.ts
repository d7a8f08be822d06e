/** The module of nim. */

import { lazy } from '../../i18n/lazy.ts';
import type { NimView } from '../../net/wire.gen.ts';
import type { EditionModule } from '../module.ts';

export const nim: EditionModule<NimView> = {
  name: 'nim',
  boardKind: () => 'flat',
  screen: () => lazy(['nim'], () => import('./Play.svelte')),
  adapter: async () => (await lazy([], () => import('./announcements.ts'))).NIM,
};
