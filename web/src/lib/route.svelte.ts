/** The current route, stored in the URL fragment: the server has one page and never sees an invitation's secret. */

export type Route =
  | { readonly at: 'home'; readonly isLost: boolean }
  | { readonly at: 'new' | 'find' | 'solo' | 'records' | 'yours' | 'offline' }
  /** The rules: the choice of a game, or those of one, perhaps from one section on. */
  | { readonly at: 'rules'; readonly edition: string; readonly section: string }
  | { readonly at: 'table' | 'replay'; readonly table: string }
  /**
   * The boards of a date, such as `2026-12-24`, or of today; the lessons: all, those of an edition, or one of them, such as
   * `pouch/1`; the lab, perhaps with a puzzle, such as `1/flat/011-111/L4_I2`.
   */
  | { readonly at: 'today' | 'learn' | 'lab'; readonly path: string }
  /** Joining with a code that was read aloud, as it was typed; if it is empty, the page asks for it. */
  | { readonly at: 'code'; readonly code: string }
  /** Joining by a link with a secret. */
  | { readonly at: 'invite'; readonly table: string; readonly secret: string };

const ID = '([\\w-]{1,64})';
/** Characters of the secret of an invitation; what follows them was appended on the way. */
const SECRET_LENGTH = 24;
/** Characters of a link that are read: the patterns here take quadratic time. */
const LONGEST = 2000;

/** A link or a text without the escapes, even of escapes, and the signs without width that it got on its way. */
export const unescaped = (text: string): string =>
  text
    .replace(/%(25)+/g, '%')
    .replace(/%[2-7][\da-f]/gi, decodeURIComponent)
    .replace(/%(E2%8(0%8.|1%A.)|C2%AD|EF%BB%BF)|\\/gi, '');

/** The route of a fragment, without what chats append to links; an unknown one is the home page, marked as lost. */
export function parseRoute(hash: string): Route {
  const whole = unescaped(hash.slice(0, LONGEST))
    .replace(/^\W+/, '')
    .replace(/(?!^)\/*([^\w/-].*)?$/, '');
  const invite = new RegExp(`^join/${ID}/${ID}$`, 'i').exec(whole);
  if (invite?.[1] && invite[2])
    return { at: 'invite', table: invite[1], secret: invite[2].slice(0, SECRET_LENGTH) };
  const path = whole.replace(/\/*_+$/, '');
  const page = new RegExp(`^(table|replay)/${ID}$`).exec(path);
  if (page?.[2]) return { at: page[1] as 'table' | 'replay', table: page[2] };
  const code = /^join(?:\/([^/]{0,24}))?$/i.exec(path);
  if (code) return { at: 'code', code: code[1] ?? '' };
  if (/^(new|find|solo|records|yours|offline)$/.test(path))
    return { at: path as 'new' | 'find' | 'solo' | 'records' | 'yours' | 'offline' };
  const [first = '', edition = '', section = ''] = path.split('/');
  if (first === 'rules') return { at: first, edition, section };
  if (/^(today|learn|lab)$/.test(first))
    return { at: first as 'today' | 'learn' | 'lab', path: path.slice(first.length + 1) };
  return { at: 'home', isLost: !!path };
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
