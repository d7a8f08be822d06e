/** Why part of the page could not be fetched. */

export type LoadFailure = 'page-outdated' | 'home-failed';

/** The entry script that this page was loaded with. */
const program = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src') ?? '';

/** The message id: either the server has a newer version of the page, or it does not answer. */
export const loadFailureReason = async (): Promise<LoadFailure> =>
  (await isOutdated()) ? 'page-outdated' : 'home-failed';

/** Whether the server has a newer version of the page; undefined if it does not answer. */
export async function isOutdated(): Promise<boolean | undefined> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return page.ok ? !(await page.text()).includes(program()) : undefined;
  } catch {
    return undefined;
  }
}
