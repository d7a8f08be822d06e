import { afterEach, expect, it, vi } from 'vitest';
import { hasCookies } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

/** A document that stores cookies, as far as one needs it. */
function stub({ isEnabled = true, stores = true } = {}): Map<string, string> {
  const cookies = new Map<string, string>();
  vi.stubGlobal('navigator', { cookieEnabled: isEnabled });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map((cookie) => cookie.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      if (text.includes('Max-Age=0')) cookies.delete(name);
      else if (stores) cookies.set(name, value);
    },
  });
  return cookies;
}

it('finds cookies, and leaves none behind', () => {
  const cookies = stub();
  expect(hasCookies()).toBe(true);
  expect(cookies.size).toBe(0);
});

it('believes a browser that says it has none', () => {
  stub({ isEnabled: false });
  expect(hasCookies()).toBe(false);
});

it('does not believe a browser that says it has some and stores none', () => {
  stub({ stores: false });
  expect(hasCookies()).toBe(false);
});
