/** Colors and textures for the stage, taken from the style sheets so that they follow the palette and theme. */

import { CanvasTexture, Color, SRGBColorSpace } from 'three';
import type { Block } from '../../../engines/solid/blocks.ts';
import { blockLook } from '../looks.ts';

const SIZE = 128;
/** The size of a pattern cell, in pixels. */
const CELL = 150;

/** Resolves CSS colors at a place in the page. */
export class Paint {
  readonly #probe: HTMLElement;

  constructor(place: HTMLElement) {
    this.#probe = document.createElement('span');
    this.#probe.hidden = true;
    // Blocks keep their colors even if the system forces its own: one color for all would be a silhouette.
    this.#probe.style.setProperty('forced-color-adjust', 'none');
    place.append(this.#probe);
  }

  /** The computed value of a CSS color, such as `rgb(1, 2, 3)`. */
  css(value: string): string {
    this.#probe.style.color = value;
    return getComputedStyle(this.#probe).color;
  }

  color(value: string): Color {
    return new Color(opaque(this.css(value)));
  }

  /** Whether the page has a dark theme. */
  isDark(): boolean {
    const { r, g, b } = this.color('var(--felt)');
    return r + g + b < 0.6;
  }

  /** The texture of each face of a block: its color, hatching and mark. */
  texture(block: Block, canvas = document.createElement('canvas')): CanvasTexture {
    this.draw(block, canvas);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 2;
    return texture;
  }

  draw(block: Block, canvas: HTMLCanvasElement): void {
    const look = blockLook(block);
    canvas.width = canvas.height = SIZE;
    const pen = canvas.getContext('2d');
    if (!pen) return;
    const [fill, ink] = [this.css(look.fill), this.css(look.ink)];
    pen.fillStyle = fill;
    pen.fillRect(0, 0, SIZE, SIZE);
    this.#hatch(pen, look.hatching, ink);
    plate(pen, fill);
    pen.fillStyle = ink;
    pen.font = `700 ${SIZE * 0.46}px ${getComputedStyle(this.#probe).fontFamily}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(block.mark, SIZE / 2, SIZE * 0.53);
  }

  /** Draw the hatching with the lines of the SVG pattern that the style sheet refers to, if any. */
  #hatch(pen: CanvasRenderingContext2D, hatching: string, ink: string): void {
    const style = getComputedStyle(this.#probe);
    const name = /^var\((--[\w-]+)\)$/.exec(hatching)?.[1];
    const id = /#([\w-]+)/.exec(name ? style.getPropertyValue(name) : hatching)?.[1];
    const d = id && document.querySelector(`#${id} path`)?.getAttribute('d');
    if (!d) return;
    const lines = new Path2D(d);
    pen.save();
    pen.scale(CELL, CELL);
    pen.globalAlpha = Math.min(Number(style.getPropertyValue('--hatch')) * 1.2 || 0.24, 1);
    pen.strokeStyle = ink;
    pen.lineWidth = 0.03;
    for (let row = 0; row * 0.25 < SIZE / CELL; row++) {
      for (let column = 0; column * 0.25 < SIZE / CELL; column++) {
        pen.save();
        pen.translate(column * 0.25, row * 0.25);
        pen.stroke(lines);
        pen.restore();
      }
    }
    pen.restore();
  }

  dispose(): void {
    this.#probe.remove();
  }
}

/** Draw the plate behind the letter. */
function plate(pen: CanvasRenderingContext2D, fill: string): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(SIZE / 2, SIZE / 2, SIZE * 0.31, 0, 2 * Math.PI);
  pen.fill();
}

/** The color without alpha, which three.js sets per material. */
const opaque = (color: string): string => color.replace(/^rgba\((.*),[^,]*\)$/, 'rgb($1)');
