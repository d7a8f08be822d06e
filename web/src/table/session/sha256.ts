/** SHA-256 for pages without a secure origin, such as those of a home network, where browsers offer none. */

export { sha256 } from '@noble/hashes/sha2.js';
