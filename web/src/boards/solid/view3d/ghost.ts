/** Shows where the held block would land: a cage of its edges, and its shadow on the ground below. */

import { type BufferGeometry, Group, Mesh, MeshBasicMaterial } from 'three';
import { cellsOf, keyOfVec } from '../../../engines/common/placements.ts';
import { covered, pieceOf, type SolidBoard, taken } from '../../../engines/solid/board.ts';
import { isBeside, landing, type SolidLanding } from '../../../engines/solid/landing.ts';
import type { Cube } from '../../../engines/solid/space.ts';
import { blockLook } from '../looks.ts';
import { barsOf, tilesOf } from './geometry.ts';
import type { Paint } from './paint.ts';
import { floorAt } from './stagePlan.ts';
import type { V3 } from './vectors.ts';

const THICK = 0.055;

export class Ghost {
  readonly root = new Group();
  readonly #bars = new MeshBasicMaterial();
  /** The material that makes the cage visible, faintly, through objects in front of it. */
  readonly #hidden = new MeshBasicMaterial({ transparent: true, opacity: 0.3, depthTest: false });
  readonly #shade = new MeshBasicMaterial({ transparent: true, depthWrite: false });
  #shapes: BufferGeometry[] = [];
  #key = '';

  /** Show the ghost of the held block, or none if it is beside the board. */
  show(board: SolidBoard, apart: number, paint: Paint): void {
    const land = board.held && landing(board, board.held);
    const isHere =
      board.held && land && !isBeside(board, board.held.piece, board.held.orientation, land.anchor);
    const key = isHere
      ? `${board.held.piece} ${board.held.orientation} ${land.anchor} ${land.legal} ${apart}`
      : '';
    if (key === this.#key) return;
    this.#key = key;
    this.#clear();
    if (isHere) this.#build(board, land, apart, paint);
  }

  #build(board: SolidBoard, { anchor, legal }: SolidLanding, apart: number, paint: Paint): void {
    const { held } = board;
    if (!held) return;
    const block = pieceOf(board, held.piece);
    const color = paint.color(legal ? 'var(--good)' : 'var(--bad)');
    this.#bars.color = color;
    this.#hidden.color = color;
    this.#shade.color = legal ? paint.color(blockLook(block).fill) : color;
    this.#shade.opacity = legal ? 0.55 : 0.35;
    const cage = barsOf(cellsOf(block, held.orientation), THICK, !legal);
    cage.translate(anchor[2], floorAt(anchor[0], apart), anchor[1]);
    const tiles = tilesOf(shadeOf(board, covered(block, held.orientation, anchor), apart));
    this.#shapes = [cage, tiles];
    const through = new Mesh(cage, this.#hidden);
    through.renderOrder = 3;
    this.root.add(new Mesh(cage, this.#bars), through, new Mesh(tiles, this.#shade));
  }

  #clear(): void {
    this.root.clear();
    for (const shape of this.#shapes) shape.dispose();
    this.#shapes = [];
  }

  /** Rebuild with new colors the next time it is shown. */
  repaint(): void {
    this.#key = 'old';
  }

  dispose(): void {
    this.#clear();
    for (const material of [this.#bars, this.#hidden, this.#shade]) material.dispose();
  }
}

/** The tiles of the shadow: under each column of the block, the top of the ground or of a placed block. */
function shadeOf(board: SolidBoard, cubes: readonly Cube[], apart: number): V3[] {
  const others = taken(board, board.held?.piece);
  const columns = new Map(cubes.map((cube) => [`${cube[1]},${cube[2]}`, cube]));
  return [...columns.values()].map(([, row, column]): V3 => {
    const layers = [1, 0].filter((layer) => others.has(keyOfVec([layer, row, column])));
    const top = layers[0];
    return [column, (top === undefined ? 0 : floorAt(top, apart) + 1) + 0.015, row];
  });
}
