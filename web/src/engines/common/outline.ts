/** The outline of a set of cells as an SVG path with rounded corners, as if cut from cardboard. */

import { type Cell, keyOf } from './cells.ts';

type Corner = readonly [x: number, y: number];

/**
 * The closed path around `cells`, inset by `inset` and rounded by `radius`, all in cells.
 *
 * Edges run clockwise, so the inside is always on the right.
 */
export function outline(cells: readonly Cell[], inset: number, radius: number): string {
  return loops(cells)
    .map((loop) => rounded(shrunk(loop, inset), radius))
    .join(' ');
}

/** The corners of each boundary: the points where its direction changes. */
export function loops(cells: readonly Cell[]): Corner[][] {
  const left = new Map(edges(cells).map(([from, to]) => [`${from}>${to}`, [from, to] as const]));
  const found: Corner[][] = [];
  for (let first = left.values().next().value; first; first = left.values().next().value) {
    found.push(corners(walk(left, first)));
  }
  return found;
}

type Edge = readonly [from: Corner, to: Corner];

function edges(cells: readonly Cell[]): Edge[] {
  const held = new Set(cells.map(keyOf));
  const isOpen = (row: number, column: number) => !held.has(`${row},${column}`);
  return cells.flatMap(([row, column]): Edge[] => {
    const [l, t, r, b] = [column, row, column + 1, row + 1];
    const sides: [boolean, Edge][] = [
      [
        isOpen(row - 1, column),
        [
          [l, t],
          [r, t],
        ],
      ],
      [
        isOpen(row, column + 1),
        [
          [r, t],
          [r, b],
        ],
      ],
      [
        isOpen(row + 1, column),
        [
          [r, b],
          [l, b],
        ],
      ],
      [
        isOpen(row, column - 1),
        [
          [l, b],
          [l, t],
        ],
      ],
    ];
    return sides.flatMap(([open, edge]) => (open ? [edge] : []));
  });
}

function walk(left: Map<string, Edge>, first: Edge): Corner[] {
  const path: Corner[] = [];
  let edge: Edge | undefined = first;
  while (edge) {
    const [from, to]: Edge = edge;
    left.delete(`${from}>${to}`);
    path.push(from);
    edge = turns(from, to)
      .map((next) => left.get(`${to}>${next}`))
      .find((candidate) => candidate !== undefined);
  }
  return path;
}

/** The possible next corners, right turn first, so that two cells that meet at a corner get a loop each. */
function turns([x0, y0]: Corner, [x, y]: Corner): Corner[] {
  const [dx, dy] = [x - x0, y - y0];
  return [
    [x - dy, y + dx],
    [x + dx, y + dy],
    [x + dy, y - dx],
  ];
}

function corners(path: readonly Corner[]): Corner[] {
  return path.filter((corner, index) => {
    const [before, after] = around(path, index);
    return (before[0] === corner[0]) !== (corner[0] === after[0]);
  });
}

function shrunk(loop: readonly Corner[], inset: number): Corner[] {
  return loop.map((corner, index) => {
    const [before, after] = around(loop, index);
    const inward = [unit(before, corner), unit(corner, after)].map(([dx, dy]) => [-dy, dx] as const);
    const shift = inward.reduce(([x, y], [dx, dy]) => [x + dx * inset, y + dy * inset] as const, [
      0, 0,
    ] as const);
    return [corner[0] + shift[0], corner[1] + shift[1]];
  });
}

function rounded(loop: readonly Corner[], radius: number): string {
  const parts = loop.map((corner, index) => {
    const [before, after] = around(loop, index);
    const start = toward(corner, before, radius);
    const end = toward(corner, after, radius);
    return `${index === 0 ? 'M' : 'L'}${text(start)}Q${text(corner)} ${text(end)}`;
  });
  return `${parts.join('')}Z`;
}

function around(loop: readonly Corner[], index: number): [Corner, Corner] {
  const before = loop.at(index - 1);
  const after = loop[(index + 1) % loop.length];
  if (before === undefined || after === undefined) throw new RangeError('an empty loop');
  return [before, after];
}

function unit(from: Corner, to: Corner): Corner {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

function toward(corner: Corner, to: Corner, by: number): Corner {
  const [dx, dy] = unit(corner, to);
  return [corner[0] + dx * by, corner[1] + dy * by];
}

const text = ([x, y]: Corner): string => `${round(x)},${round(y)}`;
const round = (value: number): number => Math.round(value * 1000) / 1000;
