/** The table as the server sends it: the line to it, its state, and what is announced when that changes. */

import { say } from '../i18n/text.ts';
import { keepHash } from '../net/hashes.ts';
import { type Action, type Answer, type Status, TableSocket } from '../net/socket.ts';
import type { Placed, Update, Welcome } from '../net/wire.gen.ts';
import type { Announcer } from './announcer.svelte.ts';
import type { Announcement, EditionAdapter, Editions, TableState, View } from './edition.ts';
import type { Environment } from './environment.ts';
import { PendingMessages } from './pendingMessages.ts';

/** Why a line is closed whose game could not be fetched. */
export const MISSING = 'missing';

interface Host {
  readonly announcer: Announcer;
  /** A state has come; `at` is when. Called before it is announced. */
  onState(message: Welcome | Update, before: TableState | undefined, at: number): void;
  /** The module of this game is being loaded. */
  onLoading(view: View): void;
  /** The line is there, for the first time or again. */
  onLive(): void;
}

export class TableFeed {
  state = $state.raw<TableState>();
  status = $state<Status>('connecting');
  /** Why the line is closed. */
  reason = $state<string>();
  #line: TableSocket;
  #stopRetrying: () => void = () => {};
  readonly #editions: Editions;
  readonly #environment: Environment;
  readonly #host: Host;
  readonly #pending: PendingMessages;

  constructor(editions: Editions, environment: Environment, host: Host) {
    this.#editions = editions;
    this.#environment = environment;
    this.#host = host;
    this.#pending = new PendingMessages(editions, () => {
      this.close();
      this.reason = MISSING;
    });
    this.#line = this.#open();
  }

  act(action: Action): Promise<Answer> {
    return this.#line.act(action);
  }

  /** Whether the line has taken it. */
  report(message: Placed): boolean {
    return this.#line.report(message);
  }

  /** What the edition of this table says about its state; undefined: there is no state yet. */
  ask<T>(question: (adapter: EditionAdapter<View>, view: View) => T): T | undefined {
    const view = this.state?.view;
    return view && question(this.#editions.adapterOf(view), view);
  }

  /** Open another line: the seat was taken in another window. */
  reopen(): void {
    this.#stopRetrying();
    this.reason = undefined;
    this.status = 'connecting';
    this.#line = this.#open();
  }

  close(): void {
    this.#stopRetrying();
    this.#line.close();
  }

  #open(): TableSocket {
    const line = new TableSocket(this.#environment.world, {
      onState: (message) => this.#received(message),
      onAround: ({ table }) =>
        this.#pending.when(undefined, () => {
          if (this.state) this.#announce(this.#replace({ ...this.state, table }));
        }),
      onStatus: (status, reason) => this.#turn(status, reason),
    });
    this.#stopRetrying = this.#environment.retryWhenBack(line);
    return line;
  }

  #received(message: Welcome | Update): void {
    const { view } = message;
    const at = performance.now();
    if (!this.#editions.isLoaded(view.edition)) this.#host.onLoading(view);
    this.#pending.when(view.edition, () => {
      if (this.status !== 'closed') this.#take(message, at);
    });
  }

  #take(message: Welcome | Update, at: number): void {
    const { table, view } = message;
    const before = this.state;
    const announcements = this.#replace({ table, view });
    keepHash(table);
    this.#host.onState(message, before, at);
    this.#announce(announcements);
  }

  /** The table as it stands from now on; the answer is what is new. */
  #replace(state: TableState): Announcement[] {
    const before = this.state;
    this.state = state;
    const adapter = this.#editions.adapterOf(state.view);
    const lobby = (before && adapter.lobbyAnnouncements?.(before, state)) ?? [];
    return [...lobby.map((text) => ({ text, isShown: false })), ...adapter.announcements(before, state)];
  }

  #announce(announcements: readonly Announcement[]): void {
    const shown = announcements.filter(({ isShown }) => isShown);
    if (shown.length > 0) this.#host.announcer.notify(joined(shown));
    if (announcements.length > 0) this.#host.announcer.announce(joined(announcements));
  }

  #turn(status: Status, reason: string | undefined): void {
    if (status === 'lost') this.#host.announcer.announce(say('line-lost'));
    this.status = status;
    this.reason = reason;
    if (status === 'live') this.#host.onLive();
  }
}

const joined = (announcements: readonly Announcement[]): string =>
  announcements.map(({ text }) => text).join(' ');
