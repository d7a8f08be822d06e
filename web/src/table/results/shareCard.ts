/** The result of a game to share, as a picture: what is drawn where, and the drawing itself. */

import { type SharedGame, shareLine, shareResult, shareTitle } from './shareText.ts';

export const CARD = { width: 1080, margin: 72, row: 150, top: 360, bottom: 130 } as const;

interface Text {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly color: string;
  readonly width: number;
}

interface Box {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly color: string;
}

export type Drawn = Text | Box;

const [FELT, PAPER, INK, SOFT, ACCENT, FAINT] = [
  '#e3d5bd',
  '#fdf6ea',
  '#2d211a',
  '#6b5b4d',
  '#b93d1c',
  '#eadfcb',
];

/** What a card says. */
export interface CardWords {
  readonly title: string;
  /** The result in a few words, large. */
  readonly result: string;
  readonly rows: readonly CardRow[];
  readonly link: string;
}

export interface CardRow {
  readonly line: string;
  /** Whether the row has an edge of color. */
  readonly hasWon: boolean;
  /** A mark for each race. */
  readonly ranks: readonly (number | null | undefined)[];
}

export const heightOf = (rows: number): number => CARD.top + rows * CARD.row + CARD.bottom;

export const cardHeight = ({ seats }: SharedGame): number => heightOf(seats.length);

/** Everything on the card of a game, from back to front. */
export const cardOf = (game: SharedGame): Drawn[] =>
  drawnOf({
    title: shareTitle(game),
    result: shareResult(game) || shareLine(game.seats[0] ?? EMPTY),
    rows: game.seats.map((seat) => ({ ...seat, line: shareLine(seat) })),
    link: game.link,
  });

/** Everything on a card, from back to front. */
export function drawnOf({ title, result, rows, link }: CardWords): Drawn[] {
  const width = CARD.width - 2 * CARD.margin;
  const text = (text: string, y: number, size: number, weight: number, color: string): Text => ({
    kind: 'text',
    text: text.replace(/[\u2066-\u2069]/g, ''),
    x: CARD.margin,
    y,
    size,
    weight,
    color,
    width,
  });
  return [
    { kind: 'box', x: 0, y: 0, width: CARD.width, height: heightOf(rows.length), radius: 0, color: FELT },
    text(title, 140, 46, 600, SOFT),
    text(result, 260, 92, 800, INK),
    ...rows.flatMap((row, index) => rowOf(row, CARD.top + index * CARD.row, width)),
    text(link.replace(/^https?:\/\//, '').replace(/\/#.*$/, ''), heightOf(rows.length) - 50, 34, 500, SOFT),
  ];
}

const EMPTY = { name: '', hasWon: false, what: '', ranks: [] };

function rowOf(seat: CardRow, y: number, width: number): Drawn[] {
  const { margin: x, row } = CARD;
  const height = row - 22;
  const edge: Drawn[] = seat.hasWon
    ? [{ kind: 'box', x: x - 6, y: y - 6, width: width + 12, height: height + 12, radius: 34, color: ACCENT }]
    : [];
  const side = Math.min(46, (width - 56) / Math.max(seat.ranks.length, 1) - 6);
  const line = seat.line.replace(/[\u2066-\u2069]/g, '');
  return [
    ...edge,
    { kind: 'box', x, y, width, height, radius: 28, color: PAPER },
    {
      kind: 'text',
      text: line,
      x: x + 28,
      y: y + (seat.ranks.length > 0 ? 50 : 78),
      size: 38,
      weight: 650,
      color: INK,
      width: width - 56,
    },
    ...seat.ranks.flatMap((rank, index) => markOf(rank, x + 28 + index * (side + 6), y + 68, side)),
  ];
}

function markOf(rank: number | null | undefined, x: number, y: number, side: number): Drawn[] {
  if (rank === undefined) return [];
  const color = rank === 1 ? ACCENT : FAINT;
  const text = rank === null ? '–' : String(rank);
  return [
    { kind: 'box', x, y, width: side, height: side, radius: 10, color },
    {
      kind: 'text',
      text,
      x: x + side * 0.34,
      y: y + side * 0.72,
      size: side * 0.6,
      weight: 700,
      color: rank === 1 ? PAPER : rank === null ? SOFT : INK,
      width: side,
    },
  ];
}

/** Draw the card; texts that are too long become smaller. */
export function draw(canvas: HTMLCanvasElement, card: readonly Drawn[]): void {
  canvas.width = CARD.width;
  canvas.height = card[0]?.kind === 'box' ? card[0].height : 0; // the background
  const context = canvas.getContext('2d');
  if (!context) return;
  for (const each of card) {
    context.fillStyle = each.color;
    if (each.kind === 'box') {
      context.beginPath();
      context.roundRect(each.x, each.y, each.width, each.height, each.radius);
      context.fill();
    } else {
      const font = (size: number) => `${each.weight} ${size}px system-ui, sans-serif`;
      context.font = font(each.size);
      const measured = context.measureText(each.text).width;
      if (measured > each.width) context.font = font((each.size * each.width) / measured);
      context.fillText(each.text, each.x, each.y);
    }
  }
}
