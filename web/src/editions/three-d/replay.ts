/** The replay of three-d. */

import type { ThreeDView } from '../../net/wire.gen.ts';
import { gemRaceReplay } from '../gem-race/replay.ts';
import { ThreeDDealer } from './dealer.ts';

export const REPLAY = gemRaceReplay<ThreeDView>(
  ({ boards }, { settings }) => new ThreeDDealer(boards, settings),
  true,
);
