/** The blocks that can be seen. What jumps in the engine slides here. */

import {
  BufferGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Object3D,
  Quaternion,
  Vector3,
} from 'three';
import { AXES, type Block, type Turn } from '../../../engines/solid/blocks.ts';
import type { SolidEvent } from '../../../engines/solid/board.ts';
import type { BlockPose } from './blockPoses.ts';
import { barsOf, layersOf } from './geometry.ts';
import type { Paint } from './paint.ts';

const UP = new Vector3(0, 1, 0);
/** After this time a third of the way is left. */
const EASE_MS = 55;
const HALO = 0.05;
const QUARTER = Math.PI / 2;

/** A block with its shape in each orientation that it has been seen in. */
export class Body {
  readonly root = new Group();
  readonly #block: Block;
  readonly #inner = new Group();
  readonly #material: MeshLambertMaterial;
  readonly #canvas: HTMLCanvasElement = document.createElement('canvas');
  readonly #shapes = new Map<number, BufferGeometry[]>();
  /** The edges of a picked block are highlighted. */
  readonly #halo = new Mesh<BufferGeometry, MeshBasicMaterial>(new BufferGeometry(), new MeshBasicMaterial());
  #standing: BlockPose | undefined;
  /** The rest of a slide: the visible position of the block minus its real one. */
  readonly #offset = new Vector3();
  readonly #twist = new Quaternion();
  #size = 1;

  constructor(block: Block, paint: Paint) {
    this.#block = block;
    this.#material = new MeshLambertMaterial({ map: paint.texture(block, this.#canvas), vertexColors: true });
    this.root.add(this.#inner, this.#halo);
  }

  repaint(paint: Paint): void {
    paint.draw(this.#block, this.#canvas);
    this.#halo.material.color = paint.color('var(--ink)');
    if (this.#material.map) this.#material.map.needsUpdate = true;
  }

  /** The engine has moved the block: it slides from its visible position to its real one. */
  move(standing: BlockPose, boardEvent: SolidEvent | undefined, slides: boolean): void {
    const before = this.#standing;
    const sticks = before?.place === 'air' && standing.place === 'air' && boardEvent?.action !== 'turned';
    if (before && slides && !sticks) {
      this.#offset.add(new Vector3(...before.at)).sub(new Vector3(...standing.at));
      this.#size *= before.scale / standing.scale;
      if (boardEvent?.turn && boardEvent.piece === standing.piece)
        this.#twist.multiply(inverse(boardEvent.turn));
    }
    if (before?.orientation !== standing.orientation) this.#reshape(standing.orientation);
    this.#standing = standing;
  }

  /** Follow the turntable, and slide on; whether there is a way left. */
  place(standing: BlockPose, yaw: number, ms: number): boolean {
    this.#standing = standing;
    const left = Number.isFinite(ms) ? Math.exp(-ms / EASE_MS) : 0;
    this.#offset.multiplyScalar(left);
    this.#size = 1 + (this.#size - 1) * left;
    this.#twist.slerp(new Quaternion(), 1 - left);
    const moves = this.#isMoving();
    if (!moves) this.#rest();
    this.root.position.set(...standing.at).add(this.#offset);
    this.root.scale.setScalar(standing.scale * this.#size);
    this.root.quaternion.setFromAxisAngle(UP, yaw).multiply(this.#twist);
    const [x, y, z] = standing.pivot;
    this.#inner.position.set(-x, -y, -z);
    this.#halo.position.copy(this.#inner.position);
    this.#halo.visible = standing.isPicked && standing.place === 'tray';
    this.#inner.children.forEach((part, layer) => {
      part.position.y = standing.lifts[layer] ?? 0;
    });
    return moves;
  }

  #isMoving(): boolean {
    const angle = 2 * Math.acos(Math.min(Math.abs(this.#twist.w), 1));
    return this.#offset.length() > 0.004 || Math.abs(this.#size - 1) > 0.004 || angle > 0.01;
  }

  #rest(): void {
    this.#offset.set(0, 0, 0);
    this.#size = 1;
    this.#twist.identity();
  }

  #reshape(orientation: number): void {
    const cubes = this.#block.orientations[orientation] ?? [];
    const shapes = this.#shapes.get(orientation) ?? layersOf(cubes);
    this.#shapes.set(orientation, shapes);
    this.#inner.clear();
    this.#inner.add(...shapes.map((shape) => shadowed(new Mesh(shape, this.#material))));
    this.#halo.geometry.dispose();
    this.#halo.geometry = barsOf(cubes, HALO, false);
  }

  dispose(): void {
    for (const shapes of this.#shapes.values()) for (const shape of shapes) shape.dispose();
    this.#material.map?.dispose();
    this.#material.dispose();
    this.#halo.geometry.dispose();
    this.#halo.material.dispose();
  }
}

function shadowed<O extends Object3D>(object: O): O {
  object.castShadow = true;
  object.receiveShadow = true;
  return object;
}

const WAYS = {
  upright: new Vector3(0, 1, 0),
  across: new Vector3(1, 0, 0),
  along: new Vector3(0, 0, 1),
} as const;

/** Every turn goes clockwise about its axis, seen from the positive end, unless it is the way back. */
const CLOCKWISE: ReadonlySet<Turn> = new Set(['spin', 'tip-away', 'roll-right']);

/** The orientation of the block before that turn, relative to the one after it. */
const inverse = (turn: Turn): Quaternion =>
  new Quaternion().setFromAxisAngle(WAYS[AXES[turn]], CLOCKWISE.has(turn) ? QUARTER : -QUARTER);
