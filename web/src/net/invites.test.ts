import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/fixtures.ts';

let invites: typeof import('./invites.ts');

beforeEach(async () => {
  stubStorage();
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('window', { addEventListener: () => {} });
  invites = await import('./invites.ts');
});

const at = (origin: string) => new URL(origin);

describe('invitations', () => {
  it('contain the secret for the host who opened the table', () => {
    invites.keepInvite('t1', 'secret');
    expect(invites.inviteLink('http://here', 't1', 'K7M2QX')).toBe('http://here/#/join/t1/secret');
  });

  it('contain the code for everybody else', () => {
    expect(invites.inviteLink('http://here', 't1', 'K7M2QX')).toBe('http://here/#/join/K7M2QX');
    expect(invites.inviteLink('http://here', 't1', null)).toBeUndefined();
  });

  it.each(['http://127.0.0.1:8000', 'http://localhost:8000', 'http://[::1]:8000'])(
    'made at %s lead to the server in its network',
    async (origin) => {
      const found = invites.originForOthers(at(origin), async () => 'http://192.168.1.20:8000');
      await expect(found).resolves.toBe('http://192.168.1.20:8000');
    },
  );

  it('from any other address use the address of the page, without a request', async () => {
    const ask = vi.fn();
    await expect(invites.originForOthers(at('https://ubongo.example'), ask)).resolves.toBe(
      'https://ubongo.example',
    );
    expect(ask).not.toHaveBeenCalled();
  });

  it('use the address of the page if there is no network or no answer', async () => {
    const here = at('http://127.0.0.1:8000');
    await expect(invites.originForOthers(here, async () => undefined)).resolves.toBe(here.origin);
    await expect(invites.originForOthers(here, () => Promise.reject(new Error('gone')))).resolves.toBe(
      here.origin,
    );
  });
});
