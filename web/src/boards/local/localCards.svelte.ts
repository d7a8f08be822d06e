/** A hand of cards that no server judges: tried again alone. */

import { type Card, type Layout, SIZE } from '../../engines/cards/card.ts';
import type { Reading } from '../../engines/cards/judge.ts';
import { type CardGesture, step } from '../../engines/cards/step.ts';
import { type CardTable, dealt, type Help, isJudged } from '../../engines/cards/table.ts';
import { type Reason, reasonsFor } from '../cards/verdict.ts';

export class LocalCards {
  table: CardTable = $state.raw(dealt([], [], { reading: 'strict', help: 'none' }));
  /** Whether seven cards are placed correctly: by a call, or at once if mistakes are shown. */
  isSolved = $state(false);
  /** Why the last call was wrong; empty again once a card is moved. */
  wrong = $state.raw<readonly Reason[]>([]);
  readonly #onSolved: (layout: Layout) => void;

  constructor(hand: readonly Card[], reading: Reading, help: Help, onSolved: (layout: Layout) => void) {
    this.table = dealt(hand, [], { reading, help });
    this.#onSolved = onSolved;
  }

  /** Whether a call is possible: seven cards are placed, and nothing has judged them yet. Rule: K7. */
  get canCall(): boolean {
    return !this.isSolved && !isJudged(this.table) && this.#isWhole;
  }

  /** Apply a gesture, unless the hand is solved. */
  gesture(gesture: CardGesture): void {
    if (this.isSolved) return;
    const before = this.table.layout;
    this.table = step(this.table, gesture);
    if (this.table.layout !== before) this.wrong = [];
    if (isJudged(this.table)) this.#judge();
  }

  /** Show less or more from now on; the cards stay where they are. Rule: K11. */
  setHelp(help: Help): void {
    this.table = { ...this.table, help };
    this.wrong = [];
    if (isJudged(this.table)) this.#judge();
  }

  /** Call Ubongo: the hand is solved, or `wrong` has the reasons. */
  call(): void {
    if (!this.canCall) return;
    this.wrong = this.#reasons;
    this.#judge();
  }

  get #isWhole(): boolean {
    return this.table.layout.length === SIZE;
  }

  get #reasons(): readonly Reason[] {
    return reasonsFor(this.table.hand, this.table.layout, this.table.reading);
  }

  #judge(): void {
    if (this.isSolved || !this.#isWhole || this.table.held || this.#reasons.length > 0) return;
    this.isSolved = true;
    this.#onSolved(this.table.layout);
  }
}
