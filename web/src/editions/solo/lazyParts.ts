/** The parts of a run's header that a first board does not need. */

import { lazy } from '../../i18n/lazy.ts';

export const die = () => lazy([], () => import('../../ui/DieFace.svelte'));
export const glass = () => lazy([], () => import('../../ui/Glass.svelte'));
