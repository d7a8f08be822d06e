/** What the two editions that race for gems show: nine races, a bag and a track, or gems by rank. */

import { isOf, type ViewOf } from '../../table/edition.ts';

export const isGemRace = isOf('pouch', 'three-d');
export type GemRaceView = ViewOf<'pouch' | 'three-d'>;
