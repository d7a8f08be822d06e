import { describe, expect, it } from 'vitest';
import type { LabTask } from '../../net/lab.ts';
import { linkOf, PREFIX } from '../../net/labLinks.ts';
import { puzzlesIn } from './deckFile.ts';
import {
  areaOf,
  drawingOf,
  isConnected,
  MOST_SIDE,
  parseLink,
  parseText,
  regionOf,
  SIDE,
  sideFor,
  textOf,
} from './puzzle.ts';

const FLAT: LabTask = { box: 'flat', region: '.###./#####/###.#/###.#', pieces: ['L4', 'Y5', 'P5'] };
const SOLID: LabTask = { box: 'solid', region: '##/##', pieces: ['red-twist', 'blue-ell'] };
const KNOWN: Readonly<Record<string, 'flat' | 'solid'>> = {
  L4: 'flat',
  Y5: 'flat',
  P5: 'flat',
  'red-twist': 'solid',
  'blue-ell': 'solid',
};
const read = (text: string, box: 'flat' | 'solid' = 'flat') => parseText(text, (id) => KNOWN[id], box);
const linked = (path: string) => parseLink(path);

describe('a text as people have it', () => {
  it.each([
    ['with a sign for three points', '.##…/######', '.##.../######'],
    ['with typographic quotes', '“region”: “.##/###”', '.##/###'],
    ['with a mark and signs without width', '\ufeff.#\u200b#/###', '.##/###'],
    ['quoted in a mail', '> .##\r\n> ###', '.##/###'],
    ['with carriage returns only', '.##\r###', '.##/###'],
    ['with a dash for an option', 'ubongo solve —region .##/###', '.##/###'],
  ])('%s is read', (_, text, region) => {
    expect(read(text)?.region).toBe(region);
  });
});

describe('a drawing', () => {
  it('is cropped when it is written, and set in the middle when it is read', () => {
    const drawing = drawingOf('.##/###');
    expect(drawing.has('2,2')).toBe(true);
    expect(regionOf(drawing)).toBe('.##/###');
    expect(regionOf(new Set(['7,7']))).toBe('#');
    expect(regionOf(new Set())).toBe('');
  });

  it('has a grid that holds it', () => {
    expect(sideFor(drawingOf('#'), 0)).toBe(SIDE);
    expect(sideFor(drawingOf('#'), 400)).toBe(SIDE);
    expect(sideFor(drawingOf('#'), 288)).toBe(6);
    expect(sideFor(drawingOf('#######'), 288)).toBe(7);
    expect(sideFor(drawingOf('#'.repeat(MOST_SIDE)), 400)).toBe(MOST_SIDE);
  });

  it('is connected by sides, not by corners', () => {
    expect(isConnected(drawingOf('##/.#'))).toBe(true);
    expect(isConnected(drawingOf('#./.#'))).toBe(false);
    expect(isConnected(new Set())).toBe(true);
  });

  it('is filled twice by blocks', () => {
    expect(areaOf('flat', drawingOf('##'))).toBe(2);
    expect(areaOf('solid', drawingOf('##'))).toBe(4);
  });
});

