/** The announcements of classic: what changed between two states of a table; and the player's open board. */

import { ordinal, say } from '../../i18n/text.ts';
import type {
  ClassicPlayer,
  ClassicRaceResult,
  ClassicView,
  Color,
  TableOut,
  Taken,
} from '../../net/wire.gen.ts';
import type { Announcement, EditionAdapter, TableState } from '../../table/edition.ts';
import { sidesOf } from '../../table/handicaps.ts';
import { nameOf } from '../../table/names.ts';
import { openPuzzle, RACE_ADAPTER, raceAnnouncements } from '../../table/race.ts';
import { COLORS } from './gem-board/stones.ts';

export type ClassicState = TableState<ClassicView>;

/** In chronological order; empty if nothing changed. */
export function announcements(
  before: ClassicState | undefined,
  { table, view }: ClassicState,
): Announcement[] {
  const old = before?.view;
  const seen = [
    ...strolled(old, table, view),
    ...ended(old, view),
    ...begun(old, view),
    ...turned(old, table, view),
    ...hurried(old, view),
  ];
  return [...actionsOfOthers(old, table, view), ...seen.map((text) => ({ text, isShown: false }))];
}

function begun(old: ClassicView | undefined, view: ClassicView): string[] {
  if (old?.stage === view.stage && old.round === view.round) return [];
  switch (view.stage) {
    case 'countdown':
      return [say('news-countdown', { round: view.round })];
    case 'open':
      return [say('news-open', { round: view.round })];
    case 'racing':
      // Skipped if the player has already solved and is only reconnecting.
      if (view.solvers.some(({ seat }) => seat === view.seat)) return [];
      return [say('news-revealed', { symbol: say(`symbol-${view.symbol ?? 0}`) })];
    case 'taking':
      return [say('classic-news-taking')];
    default:
      return [];
  }
}

function ended(old: ClassicView | undefined, view: ClassicView): string[] {
  if (old?.stage === view.stage) return [];
  if (view.stage === 'resting') return [...missed(old, view), say('news-resting')];
  return view.stage === 'over' ? [...missed(old, view), say('news-over')] : [];
}

/** Shown to a player who solved but took nothing. Rule: C6. */
function missed(old: ClassicView | undefined, { last, seat }: ClassicView): string[] {
  const own = last?.boards.find((board) => board.seat === seat);
  const isMissed = old !== undefined && own !== undefined && own.rank !== null && own.taken === null;
  return isMissed ? [say('classic-rest-late')] : [];
}

/** The player whose turn has started, if there are turns. Rules: C3, C12. */
function turned(old: ClassicView | undefined, table: TableOut, view: ClassicView): string[] {
  if (view.turn === null || (old?.turn === view.turn && old.stage === view.stage)) return [];
  const what = view.stage === 'placing' ? 'place' : 'take';
  const you = view.turn === view.seat ? 'yes' : 'no';
  return [say(`classic-news-turn-${what}`, { you, name: nameOf(table, view, view.turn) })];
}

/** Without a glass, the time limit for taking starts once all players have stopped solving. Rule: C6. */
function hurried(old: ClassicView | undefined, { stage, settings, remaining_ms }: ClassicView): string[] {
  const isLimited = stage === 'racing' && settings.glass === null && remaining_ms !== null;
  if (!isLimited || old?.stage !== 'racing' || old.remaining_ms !== null) return [];
  return [say('classic-news-last', { seconds: Math.round(remaining_ms / 1000) })];
}

/** What the others did in this race, and which gems were taken from the board. */
function actionsOfOthers(old: ClassicView | undefined, table: TableOut, view: ClassicView): Announcement[] {
  if (old === undefined || old.round !== view.round) return [];
  const race = old.stage === 'racing' && view.stage === 'racing' ? raceAnnouncements(old, table, view) : [];
  return [...race.map((text) => ({ text, isShown: true })), ...taken(old, table, view)];
}

/** Pawn moves, for screen readers only: on the screen they are animated. */
const strolled = (old: ClassicView | undefined, table: TableOut, view: ClassicView): string[] =>
  old === undefined || old.round !== view.round ? [] : walked(old, table, view);

function walked(old: ClassicView, table: TableOut, view: ClassicView): string[] {
  return view.players
    .filter(({ seat, pawn }) => seat !== view.seat && pawn !== null && pawn !== old.players[seat]?.pawn)
    .map(({ seat, pawn }) =>
      say('classic-news-pawn', { name: nameOf(table, view, seat), row: (pawn ?? 0) + 1 }),
    );
}

/** The player's own taking is not shown: they see it. It is announced because it may be automatic, on timeout. */
function taken(old: ClassicView, table: TableOut, view: ClassicView): Announcement[] {
  const known = takingsOf(old);
  return takingsOf(view)
    .filter(({ seat }) => !known.some((other) => other.seat === seat))
    .map(({ seat, row, gems: handful }) => {
      const gems = gemNames(handful);
      if (seat === view.seat) return { text: say('classic-guide-took', { gems }), isShown: false };
      const name = nameOf(table, view, seat);
      return { text: say('classic-news-took', { name, row: row + 1, gems }), isShown: true };
    });
}

/** The takings of the current or the just finished round, which the last taking may have ended. */
const takingsOf = ({ takings, last }: ClassicView): readonly Taken[] =>
  last === null ? takings : gemsTakenIn(last);

/** The takings of a finished round, in chronological order. */
export const gemsTakenIn = ({ boards }: ClassicRaceResult): readonly Taken[] =>
  boards
    .flatMap(({ taken: handful }) => (handful ? [handful] : []))
    .toSorted((a, b) => a.elapsed_ms - b.elapsed_ms);

/** The names of the gems' colors. */
export const gemNames = (gems: readonly Color[]): string =>
  gems.map((gem) => say(`classic-color-${gem}`)).join(', ');

/** A player's holdings as text: the place by the current count, and the number of gems of each color. */
const holdingsText = ({ place, gems }: ClassicPlayer): string => {
  const heaps = COLORS.filter((color) => gems[color]).map((color) =>
    say('classic-heap', { color: say(`classic-color-${color}`), count: gems[color] ?? 0 }),
  );
  return [say('classic-place', { place: ordinal(place) }), ...heaps].join(', ');
};

export const CLASSIC: EditionAdapter<ClassicView> = {
  ...RACE_ADAPTER,
  announcements,
  openPuzzle: (view) => openPuzzle(view),
  isHurried: ({ reach }) => reach.some(({ gems }) => gems.length > 0),
  rivals: (view) => ({
    view,
    wealth: (seat) =>
      view.players
        .filter((player) => player.seat === seat)
        .map(holdingsText)
        .join(),
    pieces: (seat) => Number(sidesOf(view.settings)[seat]),
  }),
};
