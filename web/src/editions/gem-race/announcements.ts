/** The announcements of gem races, flat or solid: what changed between two states; and the player's open board. */

import type { BoardKind } from '../../boards/openPuzzle.ts';
import { points } from '../../i18n/phrases.ts';
import { say } from '../../i18n/text.ts';
import type { TableOut } from '../../net/wire.gen.ts';
import type { Announcement, EditionAdapter, TableState } from '../../table/edition.ts';
import { sidesOf } from '../../table/handicaps.ts';
import { openPuzzle, RACE_ADAPTER, raceAnnouncements } from '../../table/race.ts';
import type { GemRaceView } from './view.ts';

export type GemRaceState = TableState<GemRaceView>;

/** In chronological order; empty if nothing changed. */
export function announcements(
  before: GemRaceState | undefined,
  { table, view }: GemRaceState,
): Announcement[] {
  const old = before?.view;
  const seen = [...ended(old, view), ...begun(old, view)];
  return [
    ...seen.map((text) => ({ text, isShown: false })),
    ...actionsOfOthers(old, table, view).map((text) => ({ text, isShown: true })),
  ];
}

function begun(old: GemRaceView | undefined, view: GemRaceView): string[] {
  if (old?.stage === view.stage && old.round === view.round && old.tie_break === view.tie_break) return [];
  switch (view.stage) {
    case 'countdown':
      return [
        view.tie_break > 0
          ? say('news-tie-break', { number: view.tie_break })
          : say('news-countdown', { round: view.round }),
      ];
    case 'open':
      return [say('news-open', { round: view.round })];
    case 'racing':
      return [say('news-revealed', { symbol: say(`symbol-${view.symbol ?? 0}`) })];
    default:
      return [];
  }
}

function ended(old: GemRaceView | undefined, view: GemRaceView): string[] {
  if (old?.stage === view.stage) return [];
  if (view.stage === 'resting') return [say('news-resting')];
  return view.stage === 'over' ? [say('news-over')] : [];
}

const actionsOfOthers = (old: GemRaceView | undefined, table: TableOut, view: GemRaceView): string[] =>
  old?.stage === 'racing' && view.stage === 'racing' ? raceAnnouncements(old, table, view) : [];

/** The level of a seat; undefined if the edition has no levels. Rule: D2. */
export function levelOf(view: GemRaceView, seat: number): number | undefined {
  if (!('level_0' in view.settings)) return undefined;
  const { level_0, level_1, level_2, level_3 } = view.settings;
  return [level_0, level_1, level_2, level_3][seat];
}

/** The number of pieces on the board of a seat: three blocks on level 1, four on the others. Rule: P2, D2. */
export function piecesOf(view: GemRaceView, seat: number): number {
  if ('side' in view.settings) return Number(sidesOf(view.settings)[seat]);
  return levelOf(view, seat) === 1 ? 3 : 4;
}

/** Whether gems come from the bag and the track; otherwise they are awarded by rank. Rule: D6. */
export const hasLuck = (view: GemRaceView): boolean => !('luck' in view.settings) || view.settings.luck;

const gemRaceAdapter = (kind: BoardKind): EditionAdapter<GemRaceView> => ({
  ...RACE_ADAPTER,
  announcements,
  openPuzzle: (view) => openPuzzle(view, kind, view.tie_break),
  rivals: (view) => ({
    view,
    wealth: (seat) => points(view.players.find((player) => player.seat === seat)?.points ?? 0),
    pieces: (seat) => piecesOf(view, seat),
  }),
});

export const POUCH = gemRaceAdapter('flat');
export const THREE_D = gemRaceAdapter('solid');
