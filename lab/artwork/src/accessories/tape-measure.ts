import { linearColour } from '../drawing/picture.ts';
import { paint } from '../solids/materials.ts';
import { roundedBox } from '../solids/shapes.ts';
import type { Solid } from '../solids/solid.ts';

/** Half its width and half its length, cm. */
const HALF_WIDTH = 0.8;
const HALF_LENGTH = 30;
const THICK = 0.05;
const YELLOW = linearColour('#e6bf52');
const INK = linearColour('#2a211c');
const BRASS = linearColour('#c79a4b');

/** The strokes of each digit in a one-by-two cell: a top, b and c right, d bottom, e and f left, g middle. */
const STROKES = ['abcdef', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg'];
const LINES: Record<string, readonly [number, number, number, number]> = {
  a: [0, 2, 1, 2],
  b: [1, 1, 1, 2],
  c: [1, 0, 1, 1],
  d: [0, 0, 1, 0],
  e: [0, 0, 0, 1],
  f: [0, 1, 0, 2],
  g: [0, 1, 1, 1],
};

export type TapePlace = {
  /** Position of its end, cm. */
  start: number;
  /**
   * Position of its middle: distance away from the viewer if it lies on the floor, height if it is on a wall.
   */
  middle: number;
  /** The wall it is pinned to; without one it lies on the floor. */
  wallY?: number;
};

/** A tailor's tape in centimetres. */
export function tapeMeasure({ start, middle, wallY }: TapePlace): Solid {
  const wave = (x: number) => (wallY === undefined ? 0.35 * Math.sin(x * 0.13 + 0.6) : 0);
  const across = (x: number, y: number, z: number) => (wallY === undefined ? y : z) - middle - wave(x);
  const away = (y: number, z: number) => (wallY === undefined ? z : wallY - y) - THICK;
  const centre = start + HALF_LENGTH;
  return {
    bound:
      wallY === undefined
        ? [centre, middle, THICK, HALF_LENGTH + 1]
        : [centre, wallY - THICK, middle, HALF_LENGTH + 1],
    distance: (x, y, z) =>
      roundedBox(x - centre, across(x, y, z), away(y, z), HALF_LENGTH, HALF_WIDTH, THICK, 0.03) * 0.9,
    material: (x, y, z, look) => {
      const along = x - start;
      look.gloss = 0.25;
      if (along < 0.9) return paint(look, BRASS);
      paint(look, isInk(along - 1, across(x, y, z)) ? INK : YELLOW);
    },
  };
}

/**
 * The lines at both edges, longer at multiples of five and ten, with figures between them.
 * @param along from the zero, cm
 */
function isInk(along: number, across: number): boolean {
  const nearest = Math.round(along);
  const length = nearest % 10 === 0 ? 0.5 : nearest % 5 === 0 ? 0.42 : 0.28;
  const isLine = Math.abs(along - nearest) < (nearest % 5 === 0 ? 0.06 : 0.04);
  if (isLine && HALF_WIDTH - Math.abs(across) < length && nearest >= 0) return true;
  const five = Math.round(along / 5) * 5;
  return five > 0 && isDigit(String(five), along - five, across);
}

/** @param x from the middle of the figures, cm */
function isDigit(text: string, x: number, y: number): boolean {
  const size = 0.3;
  const step = size * 1.75;
  const left = x + (text.length * step) / 2;
  const cell = Math.floor(left / step);
  const strokes = STROKES[Number(text[cell])];
  if (!strokes) return false;
  const px = (left - cell * step) / size - 0.375;
  const py = y / size + 1;
  return [...strokes].some((name) => {
    const [ax, ay, bx, by] = LINES[name] ?? [0, 0, 0, 0];
    const t = Math.max(0, Math.min(1, (px - ax) * (bx - ax) + (py - ay) * (by - ay)));
    return Math.hypot(px - ax - (bx - ax) * t, py - ay - (by - ay) * t) < 0.2;
  });
}
