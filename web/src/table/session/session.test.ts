import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EDITIONS } from '../../editions/registry.ts';
import type { Gesture } from '../../engines/common/gesture.ts';
import { placements, positionOf } from '../../engines/flat/board.ts';
import { FLAT } from '../../engines/flat/fixtures.ts';
import type { Socket, World } from '../../net/socket.ts';
import type { PouchView } from '../../net/wire.gen.ts';
import { aRun, aTable, aView } from '../fixtures.ts';
import { autoStartKey } from '../visit.ts';
import type { Environment } from './environment.ts';
import { Session } from './session.svelte.ts';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: { type: string; id?: string; count?: number; action?: { type: string } }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let timers: (() => void)[];
let stored: Map<string, string>;
let environment: Environment;
let session: Session;

const socket = () => sockets.at(-1) ?? new FakeSocket();
const acts = () => socket().sent.flatMap(({ action }) => action?.type ?? []);
const welcome = (more: Partial<PouchView> = {}) => {
  socket().onopen?.();
  socket().hear({ type: 'welcome', protocol: 3, seq: 1, table: aTable(), view: aView(more) });
};
const hear = (message: object) => socket().hear(message);
const counts = () => socket().sent.flatMap(({ type, count }) => (type === 'placed' ? [count] : []));
const settled = () => new Promise((resolve) => setTimeout(resolve));

const place = (piece: string, cell: readonly [number, number]): Gesture[] => [
  { kind: 'pick', piece, index: 0 },
  { kind: 'aim', cell },
  { kind: 'place' },
];
const solve = () => {
  const first: Gesture[] = [{ kind: 'turn', piece: 'I4' }, ...place('I4', [0, 0])];
  // The T4, stem up: one cell above three.
  const turns: Gesture[] = [{ kind: 'pick', piece: 'T4' }];
  for (const gesture of [...first, ...turns]) session.gesture(gesture);
  const t = FLAT.get('T4');
  const wanted = t?.orientations.findIndex((cells) => JSON.stringify(cells) === '[[0,0],[1,-1],[1,0],[1,1]]');
  while (session.board?.held?.orientation !== wanted) session.gesture({ kind: 'turn' });
  for (const gesture of [{ kind: 'cancel' } as const, ...place('T4', [0, 4])]) session.gesture(gesture);
};

beforeEach(() => {
  sockets = [];
  timers = [];
  stored = new Map();
  let ids = 0;
  const world: World = {
    open() {
      const made = new FakeSocket();
      sockets.push(made);
      return made;
    },
    after(_ms, then) {
      timers.push(then);
      return () => {
        timers = timers.filter((other) => other !== then);
      };
    },
    now: () => 0,
    newId: () => `c${ids++}`,
    chance: () => 0,
  };
  environment = {
    world,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    retryWhenBack: () => () => {},
    isTouch: false,
  };
  session = new Session('t1', FLAT, EDITIONS, environment);
});

afterEach(() => session.close());

