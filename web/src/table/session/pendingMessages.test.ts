/** A session whose edition is not loaded yet announces nothing until its messages are loaded. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FLAT } from '../../engines/flat/fixtures.ts';
import type { Socket } from '../../net/socket.ts';
import type { PouchView } from '../../net/wire.gen.ts';
import type { Editions } from '../edition.ts';
import { aTable, aView } from '../fixtures.ts';
import type { Environment } from './environment.ts';
import type { Session } from './session.svelte.ts';

let socket: Socket;
let session: Session;
let editions: Editions;
let say: (id: string) => string;

const hear = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
const update = (seq: number, more: Partial<PouchView>) =>
  hear({ type: 'update', seq, table: aTable(), view: aView(more) });

const environment: Environment = {
  world: {
    open: () => {
      socket = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} };
      return socket;
    },
    after: () => () => {},
    now: () => 0,
    newId: () => 'id',
    chance: () => 0,
  },
  storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
  retryWhenBack: () => () => {},
  isTouch: false,
};

beforeEach(async () => {
  vi.resetModules();
  ({ say } = await import('../../i18n/text.ts'));
  const { setLanguage } = await import('../../i18n/catalogs.svelte.ts');
  await setLanguage('en');
  const sessions = await import('./session.svelte.ts');
  editions = (await import('../../editions/registry.ts')).EDITIONS;
  session = new sessions.Session('t1', FLAT, editions, environment);
});

describe('an edition that is not loaded yet', () => {
  it('is shown once it is loaded, and pending messages are announced in order', async () => {
    const wanted: string[] = [];
    session.events.on('loading', ({ edition }) => wanted.push(edition));
    hear({ type: 'welcome', protocol: 3, seq: 1, table: aTable(), view: aView({ stage: 'racing' }) });
    update(2, { stage: 'resting' });
    expect(wanted).toEqual(['pouch', 'pouch']);
    expect(session.state).toBeUndefined();
    expect(say('news-resting')).toBe('news-resting');
    await vi.waitFor(() => expect(session.state?.view.stage).toBe('resting'));
    expect(session.announcer.announced).toBe('The round is over.');
  });

  it('is not announced if the session was closed in the meantime', async () => {
    hear({ type: 'welcome', protocol: 3, seq: 1, table: aTable(), view: aView() });
    session.close();
    await vi.waitFor(() => expect(editions.isLoaded('pouch')).toBe(true));
    await Promise.resolve();
    expect(session.state).toBeUndefined();
    session.close();
  });
});
