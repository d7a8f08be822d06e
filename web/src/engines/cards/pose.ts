/** The position of every card on the mat, hit testing, and the translation of pointer gestures. */

import type { Point } from '../common/cells.ts';
import type { Gesture } from '../common/gesture.ts';
import type { Target } from '../common/pointer.ts';
import { type CardId, sizeOf } from './card.ts';
import { cornerOf, settled } from './landing.ts';
import { cellsAt, isIn, type MatPlan, middleOf, pixelsAt, UPRIGHT } from './matPlan.ts';
import type { CardGesture } from './step.ts';
import { type CardTable, laidOf, turnOf } from './table.ts';

/** Where a card is drawn: its center is at `x`, `y`, in pixels. */
export interface CardPose extends Point {
  /** The side of a cell, in pixels. */
  readonly scale: number;
  /** The angle in the fan, in degrees, without the turn of the card. */
  readonly angle: number;
  readonly place: 'hand' | 'lattice' | 'fingers';
}

export function poseOf(table: CardTable, plan: MatPlan, card: CardId): CardPose {
  const { held } = table;
  if (held?.card === card) {
    if (held.by === 'drag') return onLattice(plan, cornerOf(held), held.turn, 'fingers');
    if (held.anchor) return onLattice(plan, pointOf(held.anchor), held.turn, 'fingers');
  }
  const laid = laidOf(table, card);
  if (laid) return onLattice(plan, pointOf(laid.anchor), laid.turn, 'lattice');
  return inHand(table, plan, card);
}

const pointOf = ([row, column]: readonly [number, number]): Point => ({ x: column, y: row });

function onLattice(plan: MatPlan, corner: Point, turn: number, place: CardPose['place']): CardPose {
  const middle = middleOf(turn);
  const at = pixelsAt(plan, { x: corner.x + middle.x, y: corner.y + middle.y });
  return { ...at, scale: plan.cell, angle: 0, place };
}

function inHand(table: CardTable, plan: MatPlan, card: CardId): CardPose {
  const slot = plan.slots[table.hand.findIndex(({ id }) => id === card)] ?? { x: 0, y: 0, angle: 0 };
  const isUpright = turnOf(table, card) % 2 === 1;
  return { ...slot, scale: plan.small * (isUpright ? UPRIGHT : 1), place: 'hand' };
}

/** The target at a point: the held card first, then the other cards, then a cell of the lattice. */
export function hit(table: CardTable, plan: MatPlan, at: Point): Target {
  const { held } = table;
  const ids = table.hand.map(({ id }) => id);
  const order = held ? [held.card, ...ids.filter((id) => id !== held.card)] : ids;
  for (const id of order) {
    const pose = poseOf(table, plan, id);
    if (pose.place !== 'hand' && !isIn(plan, at)) continue; // cards are clipped to the lattice area
    const hold = holdOn(pose, turnOf(table, id), at);
    if (hold) return { on: 'piece', piece: String(id), index: 0, hold };
  }
  if (!isIn(plan, at)) return { on: 'nothing' };
  return { on: 'cell', cell: held ? settled(table, held, cornerUnder(plan, held.turn, at)) : [0, 0] };
}

/** The corner of a card with its center at a point. */
function cornerUnder(plan: MatPlan, turn: number, at: Point): Point {
  const { x, y } = cellsAt(plan, at);
  const middle = middleOf(turn);
  return { x: x - middle.x, y: y - middle.y };
}

/** The point in cells from the upper left corner of the card; undefined if it is outside the card. */
function holdOn(pose: CardPose, turn: number, at: Point): Point | undefined {
  const { rows, columns } = sizeOf(turn);
  const x = (at.x - pose.x) / pose.scale + columns / 2;
  const y = (at.y - pose.y) / pose.scale + rows / 2;
  return x >= 0 && y >= 0 && x < columns && y < rows ? { x, y } : undefined;
}

/** Translate a pointer gesture, with positions in pixels, to a card gesture; undefined if it has no effect. */
export function translated(table: CardTable, plan: MatPlan, gesture: Gesture): CardGesture | undefined {
  switch (gesture.kind) {
    case 'lift': {
      const { hold, clear } = gesture;
      return { kind: 'lift', card: Number(gesture.piece), at: cellsAt(plan, gesture.at), hold, clear };
    }
    case 'move':
      return { kind: 'move', at: cellsAt(plan, gesture.at) };
    case 'drop':
      return { kind: 'drop', isOver: isOver(table, plan) };
    case 'turn':
    case 'turn-back':
      return turning(gesture.kind, gesture.piece);
    case 'flip':
      return turning('turn-back', gesture.piece);
    case 'pick':
    case 'tap':
    case 'double-tap':
      return clicked(table, Number(gesture.piece));
    case 'aim':
      return { kind: 'aim', anchor: gesture.cell };
    case 'cancel':
      return { kind: 'cancel' };
    default:
      return undefined;
  }
}

const turning = (kind: 'turn' | 'turn-back', piece: string | undefined): CardGesture =>
  piece === undefined ? { kind } : { kind, card: Number(piece) };

/** A click on a hovering card places it; a click on any other picks it. */
function clicked({ held }: CardTable, card: CardId): CardGesture {
  const isHovering = held?.by === 'pick' && held.card === card && held.anchor !== undefined;
  return isHovering ? { kind: 'place' } : { kind: 'pick', card };
}

/** Whether the center of the dragged card is over the lattice. */
function isOver(table: CardTable, plan: MatPlan): boolean {
  return table.held !== undefined && isIn(plan, poseOf(table, plan, table.held.card));
}