describe('a session', () => {
  it('starts the game once if the host asked for that when opening the table', async () => {
    session.close();
    stored.set(autoStartKey('t1'), '1');
    session = new Session('t1', FLAT, EDITIONS, environment);
    socket().onopen?.();
    expect(acts()).toEqual([]);
    welcome({ stage: 'seated', puzzle: null });
    await vi.waitFor(() => expect(acts()).toEqual(['start']));
    expect(stored.has(autoStartKey('t1'))).toBe(true);
    hear({ type: 'ack', id: socket().sent.find(({ type }) => type === 'act')?.id, seq: 1 });
    await settled();
    expect(stored.has(autoStartKey('t1'))).toBe(false);
  });

  it.each([1, 2])(
    'commits to its shares of chance before it starts the game, in scheme %i',
    async (scheme) => {
      session.close();
      stored.set(autoStartKey('t1'), '1');
      session = new Session('t1', FLAT, EDITIONS, environment);
      socket().onopen?.();
      const table = { ...aTable(), scheme };
      const view = aView({ stage: 'seated', puzzle: null });
      hear({ type: 'welcome', protocol: 3, seq: 0, table, view, note_ms: null, head: null });
      await vi.waitFor(() => expect(acts()).toEqual(['start']));
      const types = socket().sent.map(({ type }) => type);
      expect(types).toEqual(['hello', 'commit', 'act']);
    },
  );

  it('ignores what the server sends of another table', async () => {
    const table = { ...aTable(), id: 't2', scheme: 2 };
    const view = aView({ stage: 'seated', puzzle: null });
    hear({ type: 'welcome', protocol: 3, seq: 0, table, view, note_ms: null, head: null });
    await settled();
    expect(session.state).toBeUndefined();
    welcome({ stage: 'racing' });
    hear({ type: 'around', table: { ...table, code: 'OTHER' } });
    await settled();
    expect(session.table?.id).toBe('t1');
    expect(socket().sent.map(({ type }) => type)).not.toContain('commit');
  });

  it('otherwise waits in the lobby', () => {
    welcome({ stage: 'seated', puzzle: null });
    expect(acts()).toEqual([]);
  });

  it('starts a solo run automatically and shows its board', () => {
    socket().onopen?.();
    hear({ type: 'welcome', protocol: 3, seq: 1, table: aTable(), view: aRun({ stage: 'seated' }) });
    expect(acts()).toEqual(['start']);
    hear({ type: 'update', seq: 2, table: aTable(), view: aRun() });
    expect(session.isOpen).toBe(true);
  });

  it('opens the next board of a run whether the board or the answer arrives first', async () => {
    hear({ type: 'welcome', protocol: 3, seq: 1, table: aTable(), view: aRun() });
    solve();
    hear({ type: 'update', seq: 2, table: aTable(), view: aRun({ number: 2 }) });
    hear({ type: 'ack', id: 'c0', seq: 2 });
    await settled();
    expect(session.isOpen).toBe(true);
    expect(session.board && placements(session.board)).toEqual([]);
    solve();
    hear({ type: 'ack', id: 'c1', seq: 3 });
    await settled();
    expect(session.isOpen).toBe(false);
    hear({ type: 'update', seq: 3, table: aTable(), view: aRun({ number: 3 }) });
    expect(session.isOpen).toBe(true);
  });

  it('does not let a spectator of a run move pieces', () => {
    hear({ type: 'welcome', protocol: 3, seq: 1, table: aTable(), view: aRun({ seat: null }) });
    expect(session.isOpen).toBe(false);
  });

  it('sends the number of placed pieces when it changes', () => {
    welcome();
    const turned: Gesture = { kind: 'turn', piece: 'I4' };
    for (const gesture of [turned, ...place('I4', [0, 0])]) session.gesture(gesture);
    for (const kind of ['undo', 'redo'] as const) session.gesture({ kind });
    expect(counts()).toEqual([1, 0, 1]);
  });

  it('sends the number of placed pieces after a reconnect', () => {
    welcome();
    socket().onclose?.();
    for (const gesture of [{ kind: 'turn', piece: 'I4' } as const, ...place('I4', [0, 0])])
      session.gesture(gesture);
    expect(counts()).toEqual([]);
    timers.at(-1)?.();
    welcome();
    expect(counts()).toEqual([1]);
  });

  it('corrects the number of placed pieces that another window has sent', async () => {
    session.close();
    let isLoaded = false; // the edition arrives after the connection is live
    const load = async () => {
      isLoaded = true;
    };
    const late = { ...EDITIONS, isLoaded: () => isLoaded, load };
    session = new Session('t1', FLAT, late, environment);
    const [mine, ...others] = aTable().seats;
    const table = { ...aTable(), seats: [{ ...mine, placed: 2 }, ...others] };
    socket().onopen?.();
    hear({ type: 'welcome', protocol: 3, seq: 1, table, view: aView() });
    await settled();
    expect(counts()).toEqual([0]);
  });

  it('shows a hint on how to start until a piece is moved', () => {
    welcome();
    expect(session.announcer.note).toContain('Drag to place');
    for (const gesture of [{ kind: 'turn', piece: 'I4' } as const, ...place('I4', [0, 0])])
      session.gesture(gesture);
    expect(session.announcer.note).toBe('');
  });

  it('shows no hint to a player who reconnects after solving', () => {
    welcome({ solvers: [{ seat: 0, rank: 1, elapsed_ms: 9_000 }] });
    expect(session.announcer.note).toBe('');
  });

  it('emits actions and moments', async () => {
    const heard: string[] = [];
    session.events.on('action', (action) => heard.push(action));
    session.events.on('moment', (moment) => heard.push(moment));
    welcome();
    solve();
    socket().hear({ type: 'ack', id: 'c0', seq: 2 });
    await settled();
    expect(heard.at(0)).toBe('dealt');
    expect(heard.slice(-2)).toEqual(['placed', 'ubongo']);
  });

  it('announces the time given back after a reconnect', () => {
    welcome();
    socket().onclose?.();
    timers.at(-1)?.();
    socket().onopen?.();
    hear({ type: 'welcome', protocol: 3, seq: 1, table: aTable(), view: aView(), note_ms: 4_000 });
    expect(session.announcer.note.replace(/[⁨⁩]/g, '')).toContain('You get 4 seconds back');
  });

  it('claims automatically when the region is covered exactly', async () => {
    welcome();
    solve();
    expect(acts()).toEqual(['claim']);
    expect(session.claim.isPending).toBe(true);
    socket().hear({ type: 'ack', id: 'c0', seq: 2 });
    await settled();
    expect(session.claim.isAccepted).toBe(true);
    expect(session.isOpen).toBe(false);
  });

  it('shows why a claim was refused and keeps the pieces in place', async () => {
    welcome();
    solve();
    const before = session.board?.positions;
    socket().hear({ type: 'refused', id: 'c0', reason: 'time-is-up', rule: 'R7' });
    await settled();
    expect(session.announcer.note).toBe('Too late: time was already up.');
    expect(session.isOpen).toBe(true);
    expect(session.board?.positions).toBe(before);
  });

  it('keeps the pieces in place while the connection is lost', () => {
    welcome();
    for (const gesture of [{ kind: 'turn', piece: 'I4' } as const, ...place('I4', [0, 0])])
      session.gesture(gesture);
    socket().onclose?.();
    expect(session.status).toBe('lost');
    timers.at(-1)?.();
    welcome({ remaining_ms: 30_000 });
    expect(session.status).toBe('live');
    expect(session.board && placements(session.board)).toHaveLength(1);
  });

  it('restores the pieces after a reload in the same round, but not in the next', () => {
    welcome();
    for (const gesture of [{ kind: 'turn', piece: 'I4' } as const, ...place('I4', [0, 0])])
      session.gesture(gesture);
    session.close();
    session = new Session('t1', FLAT, EDITIONS, environment);
    welcome();
    expect(session.board && positionOf(session.board, 'I4')).toEqual({ orientation: 1, anchor: [0, 0] });
    socket().hear({ type: 'update', seq: 2, table: aTable(), view: aView({ round: 2 }) });
    expect(session.board && placements(session.board)).toEqual([]);
  });

  it('claims a covered board again when the glass is flipped again', async () => {
    welcome();
    solve();
    socket().hear({ type: 'refused', id: 'c0', reason: 'time-is-up', rule: 'R7' });
    await settled();
    socket().hear({ type: 'update', seq: 2, table: aTable(), view: aView({ second_chance: true }) });
    expect(acts()).toEqual(['claim', 'claim']);
  });

  it('claims a board that was covered before a reload', () => {
    welcome();
    solve();
    session.close();
    session = new Session('t1', FLAT, EDITIONS, environment);
    welcome();
    expect(acts()).toEqual(['claim']);
  });

  it('claims again after taking the seat back while a claim was pending', () => {
    welcome();
    solve();
    socket().hear({ type: 'bye', reason: 'superseded' });
    session.takeBack();
    welcome();
    expect(acts()).toEqual(['claim']);
  });

  it('lets no piece be moved before the reveal or after giving up', () => {
    welcome({ stage: 'countdown', puzzle: null });
    expect(session.isOpen).toBe(false);
    socket().hear({ type: 'update', seq: 2, table: aTable(), view: aView({ given_up: [0] }) });
    expect(session.isOpen).toBe(false);
  });

  it('lets a held piece be dropped once the board is closed', () => {
    welcome();
    session.gesture({ kind: 'pick', piece: 'I4' });
    socket().hear({ type: 'update', seq: 2, table: aTable(), view: aView({ given_up: [0] }) });
    session.gesture({ kind: 'aim', cell: [0, 0] });
    expect(session.board?.held).toBeDefined();
    session.gesture({ kind: 'cancel' });
    expect(session.board?.held).toBeUndefined();
  });

  it('reports and claims the blocks of a controller that was added late', () => {
    const laid = [0, 1].map((layer) => ({ piece: 'red-domino', orientation: 0, anchor: [layer, 0, 0] }));
    welcome({ edition: 'three-d' } as unknown as Partial<PouchView>);
    expect(counts()).toEqual([]);
    session.addController('solid', { key: 'a', isDone: true, placements: laid, lay: () => true });
    expect(counts()).toEqual([2]);
    expect(acts()).toEqual(['claim']);
  });

  it('warns once when ten seconds are left', async () => {
    welcome({ remaining_ms: 9_900 });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(session.announcer.announced).toContain('Ten seconds');
  });
});