describe('a link', () => {
  it.each([FLAT, SOLID, { ...FLAT, pieces: [] }])(
    'shows the same puzzle where it is opened: $region',
    (task) => {
      expect(linked(linkOf(task).slice(PREFIX.length))).toEqual({ ...task, isToPlay: false });
      expect(linked(linkOf(task, true).slice(PREFIX.length))).toEqual({ ...task, isToPlay: true });
    },
  );

  it('is written in characters that the address keeps', () => {
    expect(linkOf(FLAT)).toBe('#/lab/1/flat/01110-11111-11101-11101/L4_Y5_P5');
    expect(linkOf(SOLID, true)).toBe('#/lab/1/solid/11-11/red-twist_blue-ell/play');
  });

  it.each(['2/flat/1/L4', '17/other/stuff'])('of a newer version says so: %s', (path) => {
    expect(linked(path)).toBe('newer');
  });

  it.each([
    '',
    '1',
    '0/flat/1/L4',
    '1/cards/1/L4',
    '1/flat',
    '1/flat//L4',
    '1/flat/1',
    '1/flat/12/L4',
    '1/flat/11-1/L4',
    '1/flat/١١/L4',
    '1/flat/11/L4_L4',
    '1/flat/11/L4__P5',
    '1/flat/11/4L',
    '1/flat/11/L４',
    '1/flat/11/L4/watch',
    '1/flat/11/L4/play/more',
    `1/flat/${'1'.repeat(13)}/L4`,
    `1/flat/${Array(13).fill('1').join('-')}/L4`,
    `1/flat/${Array(12).fill('1'.repeat(12)).join('-')}/L4`,
    `1/flat/11/${Array.from({ length: 13 }, (_, index) => `P${index}`).join('_')}`,
    `1/flat/11/${'P'.repeat(17)}`,
  ])('that is damaged shows no puzzle: %s', (path) => {
    expect(linked(path)).toBe('broken');
  });

  it.each(['1/flat/0/0/play', '1/flat/0/L4/play', '1/flat/101/I2/play', '1/flat/10-01/I2/play'])(
    'to play shows a puzzle in one piece, or none: %s',
    (path) => {
      expect(linked(path)).toBe('broken');
      expect(linked(path.replace('/play', ''))).toMatchObject({ box: 'flat', isToPlay: false });
    },
  );

  it('may hold an empty drawing', () => {
    const empty: LabTask = { box: 'flat', region: '', pieces: [] };
    expect(linked(linkOf(empty).slice(PREFIX.length))).toEqual({ ...empty, isToPlay: false });
  });
});

describe('a text', () => {
  it.each([FLAT, SOLID])('is the command of a terminal, and is read again: $region', (task) => {
    expect(read(textOf(task))).toEqual(task);
  });

  it('may be a line of a file, or just rows and pieces', () => {
    expect(read('{"region": ".###./#####/###.#/###.#", "pieces": ["L4", "Y5", "P5"]}')).toEqual(FLAT);
    expect(read('.###.\n#####\n###.#\n###.#\nL4 Y5, P5')).toEqual(FLAT);
    expect(read('ubongo solve --base "##/##" --blocks "red-twist blue-ell" --count')).toEqual(SOLID);
  });

  it.each(['count', 'first', 'all', 'json', 'grade', 'sets', 'deck'])(
    'may have the option --%s of the command',
    (option) => {
      expect(read(`${textOf(FLAT)} --${option}`)).toEqual(FLAT);
      expect(read(`ubongo solve --${option} --region="${FLAT.region}" --pieces='L4 Y5 P5'`)).toEqual(FLAT);
      expect(read(`ubongo solve --base=##/## --${option}`)).toEqual({ ...SOLID, pieces: [] });
    },
  );

  it('without pieces is of the box that is open, unless it draws a base', () => {
    expect(read('##/##')).toEqual({ box: 'flat', region: '##/##', pieces: [] });
    expect(read('##/##', 'solid')).toEqual({ box: 'solid', region: '##/##', pieces: [] });
    expect(read('--base "##/##"')).toEqual({ box: 'solid', region: '##/##', pieces: [] });
  });

  it.each([
    '',
    'L4 P5',
    '...',
    '###/## L4',
    '### Q9',
    '### L4 red-twist',
    '### L4 L4',
    `${'#'.repeat(13)} L4`,
    '＃＃ L4',
  ])('of something else is no puzzle: %s', (text) => {
    expect(read(text)?.region || undefined).toBeUndefined();
  });
});

describe('a deck file', () => {
  const board = {
    region: FLAT.region,
    tasks: [{ pieces: FLAT.pieces }, { pieces: FLAT.pieces }, { pieces: ['I2'] }],
  };
  const file = { format: 'ubongo-deck', version: 1, box: 'flat', boards: [board] };

  it('gives its different tasks', () => {
    expect(puzzlesIn(JSON.stringify(file))).toEqual([FLAT, { ...FLAT, pieces: ['I2'] }]);
    expect(puzzlesIn(JSON.stringify({ ...file, box: 'solid' }))[0]?.box).toBe('solid');
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    JSON.stringify({ ...file, version: 2 }),
    JSON.stringify({ ...file, format: 'ubongo-cards' }),
    JSON.stringify({ ...file, boards: {} }),
    JSON.stringify({
      ...file,
      boards: [null, { region: 7, tasks: [{ pieces: ['L4'] }] }, { region: '##', tasks: [{}] }],
    }),
    ' '.repeat(2 ** 20 + 1),
  ])('of another kind gives none: %.60s', (text) => {
    expect(puzzlesIn(text)).toEqual([]);
  });
});
