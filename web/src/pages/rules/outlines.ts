/** The rules of all editions, found beside their screens, and the numbers in them. */

import type { Outline } from '../../editions/outline.ts';
import { editions } from '../../net/editions.ts';

/** The numbers of an edition's rules. */
export type Facts = Readonly<Record<string, number>>;

const modules = import.meta.glob<Outline>('../../editions/*/rulebook.ts', {
  eager: true,
  import: 'rulebook',
});

const outlines = new Map(
  Object.entries(modules)
    .map(([path, outline]) => [path.split('/').at(-2) ?? '', outline] as const)
    .sort(([, one], [, other]) => one.order - other.order),
);

/** The editions that have rules, in display order. */
export const RULED: readonly string[] = [...outlines.keys()];

export const outlineOf = (edition: string): Outline | undefined => outlines.get(edition);

/** The numbers of that edition's rules; empty for an unknown edition. */
export const factsOf = (edition: string): Facts =>
  editions().editions.find(({ name }) => name === edition)?.facts ?? {};

/** The address of the rules of an edition, or of one section. */
export const rulesHash = (edition: string, section?: string): string =>
  `#/rules/${edition}${section ? `/${section}` : ''}`;
