/** What a session reports while it runs, and how others subscribe to it. */

import type { BoardAction } from '../engines/common/boardEvent.ts';
import type { View } from './edition.ts';

/** More than a gesture: a board is dealt, solved, refused; the glass nears its end. */
export type Moment = 'dealt' | 'ubongo' | 'refused' | 'ten-seconds' | 'time-is-up';

/** By name, what its listeners are given. */
export interface SessionEvents {
  /** A gesture changed something on a board of any kind. */
  action: [action: BoardAction];
  moment: [moment: Moment];
  /** The server has sent the state of the game. */
  update: [before: View | undefined, now: View];
  /** The module of this game is not loaded yet: what else it needs can be fetched meanwhile. */
  loading: [view: View];
}

type Name = keyof SessionEvents;
type Listener<N extends Name> = (...details: SessionEvents[N]) => void;

/** Listeners by event, called in the order in which they subscribed. */
export class Emitter {
  readonly #listeners = new Map<Name, Set<Listener<Name>>>();

  /** The answer ends the subscription. */
  on<N extends Name>(name: N, listener: Listener<N>): () => void {
    const all = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, all.add(listener as Listener<Name>));
    return () => all.delete(listener as Listener<Name>);
  }

  emit<N extends Name>(name: N, ...details: SessionEvents[N]): void {
    for (const listener of this.#listeners.get(name) ?? []) (listener as Listener<N>)(...details);
  }
}
