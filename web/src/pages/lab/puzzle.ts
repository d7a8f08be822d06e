/** Puzzles of the lab: a drawn region with pieces, and their links and text. Pure. */

import { type Cell, type CellKey, keyOf, parseRegion } from '../../engines/common/cells.ts';
import type { LabTask } from '../../net/lab.ts';
import { linkOf, PREFIX, VERSION } from '../../net/labLinks.ts';

/** The usual size of the grid, its size on a small phone, and its greatest. */
export const SIDE = 8;
const LEAST_SIDE = 6;
/** The least size of a square with its gap, and the rim of the grid, in pixels. */
const FINGER = 46;
const RIM = 10;
export const MOST_SIDE = 12;
export const MOST_PIECES = 12;
/** As many cells as the server reads. */
export const MOST_CELLS = 60;
/** Pieces of a puzzle that the browser itself searches, for hints and reasons. */
export const MOST_EXPLAINED = 5;
const LAYERS = 2;

export type Drawing = ReadonlySet<CellKey>;

/** Why a link does not show a puzzle. */
export type BadLink = 'newer' | 'broken';

const cellsOf = (drawing: Drawing): Cell[] =>
  [...drawing].map((key): Cell => {
    const [row = 0, column = 0] = key.split(',').map(Number);
    return [row, column];
  });

/** The drawn region as text, cropped; empty without a cell. */
export function regionOf(drawing: Drawing): string {
  const cells = cellsOf(drawing);
  if (cells.length === 0) return '';
  const span = (axis: 0 | 1): number[] => {
    const along = cells.map((cell) => cell[axis]);
    const least = Math.min(...along);
    return Array.from({ length: Math.max(...along) - least + 1 }, (_, index) => least + index);
  };
  return span(0)
    .map((row) =>
      span(1)
        .map((column) => (drawing.has(keyOf([row, column])) ? '#' : '.'))
        .join(''),
    )
    .join('/');
}

/** The drawing of a region, near the middle of the grid. */
export function drawingOf(region: string): Drawing {
  const { rows, columns, cells } = parseRegion(region);
  const [top, left] = [rows, columns].map((length) => Math.max(Math.floor((LEAST_SIDE - length) / 2), 0));
  return new Set(cells.map(([row, column]) => keyOf([row + (top ?? 0), column + (left ?? 0)])));
}

/** The rows and columns of a grid so wide in pixels: as many as a finger can hit, but enough for what is drawn. */
export function sideFor(drawing: Drawing, width: number): number {
  const drawn = cellsOf(drawing).map(([row, column]) => Math.max(row, column) + 1);
  const roomy = width > 0 ? Math.floor((width - RIM) / FINGER) : SIDE;
  return Math.max(LEAST_SIDE, Math.min(roomy, SIDE), ...drawn);
}

/** Whether every cell can be reached from every other. */
export function isConnected(drawing: Drawing): boolean {
  const [first] = drawing;
  const reached = new Set(first ? [first] : []);
  for (const key of reached)
    for (const [row, column] of cellsOf(new Set([key])))
      for (const next of [
        keyOf([row - 1, column]),
        keyOf([row + 1, column]),
        keyOf([row, column - 1]),
        keyOf([row, column + 1]),
      ])
        if (drawing.has(next)) reached.add(next);
  return reached.size === drawing.size;
}

/** Whether it can be a puzzle: it is connected, and not empty. */
export const isWhole = (drawing: Drawing): boolean => drawing.size > 0 && isConnected(drawing);

/** How many cells the pieces have to cover. */
export const areaOf = (box: LabTask['box'], drawing: Drawing): number =>
  drawing.size * (box === 'solid' ? LAYERS : 1);

const ROWS = new RegExp(`^[01]{1,${MOST_SIDE}}(-[01]{1,${MOST_SIDE}}){0,${MOST_SIDE - 1}}$`);
const NAME = /^[A-Za-z][A-Za-z\d-]{0,15}$/;

/** The puzzle of a link, without what comes before its version; whether the box has such pieces is not checked. */
export function parseLink(path: string): (LabTask & { readonly isToPlay: boolean }) | BadLink {
  const [version = '', box, rows = '', names = '', ending, ...more] = path.split('/');
  if (/^\d{1,4}$/.test(version) && Number(version) > Number(VERSION)) return 'newer';
  const isKnown = version === VERSION && (ending === undefined || ending === 'play') && more.length === 0;
  if (!isKnown || (box !== 'flat' && box !== 'solid') || !ROWS.test(rows)) return 'broken';
  const pieces = names === '0' ? [] : names.split('_');
  if (!areNames(pieces)) return 'broken';
  const lines = rows.split('-');
  if (lines.some((line) => line.length !== lines[0]?.length)) return 'broken';
  const drawing = drawingOf(lines.join('/').replaceAll('1', '#').replaceAll('0', '.'));
  const isToPlay = ending === 'play';
  if (drawing.size > MOST_CELLS || (isToPlay && !isWhole(drawing))) return 'broken';
  return { box, region: regionOf(drawing), pieces, isToPlay };
}

const areNames = (names: readonly string[]): boolean =>
  names.length <= MOST_PIECES &&
  new Set(names).size === names.length &&
  names.every((name) => NAME.test(name));

/** The puzzle as the command that solves it in a terminal. */
export function textOf({ box, region, pieces }: LabTask): string {
  const [shape, set] = box === 'solid' ? ['base', 'blocks'] : ['region', 'pieces'];
  return `ubongo solve --${shape} "${region}" --${set} "${pieces.join(' ')}"`;
}

const LONGEST = 2000;
const ROW = /^[#.]+$/;
/** Words of commands, and of lines for them, that name no piece. */
const KEYWORD = /^(ubongo|solve|(--)?(region|pieces|base|blocks)|--(count|first|all|json|grade|sets|deck))$/;

/**
 * The puzzle in a text: a command, a line of a file, or just rows and pieces; undefined if there is none.
 *
 * Without pieces it is of `box`, unless the text says what it draws.
 */
export function parseText(
  text: string,
  boxOf: (piece: string) => LabTask['box'] | undefined,
  box: LabTask['box'],
): LabTask | undefined {
  const words = text
    .slice(0, LONGEST)
    .replaceAll('…', '...')
    .replace(/[\u2013\u2014]/g, '--')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .split(/["'{}[\]:,/=\s\u2018-\u201f\u00ab\u00bb>]+/)
    .filter(Boolean);
  const rows = words.filter((word) => ROW.test(word));
  const pieces = words.filter((word) => !ROW.test(word) && !KEYWORD.test(word));
  const drawn = words.includes('base') || words.includes('--base') ? 'solid' : box;
  const boxes = new Set(pieces.length > 0 ? pieces.map(boxOf) : [drawn]);
  const [found] = boxes;
  const parsed = parseLink(
    linkOf({ box: found ?? box, region: rows.join('/'), pieces }).slice(PREFIX.length),
  );
  if (!found || boxes.size > 1 || typeof parsed === 'string') return undefined;
  return { box: found, region: parsed.region, pieces };
}
