/** Whether things may move: one attribute on the page, which style sheets and animations ask. */

/** Whether animations are left out, by the setting or by the system. */
export const isReduced = (): boolean => document.documentElement.dataset.motion === 'reduced';
