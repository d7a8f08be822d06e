/** The stage: what three.js draws of a solid board, as the engine has it, and as the player looks at it. */

import { PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { depthOf, type SolidBoard } from '../../../engines/solid/board.ts';
import { type BlockPose, blockPoses, type StageState } from './blockPoses.ts';
import { Body } from './bodies.ts';
import { type CameraView, eyeOf, FIELD_OF_VIEW, HOME, type Shot, shotOf } from './camera.ts';
import { Ghost } from './ghost.ts';
import { Paint } from './paint.ts';
import { Room } from './room.ts';
import { shareShadows } from './shade.ts';
import { APART, type StagePlan, stagePlanOf, stretched } from './stagePlan.ts';

const EASE_MS = 70;

/** What the player has chosen to see. */
export interface Seen {
  readonly view: CameraView;
  readonly isApart: boolean;
}

export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera((FIELD_OF_VIEW * 180) / Math.PI, 1, 1, 200);
  readonly #paint: Paint;
  readonly #ghost = new Ghost();
  #room: Room | undefined;
  #bodies = new Map<string, Body>();
  #board: SolidBoard;
  #plan: StagePlan;
  #size = { width: 1, height: 1 };
  /** What is seen now: it follows what is wanted. */
  #view: CameraView = HOME;
  #apart = 0;
  #wanted: Seen = { view: HOME, isApart: false };

  private constructor(context: WebGL2RenderingContext, place: HTMLElement, board: SolidBoard) {
    const canvas = context.canvas as HTMLCanvasElement;
    this.#renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: false });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    shareShadows();
    this.#renderer.debug.checkShaderErrors = false; // asking for them waits for the graphics card
    this.#paint = new Paint(place);
    this.#board = board;
    this.#plan = stagePlanOf(board.region, board.pieces.size, HOME.pitch, 1);
    this.#camera.rotation.order = 'YXZ';
  }

  /** The stage of that context; undefined if it cannot be used. */
  static on(context: WebGL2RenderingContext, place: HTMLElement, board: SolidBoard): Stage | undefined {
    try {
      return new Stage(context, place, board);
    } catch {
      return undefined;
    }
  }

  /** How the board is turned, and how far its layers are apart. */
  get turned(): { readonly yaw: number; readonly apart: number } {
    return { yaw: this.#view.yaw, apart: this.#apart };
  }

  get #setting(): StageState {
    return { plan: this.#plan, yaw: this.#view.yaw, apart: this.#apart };
  }

  /** The positions of the blocks, for picking. */
  get blockPoses(): BlockPose[] {
    return blockPoses(this.#board, this.#setting);
  }

  get setting(): StageState {
    return this.#setting;
  }

  get shot(): Shot {
    const { pitch, zoom } = this.#view;
    const aspect = this.#size.width / this.#size.height;
    const shot = shotOf(stretched(this.#plan, this.#apart), pitch, aspect);
    return { ...shot, distance: shot.distance / zoom };
  }

  /** The size of the picture in pixels of the page. */
  resize(width: number, height: number): void {
    this.#size = { width, height };
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#arrange();
  }

  /** How many pixels are drawn for one of the page; what would not be seen while things move is left out then. */
  sharpen(ratio: number, isMoving: boolean): void {
    this.#room?.calm(isMoving);
    if (this.#renderer.getPixelRatio() !== ratio) this.#renderer.setPixelRatio(ratio);
  }

  #arrange(): void {
    const { region, pieces } = this.#board;
    this.#plan = stagePlanOf(region, pieces.size, HOME.pitch, this.#size.width / this.#size.height);
    this.#room?.frame(this.#plan);
  }

  /** Show a board; the same one a step later slides, unless nothing is to move. */
  show(board: SolidBoard, slides: boolean): void {
    const isNew = board.region !== this.#board.region || board.pieces !== this.#board.pieces || !this.#room;
    const boardEvent = board.last === this.#board.last ? undefined : board.last;
    this.#board = board;
    if (isNew) this.#furnish();
    for (const standing of this.blockPoses) {
      this.#bodies.get(standing.piece)?.move(standing, boardEvent, slides && !isNew);
    }
  }

  #furnish(): void {
    this.#clear();
    this.#arrange();
    this.#room = new Room(this.#scene, this.#board.region, this.#plan.radius);
    this.#room.frame(this.#plan);
    this.#room.board.add(this.#ghost.root);
    this.#bodies = new Map([...this.#board.pieces].map(([id, block]) => [id, new Body(block, this.#paint)]));
    for (const { root } of this.#bodies.values()) this.#scene.add(root);
    this.repaint();
  }

  /** The page's colors have changed. */
  repaint(): void {
    this.#room?.repaint(this.#paint);
    this.#ghost.repaint();
    for (const body of this.#bodies.values()) body.repaint(this.#paint);
  }

  look(wanted: Seen): void {
    this.#wanted = wanted;
  }

  /** Draw what is to be seen `ms` after the last picture; whether things still move. */
  draw(ms: number, slides: boolean): boolean {
    const left = slides ? Math.exp(-ms / EASE_MS) : 0;
    const follows = this.#follow(left);
    const { yaw } = this.#view;
    let moves = follows;
    for (const standing of this.blockPoses) {
      const goesOn = this.#bodies
        .get(standing.piece)
        ?.place(standing, yaw, slides ? ms : Number.POSITIVE_INFINITY);
      moves ||= goesOn ?? false;
    }
    this.#room?.set(yaw, depthOf(this.#board), this.#apart);
    this.#ghost.show(this.#board, this.#apart, this.#paint);
    this.#aim();
    this.#renderer.render(this.#scene, this.#camera);
    return moves;
  }

  #follow(left: number): boolean {
    const { view, isApart } = this.#wanted;
    const ease = (now: number, goal: number) =>
      Math.abs(now - goal) < 0.002 ? goal : goal + (now - goal) * left;
    const apart = isApart ? APART : 0;
    this.#apart = ease(this.#apart, apart);
    this.#view = {
      yaw: ease(this.#view.yaw, view.yaw),
      pitch: ease(this.#view.pitch, view.pitch),
      zoom: ease(this.#view.zoom, view.zoom),
    };
    const { yaw, pitch, zoom } = this.#view;
    return this.#apart !== apart || yaw !== view.yaw || pitch !== view.pitch || zoom !== view.zoom;
  }

  #aim(): void {
    const { shot } = this;
    this.#camera.position.set(...eyeOf(shot));
    this.#camera.rotation.x = -shot.pitch;
    this.#camera.updateProjectionMatrix();
  }

  #clear(): void {
    for (const body of this.#bodies.values()) body.dispose();
    this.#room?.dispose();
    this.#scene.clear();
  }

  dispose(): void {
    this.#clear();
    this.#ghost.dispose();
    this.#paint.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
