/** Invitation links: one with the secret for the host, and one with the code for everybody at the table. */

import { codeHash, inviteHash } from '../lib/route.svelte.ts';
import { keep, stored } from '../lib/storage.ts';
import { call } from './http.ts';

/** The address of this server for others in the network, if known. */
const reach = async (): Promise<string | undefined> =>
  (await call<{ url: string | null }>('/api/reach')).url ?? undefined;

const key = (table: string): string => `ubongo:invite:${table}`;

/** The secret is sent only once, to the host who opens the table, so it must survive a reload. */
export const keepInvite = (table: string, secret: string): void => keep(key(table), secret);

const keptInvite = (table: string): string | undefined => stored(key(table));

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The address of this page for others: a page opened on the server's own machine has a loopback address. */
export async function originForOthers(
  here: Pick<Location, 'origin' | 'hostname'> = location,
  ask: typeof reach = reach,
): Promise<string> {
  if (!LOOPBACK.test(here.hostname)) return here.origin;
  return (await ask().catch(() => undefined)) ?? here.origin;
}

/** The link with the secret if stored, else the link with the code; undefined if the table has no code. */
export function inviteLink(origin: string, table: string, code: string | null): string | undefined {
  const secret = keptInvite(table);
  if (secret !== undefined) return `${origin}/${inviteHash(table, secret)}`;
  return code === null ? undefined : `${origin}/${codeHash(code)}`;
}
