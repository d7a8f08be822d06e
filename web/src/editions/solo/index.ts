/** The edition module of solo. Everything needed for the first board is bundled with the page. */

import { lazy } from '../../i18n/lazy.ts';
import type { SoloView } from '../../net/wire.gen.ts';
import type { EditionModule } from '../module.ts';
import { boardKindOf, SOLO } from './announcements.ts';

export const solo: EditionModule<SoloView> = {
  name: 'solo',
  isSolo: true,
  boardKind: boardKindOf,
  adapter: async () => SOLO,
  loaded: SOLO,
  replay: async () => (await lazy(['replay', 'table', 'solo', 'solid'], () => import('./replay.ts'))).REPLAY,
};
