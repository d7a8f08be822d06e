import { CODE_LENGTH, cleanCode, codeHash } from './route.svelte.ts';

/** Where a typed code or a pasted link leads; empty if it is neither. */
export function pastedHash(text: string): string {
  const link = /#\/\w.*/.exec(text)?.[0];
  const code = cleanCode(text);
  return link ?? (code.length === CODE_LENGTH ? codeHash(code) : '');
}
