/** Invitations: the link that the host keeps, and the one that everybody at the table can make of its code. */

import { codeHash, inviteHash } from '../lib/route.svelte.ts';
import { reach } from './http.ts';

const key = (table: string): string => `ubongo:invite:${table}`;

/** The secret is sent once, to the host who opens the table: a reload must not lose it. */
export const keepInvite = (table: string, secret: string): void => localStorage.setItem(key(table), secret);

export const keptInvite = (table: string): string | undefined =>
  localStorage.getItem(key(table)) ?? undefined;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where others find this page. One that is open on the server's own machine is somewhere else for a phone. */
export async function originForOthers(
  here: Pick<Location, 'origin' | 'hostname'> = location,
  ask: typeof reach = reach,
): Promise<string> {
  if (!LOOPBACK.test(here.hostname)) return here.origin;
  return (await ask().catch(() => undefined)) ?? here.origin;
}

/** The strong link, if this browser has the secret; else the one with the code; nothing: the table has no code. */
export function inviteLink(origin: string, table: string, code: string | null): string | undefined {
  const secret = keptInvite(table);
  if (secret !== undefined) return `${origin}/${inviteHash(table, secret)}`;
  return code === null ? undefined : `${origin}/${codeHash(code)}`;
}
