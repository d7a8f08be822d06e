/** The result of a game to share, as text: no board, so that it gives nothing away. */

import { listed, say } from '../../i18n/text.ts';

export interface SharedSeat {
  readonly name: string;
  /** Whether the seat has won or shares the win. */
  readonly hasWon: boolean;
  /** What it has in the end. */
  readonly what: string;
  /** By race: the rank, null if not solved, undefined if not in the race. */
  readonly ranks: readonly (number | null | undefined)[];
}

export interface SharedGame {
  /** The name of the edition. */
  readonly edition: string;
  /** Best first. */
  readonly seats: readonly SharedSeat[];
  readonly link: string;
}

const MARKS = ['🥇', '🥈', '🥉', '🔹'] as const;
const UNSOLVED = '▫️';
const ABSENT = '➖';

export const shareTitle = ({ edition }: SharedGame): string =>
  say('end-share-title', { edition: edition.replaceAll('\u00ad', '') });

/** Who won, or that the win is shared; empty if there was only one player. */
export function shareResult({ seats }: SharedGame): string {
  const names = seats.filter(({ hasWon }) => hasWon).map(({ name }) => name);
  if (seats.length === 1) return '';
  if (names.length > 1) return say('end-shared', { names: listed(names) });
  return say('end-won', { you: 'no', name: names[0] ?? '' });
}

export const shareLine = ({ name, what }: SharedSeat): string => say('end-counted', { name, what });

/** One mark for each race. */
const shareMarks = ({ ranks }: SharedSeat): string =>
  ranks.map((rank) => (rank == null ? (rank === null ? UNSOLVED : ABSENT) : MARKS[rank - 1])).join('');

export function shareText(game: SharedGame): string {
  const seats = game.seats.flatMap((seat) => [shareLine(seat), shareMarks(seat)]);
  // Fluent isolates names by invisible characters, which chats may show.
  return [shareTitle(game), shareResult(game), ...seats, game.link]
    .filter((line) => line !== '')
    .join('\n')
    .replace(/[\u2066-\u2069]/g, '');
}
