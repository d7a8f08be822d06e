/**
 * A player's session at a table: the state sent by the server, and the player's boards.
 *
 * Everything specific to an edition is in its adapter.
 */

import {
  type AnyController,
  BoardController,
  type BoardStorage,
  flatOps,
  type WorkedBoard,
} from '../../boards/boardController.svelte.ts';
import type { BoardKind, OpenPuzzle } from '../../boards/openPuzzle.ts';
import type { Gesture } from '../../engines/common/gesture.ts';
import type { Board } from '../../engines/flat/board.ts';
import type { Box } from '../../engines/flat/box.ts';
import { isSaid, say } from '../../i18n/text.ts';
import type { Action, Answer, Status } from '../../net/socket.ts';
import type { EmoteOut, Refused, TableOut, Update, Welcome } from '../../net/wire.gen.ts';
import type { Editions, Rivals, TableState } from '../edition.ts';
import { autoStartKey } from '../visit.ts';
import { Announcer } from './announcer.svelte.ts';
import { Claim } from './claim.svelte.ts';
import { browserEnvironment, type Environment } from './environment.ts';
import { Emitter } from './sessionEvents.ts';
import { TableClock } from './tableClock.svelte.ts';
import { TableFeed } from './tableFeed.svelte.ts';
import { TimeWarnings } from './timeWarnings.ts';

/** The delay before a claim that the server could not save is sent again. */
const AGAIN_MS = 1_000;
const HINT_MS = 9_000;

/** The report of an empty board. */
const NOTHING = '[]';

/** Refusals of late "ready" and "start" actions, which are ignored because the game has already moved on. */
const NO_NEWS: readonly string[] = ['not-resting', 'already-ready', 'already-started'];

export class Session {
  readonly id: string;
  readonly box: Box;
  readonly events = new Emitter();
  readonly announcer = new Announcer();
  readonly clock: TableClock;
  /** The claim of the open board or, in some editions, of something else. */
  readonly claim: Claim;
  /** Whether the game is starting without a lobby; false again if the start is refused. */
  begins = $state(false);
  #hasBegun = false;
  /** The placed pieces last sent to the server. */
  #reported = NOTHING;
  readonly #feed: TableFeed;
  readonly #flat: BoardController;
  /** The controller for solid boards is added by its screen. */
  readonly #controllers = new Map<BoardKind, AnyController>();
  readonly #environment: Environment;

