/** Tells the keys of an input method from others. */

type Pressed = Pick<KeyboardEvent, 'key' | 'isComposing'> & { readonly keyCode?: number };

/** What browsers report while an input method handles a key. */
const HANDLED = 229;

/**
 * Whether an input method handles the key, which then means nothing else.
 *
 * Safari ends the composition before the key that ends it: that Enter has only the code.
 */
export const isComposing = ({ isComposing, key, keyCode }: Pressed): boolean =>
  isComposing || key === 'Process' || keyCode === HANDLED;
