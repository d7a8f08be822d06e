/** The module of classic. */

import { part } from '../../i18n/lazy.ts';
import type { ClassicView } from '../../net/wire.gen.ts';
import type { EditionModule } from '../module.ts';

export const classic: EditionModule<ClassicView> = {
  name: 'classic',
  boardKind: () => 'flat',
  screen: () => part(['table', 'lobby', 'classic'], () => import('./Play.svelte')),
  adapter: async () => (await part(['table', 'classic'], () => import('./announcements.ts'))).CLASSIC,
  replay: async () => (await part(['replay', 'table', 'classic'], () => import('./replay.ts'))).REPLAY,
};
