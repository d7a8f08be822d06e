/** Names for what is sent to the server, so that it recognizes what is sent again. */

/** Not `randomUUID`, which exists only on secure origins; a game on the home network has none. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
