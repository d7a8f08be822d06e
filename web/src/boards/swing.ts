/** Animates a turned piece from its old transform to the new one. */

import { isReduced } from '../settings/motion.ts';

export function swing(svg: SVGElement | undefined, name: string | number, from: string | undefined): void {
  if (!svg || !from || isReduced()) return;
  for (const element of svg.querySelectorAll(`[data-swing="${name}"]`))
    element.animate([{ transform: from }, { transform: 'none' }], { duration: 130, easing: 'ease-out' });
}

/** Keys that pick the focused piece. */
export const TAKES = /^(Enter| |Arrow.*)$/;
