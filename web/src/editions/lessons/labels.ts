/** The text of an option, for screen readers and typed answers. */

import { linesOf } from '../../boards/cards/announcements.ts';
import { dealt } from '../../engines/cards/table.ts';
import { gemCount } from '../../i18n/phrases.ts';
import { listed, say } from '../../i18n/text.ts';
import { countOf, KINDS } from '../../ui/gems.ts';
import type { Option } from './lesson.ts';

/** What the option shows; a layout of cards is described without a verdict. */
export function optionText(step: string, { id, picture }: Option): string {
  switch (picture.of) {
    case 'gem':
      return say(`gem-${picture.gem}`);
    case 'bag':
      return `${say('learn-bag')}. ${listed(KINDS.map((gem) => gemCount(gem, countOf(picture.gems, gem))))}`;
    case 'card-row':
      return `${say(`symbol-${picture.symbol}`)}: ${listed(picture.pieces)}`;
    case 'holdings':
      return listed(Object.entries(picture.gems).map(([color, count]) => heap(color, count)));
    case 'stones':
      return listed(picture.stones.map((color) => say(`classic-color-${color}`)));
    case 'layout':
      return linesOf(dealt(picture.hand, picture.layout, { reading: 'strict', help: 'none' })).join('. ');
    case 'number':
      return String(picture.number);
    case 'words':
      return say(`learn-${step}-${id}`);
    default:
      return picture satisfies never;
  }
}

const heap = (color: string, count: number): string =>
  say('classic-heap', { color: say(`classic-color-${color}`), count });
