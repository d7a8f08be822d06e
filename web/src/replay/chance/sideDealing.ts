/** Dealing in pouch and classic if players have boards of different sides. Rules: R19, C1. */

import type { ClassicSettings, PouchSettings } from '../../net/wire.gen.ts';
import { sidesOf } from '../../table/handicaps.ts';
import type { ReplayBoard } from '../replay.ts';
import { LevelDealer } from './levelDealing.ts';

/** The dealer of such a game; undefined if all players have the same side. */
export function dealerOfSides(
  boards: readonly ReplayBoard[],
  settings: PouchSettings | ClassicSettings,
): LevelDealer | undefined {
  const levels = sidesOf(settings).slice(0, settings.seats);
  if (new Set(levels).size === 1) return undefined;
  const { matched: isMatched, boards_open: isOpen } = settings;
  return new LevelDealer(boards, { isMatched, isOpen, levels, cardOf: ({ card }) => String(card) });
}

/** The boards of the first cards of a pile. Rule: C1. */
export function ofFirstCards(
  boards: readonly ReplayBoard[],
  pile: readonly number[],
  count: number,
): number[] {
  const cards = [...new Set(pile.map((board) => boards[board]?.card))].slice(0, count);
  return pile.filter((board) => cards.includes(boards[board]?.card));
}
