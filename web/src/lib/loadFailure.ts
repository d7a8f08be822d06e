/** Why part of the page could not be fetched. */

export type LoadFailure = 'page-outdated' | 'home-failed';

/** The entry script that this page was loaded with. */
const program = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src') ?? '';

/** The message id: either the server has a newer version of the page, or it does not answer. */
export async function loadFailureReason(): Promise<LoadFailure> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return page.ok && !(await page.text()).includes(program()) ? 'page-outdated' : 'home-failed';
  } catch {
    return 'home-failed';
  }
}
