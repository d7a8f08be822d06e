import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Socket, type Status, TableSocket, type World } from './socket.ts';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** An environment whose clock the test advances. */
class FakeWorld implements World {
  readonly sockets: FakeSocket[] = [];
  time = 0;
  #ids = 0;
  #timers: { at: number; then: () => void }[] = [];
  open(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  after(ms: number, then: () => void): () => void {
    const timer = { at: this.time + ms, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }
  now = () => this.time;
  newId = () => `c${this.#ids++}`;
  chance = () => 1;
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.then();
    }
    this.time = end;
  }
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('no socket');
    return socket;
  }
}

const state = (type: 'welcome' | 'update', seq: number) => ({ type, protocol: 3, seq, table: {}, view: {} });

let world: FakeWorld;
let line: TableSocket;
let seen: number[];
let statuses: [Status, string?][];

beforeEach(() => {
  world = new FakeWorld();
  seen = [];
  statuses = [];
  line = new TableSocket(world, {
    onState: ({ seq }) => seen.push(seq),
    onAround: () => {},
    onStatus: (status, reason) => statuses.push(reason === undefined ? [status] : [status, reason]),
  });
});

function welcome(seq = 3): void {
  world.socket.onopen?.();
  world.socket.hear(state('welcome', seq));
}

describe('the connection to a table', () => {
  it('sends hello, and is live after the welcome', () => {
    welcome();
    expect(world.socket.sent).toEqual([{ type: 'hello', protocol: 3, last_seq: null }]);
    expect(statuses).toEqual([['live']]);
    expect(seen).toEqual([3]);
  });

  it('applies newer updates and ignores older ones', () => {
    welcome(3);
    for (const seq of [4, 6, 5]) world.socket.hear(state('update', seq));
    expect(seen).toEqual([3, 4, 6]);
  });

  it('answers pings', () => {
    welcome();
    world.socket.hear({ type: 'ping', nonce: 7 });
    expect(world.socket.sent.at(-1)).toEqual({ type: 'pong', nonce: 7 });
  });

  it('sends reports only while it is live', () => {
    expect(line.report({ type: 'placed', count: 1 })).toBe(false);
    welcome();
    expect(line.report({ type: 'placed', count: 2 })).toBe(true);
    world.socket.onclose?.();
    expect(line.report({ type: 'placed', count: 3 })).toBe(false);
    expect(world.socket.sent.slice(1)).toEqual([{ type: 'placed', count: 2 }]);
  });

  it('reconnects after a loss and sends the sequence number it has seen', () => {
    welcome(3);
    world.socket.onclose?.();
    expect(statuses.at(-1)).toEqual(['lost']);
    world.pass(250);
    expect(world.sockets).toHaveLength(2);
    welcome(9);
    expect(world.socket.sent[0]).toEqual({ type: 'hello', protocol: 3, last_seq: 3 });
    expect(statuses.at(-1)).toEqual(['live']);
  });

  it('waits longer after every failed attempt, up to eight seconds', () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries++) {
      world.socket.onclose?.();
      const [before, count] = [world.time, world.sockets.length];
      while (world.sockets.length === count) world.pass(50);
      waits.push(world.time - before);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it('reconnects at once on request', () => {
    for (let tries = 0; tries < 6; tries++) {
      world.socket.onclose?.();
      if (tries < 5) world.pass(8000);
    }
    const count = world.sockets.length;
    line.retryNow();
    expect(world.sockets).toHaveLength(count + 1);
  });

  it('counts as lost after seven seconds of silence', () => {
    welcome();
    world.pass(6_000);
    world.socket.hear({ type: 'ping', nonce: 1 });
    world.pass(6_000);
    expect(statuses.at(-1)).toEqual(['live']);
    const { socket } = world;
    world.pass(2_000);
    expect(socket.isClosed).toBe(true);
    expect(statuses.at(-1)).toEqual(['lost']);
  });

  it('counts as lost at once when the network is gone, and reconnects', () => {
    welcome();
    const { socket } = world;
    line.interrupt();
    expect(socket.isClosed).toBe(true);
    expect(statuses.at(-1)).toEqual(['lost']);
    world.pass(250);
    expect(world.socket).not.toBe(socket);
  });

  it('keeps waiting for the next try when the network goes again', () => {
    welcome();
    line.interrupt();
    line.interrupt();
    expect(world.sockets).toHaveLength(1);
  });

  it('ignores messages from a socket that it has abandoned', () => {
    welcome(3);
    const old = world.socket;
    old.onclose?.();
    world.pass(250);
    old.hear(state('update', 99));
    expect(seen).toEqual([3]);
  });

  it('stays closed when another window has taken the seat', () => {
    welcome();
    world.socket.hear({ type: 'bye', reason: 'superseded' });
    world.socket.onclose?.();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(statuses.at(-1)).toEqual(['closed', 'superseded']);
  });

  it('reconnects when the server restarts', () => {
    welcome();
    world.socket.hear({ type: 'bye', reason: 'shutting-down' });
    world.pass(250);
    expect(world.sockets).toHaveLength(2);
  });
});

describe('a command', () => {
  const answers: Answer[] = [];
  const act = () => line.act({ type: 'ready' }).then((answer) => answers.push(answer));
  const acts = () => world.socket.sent.filter(({ type }) => type === 'act').map(({ id }) => id);

  beforeEach(() => {
    answers.length = 0;
  });

  it('is resolved once', async () => {
    welcome();
    const done = act();
    world.socket.hear({ type: 'ack', id: 'c0', seq: 4 });
    world.socket.hear({ type: 'ack', id: 'c0', seq: 4 });
    await done;
    expect(answers).toEqual([{ ok: true }]);
  });

  it('reports why it was refused', async () => {
    welcome();
    const done = act();
    const refused = { type: 'refused', id: 'c0', reason: 'not-a-tiling', rule: 'R12', flaw: 'uncovered' };
    world.socket.hear(refused);
    await done;
    expect(answers).toEqual([{ ok: false, refused }]);
  });

  it('made while disconnected is sent once, right after hello', () => {
    void act();
    expect(acts()).toEqual([]);
    world.socket.onopen?.();
    expect(world.socket.sent.map(({ type }) => type)).toEqual(['hello', 'act']);
    world.socket.hear({ type: 'welcome', protocol: 3, seq: 1, table: {}, view: {} });
    expect(acts()).toEqual(['c0']);
  });

  it('is resent under the same id if it was not answered', () => {
    welcome();
    void act();
    world.socket.onclose?.();
    world.pass(250);
    welcome();
    expect(acts()).toEqual(['c0']);
    world.socket.hear({ type: 'ack', id: 'c0', seq: 4 });
    world.socket.onclose?.();
    world.pass(250);
    welcome();
    expect(acts()).toEqual([]);
  });
});
