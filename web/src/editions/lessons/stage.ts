/** What the page of a lesson and its stages tell each other. */

import type { CommandParser } from '../../boards/typed/commandParser.ts';
import type { Lesson, Scene, Seen } from './lesson.ts';

export interface StageProps<Kind extends Scene['kind'] = Scene['kind']> {
  readonly lesson: Lesson;
  /** The number of the step. */
  readonly number: number;
  readonly scene: Extract<Scene, { kind: Kind }>;
  /** Whether there is something to do: the goal has not been reached yet. */
  readonly isOpen: boolean;
  readonly onSeen: (seen: Seen, isShown: boolean) => void;
  readonly onAnnounce: (text: string) => void;
  /** The bot of a race has covered its board first. */
  readonly onOvertaken: () => void;
  /** Parses typed lines about the lesson. */
  readonly interpret: CommandParser;
  [name: string]: unknown;
}

/** A mounted stage. */
export interface StageHandle {
  /** Reach the goal of the step, as its hint says. */
  show(): void;
}

/**
 * The table that the typed interface sees: nobody else plays, and there is no clock. It stays open after a reached
 * goal, because the learner may type to continue; boards take no more moves then.
 */
export const typedTable = ({ onAnnounce, interpret }: Pick<StageProps, 'onAnnounce' | 'interpret'>) => ({
  isOpen: true,
  announcer: { announce: onAnnounce },
  clock: { remaining: undefined },
  interpret,
});
