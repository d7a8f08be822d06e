/** The ground and the lights: the felt with shadows, and the card with the base. */

import {
  DataTexture,
  DirectionalLight,
  Group,
  HemisphereLight,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  type Scene,
  ShadowMaterial,
  SRGBColorSpace,
} from 'three';
import type { Depth, Space } from '../../../engines/solid/space.ts';
import { floorOf, outlineOf, slabOf, tilesOf } from './geometry.ts';
import type { Paint } from './paint.ts';
import { rimOf } from './shade.ts';
import { FELT, floorAt, STAGE_RIM, type StagePlan } from './stagePlan.ts';
import type { V3 } from './vectors.ts';

/** The height and thickness of the card: its upper side is slightly below that of the cells. */
const CARD = { high: -0.03, thick: 0.2 } as const;
/** The offset of the lamp, over the player's left shoulder. */
const LAMP: V3 = [-2.7, 9, 2.4];
/** How far beyond the stage a dragged block still casts its shadow, so that no edge cuts it. */
const SHADOW = 5;
/** The side of the felt, which fills the picture. */
const WIDE = 120;

export class Room {
  /** The group that turns with the board; its origin is the far left corner of the cells. */
  readonly board = new Group();
  readonly #turntable = new Group();
  readonly #cells: Mesh<ReturnType<typeof floorOf>, MeshLambertMaterial>;
  readonly #card: Mesh<ReturnType<typeof slabOf>, MeshLambertMaterial>;
  /** The shadow receiver under the card and the tray; the page background shows through it. */
  readonly #felt: Mesh<PlaneGeometry, ShadowMaterial>;
  readonly #outline: Mesh<ReturnType<typeof outlineOf>, MeshBasicMaterial>;
  readonly #glass: Mesh<ReturnType<typeof tilesOf>, MeshBasicMaterial>;
  readonly #white = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
  readonly #sky = new HemisphereLight(0xffffff, 0xffffff, 1);
  readonly #lamp = new DirectionalLight(0xffffff, 1);

  constructor(scene: Scene, { floor }: Space) {
    const { rows, columns, cells } = floor;
    this.#white.colorSpace = SRGBColorSpace;
    this.#white.needsUpdate = true;
    this.#cells = new Mesh(floorOf(cells), this.#plain());
    this.#card = new Mesh(slabOf(columns + 2 * STAGE_RIM, CARD.thick, rows + 2 * STAGE_RIM), this.#plain());
    this.#card.position.set(-STAGE_RIM, CARD.high - CARD.thick, -STAGE_RIM);
    this.#felt = new Mesh(new PlaneGeometry(WIDE, WIDE).rotateX(-Math.PI / 2), new ShadowMaterial());
    this.#felt.position.y = FELT;
    this.#outline = new Mesh(outlineOf(cells, 0.05), new MeshBasicMaterial());
    const tiles = cells.map(([row, column]): V3 => [column, 0, row]);
    this.#glass = new Mesh(tilesOf(tiles), new MeshBasicMaterial({ transparent: true, depthWrite: false }));
    for (const mesh of [this.#cells, this.#card, this.#felt]) mesh.receiveShadow = true;
    this.#card.castShadow = true;
    this.board.position.set(-columns / 2, 0, -rows / 2);
    this.board.add(this.#cells, this.#card, this.#outline, this.#glass);
    this.#turntable.add(this.board);
    scene.add(this.#turntable, this.#felt, this.#sky, this.#lamp, this.#lamp.target);
    this.#light();
  }

  /** A plain material with a white texture, so that it shares a program with the blocks, which have textures. */
  #plain(): MeshLambertMaterial {
    return new MeshLambertMaterial({ map: this.#white, vertexColors: true });
  }

  #light(): void {
    this.#lamp.castShadow = true;
    const { shadow } = this.#lamp;
    shadow.mapSize.set(768, 768);
    shadow.radius = rimOf(false);
    shadow.bias = -0.0006;
    shadow.normalBias = 0.02;
    Object.assign(shadow.camera, { near: 1, far: 40 });
  }

  /** Fit the shadows to the stage. */
  frame({ frame }: StagePlan): void {
    const xs = frame.map(([x]) => x);
    const zs = frame.map(([, , z]) => z);
    const [x, z] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...zs) + Math.max(...zs)) / 2];
    const reach = Math.max(...frame.map((point) => Math.hypot(point[0] - x, point[2] - z))) + SHADOW;
    this.#lamp.target.position.set(x, 0, z);
    this.#lamp.position.set(x + 2 * LAMP[0], 2 * LAMP[1], z + 2 * LAMP[2]);
    const { camera } = this.#lamp.shadow;
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach });
    camera.updateProjectionMatrix();
  }

  repaint(paint: Paint): void {
    const isDark = paint.isDark();
    this.#cells.material.color = paint.color('var(--cell)');
    this.#card.material.color = paint.color('var(--card)');
    this.#felt.material.opacity = isDark ? 0.42 : 0.2;
    this.#outline.material.color = paint.color('var(--accent)');
    this.#glass.material.color = paint.color('var(--accent)');
    this.#glass.material.opacity = 0.13;
    this.#sky.color = paint.color(isDark ? '#fff6ea' : '#fffdfa');
    this.#sky.groundColor = paint.color(isDark ? '#54483c' : '#d9c8b4');
    this.#sky.intensity = isDark ? 1.4 : 1.62;
    this.#lamp.color = paint.color(isDark ? '#ffeeda' : '#fff8ee');
    this.#lamp.intensity = isDark ? 1.65 : 1.72;
  }

  /** Use soft shadows at rest and cheap ones during movement. */
  calm(isMoving: boolean): void {
    this.#lamp.shadow.radius = rimOf(isMoving);
  }

  /** Turn the table and mark the active layer, if one is chosen or the layers are apart. */
  set(yaw: number, depth: Depth, apart: number): void {
    this.#turntable.rotation.y = yaw;
    const layer = depth === 'lowest' ? 1 : depth;
    this.#outline.visible = depth !== 'lowest';
    this.#outline.position.y = floorAt(layer, apart) + 0.02;
    this.#glass.visible = layer === 1 && (depth !== 'lowest' || apart > 0.2);
    this.#glass.position.y = floorAt(1, apart) + 0.01;
  }

  dispose(): void {
    for (const mesh of [this.#cells, this.#card, this.#felt, this.#outline, this.#glass]) {
      mesh.geometry.dispose();
      (mesh.material as Material).dispose();
    }
    this.#white.dispose();
    this.#lamp.dispose();
  }
}
