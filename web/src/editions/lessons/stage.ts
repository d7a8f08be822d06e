/** What the page of a lesson and its stages tell each other. */

import type { CommandParser } from '../../boards/typed/commandParser.ts';
import type { TypedHost } from '../../boards/typed/typedHost.ts';
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

/** A lesson as the typed interface sees it: nobody else plays, and there is no clock. */
export const lessonHost = ({
  onAnnounce,
  interpret,
}: Pick<StageProps, 'onAnnounce' | 'interpret'>): TypedHost => ({
  isOpen: true,
  announce: onAnnounce,
  interpret,
});
