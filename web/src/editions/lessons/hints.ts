/** Typed lines of a lesson as gestures, so that a scripted hint is played like a typed move. Pure. */

import { type CardGesture, step as cardStep } from '../../engines/cards/step.ts';
import type { CardTable } from '../../engines/cards/table.ts';
import { layingOf as cardLayingOf, parse as parseCards } from '../../engines/cards/typed.ts';
import type { Gesture } from '../../engines/common/gesture.ts';
import type { Word } from '../../engines/common/typed.ts';
import type { Board } from '../../engines/flat/board.ts';
import { step as flatStep } from '../../engines/flat/step.ts';
import { layingOf as flatLayingOf, parse as parseFlat } from '../../engines/flat/typed.ts';
import type { SolidBoard } from '../../engines/solid/board.ts';
import { type SolidGesture, step as solidStep } from '../../engines/solid/step.ts';
import { parse as parseSolid, placeFor, layingOf as solidLayingOf } from '../../engines/solid/typed.ts';

/** Scripts are written with the English word. */
const english = (text: string): Word | undefined => (text === 'flip' ? 'flip' : undefined);

/** The gestures that carry out the lines in order. Throws RangeError for a line that places nothing. */
function gesturesOf<B, G>(
  board: B,
  lines: readonly string[],
  one: (board: B, line: string) => readonly G[],
  step: (board: B, gesture: G) => B,
): G[] {
  let now = board;
  return lines.flatMap((line) => {
    const gestures = one(now, line);
    if (gestures.length === 0) throw new RangeError(`nothing is placed by ${line}`);
    now = gestures.reduce(step, now);
    return gestures;
  });
}

/** Gestures that return all pieces to the tray. */
const cleared = (board: Pick<Board | SolidBoard, 'pieces' | 'positions'>) => [
  { kind: 'cancel' } as const,
  ...[...board.pieces.keys()]
    .filter((piece) => board.positions.get(piece)?.anchor !== undefined)
    .map((piece) => ({ kind: 'return', piece }) as const),
];

/** The gestures that clear the board and then carry out the lines. */
export function flatGestures(board: Board, lines: readonly string[]): Gesture[] {
  const clearing: Gesture[] = cleared(board);
  const one = (now: Board, line: string): readonly Gesture[] => {
    const command = parseFlat(now, line, english);
    return command.kind === 'lay' ? flatLayingOf(now, command.piece, command.orientation, command.cell) : [];
  };
  return [...clearing, ...gesturesOf(clearing.reduce(flatStep, board), lines, one, flatStep)];
}

export function solidGestures(board: SolidBoard, lines: readonly string[]): SolidGesture[] {
  const clearing: SolidGesture[] = cleared(board);
  const one = (now: SolidBoard, line: string): readonly SolidGesture[] => {
    const command = parseSolid(now, line, english);
    if (command.kind !== 'lay') return [];
    const { anchor, legal } = placeFor(now, command);
    return legal ? solidLayingOf(now, command.piece, command.orientation, anchor) : [];
  };
  return [...clearing, ...gesturesOf(clearing.reduce(solidStep, board), lines, one, solidStep)];
}

/** The cards placed before the lesson started stay; all others return to the hand first. */
export function cardGestures(
  table: CardTable,
  kept: readonly number[],
  lines: readonly string[],
): CardGesture[] {
  const clearing: CardGesture[] = [
    { kind: 'cancel' },
    ...table.layout
      .filter(({ card }) => !kept.includes(card))
      .map(({ card }) => ({ kind: 'return', card }) as const),
  ];
  const one = (now: CardTable, line: string): readonly CardGesture[] => {
    const command = parseCards(now, line, { wordOf: english, actionOf: () => undefined });
    const gestures =
      command.kind === 'lay' ? cardLayingOf(now, command.card, command.turn, command.anchor) : [];
    return typeof gestures === 'string' ? [] : gestures;
  };
  return [...clearing, ...gesturesOf(clearing.reduce(cardStep, table), lines, one, cardStep)];
}
