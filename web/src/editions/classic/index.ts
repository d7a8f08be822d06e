/** The module of classic. */

import { lazy } from '../../i18n/lazy.ts';
import type { ClassicView } from '../../net/wire.gen.ts';
import type { EditionModule } from '../module.ts';

export const classic: EditionModule<ClassicView> = {
  name: 'classic',
  boardKind: () => 'flat',
  screen: () => lazy(['table', 'lobby', 'classic'], () => import('./Play.svelte')),
  adapter: async () => (await lazy(['table', 'classic'], () => import('./announcements.ts'))).CLASSIC,
  replay: async () => (await lazy(['replay', 'table', 'classic'], () => import('./replay.ts'))).REPLAY,
};
