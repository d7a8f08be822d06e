/** The edition module of three-d. */

import { lazy } from '../../i18n/lazy.ts';
import type { ThreeDView } from '../../net/wire.gen.ts';
import type { EditionModule } from '../module.ts';

export const threeD: EditionModule<ThreeDView> = {
  name: 'three-d',
  boardKind: () => 'solid',
  screen: () => lazy(['table', 'lobby', 'solid'], () => import('./Play.svelte')),
  adapter: async () => (await lazy(['table', 'solid'], () => import('../gem-race/announcements.ts'))).THREE_D,
  replay: async () => (await lazy(['replay', 'table', 'solid'], () => import('./replay.ts'))).REPLAY,
};
