import type { ClothCanvas } from './cloth-canvas.ts';
import { type Rgb, rgb } from './colour.ts';
import { hash } from './random.ts';

/** A knot of bandhani, mm. */
export type Knot = { x: number; y: number; colour: string; radius?: number };

/** Draws pale squarish rings with a darker centre, each tied by hand, so that no two are alike. */
export function tieKnots(cloth: ClothCanvas, knots: Knot[], dye: string): void {
  const mm = cloth.pxPerCm / 10;
  for (const [index, knot] of knots.entries()) {
    const wobble = (salt: number) => hash(cloth.seed + salt, index) - 0.5;
    const radius = (knot.radius ?? 1.15) * mm * (1 + wobble(1) * 0.3);
    drawKnot(cloth, {
      x: (knot.x + wobble(2) * 0.42) * mm,
      y: (knot.y + wobble(3) * 0.42) * mm,
      radius,
      turn: wobble(4) * 1.6,
      squash: 1 + wobble(5) * 0.34,
      heart: 0.3 + wobble(6) * 0.16,
      pale: rgb(knot.colour),
      dark: rgb(dye),
    });
  }
}

type Shape = {
  x: number;
  y: number;
  radius: number;
  turn: number;
  squash: number;
  heart: number;
  pale: Rgb;
  dark: Rgb;
};

function drawKnot(cloth: ClothCanvas, shape: Shape): void {
  const { x, y, radius, turn, squash, heart, pale, dark } = shape;
  const reach = Math.ceil(radius * 1.5 + 2);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const px = Math.floor(x) + dx;
      const py = Math.floor(y) + dy;
      const ox = px + 0.5 - x;
      const oy = py + 0.5 - y;
      const u = Math.abs((ox * cos + oy * sin) * squash);
      const v = Math.abs((oy * cos - ox * sin) / squash);
      // Between a circle and a square, like the mark of a pinched cloth.
      const distance = (u ** 2.6 + v ** 2.6) ** (1 / 2.6) / radius;
      const edge = clamp((1.12 - distance) * radius * 0.6);
      if (edge <= 0) continue;
      const inner = clamp((heart - distance) * radius * 0.8 + 0.35);
      const wrapped = (((py % cloth.height) + cloth.height) % cloth.height) * cloth.width;
      const at = wrapped + (((px % cloth.width) + cloth.width) % cloth.width);
      for (let channel = 0; channel < 3; channel++) {
        const under = cloth.colour[at * 3 + channel] ?? 0;
        const ring = (pale[channel] ?? 0) + ((dark[channel] ?? 0) - (pale[channel] ?? 0)) * inner * 0.85;
        cloth.colour[at * 3 + channel] = under + (ring - under) * edge * 0.95;
      }
      cloth.relief[at] = (cloth.relief[at] ?? 0) + edge * (0.5 - distance) * 1.1;
    }
  }
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Knots along a circle. */
export function ring(x: number, y: number, radius: number, colour: string, spacing = 3.5): Knot[] {
  const count = Math.max(1, Math.round((2 * Math.PI * radius) / spacing));
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), colour };
  });
}

/** Knots along a straight line, both ends included. */
export function row(
  from: readonly [number, number],
  to: readonly [number, number],
  colour: string,
  spacing = 3.5,
): Knot[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(1, Math.round(length / spacing));
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: from[0] + ((to[0] - from[0]) * i) / count,
    y: from[1] + ((to[1] - from[1]) * i) / count,
    colour,
  }));
}

/** Three knots together: the trikunti that fills the field. */
export function trikunti(x: number, y: number, colour: string): Knot[] {
  return [-90, 30, 150].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: x + 2 * Math.cos(angle), y: y + 2 * Math.sin(angle), colour, radius: 0.95 };
  });
}
