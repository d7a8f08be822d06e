/** The notice for a player if the terms are not those of the lobby: rare, so its text is not in the first catalogs. */

import { say } from '../../i18n/text.ts';

export const warning = (): string => say('shares-kept');
