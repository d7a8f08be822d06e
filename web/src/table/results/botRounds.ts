/** The titles of the rounds that a bot played for a person. Pure. Rule: R13. */

import { say } from '../../i18n/text.ts';

/** The title of each race, in order; those after the last of `rounds` are tie-breaks. */
export const roundsOf = (races: readonly number[], rounds: number): string[] =>
  races.map((race) =>
    race > rounds ? say('rest-title-tie', { number: race - rounds }) : say('rest-title', { round: race }),
  );
