/** The visible blocks, which slide to the positions that the engine sets at once. */

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
/** The time constant of slides: after it, about a third of the way is left. */
const EASE_MS = 55;
const HALO = 0.05;
const QUARTER = Math.PI / 2;

/** A block, with a cached shape for each orientation shown so far. */
export class Body {
  readonly root = new Group();
  readonly #block: Block;
  readonly #inner = new Group();
  readonly #material: MeshLambertMaterial;
  readonly #canvas: HTMLCanvasElement = document.createElement('canvas');
  readonly #shapes = new Map<number, BufferGeometry[]>();
  /** The highlighted edges of a picked block. */
  readonly #halo = new Mesh<BufferGeometry, MeshBasicMaterial>(new BufferGeometry(), new MeshBasicMaterial());
  #pose: BlockPose | undefined;
  /** The rest of a slide: the visible position of the block minus its actual one. */
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

  /** Start to slide from the visible position to a new pose. */
  move(pose: BlockPose, boardEvent: SolidEvent | undefined, slides: boolean): void {
    const before = this.#pose;
    const isCarried = before?.place === 'air' && pose.place === 'air' && boardEvent?.action !== 'turned';
    if (before && slides && !isCarried) {
      this.#offset.add(new Vector3(...before.at)).sub(new Vector3(...pose.at));
      this.#size *= before.scale / pose.scale;
      if (boardEvent?.turn && boardEvent.piece === pose.piece) this.#twist.multiply(inverse(boardEvent.turn));
    }
    if (before?.orientation !== pose.orientation) this.#reshape(pose.orientation);
    this.#pose = pose;
  }

  /** Follow the turntable and continue the slide. Returns whether the block still moves. */
  place(pose: BlockPose, yaw: number, ms: number): boolean {
    this.#pose = pose;
    const left = Number.isFinite(ms) ? Math.exp(-ms / EASE_MS) : 0;
    this.#offset.multiplyScalar(left);
    this.#size = 1 + (this.#size - 1) * left;
    this.#twist.slerp(new Quaternion(), 1 - left);
    const moves = this.#isMoving();
    if (!moves) this.#rest();
    this.root.position.set(...pose.at).add(this.#offset);
    this.root.scale.setScalar(pose.scale * this.#size);
    this.root.quaternion.setFromAxisAngle(UP, yaw).multiply(this.#twist);
    const [x, y, z] = pose.pivot;
    this.#inner.position.set(-x, -y, -z);
    this.#halo.position.copy(this.#inner.position);
    this.#halo.visible = pose.isPicked && pose.place === 'tray';
    this.#inner.children.forEach((part, layer) => {
      part.position.y = pose.lifts[layer] ?? 0;
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

const AXIS_VECTORS = {
  upright: new Vector3(0, 1, 0),
  across: new Vector3(1, 0, 0),
  along: new Vector3(0, 0, 1),
} as const;

/** The turns that are clockwise about their axis, as seen from its positive end. */
const CLOCKWISE: ReadonlySet<Turn> = new Set(['spin', 'tip-away', 'roll-right']);

/** The rotation that reverts a turn. */
const inverse = (turn: Turn): Quaternion =>
  new Quaternion().setFromAxisAngle(AXIS_VECTORS[AXES[turn]], CLOCKWISE.has(turn) ? QUARTER : -QUARTER);
