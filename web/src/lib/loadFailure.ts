/** Why part of the page could not be fetched. */

export type LoadFailure = 'page-outdated' | 'home-failed';

/** A page that was reloaded this recently is not reloaded automatically again. */
const RECENT_MS = 10_000;

/** The entry script that this page was loaded with. */
const program = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src') ?? '';

/**
 * The message id: either the server has a newer version of the page, or it does not answer.
 *
 * Calls `onAnswer` if the server answers by now, with the version of this page.
 */
export async function loadFailureReason(onAnswer: () => void = () => {}): Promise<LoadFailure> {
  const outdated = await isOutdated();
  if (outdated === false) onAnswer();
  return outdated ? 'page-outdated' : 'home-failed';
}

/** Whether the server has a newer version of the page; undefined if it does not answer. */
export async function isOutdated(): Promise<boolean | undefined> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return page.ok ? !(await page.text()).includes(program()) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reload. Firefox and WebKit never fetch a module again whose first fetch failed, and WebKit keeps the failure even over
 * a reload: so all files that this page links to are fetched first.
 */
export async function reload(): Promise<void> {
  const links = [...document.querySelectorAll('link')];
  await Promise.allSettled(links.map(({ href }) => fetch(href, { cache: 'reload' })));
  location.reload();
}

/** Reload, unless that was done a moment ago. */
export function reloadOnce(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload' || performance.now() > RECENT_MS) void reload();
}
