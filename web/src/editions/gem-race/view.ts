/** The views of the two gem-race editions, pouch and three-d. */

import { isOf, type ViewOf } from '../../table/edition.ts';

export const isGemRace = isOf('pouch', 'three-d');
export type GemRaceView = ViewOf<'pouch' | 'three-d'>;
