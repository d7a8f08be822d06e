/** The code of a table, in all the forms in which people type and paste it. */

import { unescaped } from './route.svelte.ts';

export const CODE_LENGTH = 6;

/** Characters of pasted text that are read, such as a whole mail. */
export const LONGEST = 100_000;

/** Cyrillic and Greek capitals that look like Latin ones, each before its look-alike. */
const ALIKE = 'АAВBЕEКKМMНHРPСCТTУYХXΑAΒBΕEΖZΗHΚKΜMΝNΡPΤTΥYΧX';
const latin = (character: string): string => ALIKE[(ALIKE.indexOf(character) & ~1) + 1] ?? character;
const digit = (character: string): string => String(character.charCodeAt(0) & 15);

const HALF = '[2-9A-HJ-NP-Z]{3}';
const CODE = `(${HALF}[\\s_.\\u2010-\\u2015-]*${HALF})(?![A-Z\\d])`;
const WITH_DIGIT = `(?=.{0,6}\\d)${CODE}`;
/** Where a code may be in a text: in a link, after a colon, as a word of its own; words without a digit come last. */
const PLACES = [
  `JOIN/${CODE}`,
  `: *${WITH_DIGIT}`,
  `(?<![A-Z\\d])${WITH_DIGIT}`,
  `: *${CODE}`,
  `(?<![A-Z\\d])${CODE}`,
].map((place) => new RegExp(place, 's'));

/** A text in plain characters: without entities, escapes, signs without width, and wide letters. */
export const plainText = (text: string): string =>
  unescaped(text.slice(0, LONGEST))
    .replace(/&#(x[\da-f]{1,4}|\d{1,5});/gi, (_, sign: string) =>
      String.fromCharCode(Number(sign.replace(/^x/i, '0x'))),
    )
    .normalize('NFKC')
    .slice(0, LONGEST)
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');

/** A code in the server's form: upper case, without separators and the words or the link around it. */
export function cleanCode(text: string): string {
  const plain = plainText(text)
    .toUpperCase()
    .replace(/[А-ХΑ-Χ]/g, latin)
    .replace(/[٠-٩۰-۹]/g, digit);
  const found = PLACES.map((place) => place.exec(plain)?.[1]).find((code) => code !== undefined);
  return (found ?? plain).replace(/[^A-Z0-9]/g, '').slice(0, CODE_LENGTH);
}
