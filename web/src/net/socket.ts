/** The connection to a table: sends hello, watches the heartbeat, reconnects, and resends unanswered commands. */

import type {
  Act,
  Around,
  Bye,
  Commit,
  Placed,
  Refused,
  Reveal,
  SendEmote,
  Update,
  Welcome,
  Wire,
} from './wire.gen.ts';

const PROTOCOL = 3;
/** After this long without a message from the server, which sends one every five seconds, the connection counts as lost. */
const SILENCE_MS = 7_000;
const WATCH_MS = 1_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;
/** Reasons for closing after which the client does not reconnect. */
const FINAL: readonly string[] = [
  'superseded',
  'protocol',
  'unknown-table',
  'damaged',
  'too-many',
  'bad-message',
  'no-hello',
];

export type Action = Act['action'];
/** A message that is not answered. */
export type Report = Placed | Commit | Reveal | SendEmote;
export type Answer = { readonly ok: true } | { readonly ok: false; readonly refused: Refused };
export type Status = 'connecting' | 'live' | 'lost' | 'closed';

/** The part of a WebSocket that a connection uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What the connection needs from its environment, so that tests can control time. */
export interface World {
  open(): Socket;
  /** Call `then` after `ms`; returns a function that cancels it. */
  after(ms: number, then: () => void): () => void;
  now(): number;
  newId(): string;
  /** A random number from 0 to 1, which spreads out the reconnects of many clients. */
  chance(): number;
}

export interface Listener {
  onState(message: Welcome | Update): void;
  /** Only the seats or players of the table have changed. */
  onAround(message: Around): void;
  onStatus(status: Status, reason?: string): void;
}

interface Waiting {
  readonly act: Act;
  readonly answer: (answer: Answer) => void;
}

export class TableSocket {
  #socket: Socket | undefined;
  #status: Status = 'connecting';
  #isOpen = false;
  #seq: number | undefined;
  #heardAt = 0;
  #tries = 0;
  #cancel: () => void = () => {};
  readonly #waiting = new Map<string, Waiting>();
  readonly #world: World;
  readonly #listener: Listener;

  constructor(world: World, listener: Listener) {
    this.#world = world;
    this.#listener = listener;
    this.#connect();
  }

  /** Send a command. It is resent under the same id until the server answers it. */
  act(action: Action): Promise<Answer> {
    const act: Act = { type: 'act', id: this.#world.newId(), action };
    return new Promise((answer) => {
      this.#waiting.set(act.id, { act, answer });
      if (this.#isOpen) this.#say(act);
    });
  }

  /** Send a message that needs no answer; returns false without sending it if the connection is not live. */
  report(message: Report): boolean {
    if (this.#status !== 'live') return false;
    this.#say(message);
    return true;
  }

  /** Count the connection as lost at once, because the browser says that the network is gone. */
  interrupt(): void {
    if (this.#socket) this.#lose();
  }

  /** Reconnect at once, because the network or the tab is back. */
  retryNow(): void {
    if (this.#status !== 'lost') return;
    this.#tries = 0;
    this.#connect();
  }

  /** Close the connection for good. */
  close(): void {
    this.#end('closed');
  }

  #connect(): void {
    this.#cancel();
    this.#heardAt = this.#world.now();
    const socket = this.#world.open();
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket) this.#open();
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
    this.#watch();
  }

  /** Resends commands without waiting for the welcome, because a slow connection delays every message. */
  #open(): void {
    this.#isOpen = true;
    this.#say({ type: 'hello', protocol: PROTOCOL, last_seq: this.#seq ?? null });
    for (const { act } of this.#waiting.values()) this.#say(act);
  }

  #watch(): void {
    this.#cancel = this.#world.after(WATCH_MS, () => {
      if (this.#world.now() - this.#heardAt >= SILENCE_MS) this.#lose();
      else this.#watch();
    });
  }

  #hear(data: unknown): void {
    this.#heardAt = this.#world.now();
    if (typeof data !== 'string') return;
    const message = JSON.parse(data) as Wire['outbound'];
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'update':
        this.#updated(message);
        break;
      case 'around':
        this.#listener.onAround(message);
        break;
      case 'ack':
        this.#answered(message.id, { ok: true });
        break;
      case 'refused':
        this.#answered(message.id, { ok: false, refused: message });
        break;
      case 'ping':
        this.#say({ type: 'pong', nonce: message.nonce });
        break;
      case 'bye':
        this.#dismissed(message);
        break;
      default:
        message satisfies never;
    }
  }

  #welcomed(message: Welcome): void {
    this.#tries = 0;
    this.#seq = message.seq;
    this.#listener.onState(message);
    this.#turn('live');
  }

  /** Ignores an update that is older than the latest one. */
  #updated(message: Update): void {
    if (this.#seq !== undefined && message.seq < this.#seq) return;
    this.#seq = message.seq;
    this.#listener.onState(message);
  }

  #answered(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.answer(answer);
  }

  #dismissed({ reason }: Bye): void {
    if (FINAL.includes(reason)) this.#end('closed', reason);
    else this.#lose();
  }

  #lose(): void {
    if (this.#status === 'closed') return;
    this.#drop();
    this.#turn('lost');
    const wait =
      Math.min(FIRST_WAIT_MS * 2 ** this.#tries, LONGEST_WAIT_MS) * (0.5 + this.#world.chance() / 2);
    this.#tries += 1;
    this.#cancel = this.#world.after(wait, () => this.#connect());
  }

  #end(status: Status, reason?: string): void {
    this.#drop();
    this.#turn(status, reason);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#isOpen = false;
    this.#socket = undefined;
    this.#cancel();
    socket?.close();
  }

  #turn(status: Status, reason?: string): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#listener.onStatus(status, reason);
  }

  #say(message: Wire['inbound']): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
