/** The events that a session emits, and how to subscribe to them. */

import type { BoardAction } from '../../engines/common/boardEvent.ts';
import type { View } from '../edition.ts';

/** A moment of the screens between races: the die is tossed, a gem or a total is counted, the winner is named. */
export type Celebrated = 'rolled' | 'gem' | 'counted' | 'won';

/** An event other than a gesture: a board is dealt, solved, or refused, or time is running out. */
export type Moment = 'dealt' | 'ubongo' | 'refused' | 'ten-seconds' | 'time-is-up' | Celebrated;

/** The arguments of each event's listeners. */
export interface SessionEvents {
  /** A gesture changed something on a board of any kind. */
  action: [action: BoardAction];
  moment: [moment: Moment];
  /** The server has sent a new state of the game. */
  update: [before: View | undefined, now: View];
  /** The module of this edition is being loaded; listeners can prefetch what else it needs. */
  loading: [view: View];
}

type Name = keyof SessionEvents;
type Listener<N extends Name> = (...details: SessionEvents[N]) => void;

/** Listeners by event, called in order of subscription. */
export class Emitter {
  readonly #listeners = new Map<Name, Set<Listener<Name>>>();

  /** Returns a function that unsubscribes. */
  on<N extends Name>(name: N, listener: Listener<N>): () => void {
    const all = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, all.add(listener as Listener<Name>));
    return () => all.delete(listener as Listener<Name>);
  }

  emit<N extends Name>(name: N, ...details: SessionEvents[N]): void {
    for (const listener of this.#listeners.get(name) ?? []) (listener as Listener<N>)(...details);
  }
}
