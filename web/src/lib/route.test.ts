import { beforeAll, describe, expect, it, vi } from 'vitest';

let route: typeof import('./route.svelte.ts') &
  typeof import('./pastedHash.ts') &
  typeof import('./tableCode.ts');

beforeAll(async () => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('window', { addEventListener: () => {} });
  route = {
    ...(await import('./route.svelte.ts')),
    ...(await import('./pastedHash.ts')),
    ...(await import('./tableCode.ts')),
  };
});

describe('routes', () => {
  it.each([
    ['', { at: 'home', isLost: false }],
    ['#/', { at: 'home', isLost: false }],
    ['#/nowhere', { at: 'home', isLost: true }],
    ['#/table/', { at: 'home', isLost: true }],
    ['#/table/a1/b2', { at: 'home', isLost: true }],
    ['#/table/a1b2', { at: 'table', table: 'a1b2' }],
    ['#/replay/a1b2', { at: 'replay', table: 'a1b2' }],
    ['#/new', { at: 'new' }],
    ['#/solo', { at: 'solo' }],
    ['#/records', { at: 'records' }],
    ['#/yours', { at: 'yours' }],
    ['#/offline', { at: 'offline' }],
    ['#/learn', { at: 'learn', path: '' }],
    ['#/learn/', { at: 'learn', path: '' }],
    ['#/learn/pouch/2', { at: 'learn', path: 'pouch/2' }],
    ['#/learned', { at: 'home', isLost: true }],
    ['#/rules', { at: 'rules', edition: '', section: '' }],
    ['#/rules/three-d', { at: 'rules', edition: 'three-d', section: '' }],
    ['#/rules/pouch/bag.', { at: 'rules', edition: 'pouch', section: 'bag' }],
    ['#/today', { at: 'today', path: '' }],
    ['#/today/2026-12-24', { at: 'today', path: '2026-12-24' }],
    ['#/find', { at: 'find' }],
    ['#/join', { at: 'code', code: '' }],
    ['#/join/k7m-2qx', { at: 'code', code: 'k7m-2qx' }],
    ['#/JOIN/K7M2QX', { at: 'code', code: 'K7M2QX' }],
    ['#/join/a1b2/s-e_cret', { at: 'invite', table: 'a1b2', secret: 's-e_cret' }],
  ])('reads %s', (hash, expected) => {
    expect(route.parseRoute(hash)).toEqual(expected);
  });

  it.each([
    ...[
      '.',
      ')',
      '>',
      ',',
      '/',
      '/.',
      '%20',
      '%20and%20more',
      '?utm=a/b',
      '&fbclid=x-y',
      '"',
      '%22',
      "'",
      '»',
      '%C2%BB',
      ';',
      '!',
      '*',
      '%E2%80%8B',
      '\u200b',
      '\u2060',
      '%0A',
    ],
  ])('leads to the table in spite of an appended %s', (tail) => {
    expect(route.parseRoute(`#/join/a1b2/s-e_cret${tail}`)).toEqual({
      at: 'invite',
      table: 'a1b2',
      secret: 's-e_cret',
    });
    expect(route.parseRoute(`#/table/a1b2${tail}`)).toEqual({ at: 'table', table: 'a1b2' });
    expect(route.parseRoute(`#/replay/a1b2${tail}`)).toEqual({ at: 'replay', table: 'a1b2' });
    expect(route.parseRoute(`#/join/K7M2QX${tail}`)).toEqual({ at: 'code', code: 'K7M2QX' });
    expect(route.parseRoute(`#/solo${tail}`)).toEqual({ at: 'solo' });
  });

  const TABLE = '0123456789abcdef';
  const SECRET = '_aB-cD_eF-gH_iJ-kL_mN-o_';
  const INVITE = { at: 'invite', table: TABLE, secret: SECRET };

  it.each([
    `#%2Fjoin%2F${TABLE}%2F${SECRET}`,
    `#/join/${TABLE}/${SECRET.replaceAll('_', '%5F')}`,
    `#/join/${TABLE}/${SECRET.replaceAll('_', '%255f')}`,
    `#/join/${TABLE}/${SECRET.replaceAll('_', '\\_')}`,
    `#/join/${TABLE}/${SECRET.replaceAll('_', '%5C_')}`,
    `#/join/${TABLE}/${SECRET}_`,
    `#/join/${TABLE}/${SECRET}__`,
    `#/join/${TABLE}/${SECRET}_**`,
    `#/join/${TABLE}/${SECRET}See`,
    `#/join/${TABLE}/${SECRET}%2520`,
    `#%23/join/${TABLE}/${SECRET}`,
    `#/%2523/join/${TABLE}/${SECRET}`,
    `#!/join/${TABLE}/${SECRET}`,
    `#//join/${TABLE}/${SECRET}`,
    `#%20/join/${TABLE}/${SECRET}`,
    `#/%E2%80%8Bjoin/${TABLE}/${SECRET}`,
    `#/join/${TABLE}%EF%BB%BF/${SECRET.slice(0, 9)}%E2%81%A0${SECRET.slice(9)}`,
    `#/join/${TABLE}/${SECRET.slice(0, 9)}%C2%AD${SECRET.slice(9)}`,
    `#/Join/${TABLE}/${SECRET}`,
  ])('reads the invitation %s', (hash) => {
    expect(route.parseRoute(hash)).toEqual(INVITE);
  });

  it.each(['_', '__', '%5F', '_*', '_.'])('leads to its place in spite of the mark %s', (tail) => {
    expect(route.parseRoute(`#/table/a1b2${tail}`)).toEqual({ at: 'table', table: 'a1b2' });
    expect(route.parseRoute(`#/join/K7M2QX${tail}`)).toEqual({ at: 'code', code: 'K7M2QX' });
    expect(route.parseRoute(`#/today/2026-12-24${tail}`)).toEqual({ at: 'today', path: '2026-12-24' });
    expect(route.parseRoute(`#/solo${tail}`)).toEqual({ at: 'solo' });
  });

  it.each(['#/%', '#/%E4', '#/%zz/join', '#/%25%25%25', '#/%2', '#/join/%E0%A4%A'])(
    'reads the broken escape %s',
    (hash) => {
      expect(route.parseRoute(hash).at).toMatch(/home|code/);
    },
  );

  const LINK = `http://192.168.1.7:8000/#/join/${TABLE}/${SECRET}`;

  it.each([
    LINK,
    `<${LINK}>`,
    `_${LINK}_`,
    `**${LINK}**`,
    `[Play](${LINK})`,
    `<a href="${LINK}">Play</a>`,
    `&lt;a href=&quot;${LINK}&quot;&gt;`,
    LINK.replace('#', '%23'),
    LINK.replace('#', '%2523'),
    LINK.replace('#', '&#35;'),
    LINK.replaceAll('/', '&#x2F;'),
    LINK.replaceAll('/', '\\/'),
    LINK.replace('#/', ''),
    LINK.replace('http', 'HTTP').replace('8000', '８０００'),
    LINK.replace('#/', '＃／'),
    LINK.replaceAll('_', '\\_'),
    LINK.replace('#', '\u200b#'),
    `${LINK}\nSee you at 8: bring cake, please`,
    `> ${LINK.slice(0, 60)}\n> ${LINK.slice(60)}\nSee you`,
    `${LINK.slice(0, 44)}=\r\n${LINK.slice(44)}`,
    `https://www.google.com/url?q=${encodeURIComponent(LINK)}&sa=D&source=x`,
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(LINK)}&data=05%7C02%7C&reserved=0`,
    `URL:${LINK}`,
    `MEBKM:TITLE:Ubongo;URL:${LINK};;`,
    `Chat: https://app.element.io/#/room/!abc:example.org\nGame: ${LINK}`,
    `${'To: y\n'.repeat(500)}${LINK}\n`,
    `Code: NAM-337 or ${LINK}`,
  ])('goes to the invitation in %s', (text) => {
    expect(route.parseRoute(route.pastedHash(text))).toEqual(INVITE);
    const inOneLine = text.replace(/\s+/g, ' ');
    expect(route.parseRoute(route.pastedHash(inOneLine))).toEqual(INVITE);
  });

  it.each([
    'http://192.168.1.7:8000/%23/join/NAM337',
    'http://192.168.1.7:8000/#%2Fjoin%2Fnam-337',
    'http://192.168.1.7:8000/join/NAM337',
    'https://www.google.com/url?q=http%3A%2F%2F192.168.1.7%3A8000%2F%23%2Fjoin%2FNAM337&sa=D',
    'Please come: the code is NAM-337. At 8: bring cake',
    'Hi all,\nPLEASE come!\nNAM337\nSee you',
    'Date: 2026-12-24\nSubject: a game\n\nhttp://192.168.1.7:8000/#/join/NAM337',
    'NAM\u0663\u0663\u0667',
    'NAM\u06f3\u06f3\u06f7',
    '\u2066NAM337\u2069',
    '\ufeffNAM337\0',
  ])('goes to the table of the code in %s', (text) => {
    expect(route.pastedHash(text)).toBe('#/join/NAM337');
  });

  it.each([
    'NAM337',
    'nam-337',
    ' nam 337 ',
    'n a m 3 3 7',
    'Code: NAM-337',
    'Code:NAM337.',
    'NAM\u2013337',
    'NAM\u200b337',
    'ＮＡＭ－３３７',
    'ｎａｍ３３７',
    '"NAM-337"',
    'NAM_337',
    'http://192.168.1.7:8000/#/join/NAM337',
    'https://example.org/#/join/nam-337?utm=1',
    'Join me: https://example.org/#/join/NAM337.',
  ])('reads the code in %s', (text) => {
    expect(route.cleanCode(text)).toBe('NAM337');
  });

  it('goes to the invitation of a whole link', () => {
    expect(route.pastedHash('Join: https://example.org/#/join/a1b2/s-e_cret.')).toBe('#/join/a1b2/s-e_cret.');
    expect(route.pastedHash('Code: NAM-337')).toBe('#/join/NAM337');
    expect(route.pastedHash('NAM-33')).toBe('');
  });

  it.each([
    '#/lab/1/flat/0111-1111-1111/V3_L4_S4/play',
    '#/today/2026-12-24',
    '#/replay/a1b2',
    '#/rules/pouch',
  ])('goes to any link of the page, here %s', (hash) => {
    expect(route.pastedHash(`Look: http://192.168.1.7:8000/${hash}`)).toBe(hash);
  });

  it('parses what it formats', () => {
    expect(route.parseRoute(route.tableHash('a1'))).toEqual({ at: 'table', table: 'a1' });
    expect(route.parseRoute(route.replayHash('a1'))).toEqual({ at: 'replay', table: 'a1' });
    expect(route.parseRoute(route.codeHash('K7M2QX'))).toEqual({ at: 'code', code: 'K7M2QX' });
    expect(route.parseRoute(route.inviteHash('a1', 's'))).toEqual({ at: 'invite', table: 'a1', secret: 's' });
  });

  it('accepts a code in any form that people type', () => {
    expect(route.cleanCode(' k7m 2qx ')).toBe('K7M2QX');
    expect(route.cleanCode('k7m-2qx-and-more')).toBe('K7M2QX');
    expect(route.cleanCode('Kod stolu K7M–2QX.')).toBe('K7M2QX');
    expect(route.cleanCode('Come and play (k7m 2qx)!')).toBe('K7M2QX');
    expect(route.cleanCode('*K7M_2QX*')).toBe('K7M2QX');
    expect(route.cleanCode('\u041a7\u041c2Q\u0425')).toBe('K7M2QX');
    expect(route.cleanCode('\u039a7\u039c2Q\u03a7')).toBe('K7M2QX');
    expect(route.cleanCode('')).toBe('');
  });
});

describe('text of any length and content', () => {
  const LONG = [
    'x',
    'A',
    '7',
    '#',
    '%',
    '%25',
    '%2F',
    '&#',
    'join/',
    'join/a ',
    '\\',
    ' ',
    '/',
    ': ',
    ':',
    'ABC ',
    'ABC-',
    '%E2%80%8',
    '#/join/',
    '\ufdfa',
    '👨‍👩‍👧',
    '\ud800',
  ].map((part) => part.repeat(200_000 / part.length));

  it('leads somewhere at once', () => {
    for (const text of LONG) {
      expect(route.parseRoute(text).at).toBeDefined();
      expect(route.parseRoute(`#/join/${text}`).at).toBeDefined();
      expect(route.cleanCode(text).length).toBeLessThanOrEqual(6);
      expect(route.pastedHash(text)).toBeDefined();
    }
  });
});
