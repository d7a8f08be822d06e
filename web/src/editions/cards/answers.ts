/** The text of the replies to typed commands at a table of cards. */

import { linesOf, numberOf, positionText, rowsOf } from '../../boards/cards/announcements.ts';
import { type CardId, faceOf } from '../../engines/cards/card.ts';
import { placesOf } from '../../engines/cards/landing.ts';
import { nameOfCell } from '../../engines/cards/names.ts';
import { type CardTable, showsPlaces, without } from '../../engines/cards/table.ts';
import { ACTIONS, type ActionWord } from '../../engines/cards/typed.ts';
import type { Word } from '../../engines/common/typed.ts';
import { listed, say } from '../../i18n/text.ts';

/** A card in its current orientation, its position and, if places are shown, the ones where it fits. */
export function turnedText(table: CardTable, card: CardId, turn: number): string {
  const label = say('cards-label', {
    number: numberOf(table.hand, card),
    symbols: rowsOf(faceOf(table.faces, card), turn),
    place: positionText(table, card),
  });
  if (!showsPlaces(table) || without(table.layout, card).length === 0) return label;
  const cells = placesOf(table, { card, turn }).flatMap((cell) => nameOfCell(cell) ?? []);
  const where =
    cells.length > 0 ? say('cards-typed-fits', { cells: listed(cells) }) : say('cards-typed-nowhere');
  return `${label}. ${where}`;
}

/** The placed cards, or that there are none. */
export function layoutText(table: CardTable): string[] {
  const lines = linesOf(table);
  return lines.length > 0 ? lines : [say('cards-typed-empty', { cell: nameOfCell([0, 0]) ?? '' })];
}

/** The commands that exist only in cards, in the current language or in English. */
export const actionOf = (text: string): ActionWord | undefined =>
  ACTIONS.find((action) => text === action || text === say(`cards-word-${action}`).toLowerCase());

/** How to type a move. */
export function helpText(): string {
  const word = (name: Word) => say(`typed-word-${name}`);
  const common = (['board', 'undo', 'clock', 'players'] as const).map(word);
  const words = [...common, ...ACTIONS.map((action) => say(`cards-word-${action}`))].join(', ');
  return say('cards-typed-how', { take: word('take'), words });
}
