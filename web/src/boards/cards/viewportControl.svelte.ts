/** The zoom and pan of the lattice by pointers, wheels and keys. `engines/cards/viewport.ts` computes the viewports. */

import { type Extent, isIn, type MatPlan } from '../../engines/cards/matPlan.ts';
import {
  kept,
  panned,
  pinched,
  type Viewport,
  viewportByKey,
  viewportOf,
  zoomed,
} from '../../engines/cards/viewport.ts';
import type { Point } from '../../engines/common/cells.ts';
import { type Device, SLACK } from '../../engines/common/pointer.ts';
import { keyOf } from '../keyOf.ts';

/** The mat whose viewport is controlled; its properties are read at each event. */
export interface ViewportHost {
  /** The plan as currently shown. */
  readonly plan: MatPlan;
  /** The extent that the viewport must not leave. */
  readonly frame: Extent;
  /** Whether a card is held: a wheel then turns it. */
  readonly isHolding: boolean;
  /** Whether keys without a modifier are enabled. */
  readonly singles: boolean;
  /** Whether a point of the lattice area is free of cards. */
  isFelt(at: Point): boolean;
}

interface Finger {
  readonly start: Point;
  readonly at: Point;
  /** The distance in pixels beyond which the finger pans the lattice. */
  readonly slack: number;
}

/** The zoom per pixel of a wheel, as an exponent. */
const WHEEL = 0.0018;
/** The pixels of a line, for wheels that report lines. */
const LINE_PX = 18;

export class ViewportControl {
  /** The current viewport; undefined if the whole lattice is shown. */
  viewport = $state.raw<Viewport>();
  /** Whether fingers pan the lattice; transitions are then disabled. */
  isPanning = $state(false);
  readonly #host: ViewportHost;
  /** The fingers that pan, by pointer id. */
  readonly #fingers = new Map<number, Finger>();
  /** The pointers on a card, or pressed after one on a card. */
  readonly #others = new Set<number>();

  constructor(host: ViewportHost) {
    this.#host = host;
  }

  look(viewport: Viewport | undefined): void {
    this.viewport = viewport && kept(viewport, this.#host.frame);
  }

  readonly listen = (svg: SVGSVGElement): (() => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    svg.addEventListener('pointerdown', (event) => this.#down(svg, event), { signal });
    svg.addEventListener('pointermove', (event) => this.#move(svg, event), { signal });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      svg.addEventListener(end, (event) => this.#up(event), { signal });
    svg.addEventListener('wheel', (event) => this.#wheel(svg, event), {
      signal,
      passive: false,
      capture: true,
    });
    svg.parentElement?.addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
    return () => stop.abort();
  };

  #down(svg: SVGSVGElement, event: PointerEvent): void {
    const at = placeOf(svg, event);
    const isFelt = this.#fingers.size > 0 || this.#host.isFelt(at);
    if (event.button !== 0 || !isFelt || this.#others.size > 0) this.#others.add(event.pointerId);
    else this.#fingers.set(event.pointerId, { start: at, at, slack: slackOf(event) });
  }

  #move(svg: SVGSVGElement, event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const at = placeOf(svg, event);
    const isFar = Math.hypot(at.x - finger.start.x, at.y - finger.start.y) > finger.slack;
    if (!this.isPanning && this.#fingers.size < 2 && !isFar) return;
    this.isPanning = true;
    const before = [...this.#fingers.values()].map((each) => each.at);
    this.#fingers.set(event.pointerId, { ...finger, at });
    const after = [...this.#fingers.values()].map((each) => each.at);
    this.look(this.#moved(before, after));
  }

  #moved([a, b]: readonly Point[], [c, d]: readonly Point[]): Viewport {
    const { plan } = this.#host;
    if (a && b && c && d) return pinched(plan, [a, b], [c, d]);
    return panned(viewportOf(plan), { x: (c?.x ?? 0) - (a?.x ?? 0), y: (c?.y ?? 0) - (a?.y ?? 0) });
  }

  #up({ pointerId }: PointerEvent): void {
    this.#others.delete(pointerId);
    this.#fingers.delete(pointerId);
    if (this.#fingers.size === 0) this.isPanning = false;
  }

  /** Zoom by wheel; without Ctrl only if no card is held, which it turns, and the page does not scroll. */
  #wheel(svg: SVGSVGElement, event: WheelEvent): void {
    const { isHolding, plan } = this.#host;
    const at = placeOf(svg, event);
    const isOurs = event.ctrlKey || (!isHolding && !doesScroll());
    if (!isOurs || event.deltaY === 0 || !isIn(plan, at)) return;
    event.preventDefault();
    event.stopPropagation();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    this.look(zoomed(plan, Math.exp(-pixels * WHEEL), at));
  }

  #key(event: KeyboardEvent): void {
    const key = keyOf(event);
    const { plan, singles } = this.#host;
    const found = key && viewportByKey(plan, key, singles);
    if (found === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.look(found === 'whole' ? undefined : found);
  }
}

const doesScroll = (): boolean => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight;
};

function placeOf(svg: SVGSVGElement, { clientX, clientY }: MouseEvent): Point {
  const { x, y } = svg.getBoundingClientRect();
  return { x: clientX - x, y: clientY - y };
}

const slackOf = ({ pointerType }: PointerEvent): number =>
  SLACK[(['touch', 'pen'] as readonly Device[]).find((device) => device === pointerType) ?? 'mouse'];
