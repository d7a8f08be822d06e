/** The module of three-d. */

import { part } from '../../i18n/lazy.ts';
import type { ThreeDView } from '../../net/wire.gen.ts';
import type { EditionModule } from '../module.ts';

export const threeD: EditionModule<ThreeDView> = {
  name: 'three-d',
  boardKind: () => 'solid',
  screen: () => part(['table', 'lobby', 'solid'], () => import('./Play.svelte')),
  adapter: async () => (await part(['table', 'solid'], () => import('../gem-race/announcements.ts'))).THREE_D,
  replay: async () => (await part(['replay', 'table', 'solid'], () => import('./replay.ts'))).REPLAY,
};
