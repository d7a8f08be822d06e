/** Reads a key event for a board. */

import type { Key } from '../engines/common/keys.ts';
import { isComposing } from '../lib/composing.ts';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'location' | 'isComposing' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'
> & { readonly keyCode?: number; getModifierState?(key: string): boolean };

/** The location of the number pad: `KeyboardEvent.DOM_KEY_LOCATION_NUMPAD`. */
const NUMBER_PAD = 3;

/**
 * The pressed key; undefined if no board may handle it.
 *
 * That is a key of an input method, and an arrow, End or the like on the number pad: without NumLock its digits are
 * these, and a digit that picks a piece must not move one. AltGr types signs, and counts as Alt.
 */
export function keyOf(event: Pressed): Key | undefined {
  const { key, code, location, shiftKey: shift } = event;
  if (isComposing(event)) return undefined;
  if (location === NUMBER_PAD && key.length > 1 && key !== 'Enter') return undefined;
  const alt = event.altKey || event.getModifierState?.('AltGraph') === true;
  return { key, code, shift, alt, ctrl: event.ctrlKey || event.metaKey };
}
