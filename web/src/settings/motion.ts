/** Whether animations are allowed: an attribute on the page, read by style sheets and animations. */

/** Whether motion is reduced, by the setting or by the system. */
export const isReduced = (): boolean => document.documentElement.dataset.motion === 'reduced';
