/** A newcomer's first boards: which one is next, and what a player meets with it. No server is asked. */

import { type BoardStorage, flatOps } from '../../boards/boardController.svelte.ts';
import { LocalBoard } from '../../boards/local/localBoard.svelte.ts';
import starters from '../../boards/starters.json' with { type: 'json' };
import type { BoardAction } from '../../engines/common/boardEvent.ts';
import type { Gesture } from '../../engines/common/gesture.ts';
import type { Board } from '../../engines/flat/board.ts';
import type { Box } from '../../engines/flat/box.ts';
import { nextLevel } from '../../lib/staircase.ts';

/** What comes with a board, from the first one on: nothing, turning, flipping, the glass, a bot. */
const MEETINGS = ['moving', 'turning', 'flipping', 'glass', 'bot'] as const;
export type Lesson = (typeof MEETINGS)[number] | 'again';

/** The span of the glass. */
export const GLASS_MS = 60_000;
/** The bot places a piece each time this has passed. */
export const BOT_PIECE_MS = 15_000;

const KEY = 'ubongo:first';

export interface FirstBoardsHost {
  readonly storage: BoardStorage;
  /** The current time in milliseconds. */
  readonly now: () => number;
  readonly onAction: (action: BoardAction) => void;
  /** A board is solved; `level` is where the player should go on. */
  readonly onSolved: (level: number) => void;
}

export class FirstBoards {
  /** How many boards have been solved, on earlier visits too. */
  solved = $state(0);
  /** When the first piece of this board was moved. */
  startedAt = $state<number>();
  readonly local: LocalBoard<Board, Gesture>;
  readonly #host: FirstBoardsHost;
  #index = $state(0);
  #next = 0;

  constructor(box: Box, host: FirstBoardsHost) {
    this.#host = host;
    const [solved = 0, next = 0] = (host.storage.getItem(KEY) ?? '').split(' ').map(Number);
    this.solved = whole(solved);
    this.#index = whole(next) % starters.length;
    this.local = new LocalBoard('first', flatOps(box), {
      onAction: (action) => this.#acted(action),
      onSolved: () => this.#done(),
    });
    this.#lay();
  }

  /** What a player meets with this board. */
  get meeting(): Lesson {
    return MEETINGS[this.solved - (this.local.isSolved ? 1 : 0)] ?? 'again';
  }

  /** Whether the player has met everything and can be offered a game. */
  get isReady(): boolean {
    return this.solved >= MEETINGS.length;
  }

  /** The number of the board, counted from 1. */
  get number(): number {
    return this.#index + 1;
  }

  /** Go on to the next board. */
  next(): void {
    this.#index = this.#next;
    this.#lay();
  }

  #lay(): void {
    const { region, pieces } = starters[this.#index] ?? { region: '#', pieces: [] };
    this.startedAt = undefined;
    this.local.lay(String(this.#index), { region, pieces, card: this.number });
  }

  #acted(action: BoardAction): void {
    this.startedAt ??= this.#host.now();
    this.#host.onAction(action);
  }

  #done(): void {
    const elapsedMs = this.#host.now() - (this.startedAt ?? this.#host.now());
    const level = nextLevel(tenths(this.#index), [{ solved: true, elapsedMs }]);
    this.solved += 1;
    this.#next = this.#after(level);
    this.#host.storage.setItem(KEY, `${this.solved} ${this.#next}`);
    this.#host.onSolved(level);
  }

  /** The next board: turning and flipping are not skipped; after them, the first that is hard enough. */
  #after(level: number): number {
    const following = this.#index + 1;
    if (following < MEETINGS.indexOf('glass')) return following;
    const fit = starters.findIndex((_, index) => index >= following && tenths(index) >= level);
    // Boards for the glass and the bot remain.
    const last = starters.length - Math.max(MEETINGS.length - this.solved, 1);
    return Math.min(fit < 0 ? following : fit, Math.max(last, following)) % starters.length;
  }
}

const tenths = (index: number): number => Math.round((starters[index]?.grade ?? 1) * 10);

const whole = (number: number): number => (Number.isInteger(number) && number > 0 ? number : 0);
