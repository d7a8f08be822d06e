/** The length of a run as text. */

import { say } from '../../i18n/text.ts';
import type { SoloSettings } from '../../net/wire.gen.ts';

/** "5 minutes", "10 boards", "Practice". */
export function lengthOf({ mode, minutes = 5, tasks = 5 }: Partial<SoloSettings>): string {
  switch (mode) {
    case 'count':
      return say('solo-minutes', { count: minutes });
    case 'time':
      return say('solo-boards', { count: tasks });
    case 'practice':
    case undefined:
      return say('solo-practice');
    default:
      return mode satisfies never;
  }
}
