/** The layout of the stage: the board on its turntable, and the tray beside it. Pure. */

import type { Cube, Depth, Space } from '../../../engines/solid/space.ts';
import { type CameraView, HOME, type Margins, seenAt, shotOf } from './camera.ts';
import { swung, type V3 } from './vectors.ts';

/** The gap between the layers in the exploded view, in edges of a cube. */
export const APART = 1.5;
/** The gap between the card and a tray beside it. */
const APART_FROM_CARD = 0.25;
/** The pitch from which the gaps in the tray no longer shrink. */
const STEEP = 1.25;
/** The part of the height of a block that hides nothing behind it, since few blocks are that high at their back. */
const CLEAR = 0.8;
/** The height of a dragged block above its layer. */
export const HOVER = 0.3;
/** The scale of blocks in the tray. */
export const TRAY_SCALE = 0.7;

/** The side of a tray slot. */
export const SLOT = 2.1;
/** The width of the rim of the card around the cells. */
export const STAGE_RIM = 0.36;
/** The height of the felt, under the card and the blocks of the tray. */
export const FELT = -0.24;
const TOP = 2;
/** The room above the blocks for a held one. */
const ABOVE = 0.5;
/** The height of most blocks in the tray. */
const TALL = TRAY_SCALE * TOP;

/** The size of the picture, in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The form of the view buttons: a row at the top right, or a column at the top left. */
export type ControlsForm = 'row' | 'column';

/** The width or height that the view buttons take from the picture, in CSS pixels. */
const CONTROLS = { row: 60, column: 96 } as const;
const MARGIN = 0.025;
/** From this ratio of width to height on, there is more room beside the board than above it. */
const WIDE = 1;

/** The choices for a size of the picture: the sides of the tray, its blocks per line, and the view buttons. */
export interface StageLayout {
  readonly side: 'front' | 'right' | 'both';
  readonly columns: number;
  readonly controls: ControlsForm;
}

/** The part of a view on which the plan depends. */
type Turned = Pick<CameraView, 'yaw' | 'pitch'>;

export interface StagePlan {
  /** The center of the tray slot of each block, in the order of the board. */
  readonly slots: readonly V3[];
  /** The corners of the card. */
  readonly card: readonly V3[];
  /** The points that the picture must contain, the card among them. */
  readonly frame: readonly V3[];
}

/** The layout that makes the board largest in the initial view. */
export function layoutFor(region: Space, blocks: number, size: PictureSize): StageLayout {
  const layouts = layoutsOf(blocks, controlsFor(size));
  const widths = layouts.map((layout) => cardWidth(region, blocks, layout, size));
  const best = layouts[widths.indexOf(Math.max(...widths))];
  if (best === undefined) throw new RangeError('a stage has at least one layout');
  return best;
}

/** The width of the card in the initial view, as a fraction of that of the picture. */
function cardWidth(region: Space, blocks: number, layout: StageLayout, size: PictureSize): number {
  const { card, frame } = stagePlanOf(region, blocks, layout, HOME);
  const shot = shotOf(frame, HOME.pitch, size.width / size.height, marginsOf(layout, size));
  const xs = card.map((corner) => seenAt(shot, corner).x);
  return Math.max(...xs) - Math.min(...xs);
}

const layoutsOf = (blocks: number, controls: ControlsForm): StageLayout[] => [
  { controls, side: 'front', columns: blocks },
  { controls, side: 'front', columns: Math.ceil(blocks / 2) },
  { controls, side: 'right', columns: 1 },
  { controls, side: 'right', columns: 2 },
  { controls, side: 'both', columns: 2 },
];

/** The form for a size of the picture, the same for every board: buttons must not move from round to round. */
const controlsFor = ({ width, height }: PictureSize): ControlsForm =>
  width / height >= WIDE ? 'column' : 'row';

/** The margins of the picture, which keep the board clear of the view buttons. */
export const marginsOf = ({ controls }: StageLayout, { width, height }: PictureSize): Margins => ({
  left: controls === 'column' ? Math.min(CONTROLS.column / width, 0.4) : MARGIN,
  right: MARGIN,
  top: controls === 'row' ? Math.min(CONTROLS.row / height, 0.4) : MARGIN,
  bottom: MARGIN,
});

