/** The edition module of classic. */

import { lazy } from '../../i18n/lazy.ts';
import type { ClassicView } from '../../net/wire.gen.ts';
import type { EditionModule } from '../module.ts';

export const classic: EditionModule<ClassicView> = {
  name: 'classic',
  boardKind: () => 'flat',
  // With four players, nine rounds use all 36 boards. Rule: C11.
  rules: {
    shown: (players) => [
      'side',
      'matched',
      ...(players < 4 ? ['all_boards'] : []),
      'calm',
      'boards_open',
      'own_pieces',
      'glass',
      'first_roller',
    ],
    words: (players) => ({ rounds: 36 / players }),
  },
  screen: () => lazy(['table', 'lobby', 'classic'], () => import('./Play.svelte')),
  adapter: async () => (await lazy(['table', 'classic'], () => import('./announcements.ts'))).CLASSIC,
  replay: async () => (await lazy(['replay', 'table', 'classic'], () => import('./replay.ts'))).REPLAY,
};
