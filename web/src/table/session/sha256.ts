/** SHA-256 where the browser offers none: on pages without a secure origin, such as those of a home network. */

export { sha256 } from '@noble/hashes/sha2.js';
