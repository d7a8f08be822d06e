/** The replay of pouch. */

import type { PouchView } from '../../net/wire.gen.ts';
import { gemRaceReplay } from '../gem-race/replay.ts';
import { PouchDealer } from './dealer.ts';

export const REPLAY = gemRaceReplay<PouchView>(
  ({ boards }, { settings }) => new PouchDealer(boards, settings),
  false,
);
