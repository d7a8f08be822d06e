/** Whether the browser stores cookies, without which the server cannot recognize a player. */

const PROBE = 'ubongo.probe';

/** WebKit reports that cookies are enabled even if it stores none, so one is stored and deleted. */
export function hasCookies(): boolean {
  if (navigator.cookieEnabled === false) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over plain http
  document.cookie = `${PROBE}=1; SameSite=Strict`;
  const isStored = document.cookie.includes(PROBE);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over plain http
  document.cookie = `${PROBE}=; Max-Age=0; SameSite=Strict`;
  return isStored;
}
