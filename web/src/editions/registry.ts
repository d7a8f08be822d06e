/**
 * The registry of editions: the only list of them in the client.
 *
 * Only the solo adapter is bundled with the page. The others are fetched with their messages when needed.
 */

import { lazy } from '../i18n/lazy.ts';
import { withEditions } from '../net/editions.ts';
import type { EditionAdapter, EditionName, Editions, TableState, View } from '../table/edition.ts';
import { cards } from './cards/index.ts';
import { classic } from './classic/index.ts';
import type { EditionModule } from './module.ts';
import { pouch } from './pouch/index.ts';
import { solo } from './solo/index.ts';
import { threeD } from './three-d/index.ts';

const MODULES = [pouch, classic, threeD, cards, solo] as readonly unknown[] as readonly EditionModule[];

const byName = new Map(MODULES.map((module) => [module.name, module]));

/** The editions offered for tables, in display order. */
export const TABLE_EDITIONS: readonly EditionName[] = MODULES.filter(({ isSolo }) => !isSolo).map(
  ({ name }) => name,
);

/** Throws TypeError for an unknown name. */
export function moduleOf(edition: string): EditionModule {
  const module = byName.get(edition as EditionName);
  if (!module) throw new TypeError(`unknown edition ${edition}`);
  return module;
}

const loaded = new Map<EditionName, EditionAdapter<View>>(
  MODULES.flatMap((module) => (module.loaded ? [[module.name, checked(module.name, module.loaded)]] : [])),
);

async function fetchAdapter(edition: EditionName): Promise<EditionAdapter<View>> {
  const lobby = lazy(['lobby'], () => import('../lobby/lobbyAnnouncements.ts'));
  const [{ lobbyAnnouncements }, adapter] = await Promise.all([lobby, moduleOf(edition).adapter()]);
  return {
    ...checked(edition, adapter),
    lobbyAnnouncements: (before, now) => lobbyAnnouncements(before, now, (name) => moduleOf(name).rules),
  };
}

export const EDITIONS: Editions = {
  adapterOf(view) {
    const adapter = loaded.get(view.edition);
    if (!adapter) throw new TypeError(`${view.edition} is not loaded`);
    return adapter;
  },
  isLoaded: (edition) => loaded.has(edition),
  async load(edition) {
    if (!loaded.has(edition)) loaded.set(edition, await fetchAdapter(edition));
  },
};

/** Prefetch the next screens of a table: the game's and, unless it starts at once, the lobby's. */
export function prefetch({ edition, stage }: View, startsAtOnce: boolean): void {
  const wanted = [moduleOf(edition).screen, ...(stage === 'seated' && !startsAtOnce ? [lobbyScreen] : [])];
  for (const load of wanted) load?.().catch(() => {});
}

export const gameClock = () => lazy(['waiting'], () => import('../table/waiting/GameClock.svelte'));
export const pausedScreen = () => lazy(['waiting'], () => import('../table/Paused.svelte'));

export const lobbyScreen = () =>
  withEditions(() => lazy(['lobby', 'extras', 'table'], () => import('../lobby/Lobby.svelte')));

/** The adapter, restricted to views of its edition. An earlier view of another edition counts as none. */
function checked(edition: EditionName, adapter: EditionAdapter<View>): EditionAdapter<View> {
  const own = <V extends View>(view: V): V => {
    if (view.edition !== edition) throw new TypeError(`a view of ${view.edition} at a table of ${edition}`);
    return view;
  };
  const ownState = (state: TableState): TableState => ({ ...state, view: own(state.view) });
  return {
    ...adapter,
    announcements: (before, now) =>
      adapter.announcements(before?.view.edition === edition ? before : undefined, ownState(now)),
    openPuzzle: (view) => adapter.openPuzzle(own(view)),
    hasSolved: (view) => adapter.hasSolved(own(view)),
    hasStopped: (view) => adapter.hasStopped(own(view)),
    isTurnedAgain: (before, now) => before.edition === edition && adapter.isTurnedAgain(before, own(now)),
    isHurried: (view) => adapter.isHurried(own(view)),
  };
}
