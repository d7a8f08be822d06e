/** The length of a run as text. */

import { say } from '../../i18n/text.ts';
import type { SoloSettings } from '../../net/wire.gen.ts';
import type { NewRun } from './start.ts';

/** "5 minutes", "10 boards", "Practice". */
export function lengthOf(run: NewRun | SoloSettings): string {
  switch (run.mode) {
    case 'count':
      return say('solo-minutes', { count: run.minutes });
    case 'time':
      return say('solo-boards', { count: run.tasks });
    case 'practice':
      return say('solo-practice');
    default:
      return run satisfies never;
  }
}
