/**
 * A table as one player sees it: the connection, the player's board, and the announcements.
 *
 * An edition's specifics are in its adapter. Hooks for others: `onAction` and `onMoment` report what happens here,
 * `state` is the current table and game, and `act` sends any command of a player or host.
 */

import {
  type AnyController,
  BoardController,
  type BoardStorage,
  flatOps,
} from '../boards/boardController.svelte.ts';
import type { BoardKind, OpenPuzzle } from '../boards/openPuzzle.ts';
import type { BoardOn, Vec } from '../engines/common/placements.ts';
import type { Board, BoardAction } from '../engines/flat/board.ts';
import type { Box } from '../engines/flat/box.ts';
import type { PieceId } from '../engines/flat/pieces.ts';
import type { Gesture } from '../engines/flat/step.ts';
import { isSaid, say } from '../i18n/text.ts';
import { keepHash } from '../net/hashes.ts';
import { type Action, type Answer, type Status, TableSocket } from '../net/socket.ts';
import type { Refused, TableOut, Update, Welcome } from '../net/wire.gen.ts';
import { Announcer } from './announcer.svelte.ts';
import type { Announcement, EditionAdapter, Editions, Rivals, TableState, View } from './edition.ts';
import { browserEnvironment, type Environment } from './environment.ts';
import { PendingMessages } from './pendingMessages.ts';
import { TimeWarnings } from './timeWarnings.ts';

/** What happens at a table and is more than a gesture: a board is turned, called, refused; the glass nears its end. */
export type Moment = 'dealt' | 'ubongo' | 'refused' | 'ten-seconds' | 'time-is-up';

/** What has happened to a piece on a board of any kind. */
export interface TableBoardEvent {
  readonly action: BoardAction;
  readonly piece: PieceId | undefined;
}

/** A board whose last action can be heard. */
interface Worked extends BoardOn<Vec> {
  readonly last: TableBoardEvent | undefined;
}

/** A claim that could not be kept is sent again after this. */
const AGAIN_MS = 1_000;
const HINT_MS = 9_000;
const TICK_MS = 100;

/** Late answers to "ready" and "start" are no news: the table has gone on already. */
const NO_NEWS: readonly string[] = ['not-resting', 'already-ready', 'already-started'];

/** Why a line is closed whose game could not be fetched. */
export const MISSING = 'missing';

/** To open a table without a lobby, set this key in the session storage to any value. */
export const autoStartKey = (table: string): string => `ubongo:begin:${table}`;

