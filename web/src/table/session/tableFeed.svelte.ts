/** The table as sent by the server: the connection, the state, and the announcements of changes. */

import { lazy } from '../../i18n/lazy.ts';
import { say } from '../../i18n/text.ts';
import { keepHash, keepHead } from '../../net/hashes.ts';
import { type Action, type Answer, type Report, type Status, TableSocket } from '../../net/socket.ts';
import type { Update, Welcome } from '../../net/wire.gen.ts';
import type { Announcement, EditionAdapter, Editions, TableState, View } from '../edition.ts';
import type { Announcer } from './announcer.svelte.ts';
import type { Environment } from './environment.ts';
import { PendingMessages } from './pendingMessages.ts';

/** The reason for closing the connection if an edition could not be loaded. */
export const MISSING = 'missing';

interface Host {
  /** The table. What a server sends of another one is ignored. */
  readonly id: string;
  readonly announcer: Announcer;
  /** Called with each new state, before it is announced; `at` is the time of arrival. */
  onState(message: Welcome | Update, before: TableState | undefined, at: number): void;
  /** Called when the module of an edition is being loaded. */
  onLoading(view: View): void;
  /** Called whenever the connection is established. */
  onLive(): void;
}

export class TableFeed {
  state = $state.raw<TableState>();
  status = $state<Status>('connecting');
  /** Why the connection is closed. */
  reason = $state<string>();
  #line: TableSocket;
  #stopRetrying: () => void = () => {};
  /** Whether shares of chance were committed to over this connection, or cannot be. */
  #canStart = false;
  readonly #starts: (() => void)[] = [];
  #hasCommitted = false;
  /** The number of the newest entry. */
  #seq = 0;
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

  /** The start waits until this browser has committed to its shares of chance. */
  act(action: Action): Promise<Answer> {
    const send = () => this.#line.act(action);
    if (this.#canStart || action.type !== 'start') return send();
    return new Promise((answer) => {
      this.#starts.push(() => answer(send()));
    });
  }

  /** Whether the message was sent. */
  report(message: Report): boolean {
    return this.#line.report(message);
  }

  /** Query the edition's adapter about the current view; undefined if there is no state yet. */
  ask<T>(question: (adapter: EditionAdapter<View>, view: View) => T): T | undefined {
    const view = this.state?.view;
    return view && question(this.#editions.adapterOf(view), view);
  }

  /** Reconnect after the seat was taken in another window. */
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
          if (!this.state || table.id !== this.#host.id) return;
          this.#announce(this.#replace({ ...this.state, table }));
          this.#shareChance();
        }),
      onStatus: (status, reason) => this.#turn(status, reason),
    });
    this.#stopRetrying = this.#environment.retryWhenBack(line);
    return line;
  }

  #received(message: Welcome | Update): void {
    const { view, table } = message;
    const at = performance.now();
    if (table.id !== this.#host.id) return;
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
    keepHead(message);
    this.#seq = message.seq;
    this.#shareChance();
    this.#host.onState(message, before, at);
    this.#announce(announcements);
  }

  /** Commit to shares of chance before the game, and reveal the one that is due. */
  #shareChance(): void {
    const { table, view } = this.state as TableState;
    const isBefore = view.stage === 'seated';
    const isAlone = this.#editions.adapterOf(view).startsAlone === true; // there are no rivals to be protected from
    if (view.seat === null || isAlone || !(isBefore || table.reveal)) {
      this.#releaseStarts();
      return;
    }
    const seq = this.#seq;
    // Without the module the game goes on without this browser's shares, and its proof says so.
    lazy(['table'], () => import('./shares.ts'))
      .then(async ({ commitOf, revealOf, warning }) => {
        if (isBefore && !this.#hasCommitted) this.#hasCommitted = this.report(await commitOf(table.id));
        const reveal = await revealOf(table, view, seq);
        if (reveal === 'other-terms') this.#host.announcer.notify(await warning());
        else if (reveal) this.report(reveal);
      })
      .catch(() => {})
      .finally(() => this.#releaseStarts());
  }

  #releaseStarts(): void {
    this.#canStart = true;
    for (const start of this.#starts.splice(0)) start();
  }

  /** Replace the state; returns the announcements of what changed. */
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
    if (status !== 'live') this.#hasCommitted = this.#canStart = false;
    if (status === 'live') this.#host.onLive();
  }
}

const joined = (announcements: readonly Announcement[]): string =>
  announcements.map(({ text }) => text).join(' ');
