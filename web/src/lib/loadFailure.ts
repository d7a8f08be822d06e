/** Why a part of the page could not be fetched. */

export type LoadFailure = 'page-outdated' | 'home-failed';

/** The program that this page started with, by its name on the server's page. */
const program = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src') ?? '';

/** The message: that the server has a newer page than this one, or that it does not answer. */
export async function loadFailureReason(): Promise<LoadFailure> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return page.ok && !(await page.text()).includes(program()) ? 'page-outdated' : 'home-failed';
  } catch {
    return 'home-failed';
  }
}