/** The plan for a view: the lower the view, the wider the gaps in front of the blocks, so that they hide nothing. */
export function stagePlanOf(
  { floor: { rows, columns: across } }: Space,
  blocks: number,
  layout: StageLayout,
  { yaw, pitch }: Turned,
): StagePlan {
  const card = box([across / 2 + STAGE_RIM, rows / 2 + STAGE_RIM], FELT, yaw);
  const above = box([across / 2, rows / 2], TOP + ABOVE, yaw);
  const side = Math.max(...card.map(([x]) => x));
  const front = Math.max(...card.map(([, , z]) => z));
  const slots = slotsOf(blocks, layout, [side, front], pitch);
  const tray = slots.flatMap(([x, y, z]) =>
    corners([x - SLOT / 2, y, z - SLOT / 2], [x + SLOT / 2, y + TALL, z + SLOT / 2]),
  );
  return { slots, card, frame: [...card, ...above, ...tray] };
}

function slotsOf(
  blocks: number,
  { side, columns }: StageLayout,
  [across, front]: readonly [number, number],
  pitch: number,
): V3[] {
  const lines = Math.ceil(blocks / columns);
  const hidden = (CLEAR * TALL) / Math.tan(Math.min(pitch, STEEP));
  return Array.from({ length: blocks }, (_, number): V3 => {
    const line = Math.floor(number / columns);
    const column = number % columns;
    const depth = (line - (lines - 1) / 2) * (SLOT + hidden);
    if (side === 'both')
      return [(column === 0 ? -1 : 1) * (across + SLOT / 2 + APART_FROM_CARD), FELT, depth];
    if (side === 'right') return [across + APART_FROM_CARD + (column + 0.5) * SLOT, FELT, depth];
    const inLine = Math.min(columns, blocks - line * columns);
    const near = front + hidden + SLOT / 2;
    return [(column - (inLine - 1) / 2) * SLOT, FELT, near + line * (SLOT + hidden)];
  });
}

/** The points that the picture must contain if the layers are apart. */
export const stretched = (
  { frame }: StagePlan,
  { floor }: Space,
  yaw: number,
  apart: number,
): readonly V3[] =>
  apart > 0 ? [...frame, ...box([floor.columns / 2, floor.rows / 2], TOP + apart + ABOVE, yaw)] : frame;

/** The corners of a rectangle around the axis of the turntable, given by half its sides. */
const box = ([across, along]: readonly [number, number], y: number, yaw: number): V3[] =>
  [-across, across].flatMap((x) => [-along, along].map((z) => swung([x, y, z], yaw)));

const corners = ([left, low, far]: V3, [right, high, near]: V3): V3[] =>
  [left, right].flatMap((x) => [low, high].flatMap((y) => [far, near].map((z): V3 => [x, y, z])));

/** The height of the floor of a layer. */
export const floorAt = (layer: number, apart: number): number => layer * (1 + apart);

/** The far left corner of a cube, relative to the center of the unturned board. */
export const blockCornerOf = ({ floor }: Space, [layer, row, column]: Cube): V3 => [
  column - floor.columns / 2,
  layer,
  row - floor.rows / 2,
];

/** The height of the lowest cubes of a held block: above the chosen layer, or above all `used` layers. */
export const hoverOf = (depth: Depth, used: number, apart: number): number =>
  (depth !== 'lowest' ? floorAt(depth, apart) : used > 0 ? floorAt(used - 1, apart) + 1 : 0) + HOVER;

/** The pivot of a block for turns: the center of the floor of its bounding box. */
export function pivotOf(cubes: readonly Cube[]): V3 {
  const middle = (axis: 0 | 1 | 2): number => {
    const places = cubes.map((cube) => cube[axis]);
    return (Math.min(...places) + Math.max(...places) + 1) / 2;
  };
  return [middle(2), Math.min(...cubes.map(([layer]) => layer)), middle(1)];
}
