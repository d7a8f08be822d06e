/** The three.js scene of a solid board. */

import { PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { depthOf, type SolidBoard } from '../../../engines/solid/board.ts';
import { type BlockPose, blockPoses, type StageState } from './blockPoses.ts';
import { Body } from './bodies.ts';
import { type CameraView, eyeOf, FIELD_OF_VIEW, HOME, type Shot, shotOf } from './camera.ts';
import { Ghost } from './ghost.ts';
import { Paint } from './paint.ts';
import { Room } from './room.ts';
import { shareShadows } from './shade.ts';
import {
  APART,
  layoutFor,
  marginsOf,
  type PictureSize,
  type StageLayout,
  type StagePlan,
  stagePlanOf,
  stretched,
} from './stagePlan.ts';

const EASE_MS = 70;

/** The view chosen by the player. */
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
  #layout: StageLayout;
  #size: PictureSize = { width: 1, height: 1 };
  /** The current view, which follows the wanted one. */
  #view: CameraView = HOME;
  #apart = 0;
  #wanted: Seen = { view: HOME, isApart: false };

  private constructor(context: WebGL2RenderingContext, place: HTMLElement, board: SolidBoard) {
    const canvas = context.canvas as HTMLCanvasElement;
    this.#renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: false });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    shareShadows();
    this.#renderer.debug.checkShaderErrors = false; // the check would block until the shaders are compiled
    this.#paint = new Paint(place);
    this.#board = board;
    this.#layout = layoutFor(board.region, board.pieces.size, this.#size);
    this.#camera.rotation.order = 'YXZ';
  }

  /** Create a stage; undefined if the WebGL context cannot be used. */
  static on(context: WebGL2RenderingContext, place: HTMLElement, board: SolidBoard): Stage | undefined {
    try {
      return new Stage(context, place, board);
    } catch {
      return undefined;
    }
  }

  /** The yaw of the board, and the gap between its layers. */
  get turned(): { readonly yaw: number; readonly apart: number } {
    return { yaw: this.#view.yaw, apart: this.#apart };
  }

  get #plan(): StagePlan {
    return stagePlanOf(this.#board.region, this.#board.pieces.size, this.#layout, this.#view);
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
    const { yaw, pitch, zoom } = this.#view;
    const aspect = this.#size.width / this.#size.height;
    const points = stretched(this.#plan, this.#board.region, yaw, this.#apart);
    const shot = shotOf(points, pitch, aspect, marginsOf(this.#layout, this.#size));
    return { ...shot, distance: shot.distance / zoom };
  }

  /** Set the size of the picture, in CSS pixels. */
  resize(width: number, height: number): void {
    this.#size = { width, height };
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#arrange();
  }

  /** Set the pixel ratio, and drop details that are not noticed during movement. */
  sharpen(ratio: number, isMoving: boolean): void {
    this.#room?.calm(isMoving);
    if (this.#renderer.getPixelRatio() !== ratio) this.#renderer.setPixelRatio(ratio);
  }

  #arrange(): void {
    const { region, pieces } = this.#board;
    this.#layout = layoutFor(region, pieces.size, this.#size);
  }

  /** Show a board. If it only changed by a gesture, blocks slide to their new positions. */
  show(board: SolidBoard, slides: boolean): void {
    const isNew = board.region !== this.#board.region || board.pieces !== this.#board.pieces || !this.#room;
    const boardEvent = board.last === this.#board.last ? undefined : board.last;
    this.#board = board;
    if (isNew) this.#build();
    for (const pose of this.blockPoses) {
      this.#bodies.get(pose.piece)?.move(pose, boardEvent, slides && !isNew);
    }
  }

  #build(): void {
    this.#clear();
    this.#arrange();
    this.#room = new Room(this.#scene, this.#board.region);
    this.#room.board.add(this.#ghost.root);
    this.#bodies = new Map([...this.#board.pieces].map(([id, block]) => [id, new Body(block, this.#paint)]));
    for (const { root } of this.#bodies.values()) this.#scene.add(root);
    this.repaint();
  }

  /** Update the colors from the page. */
  repaint(): void {
    this.#room?.repaint(this.#paint);
    this.#ghost.repaint();
    for (const body of this.#bodies.values()) body.repaint(this.#paint);
  }

  look(wanted: Seen): void {
    this.#wanted = wanted;
  }

  /** Draw a frame, `ms` after the previous one. Returns whether anything still moves. */
  draw(ms: number, slides: boolean): boolean {
    const left = slides ? Math.exp(-ms / EASE_MS) : 0;
    const follows = this.#follow(left);
    const { yaw } = this.#view;
    let moves = follows;
    for (const pose of this.blockPoses) {
      const isSliding = this.#bodies
        .get(pose.piece)
        ?.place(pose, yaw, slides ? ms : Number.POSITIVE_INFINITY);
      moves ||= isSliding ?? false;
    }
    this.#room?.frame(this.#plan);
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
