/** A short movement of a piece that was turned: from its old position, given as a style, to its new one. */

import { isReduced } from '../settings/motion.ts';

export function swing(svg: SVGElement | undefined, name: string | number, from: string | undefined): void {
  if (!svg || !from || isReduced()) return;
  for (const element of svg.querySelectorAll(`[data-swing="${name}"]`))
    element.animate([{ transform: from }, { transform: 'none' }], { duration: 130, easing: 'ease-out' });
}

/** Keys that take up what the focus is on. */
export const TAKES = /^(Enter| |Arrow.*)$/;
