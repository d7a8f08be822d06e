/** What an edition provides to replays: its panel, its dealer, and how the views show its draws. */

import type { Component } from 'svelte';
import type { AnyBox } from '../boards/anyBox.ts';
import type { View } from '../table/edition.ts';
import type { Chance } from './chance/chance.ts';
import type { ReplayPlayer } from './player.svelte.ts';
import type { Draw, Replay, UnplacedDraw } from './replay.ts';
import type { TimelineFrame } from './timeline.ts';

/** The props of a panel, which shows one moment of a replay. */
export interface PanelProps<V> {
  replay: Replay;
  player: ReplayPlayer;
  view: V;
  box: AnyBox;
  /** The seat whose board is large. */
  chosen: number | undefined;
  /** Whether solid boards are shown in 3D. */
  isInSpace: boolean;
}

export type DrawValue = Draw['values'];

/** Computes the random draws between two views, in the same order as the server. */
export interface Dealer<V> {
  next(chance: Chance, now: V, before: V | undefined): UnplacedDraw[];
}

export interface ReplayEdition<V extends View = View> {
  readonly Panel: Component<PanelProps<V>>;
  /** Whether the edition has a die and a glass. */
  readonly hasDie: boolean;
  /** Whether boards can be shown in 3D. */
  readonly hasSpace: boolean;
  dealer(replay: Replay, first: V): Dealer<V>;
  /** Every value that the frames show for a draw made at frame `start`. */
  shown(replay: Replay, frames: readonly TimelineFrame[], start: number, draw: Draw): DrawValue[];
  /** The seats that the race waits for at that frame. Rule: R15. */
  atIt(frames: readonly TimelineFrame[], index: number): readonly number[];
  /** The drawn values as text, for kinds of draws that only this edition has. */
  wordsOf?(kind: string, values: DrawValue): string | undefined;
}
