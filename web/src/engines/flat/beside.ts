/** The place of a small panel beside the held piece, where it hides nothing that is needed. Pure. */

import type { Point } from '../common/cells.ts';
import type { MatLayout } from '../common/matLayout.ts';
import { cellsOf } from '../common/placements.ts';
import { type Board, pieceOf, taken } from './board.ts';
import { poseOf, slotOf } from './pose.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Area extends Point, Size {}

/** An area, and how bad it is to hide it. */
interface Obstacle {
  readonly area: Area;
  readonly weight: number;
}

/** The space between the piece and the panel, in cells of the piece. */
const GAP = 0.1;
const HELD = 40;
const PICKABLE = 3;
const NEEDED = 1;
/** How far the panel may reach below the mat, in pixels. */
const BELOW_PX = 56;
/** Hiding all of a needed area is as bad as this distance from the piece, in cells of the board. */
const FAR = 12;

/** The top left corner, in cells, of a panel beside the held piece; `before`, its last place, is kept while it is as good. */
export function beside(board: Board, plan: MatLayout, panel: Size, before?: Point): Point {
  const { held } = board;
  if (!held) return { x: 0, y: 0 };
  const piece = areaOf(board, plan, held.piece);
  const obstacles = obstaclesOf(board, plan);
  const cost = (at: Point) => {
    const area = { ...at, ...panel };
    const hidden = obstacles.map((each) => each.weight * overlap(area, each.area));
    return (FAR * hidden.reduce((a, b) => a + b, 0)) / (panel.width * panel.height) + apart(area, piece);
  };
  const home = slotOf(board, plan, held.piece);
  const places = [
    ...candidates(piece, plan, panel),
    { x: home.x - panel.width / 2, y: home.y - panel.height / 2 },
  ].map((at) => within(at, plan, panel));
  const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  return before && cost(before) < cost(best) + 2 ? before : best;
}

/** The held piece; in the tray, its whole slot, which is the same when it is turned. */
function areaOf(board: Board, plan: MatLayout, id: string): Area {
  const pose = poseOf(board, plan, id);
  if (pose.place === 'tray') return square(slotOf(board, plan, id), plan.slot);
  const cells = cellsOf(pieceOf(board, id), board.held?.orientation ?? 0);
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const top = Math.min(...rows);
  const left = Math.min(...columns);
  return {
    x: pose.x + left,
    y: pose.y + top,
    width: Math.max(...columns) - left + 1,
    height: Math.max(...rows) - top + 1,
  };
}

/** The held piece, the cells of the card that it leaves open, and the slots of the pieces in the tray, however small they are. */
function obstaclesOf(board: Board, plan: MatLayout): Obstacle[] {
  const ids = [...board.pieces.keys()];
  const covered = taken(board, board.held?.piece);
  const cells = board.region.cells.map(([y, x]) => ({
    area: { x, y, width: 1, height: 1 },
    weight: covered.has(`${y},${x}`) ? NEEDED / 2 : NEEDED,
  }));
  const pieces = ids.flatMap((id) => {
    const { x, y, place } = poseOf(board, plan, id);
    const isHeld = board.held?.piece === id;
    const weight = isHeld ? HELD : PICKABLE;
    if (place === 'tray') return [{ area: square(slotOf(board, plan, id), plan.slot), weight }];
    if (!isHeld) return [];
    return cellsOf(pieceOf(board, id), board.held?.orientation ?? 0).map(([row, column]) => ({
      area: { x: x + column, y: y + row, width: 1, height: 1 },
      weight,
    }));
  });
  return [...cells, ...pieces];
}

/** On each side of the piece and at the rims of the card, at the start, the middle and the end of either. */
function candidates(piece: Area, { card }: MatLayout, panel: Size): Point[] {
  const along = (start: number, length: number, own: number) =>
    [0, 0.5, 1].map((part) => start + (length - own) * part);
  const xs = [...along(piece.x, piece.width, panel.width), ...along(card.x, card.width, panel.width)];
  const ys = [...along(piece.y, piece.height, panel.height), ...along(card.y, card.height, panel.height)];
  const above = [piece.y, card.y].map((y) => y - GAP - panel.height);
  const below = [piece.y + piece.height, card.y + card.height].map((y) => y + GAP);
  const left = [piece.x, card.x].map((x) => x - GAP - panel.width);
  const right = [piece.x + piece.width, card.x + card.width].map((x) => x + GAP);
  return [
    ...[...below, ...above].flatMap((y) => [xs[1] ?? 0, ...xs].map((x) => ({ x, y }))),
    ...[...right, ...left].flatMap((x) => [ys[1] ?? 0, ...ys].map((y) => ({ x, y }))),
  ];
}

const square = ({ x, y }: Point, side: number): Area => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

/** On the mat or, below it, over the row of tools, of which a held piece needs few. */
const within = ({ x, y }: Point, { box, cell }: MatLayout, { width, height }: Size): Point => ({
  x: Math.max(Math.min(x, box.x + box.width - width), box.x),
  y: Math.max(Math.min(y, box.y + box.height + BELOW_PX / cell - height), box.y),
});

const shared = (a: number, along: number, b: number, beyond: number): number =>
  Math.max(Math.min(a + along, b + beyond) - Math.max(a, b), 0);

const overlap = (a: Area, b: Area): number =>
  shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height);

/** The distance between the centers. */
const apart = (a: Area, b: Area): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
