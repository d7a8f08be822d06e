/** A table as one player sees it: the state of the line, the board in front of them, and what is said. */

import { type Board, fresh, isCovered, placements } from '../board/board.ts';
import type { Box } from '../board/box.ts';
import { parseRegion } from '../board/cells.ts';
import { type Gesture, step } from '../board/step.ts';
import { restored, saved } from '../board/store.ts';
import { browserWorld, hurryWhenBack } from '../net/browser.ts';
import { type Action, Line, type Status, type World } from '../net/line.ts';
import type { PouchView, Refused, TableOut, Update, Welcome } from '../net/wire.gen.ts';
import { isSaid, say } from '../text.ts';
import { type News, news, type State } from './news.ts';

/** What a session takes from the browser, so that tests bring their own. */
export interface Surroundings {
  readonly world: World;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Hurry the line when the network or the tab comes back; the answer stops that. */
  readonly hurry: (line: Line) => () => void;
  /** Whether fingers are what the board is played with. */
  readonly isTouch: boolean;
}

const NOTE_MS = 4_000;
/** A claim that could not be kept is sent again after this. */
const AGAIN_MS = 1_000;
const HINT_MS = 9_000;
const TICK_MS = 100;
const WARNING_MS = 10_000;

export class Session {
  readonly table: string;
  readonly box: Box;
  state = $state.raw<State>();
  board = $state.raw<Board>();
  status = $state<Status>('connecting');
  /** Why the line is closed. */
  reason = $state<string>();
  /** A claim is on its way. */
  isChecking = $state(false);
  /** The server has said yes to the claim of this race. */
  isUbongo = $state(false);
  /** A short note to read. */
  note = $state('');
  /** What the live region says. */
  spoken = $state('');
  now = $state(performance.now());
  #heardAt = performance.now();
  #puzzle = '';
  #hasWarned = false;
  #line: Line;
  #stop: (() => void)[] = [];
  #noteTimer: ReturnType<typeof setTimeout> | undefined;

  readonly #around: Surroundings;

