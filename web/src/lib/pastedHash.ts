import { codeHash, inviteHash, parseRoute } from './route.svelte.ts';
import { CODE_LENGTH, cleanCode, plainText } from './tableCode.ts';

/** A link of a page like this one, with its sign, or without it. */
const LINK = /#\W{0,9}\w[^\s#]*|\/(?:join|table|replay)\/[^\s#]*/gi;
/** What a mail puts into a link where it breaks a line. */
const BREAK = '[\\s>=]*';
/** A whole invitation, perhaps over several lines. */
const INVITATION = new RegExp(
  `join/${BREAK}((?:[\\da-f]${BREAK}){16})/${BREAK}((?:[\\w-]${BREAK}){24})`,
  'i',
);

const joined = (parts = ''): string => parts.replace(/[\s>=]/g, '');

/** Where a typed code or a pasted text with a link leads; empty if it has neither. */
export function pastedHash(text: string): string {
  const plain = plainText(text);
  const invitation = INVITATION.exec(plain);
  if (invitation) return inviteHash(joined(invitation[1]).toLowerCase(), joined(invitation[2]));
  for (const [link] of plain.matchAll(LINK)) {
    const { at } = parseRoute(link);
    if (at !== 'home' && at !== 'code') return `#/${link.replace(/^\W+/, '')}`;
  }
  const code = cleanCode(text);
  return code.length === CODE_LENGTH ? codeHash(code) : '';
}
