import { linearColour } from '../drawing/picture.ts';
import { paint } from '../solids/materials.ts';
import { roundedBox } from '../solids/shapes.ts';
import type { Look, Solid } from '../solids/solid.ts';

/** Half its width, cm. */
const HALF_WIDTH = 0.8;
/** Of the roll that the rest of it makes on the floor, and of one turn; cm. */
const ROLL = 1.5;
const TURN = 0.3;
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
  /** Position of its end, and how much of it lies straight, cm. */
  start: number;
  length: number;
  /**
   * Position of its middle: distance away from the viewer if it lies on the floor, height if it is on a wall.
   */
  middle: number;
  /** The wall it is pinned to; without one it lies on the floor. */
  wallY?: number;
};

/** A tailor's tape in centimetres: the rest of it is rolled up, or on a wall cut off at a brass end. */
export function tapeMeasure({ start, length, middle, wallY }: TapePlace): Solid {
  const isOnWall = wallY !== undefined;
  const wave = (x: number) => (isOnWall ? 0 : 0.35 * Math.sin(x * 0.13 + 0.6));
  const across = (x: number, y: number, z: number) => (isOnWall ? z : y) - middle - wave(x);
  const away = (y: number, z: number) => (isOnWall ? wallY - y : z) - THICK;
  const centre = start + length / 2;
  const end = start + length;
  const fromRoll = (x: number, z: number) => Math.hypot(x - end, z - ROLL);
  return {
    bound: isOnWall
      ? [centre, wallY - THICK, middle, length / 2 + 1]
      : [centre, middle, THICK, length / 2 + 2 * ROLL],
    distance: (x, y, z) => {
      const side = across(x, y, z);
      const flat = roundedBox(x - centre, side, away(y, z), length / 2, HALF_WIDTH, THICK, 0.03);
      if (isOnWall) return flat * 0.9;
      return Math.min(flat, Math.max(fromRoll(x, z) - ROLL, Math.abs(side) - HALF_WIDTH)) * 0.9;
    },
    material: (x, y, z, look) => {
      const along = x - start;
      const side = across(x, y, z);
      look.gloss = 0.25;
      if (!isOnWall && (x > end || z > 4 * THICK)) return paintRoll(fromRoll(x, z), side, x - end, look);
      if (along < 0.9 || (isOnWall && along > length - 0.5)) return paint(look, BRASS);
      paint(look, isInk(along - 1, side) ? INK : YELLOW);
    },
  };
}

/** The turns of the roll at its sides, and lines around it. */
function paintRoll(radius: number, side: number, x: number, look: Look): void {
  const isSide = HALF_WIDTH - Math.abs(side) < 0.02;
  const turn = (radius / TURN) % 1;
  const isLine = isSide ? turn < 0.16 : isInk(5 + x * 1.4, side);
  paint(look, isLine ? INK : YELLOW);
  if (isSide && radius < 0.35) paint(look, BRASS);
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