  constructor(table: string, box: Box, around: Surroundings = inBrowser(table)) {
    this.table = table;
    this.box = box;
    this.#around = around;
    this.#line = this.#open();
    const ticker = setInterval(() => this.#tick(), TICK_MS);
    this.#stop.push(() => clearInterval(ticker));
  }

  /** Milliseconds until the stage's clock runs out, or undefined: it has none. */
  get remaining(): number | undefined {
    const left = this.state?.view.remaining_ms;
    return left == null ? undefined : Math.max(left - (this.now - this.#heardAt), 0);
  }

  /** Milliseconds since the reveal. */
  get elapsed(): number {
    return (this.state?.view.elapsed_ms ?? 0) + (this.now - this.#heardAt);
  }

  get hasSolved(): boolean {
    const view = this.state?.view;
    return this.isUbongo || (view?.solvers.some(({ seat }) => seat === view.seat) ?? false);
  }

  get hasGivenUp(): boolean {
    const view = this.state?.view;
    return view?.seat != null && view.given_up.includes(view.seat);
  }

  /** Whether pieces may be moved. */
  get isOpen(): boolean {
    return this.state?.view.stage === 'racing' && !this.hasSolved && !this.hasGivenUp && !this.isChecking;
  }

  gesture(gesture: Gesture): void {
    if (!this.board || !this.isOpen) return;
    const before = this.board;
    this.board = step(before, gesture);
    if (this.board.lying !== before.lying) this.#keep();
    if (this.board.held === undefined && this.board.lying !== before.lying) void this.#call();
  }

  giveUp(): void {
    void this.#act({ type: 'give-up' });
  }

  ready(): void {
    void this.#act({ type: 'ready' });
  }

  /** Take the seat back from another window. */
  takeBack(): void {
    for (const stop of this.#stop.splice(1)) stop();
    this.reason = undefined;
    this.status = 'connecting';
    this.isChecking = false;
    this.#line = this.#open();
  }

  speak(text: string): void {
    // The same words twice are news twice: a no-break space makes them a change.
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
  }

  close(): void {
    for (const stop of this.#stop.splice(0)) stop();
    clearTimeout(this.#noteTimer);
    this.#line.close();
  }

  #open(): Line {
    const line = new Line(this.#around.world, {
      onState: (message) => this.#hear(message),
      onAround: ({ table }) => {
        if (this.state) this.state = { ...this.state, table };
      },
      onStatus: (status, reason) => this.#turn(status, reason),
    });
    this.#stop.push(this.#around.hurry(line));
    return line;
  }

  #hear(message: Welcome | Update): void {
    const { table, view } = message;
    if (view.edition !== 'pouch') return;
    const said = news(this.state, { table, view });
    const isSecondChance = view.second_chance && this.state?.view.second_chance === false;
    this.#heardAt = performance.now();
    this.now = this.#heardAt;
    this.state = { table, view };
    this.#deal();
    if (message.type === 'welcome') this.#welcome(message, view, table);
    // A board that was covered too late, or before a reload, lies there and has not been called.
    if ((message.type === 'welcome' || isSecondChance) && this.isOpen) void this.#call();
    const shown = said.filter(({ isShown }) => isShown);
    if (shown.length > 0) this.#say(words(shown));
    if (said.length > 0) this.speak(words(said));
  }

  #welcome({ note_ms }: Welcome, view: PouchView, table: TableOut): void {
    if (view.stage === 'seated' && table.host) void this.#act({ type: 'start' });
    if (note_ms) this.#say(say('line-given-back', { seconds: Math.round(note_ms / 1000) }));
  }

  #turn(status: Status, reason: string | undefined): void {
    if (status === 'live' && this.status === 'lost') this.#say(say('line-back'));
    if (status === 'lost') this.speak(say('line-lost'));
    this.status = status;
    this.reason = reason;
  }

  /** A new puzzle gets a new board; the same one keeps its pieces where they lie. */
  #deal(): void {
    const view = this.state?.view;
    const puzzle = view?.puzzle;
    if (!view || !puzzle || view.stage !== 'racing') return;
    const key = `ubongo:${this.table}:${view.round}.${view.tie_break}:${puzzle.region}:${puzzle.pieces.join()}`;
    if (key === this.#puzzle) return;
    this.#puzzle = key;
    this.#hasWarned = false;
    this.isUbongo = false;
    this.isChecking = false;
    const pieces = puzzle.pieces.flatMap((id) => this.box.get(id) ?? []);
    if (view.round === 1 && view.tie_break === 0) {
      this.#show(say(this.#around.isTouch ? 'hint-touch' : 'hint-mouse'), HINT_MS);
    }
    this.board = restored(fresh(parseRegion(puzzle.region), pieces), this.#around.storage.getItem(key));
  }

  #keep(): void {
    if (this.board) this.#around.storage.setItem(this.#puzzle, saved(this.board));
  }

  /** Once the region is covered exactly, the claim goes out by itself. */
  async #call(): Promise<void> {
    if (!this.board || !isCovered(this.board)) return;
    const puzzle = this.#puzzle;
    this.isChecking = true;
    const answer = await this.#line.act({ type: 'claim', placements: placements(this.board) });
    if (puzzle !== this.#puzzle) return;
    this.isChecking = false;
    if (answer.ok) this.#cheer();
    else this.#refused(answer.refused);
    if (!answer.ok && answer.refused.reason === 'not-saved')
      setTimeout(() => this.isOpen && this.#call(), AGAIN_MS);
  }

  #cheer(): void {
    this.isUbongo = true;
    this.speak(say('ubongo'));
  }

  async #act(action: Action): Promise<void> {
    const answer = await this.#line.act(action);
    if (!answer.ok) this.#refused(answer.refused);
  }

  /** Late answers to "ready" and "start" are no news: the table has gone on already. */
  #refused({ reason }: Refused): void {
    if (['not-resting', 'already-ready', 'already-started'].includes(reason)) return;
    const id = `refused-${reason}`;
    this.#say(say(isSaid(id) ? id : 'refused-other'));
  }

  #tick(): void {
    this.now = performance.now();
    const left = this.remaining;
    if (left === undefined || left > WARNING_MS) {
      this.#hasWarned = false;
    } else if (!this.#hasWarned && this.state?.view.stage === 'racing') {
      this.#hasWarned = true;
      this.speak(say('news-ten'));
    }
  }

  #say(text: string): void {
    this.speak(text);
    this.#show(text, NOTE_MS);
  }

  #show(text: string, ms: number): void {
    this.note = text;
    clearTimeout(this.#noteTimer);
    this.#noteTimer = setTimeout(() => {
      this.note = '';
    }, ms);
  }
}

const words = (said: readonly News[]): string => said.map(({ text }) => text).join(' ');

const inBrowser = (table: string): Surroundings => ({
  world: browserWorld(table),
  storage: sessionStorage,
  hurry: hurryWhenBack,
  isTouch: matchMedia('(pointer: coarse)').matches,
});
