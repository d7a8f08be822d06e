/** What a replay needs to know of an edition: its panel, its chance, and what of that was to be seen. */

import type { Component } from 'svelte';
import type { AnyBox } from '../boards/anyBox.ts';
import type { View } from '../table/edition.ts';
import type { Chance } from './chance/chance.ts';
import type { ReplayPlayer } from './player.svelte.ts';
import type { Draw, Replay, UnplacedDraw } from './replay.ts';
import type { TimelineFrame } from './timeline.ts';

/** What a panel shows: the table of one edition at one instant of a replay. */
export interface PanelProps<V> {
  replay: Replay;
  player: ReplayPlayer;
  view: V;
  box: AnyBox;
  /** The seat that is shown large. */
  chosen: number | undefined;
  /** Boards of blocks are shown in space. */
  isInSpace: boolean;
}

export type DrawValue = Draw['values'];

/** What chance decides from one view to the next, in the order in which the server asks it. */
export interface Dealer<V> {
  next(rng: Chance, now: V, before: V | undefined): UnplacedDraw[];
}

export interface ReplayEdition<V extends View = View> {
  readonly Panel: Component<PanelProps<V>>;
  /** Whether a die is rolled, and a glass runs. */
  readonly hasDie: boolean;
  /** Whether boards can be seen in space. */
  readonly hasSpace: boolean;
  dealer(replay: Replay, first: V): Dealer<V>;
  /** Every value that the frames show of an outcome of chance, which falls at frame `start`. */
  shown(replay: Replay, frames: readonly TimelineFrame[], start: number, draw: Draw): DrawValue[];
  /** The outcome in words, for kinds that only this edition has. */
  wordsOf?(kind: string, values: DrawValue): string | undefined;
}
