import { afterEach, expect, it, vi } from 'vitest';
import { createTable, openingFailure } from './http.ts';
import { joinByCode, joinByLink } from './joining.ts';

const TABLE = { edition: 'pouch', seats: [{ kind: 'me' }], name: '' };
const MADE = { table: 't1', seat: 0, invite: 'secret' };

/** The names of the requests that a server got; it answers only those for which `answers` says so. */
function asked(...answers: readonly boolean[]): string[] {
  const names: string[] = [];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    names.push((JSON.parse(String(body)) as { request: string }).request);
    if (!answers[names.length - 1]) throw new TypeError('the answer was lost');
    return Response.json(MADE, { status: 201 });
  });
  return names;
}

afterEach(() => vi.unstubAllGlobals());

it('names a request that is sent again as before, and the next one anew', async () => {
  const names = asked(false, true, true);
  await expect(createTable(TABLE)).rejects.toThrow('answered 0');
  await createTable(TABLE);
  await createTable(TABLE);
  expect(names[0]).toMatch(/^[\w-]{16,64}$/);
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
});

it('names two presses of a button alike', async () => {
  const names = asked(true, true);
  await Promise.all([createTable(TABLE), createTable(TABLE)]);
  expect(names[1]).toBe(names[0]);
});

it('names requests for other tables differently', async () => {
  const names = asked(false, true);
  await expect(createTable(TABLE)).rejects.toThrow('answered 0');
  await createTable({ ...TABLE, edition: 'cards' });
  expect(names[1]).not.toBe(names[0]);
});

it('opens no table without cookies, which would have no player', async () => {
  const names = asked(true);
  vi.stubGlobal('navigator', { cookieEnabled: false });
  await expect(createTable(TABLE)).rejects.toThrow('no cookies');
  expect(names).toEqual([]);
  expect(openingFailure()).toBe('home-no-cookies');
});

it('takes no seat without cookies', async () => {
  const names = asked(true, true);
  vi.stubGlobal('navigator', { cookieEnabled: false });
  await expect(joinByCode('ABC234', 'Ada')).rejects.toMatchObject({ code: 'no-cookies' });
  await expect(joinByLink('t1', 'secret', 'Ada')).rejects.toMatchObject({ code: 'no-cookies' });
  expect(names).toEqual([]);
});
