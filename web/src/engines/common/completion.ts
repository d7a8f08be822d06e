/**
 * From placed pieces to a whole tiling: what completes them, which are misplaced, and how much a board offers. Pure.
 *
 * The same hints as the server's, for boards that no server judges.
 */

import type { PieceId } from './pieces.ts';
import { type BoardOn, covered, type Form, keyOfVec, type PlacementOn, type Vec } from './placements.ts';

/** The latest hint: a placement, or the pieces to take back first. */
export interface Hint {
  readonly placement: PlacementOn | null;
  readonly misplaced: readonly PieceId[];
}

interface Search {
  readonly pieces: readonly Form<Vec>[];
  readonly open: ReadonlyMap<string, Vec>;
}

/** The placements on a board, the piece moved last at the end. */
export function byAge(board: BoardOn<Vec>): PlacementOn[] {
  const states = [...board.past, board.positions];
  const age = (id: PieceId) =>
    states.findLastIndex((state, index) => state.get(id)?.anchor !== states[index - 1]?.get(id)?.anchor);
  return [...board.positions]
    .flatMap(([piece, { orientation, anchor }]) =>
      anchor === undefined ? [] : [{ piece, orientation, anchor: [...anchor] }],
    )
    .toSorted((a, b) => age(a.piece) - age(b.piece));
}

/** The hint for a board: undefined if it is covered, or has no solution. Rule: S6 of solo. */
export function hintFor(board: BoardOn<Vec>): Hint | undefined {
  const placed = byAge(board);
  for (let count = 0; count <= placed.length; count++)
    for (const taken of combinations(placed.toReversed(), count)) {
      const rest = completion(
        board,
        placed.filter((placement) => !taken.includes(placement)),
      );
      if (!rest) continue;
      if (count > 0) return { placement: null, misplaced: taken.map(({ piece }) => piece) };
      return rest[0] && { placement: rest[0], misplaced: [] };
    }
  return undefined;
}

/** Placements of the remaining pieces that complete `placed`; undefined if there are none. */
export function completion(board: BoardOn<Vec>, placed: readonly PlacementOn[]): PlacementOn[] | undefined {
  const search = searchAfter(board, placed);
  if (!search) return undefined;
  for (const rest of tilings(search)) return rest;
  return undefined;
}

/** How many solutions a board has, how many places its pieces fit in at first, and how many of these are right. */
export interface Choices {
  readonly solutions: number;
  readonly places: number;
  readonly right: number;
  /** Whether there were more solutions than are counted. */
  readonly isCut: boolean;
}

/** The choices on the empty board; at most `most` solutions are counted. */
export function choices(board: BoardOn<Vec>, most = 200): Choices {
  const right = new Set<string>();
  let solutions = 0;
  let isCut = false;
  const search = searchAfter(board, []);
  if (search)
    for (const tiling of tilings(search)) {
      if (solutions === most) {
        isCut = true;
        break;
      }
      solutions++;
      for (const { piece, orientation, anchor } of tiling) right.add(`${piece} ${orientation} ${anchor}`);
    }
  const places = [...board.pieces.values()].flatMap((piece) =>
    piece.orientations.flatMap((_, orientation) =>
      board.region.cells.filter((anchor) =>
        covered(piece, orientation, anchor).every((cell) => board.region.keys.has(keyOfVec(cell))),
      ),
    ),
  );
  return { solutions, places: places.length, right: right.size, isCut };
}

/** What is left to cover and to place; undefined if the placed pieces are in each other's way. */
function searchAfter(board: BoardOn<Vec>, placed: readonly PlacementOn[]): Search | undefined {
  const open = new Map(board.region.cells.toSorted(compared).map((cell) => [keyOfVec(cell), cell]));
  for (const { piece, orientation, anchor } of placed) {
    const form = board.pieces.get(piece);
    if (!form) return undefined;
    for (const cell of covered(form, orientation, anchor)) if (!open.delete(keyOfVec(cell))) return undefined;
  }
  const names = new Set(placed.map(({ piece }) => piece));
  return { open, pieces: [...board.pieces.values()].filter(({ id }) => !names.has(id)) };
}

/** The least open cell is always covered next, by the least cell of some piece. */
function* tilings({ open, pieces }: Search): Generator<PlacementOn[]> {
  const [next] = open.values();
  if (next === undefined || pieces.length === 0) {
    if (next === undefined && pieces.length === 0) yield [];
    return;
  }
  for (const piece of pieces)
    for (const [orientation] of piece.orientations.entries()) {
      const cells = covered(piece, orientation, next).map(keyOfVec);
      if (!cells.every((key) => open.has(key))) continue;
      const left = new Map(open);
      for (const key of cells) left.delete(key);
      for (const rest of tilings({ open: left, pieces: pieces.filter((other) => other !== piece) }))
        yield [{ piece: piece.id, orientation, anchor: [...next] }, ...rest];
    }
}

function* combinations<T>(from: readonly T[], count: number): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (const [index, first] of from.entries())
      for (const rest of combinations(from.slice(index + 1), count - 1)) yield [first, ...rest];
}

function compared(a: Vec, b: Vec): number {
  const axis = a.findIndex((at, index) => at !== b[index]);
  return axis < 0 ? 0 : (a[axis] ?? 0) - (b[axis] ?? 0);
}