export class Session {
  readonly id: string;
  readonly box: Box;
  /** After each gesture that did something. */
  onAction: (boardEvent: TableBoardEvent) => void = () => {};
  onMoment: (moment: Moment) => void = () => {};
  /** Whenever the server has sent the game's state. */
  onHeard: (before: View | undefined, now: View) => void = () => {};
  /** A game that is still to be met is at this table: what else it needs can be asked for meanwhile. */
  onMeet: (view: View) => void = () => {};
  state = $state.raw<TableState>();
  status = $state<Status>('connecting');
  /** Why the line is closed. */
  reason = $state<string>();
  /** The game starts at once, without a lobby; false again if that was refused. */
  begins = $state(false);
  /** A claim is being sent. */
  isChecking = $state(false);
  /** The server has accepted the claim of this board. */
  isUbongo = $state(false);
  now = $state(performance.now());
  #heardAt = performance.now();
  #hasBegun = false;
  #placed = 0;
  #line: TableSocket;
  #stopRetrying: () => void = () => {};
  readonly #announcer = new Announcer();
  readonly #warnings = new TimeWarnings(
    () => {
      this.announce(say('news-ten'));
      this.onMoment('ten-seconds');
    },
    () => this.onMoment('time-is-up'),
  );
  readonly #pending: PendingMessages;
  readonly #editions: Editions;
  readonly #ticker: ReturnType<typeof setInterval>;
  readonly #flat: BoardController;
  /** Those that there are by now: the one for blocks comes with its screen. */
  readonly #controllers = new Map<BoardKind, AnyController>();
  readonly #environment: Environment;

  constructor(id: string, box: Box, editions: Editions, environment: Environment = browserEnvironment(id)) {
    this.id = id;
    this.#editions = editions;
    this.#pending = new PendingMessages(editions, () => {
      this.close();
      this.reason = MISSING;
    });
    this.box = box;
    this.#environment = environment;
    this.#flat = new BoardController(id, flatOps(box), environment.storage);
    this.#controllers.set('flat', this.#flat);
    this.#line = this.#open();
    if (environment.storage.getItem(autoStartKey(id)) !== null) this.#begin();
    this.#ticker = setInterval(() => this.#tick(), TICK_MS);
  }

  get table(): TableOut | undefined {
    return this.state?.table;
  }

  get board(): Board | undefined {
    return this.#flat.board;
  }

  /** What the opponents have, in a game of races. */
  get rivals(): Rivals | undefined {
    const view = this.state?.view;
    return view && this.#editions.adapterOf(view).rivals?.(view);
  }

  /** Milliseconds since the server last sent the game's state, to which its spans are relative. */
  get since(): number {
    return this.now - this.#heardAt;
  }

  /** Milliseconds until the stage's clock runs out, or undefined: it has none. */
  get remaining(): number | undefined {
    const left = this.state?.view.remaining_ms;
    return left == null ? undefined : Math.max(left - this.since, 0);
  }

  /** Milliseconds since the first reveal of this race or run. */
  get elapsed(): number {
    return (this.state?.view.elapsed_ms ?? 0) + this.since;
  }

  get hasSolved(): boolean {
    return this.isUbongo || this.#asks((adapter, view) => adapter.hasSolved(view));
  }

  get hasGivenUp(): boolean {
    return this.#asks((adapter, view) => adapter.hasStopped(view));
  }

  /** Whether pieces may be moved. */
  get isOpen(): boolean {
    const isDealt = this.#asks((adapter, view) => adapter.openPuzzle(view) !== undefined);
    const isMine = this.state?.view.seat != null;
    return isMine && isDealt && !this.hasSolved && !this.hasGivenUp && !this.isChecking;
  }

  /** Send a command to the table. A refusal is announced and shown; the caller can read the answer. */
  async act(action: Action): Promise<Answer> {
    const answer = await this.#line.act(action);
    if (!answer.ok) this.#refused(answer.refused);
    return answer;
  }

  /** What the player does to pieces of cardboard. */
  gesture(gesture: Gesture): void {
    this.work(this.#flat, gesture);
  }

  /** What the player does at a controller of this session. */
  work<B extends Worked, G extends { readonly kind: string }>(
    controller: BoardController<B, G>,
    gesture: G,
  ): void {
    if (!this.isOpen && gesture.kind !== 'cancel') return;
    const before = controller.board?.last;
    const hasChanged = controller.gesture(gesture);
    const last = controller.board?.last;
    if (last && last !== before) this.onAction(last);
    if (!hasChanged) return;
    this.#announcer.hide(this.#hint);
    this.#tellPlaced();
    if (controller.isDone) void this.#claim();
  }

  /** A controller for boards of another kind; a board already dealt is placed on it. */
  addController(kind: BoardKind, controller: AnyController): void {
    this.#controllers.set(kind, controller);
    this.#openPuzzle();
    this.#tellPlaced();
    if (this.isOpen) void this.#claim();
  }

  /** The storage key of this controller's boards, which survive a reload. */
  get keep(): BoardStorage {
    return this.#environment.storage;
  }

  giveUp(): void {
    void this.act({ type: 'give-up' });
  }

  ready(): void {
    void this.act({ type: 'ready' });
  }

  /** Take the seat back from another window. */
  takeBack(): void {
    this.#stopRetrying();
    this.reason = undefined;
    this.status = 'connecting';
    this.isChecking = false;
    this.#line = this.#open();
  }

  /** A short note to read. */
  get note(): string {
    return this.#announcer.note;
  }

  /** The text of the live region. */
  get announced(): string {
    return this.#announcer.announced;
  }

  announce(text: string): void {
    this.#announcer.announce(text);
  }

  /** Announce it, and show it for a short while. */
  notify(text: string): void {
    this.#announcer.notify(text);
  }

  /** What is shown for a short while is needed no longer. */
  hideNote(): void {
    this.#announcer.hide(this.note);
  }

  close(): void {
    clearInterval(this.#ticker);
    this.#announcer.close();
    this.#stopRetrying();
    this.#line.close();
  }

  #open(): TableSocket {
    const line = new TableSocket(this.#environment.world, {
      onState: (message) => this.#listen(message),
      onAround: ({ table }) =>
        this.#pending.when(undefined, () => {
          if (this.state) this.#announceAll(this.#turnTo({ ...this.state, table }));
        }),
      onStatus: (status, reason) => this.#turn(status, reason),
    });
    this.#stopRetrying = this.#environment.retryWhenBack(line);
    return line;
  }

  /** How to start; not needed once a piece has been moved. */
  get #hint(): string {
    const { isTouch } = this.#environment;
    if (this.#puzzle?.kind === 'solid') return say(isTouch ? 'solid-hint-touch' : 'solid-hint-mouse');
    return say(isTouch ? 'hint-touch' : 'hint-mouse');
  }

  #asks(question: (adapter: EditionAdapter<View>, view: TableState['view']) => boolean): boolean {
    return this.state !== undefined && question(this.#editions.adapterOf(this.state.view), this.state.view);
  }

  /** There is something to do before the clock runs out. */
  get #isHurried(): boolean {
    return this.isOpen || this.#asks((adapter, view) => adapter.isHurried(view));
  }

  #listen(message: Welcome | Update): void {
    const { view } = message;
    const at = performance.now();
    if (!this.#editions.isLoaded(view.edition)) this.onMeet(view);
    this.#pending.when(view.edition, () => {
      if (this.status !== 'closed') this.#hear(message, at);
    });
  }

  #hear(message: Welcome | Update, at: number): void {
    const { table, view } = message;
    const before = this.state;
    const isTurnedAgain =
      before !== undefined && this.#editions.adapterOf(view).isTurnedAgain(before.view, view);
    this.#heardAt = at;
    this.now = performance.now();
    const announcements = this.#turnTo({ table, view });
    keepHash(table);
    this.onHeard(before?.view, view);
    this.#openPuzzle();
    if (message.type === 'welcome') this.#welcome(message);
    // A board that was covered too late, or before a reload, may not have been called.
    if ((message.type === 'welcome' || isTurnedAgain) && this.isOpen) void this.#claim();
    this.#announceAll(announcements);
  }

  /** Set the new state of the table; the result is what has changed. */
  #turnTo(state: TableState): Announcement[] {
    const before = this.state;
    this.state = state;
    const adapter = this.#editions.adapterOf(state.view);
    const lobbyNews = (before && adapter.lobbyAnnouncements?.(before, state)) ?? [];
    return [...lobbyNews.map((text) => ({ text, isShown: false })), ...adapter.announcements(before, state)];
  }

  #announceAll(announcements: readonly Announcement[]): void {
    const shown = announcements.filter(({ isShown }) => isShown);
    if (shown.length > 0) this.notify(words(shown));
    if (announcements.length > 0) this.announce(words(announcements));
  }

  #welcome({ note_ms, table, view }: Welcome): void {
    if (this.#editions.adapterOf(view).startsAlone && view.stage === 'seated' && table.host) this.#begin();
    if (note_ms) this.notify(say('line-given-back', { seconds: Math.round(note_ms / 1000) }));
    else if (this.status === 'lost') this.notify(say('line-back'));
    this.#placed = table.seats.find(({ seat }) => seat === view.seat)?.placed ?? 0;
  }

  /** Asked for once: what was asked before the welcome is not asked again after it. */
  #begin(): void {
    this.#environment.storage.removeItem(autoStartKey(this.id));
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.begins = true;
    void this.act({ type: 'start' }).then(({ ok }) => {
      this.begins = ok;
    });
  }

  #turn(status: Status, reason: string | undefined): void {
    if (status === 'lost') this.announce(say('line-lost'));
    this.status = status;
    this.reason = reason;
    if (status === 'live') this.#tellPlaced();
  }

  /** The player's board. */
  get #puzzle(): OpenPuzzle | undefined {
    const view = this.state?.view;
    return view && this.#editions.adapterOf(view).openPuzzle(view);
  }

  get #controller(): AnyController | undefined {
    return this.#puzzle && this.#controllers.get(this.#puzzle.kind);
  }

  #openPuzzle(): void {
    const openPuzzle = this.#puzzle;
    if (!openPuzzle || !this.#controller?.lay(openPuzzle)) return;
    this.#warnings.rewind();
    this.isUbongo = false;
    this.isChecking = false;
    this.#placed = 0;
    if (openPuzzle.isFirst && this.isOpen) this.#announcer.show(this.#hint, HINT_MS);
    this.onMoment('dealt');
  }

  /** The others see how many pieces are placed; no number is sent twice. */
  #tellPlaced(): void {
    const count = this.#controller?.placements.length ?? 0;
    if (count !== this.#placed && this.isOpen && this.#line.report({ type: 'placed', count }))
      this.#placed = count;
  }

  /** Once the region is covered exactly, the claim goes out by itself. */
  async #claim(): Promise<void> {
    const controller = this.#controller;
    if (!controller?.isDone) return;
    const { key, placements } = controller;
    this.isChecking = true;
    const answer = await this.#line.act({ type: 'claim', placements });
    if (answer.ok) this.onMoment('ubongo');
    if (key !== controller.key) return;
    this.isChecking = false;
    if (answer.ok) this.#cheer();
    else this.#refused(answer.refused);
    if (!answer.ok && answer.refused.reason === 'not-saved')
      setTimeout(() => this.isOpen && this.#claim(), AGAIN_MS);
  }

  #cheer(): void {
    this.isUbongo = true;
    this.announce(say('ubongo'));
  }

  #refused({ reason }: Refused): void {
    if (NO_NEWS.includes(reason)) return;
    const id = `refused-${reason}`;
    this.notify(say(isSaid(id) ? id : 'refused-other'));
    this.onMoment('refused');
  }

  #tick(): void {
    this.now = performance.now();
    this.#warnings.tick(this.remaining, this.#isHurried);
  }
}

const words = (announcements: readonly Announcement[]): string =>
  announcements.map(({ text }) => text).join(' ');
