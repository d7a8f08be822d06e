/** Looking for a game with a stranger: one request, which the server answers once there is a table. */

import { hasCookies } from '../../net/cookies.ts';
import { RestError } from '../../net/http.ts';
import type { Rating } from '../../net/ratings.ts';

/** How long the server waits for another player before a bot plays. */
export const WAIT_S = 20;
const RETRY_MS = 2_000;
/** Enough for a server that is restarted. */
const MOST_RETRIES = 5;

export interface Wanted {
  readonly edition: string;
  readonly strength: string;
}

export type Request = (wanted: Wanted, signal: AbortSignal) => Promise<string>;

/** The table that was found. Rejects if the signal stops it, and after a failure that does not pass by itself. */
export async function findTable(
  wanted: Wanted,
  signal: AbortSignal,
  request: Request = requestTable,
  retryMs = RETRY_MS,
): Promise<string> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await identified(request, wanted, signal);
    } catch (error) {
      if (signal.aborted || retries === MOST_RETRIES || !isPassing(error)) throw error;
      await pause(retryMs, signal);
    }
  }
}

/** The answer to that request; to a browser without a cookie, the first answer only brings one. */
async function identified(request: Request, wanted: Wanted, signal: AbortSignal): Promise<string> {
  try {
    return await request(wanted, signal);
  } catch (error) {
    if (!(error instanceof RestError && error.code === 'no-identity')) throw error;
    return await request(wanted, signal);
  }
}

/** What does not pass by itself although it looks like a server that is away. */
const LASTING: readonly string[] = ['no-cookies', 'full', 'too-many-searches'];

/** Whether the connection was lost, or the server is being restarted. */
const isPassing = (error: unknown): boolean =>
  error instanceof RestError && !LASTING.includes(error.code) && (error.status === 0 || error.status >= 502);

/** The failures that have words of their own. */
const EXPLAINED: readonly string[] = ['superseded', 'too-many', ...LASTING];

/** The strength that the player's rating in that edition says, if it is certain enough to say one. */
export const strengthOfRating = (ratings: readonly Rating[], edition: string): string | undefined =>
  ratings.find((one) => one.edition === edition && !one.uncertain)?.strength;

/** The text that explains a failure. */
export function failureOf(error: unknown): string {
  const code = error instanceof RestError ? error.code : '';
  if (code === 'no-identity') return 'find-failed-no-cookies';
  if (EXPLAINED.includes(code)) return `find-failed-${code}`;
  return code ? 'find-failed-refused' : 'find-failed-other';
}

async function requestTable(wanted: Wanted, signal: AbortSignal): Promise<string> {
  if (!hasCookies()) throw new RestError(0, 'no-cookies');
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(wanted), signal };
  const response = await fetch('/api/find', init).catch(() => undefined);
  if (response?.status === 202) throw new RestError(202, 'no-identity');
  const answer: { table?: string; error?: string } = (await response?.json().catch(() => undefined)) ?? {};
  if (!response?.ok || !answer.table) throw new RestError(response?.status ?? 0, answer.error ?? '');
  return answer.table;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
