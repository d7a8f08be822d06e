/** What players say to each other in a game: four emotes, shown at their seats. */

import type { EmoteOut, SeatOut, TableOut } from '../../net/wire.gen.ts';
import type { View } from '../edition.ts';

export type Emote = EmoteOut['emote'];

/** The icons of the emotes, in the order in which they are offered. */
export const EMOTES = {
  bravo: 'M12 3 L14.7 8.8 L21 9.5 L16.3 13.8 L17.6 20 L12 16.8 L6.4 20 L7.7 13.8 L3 9.5 L9.3 8.8 Z',
  wow: 'M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12 M9 9 V9.6 M15 9 V9.6 M14.2 15.4 A2.2 2.4 0 1 1 9.8 15.4 A2.2 2.4 0 1 1 14.2 15.4',
  phew: 'M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12 M7.5 10 H10 M14 10 H16.5 M8 16 Q10 14 12 16 T16 16',
  hello: 'M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12 M9 9 V9.6 M15 9 V9.6 M7.8 14 A4.8 4.8 0 0 0 16.2 14',
} as const satisfies Record<Emote, `M${string}`>;

/** How long an emote is shown, and how long a player waits before the next one, as the server has it. */
export const SHOWN_MS = 4_000;

/** Stages in which nobody reacts: before the game, while all watch the clock, and while turns change: the board may not move. */
const SILENT: readonly string[] = ['seated', 'countdown', 'paused', 'taking'];

/** Whether the viewer plays among people and has a hand free. */
export const mayReact = (table: TableOut, { seat, stage }: View, isBusy: boolean): boolean =>
  seat !== null &&
  !isBusy &&
  !SILENT.includes(stage) &&
  table.seats.filter(({ kind }) => kind === 'person').length > 1;

export interface SaidEmote extends EmoteOut {
  readonly seat: number;
}

/** The emotes that have not been seen yet; `seen` has the newest number of each seat, and is brought up to date. */
export function newEmotes(seats: readonly SeatOut[], seen: Map<number, number>): SaidEmote[] {
  const said = seats.flatMap(({ seat, emote }) => (emote ? [{ seat, ...emote }] : []));
  const fresh = said.filter(({ seat, number }) => seen.get(seat) !== number);
  for (const { seat, number } of fresh) seen.set(seat, number);
  return fresh;
}

/** Lower seats are one line, whose name must stay to be seen. */
const ONE_LINE = 40;

/** The middle of a bubble on the screen: at the lower edge of `at` or the end of its line, within a window of that width. */
export function bubblePlace(at: DOMRect, width: number, windowWidth: number): { left: number; top: number } {
  const half = width / 2 + 4;
  const isLine = at.height < ONE_LINE;
  const center = isLine ? at.right - width / 2 : at.left + at.width / 2;
  return {
    left: Math.max(half, Math.min(center, windowWidth - half)),
    top: isLine ? at.top + at.height / 2 : at.bottom,
  };
}
