/** The current route, stored in the URL fragment: the server has one page and never sees an invitation's secret. */

export type Route =
  | { readonly at: 'home'; readonly isLost: boolean }
  | { readonly at: 'new' | 'find' | 'solo' | 'records' | 'offline' }
  /** The rules: the choice of a game, or those of one, perhaps from one section on. */
  | { readonly at: 'rules'; readonly edition: string; readonly section: string }
  | { readonly at: 'table' | 'replay'; readonly table: string }
  /**
   * The boards of a date, such as `2026-12-24`, or of today; the lessons: all, those of an edition, or one of them, such as
   * `pouch/1`; the lab, perhaps with a puzzle, such as `1/flat/011-111/L4_I2`.
   */
  | { readonly at: 'today' | 'learn' | 'lab'; readonly path: string }
  /** Joining with a code that was read aloud; if the code is empty, the page asks for it. */
  | { readonly at: 'code'; readonly code: string }
  /** Joining by a link with a secret. */
  | { readonly at: 'invite'; readonly table: string; readonly secret: string };

const TABLE = '([A-Za-z0-9_-]{1,64})';
/** Characters of a link or of pasted text that are read: the patterns here take quadratic time. */
const LONGEST = 2000;

/** The route of a fragment, without what chats append to links; an unknown one is the home page, marked as lost. */
export function parseRoute(hash: string): Route {
  const path = hash
    .slice(0, LONGEST)
    .replace(/%E2%80%8./g, '')
    .replace(/^#?\/?/, '')
    .replace(/(?!^)\/*([^\w/-].*)?$/, '');
  const page = new RegExp(`^(table|replay)/${TABLE}$`).exec(path);
  if (page?.[2]) return { at: page[1] as 'table' | 'replay', table: page[2] };
  const invite = new RegExp(`^join/${TABLE}/${TABLE}$`).exec(path);
  if (invite?.[1] && invite[2]) return { at: 'invite', table: invite[1], secret: invite[2] };
  const code = /^join(?:\/([^/]{0,24}))?$/i.exec(path);
  if (code) return { at: 'code', code: cleanCode(code[1] ?? '') };
  if (/^(new|find|solo|records|offline)$/.test(path))
    return { at: path as 'new' | 'find' | 'solo' | 'records' | 'offline' };
  const [first = '', edition = '', section = ''] = path.split('/');
  if (first === 'rules') return { at: first, edition, section };
  if (/^(today|learn|lab)$/.test(first))
    return { at: first as 'today' | 'learn' | 'lab', path: path.slice(first.length + 1) };
  return { at: 'home', isLost: !!path };
}

export const CODE_LENGTH = 6;

/** Cyrillic and Greek capitals that look like Latin ones, each before its look-alike. */
const ALIKE = 'АAВBЕEКKМMНHРPСCТTУYХXΑAΒBΕEΖZΗHΚKΜMΝNΡPΤTΥYΧX';
const latin = (character: string): string => ALIKE[(ALIKE.indexOf(character) & ~1) + 1] ?? character;
/** A code as a word of its own, with or without a separator in the middle. */
const WORD = /(?<![A-Z\d])[2-9A-HJ-NP-Z]{3}[\s_.\u2010-\u2015-]*[2-9A-HJ-NP-Z]{3}(?![A-Z\d])/;

/** A code in the server's form: upper case, without separators and the words or the link around it. */
export function cleanCode(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .slice(0, LONGEST)
    .replace(/[А-ХΑ-Χ]/g, latin);
  const found = /.*(?:JOIN\/|: *)([^/?]+)/.exec(plain)?.[1] ?? WORD.exec(plain)?.[0] ?? plain;
  return found.replace(/[^A-Z0-9]/g, '').slice(0, CODE_LENGTH);
}

export const tableHash = (table: string): string => `#/table/${table}`;
export const replayHash = (table: string): string => `#/replay/${table}`;
export const codeHash = (code: string): string => `#/join/${code}`;
export const inviteHash = (table: string, secret: string): string => `#/join/${table}/${secret}`;

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    window.addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash);
    });
  }

  go(hash: string): void {
    location.hash = hash;
    this.route = parseRoute(hash);
  }

  /** Go to `hash` and replace the history entry, because a used invitation must not be opened again. */
  goInstead(hash: string): void {
    history.replaceState(null, '', hash);
    this.route = parseRoute(hash);
  }
}

export const router = new Router();