  constructor(id: string, box: Box, editions: Editions, environment: Environment = browserEnvironment(id)) {
    this.id = id;
    this.box = box;
    this.#environment = environment;
    this.#flat = new BoardController(id, flatOps(box), environment.storage);
    this.#controllers.set('flat', this.#flat);
    this.clock = new TableClock(this.#warnings(), () => this.isHurried);
    this.claim = new Claim({
      send: (action) => this.#feed.act(action),
      onAccepted: () => this.events.emit('moment', 'ubongo'),
      onRefused: ({ refused }) => this.#refused(refused),
    });
    this.#feed = new TableFeed(editions, environment, {
      id,
      announcer: this.announcer,
      onState: (message, before, at) => this.#take(message, before, at),
      onLoading: (view) => this.events.emit('loading', view),
      onLive: () => this.#reportPlaced(),
    });
    if (environment.storage.getItem(autoStartKey(id)) !== null) this.#begin();
  }

  get state(): TableState | undefined {
    return this.#feed.state;
  }

  get table(): TableOut | undefined {
    return this.state?.table;
  }

  get status(): Status {
    return this.#feed.status;
  }

  /** Why the connection is closed. */
  get reason(): string | undefined {
    return this.#feed.reason;
  }

  get board(): Board | undefined {
    return this.#flat.board;
  }

  /** The opponents, in a game with races. */
  get rivals(): Rivals | undefined {
    return this.#feed.ask((adapter, view) => adapter.rivals?.(view));
  }

  get hasSolved(): boolean {
    return this.claim.isAccepted || this.#feed.ask((adapter, view) => adapter.hasSolved(view)) === true;
  }

  get hasGivenUp(): boolean {
    return this.#feed.ask((adapter, view) => adapter.hasStopped(view)) === true;
  }

  /** Whether pieces can be moved. */
  get isOpen(): boolean {
    const isMine = this.state?.view.seat != null && this.#puzzle !== undefined;
    return isMine && !this.hasSolved && !this.hasGivenUp && !this.claim.isPending;
  }

  /** Send an action. A refusal is announced and shown; the caller can inspect the answer for more. */
  async act(action: Action): Promise<Answer> {
    const answer = await this.#feed.act(action);
    if (!answer.ok) this.#refused(answer.refused);
    return answer;
  }

  /** Handle a gesture on the flat board. */
  gesture(gesture: Gesture): void {
    this.work(this.#flat, gesture);
  }

  /** Handle a gesture on the board of `controller`. */
  work<B extends WorkedBoard, G extends { readonly kind: string }>(
    controller: BoardController<B, G>,
    gesture: G,
  ): void {
    if (!this.isOpen && gesture.kind !== 'cancel') return;
    const before = controller.board?.last;
    const hasChanged = controller.gesture(gesture);
    const last = controller.board?.last;
    if (last && last !== before) this.events.emit('action', last.action);
    if (!hasChanged) return;
    this.announcer.hide(this.#hint);
    this.#reportPlaced();
    if (controller.isDone) void this.#claim();
  }

  /** Add a controller for another kind of board; if a puzzle of that kind is open, it is put on the board. */
  addController(kind: BoardKind, controller: AnyController): void {
    this.#controllers.set(kind, controller);
    this.#lay();
    this.#reportPlaced();
    if (this.isOpen) void this.#claim();
  }

  /** The storage that lets boards survive a reload. */
  get storage(): BoardStorage {
    return this.#environment.storage;
  }

  giveUp(): void {
    void this.act({ type: 'give-up' });
  }

  ready(): void {
    void this.act({ type: 'ready' });
  }

  react(emote: EmoteOut['emote']): void {
    this.#feed.report({ type: 'emote', emote });
  }

  /** Take the seat back from another window. */
  takeBack(): void {
    this.claim.isPending = false;
    this.#feed.reopen();
  }

  close(): void {
    this.clock.close();
    this.announcer.close();
    this.#feed.close();
  }

  #warnings(): TimeWarnings {
    return new TimeWarnings(
      () => {
        this.announcer.announce(say('news-ten'));
        this.events.emit('moment', 'ten-seconds');
      },
      () => this.events.emit('moment', 'time-is-up'),
    );
  }

  /** How to move pieces; hidden once the player has moved one. */
  get #hint(): string {
    const { isTouch } = this.#environment;
    if (this.#puzzle?.kind === 'solid') return say(isTouch ? 'solid-hint-touch' : 'solid-hint-mouse');
    return say(isTouch ? 'hint-touch' : 'hint-mouse');
  }

  /** Whether there is something to do before time runs out. */
  get isHurried(): boolean {
    return this.isOpen || this.#feed.ask((adapter, view) => adapter.isHurried(view)) === true;
  }

  #take(message: Welcome | Update, before: TableState | undefined, at: number): void {
    const { view } = message;
    const isTurnedAgain =
      before !== undefined && this.#feed.ask((adapter) => adapter.isTurnedAgain(before.view, view)) === true;
    this.clock.set(view, at);
    this.events.emit('update', before?.view, view);
    this.#lay();
    if (message.type === 'welcome') {
      this.#welcome(message);
      this.#reportPlaced(); // another window may have placed more, or fewer
    }
    // A board that was covered too late, or before a reload, has not been claimed.
    if ((message.type === 'welcome' || isTurnedAgain) && this.isOpen) void this.#claim();
  }

  #welcome({ note_ms, table, view }: Welcome): void {
    const startsAlone = this.#feed.ask((adapter) => adapter.startsAlone) === true;
    if (startsAlone && view.stage === 'seated' && table.host) this.#begin();
    if (note_ms) this.announcer.notify(say('line-given-back', { seconds: Math.round(note_ms / 1000) }));
    else if (this.status === 'lost') this.announcer.notify(say('line-back'));
    const placed = table.seats.find(({ seat }) => seat === view.seat)?.placed ?? 0;
    this.#reported = placed === 0 ? NOTHING : '';
  }

  /** Sent only once, even if both the storage key and the welcome ask for it. */
  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.begins = true;
    void this.act({ type: 'start' }).then(({ ok }) => {
      // Not earlier: until the game has started, a reload must start it.
      this.#environment.storage.removeItem(autoStartKey(this.id));
      this.begins = ok;
    });
  }

  /** The puzzle in front of the player. */
  get #puzzle(): OpenPuzzle | undefined {
    return this.#feed.ask((adapter, view) => adapter.openPuzzle(view));
  }

  get #controller(): AnyController | undefined {
    return this.#puzzle && this.#controllers.get(this.#puzzle.kind);
  }

  /** Put a new puzzle on its board. */
  #lay(): void {
    const puzzle = this.#puzzle;
    if (!puzzle || !this.#controller?.lay(puzzle)) return;
    this.clock.warnings.rewind();
    this.claim.reset();
    this.#reported = NOTHING;
    if (puzzle.isFirst && this.isOpen) this.announcer.show(this.#hint, HINT_MS);
    this.events.emit('moment', 'dealt');
  }

  /** Send the placed pieces if they have changed. */
  #reportPlaced(): void {
    const placements = this.#controller?.placements ?? [];
    const report = JSON.stringify(placements);
    const message = { type: 'placed', count: placements.length, placements } as const;
    if (report !== this.#reported && this.isOpen && this.#feed.report(message)) this.#reported = report;
  }

  /** Claim the board automatically once its region is covered exactly. */
  async #claim(): Promise<void> {
    const controller = this.#controller;
    if (!controller?.isDone) return;
    const { key, placements } = controller;
    const isCurrent = () => key === controller.key;
    const answer = await this.claim.submit({ type: 'claim', placements }, isCurrent);
    if (!isCurrent()) return;
    if (answer.ok) this.announcer.announce(say('ubongo'));
    else if (answer.refused.reason === 'not-saved') setTimeout(() => this.isOpen && this.#claim(), AGAIN_MS);
  }

  #refused({ reason, flaw }: Refused): void {
    if (NO_NEWS.includes(reason)) return;
    const id = flaw === 'unknown-piece' ? 'refused-wrong-pieces' : `refused-${reason}`;
    this.announcer.notify(say(isSaid(id) ? id : 'refused-other'));
    this.events.emit('moment', 'refused');
  }
}
