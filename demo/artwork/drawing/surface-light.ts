import { blurred, type Field } from './field.ts';

/** Light on a field of heights: what falls on each pixel, and which way its surface looks. */
export type Lit = { light: Field; slopeX: Field; slopeY: Field };

/** Direction to the window: left, above, in front. */
const KEY = normalise([-0.56, -0.52, 0.65]);

/** @param heights in units @param unitsPerPx size of a pixel */
export function lightOn(heights: Field, width: number, height: number, unitsPerPx: number): Lit {
  const light = new Float32Array(heights.length);
  const slopeX = new Float32Array(heights.length);
  const slopeY = new Float32Array(heights.length);
  // Valleys see less of the room than ridges: compare each height with its surroundings, near and far.
  const near = blurred(heights, width, height, 9 / unitsPerPx);
  const far = blurred(heights, width, height, 34 / unitsPerPx);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const left = x > 0 ? i - 1 : i;
      const right = x < width - 1 ? i + 1 : i;
      const above = y > 0 ? i - width : i;
      const below = y < height - 1 ? i + width : i;
      const sx = ((heights[right] ?? 0) - (heights[left] ?? 0)) / (2 * unitsPerPx);
      const sy = ((heights[below] ?? 0) - (heights[above] ?? 0)) / (2 * unitsPerPx);
      slopeX[i] = sx;
      slopeY[i] = sy;
      const length = Math.sqrt(sx * sx + sy * sy + 1);
      const facing = Math.max(0, (-sx * KEY[0] - sy * KEY[1] + KEY[2]) / length) / KEY[2];
      const here = heights[i] ?? 0;
      const sunk = Math.max(-0.25, ((near[i] ?? 0) - here) / 26 + ((far[i] ?? 0) - here) / 60);
      const open = Math.max(0.3, 1 - sunk * 1.2);
      light[i] = open * (0.4 + 0.6 * Math.min(1.7, facing));
    }
  }
  return { light, slopeX, slopeY };
}

/** Highlight of a surface that looks along the slopes, 0..1; sharper with a larger exponent. */
export function highlight(slopeX: number, slopeY: number, exponent: number): number {
  const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
  const facing = (-slopeX * HALF[0] - slopeY * HALF[1] + HALF[2]) / length;
  return facing > 0 ? facing ** exponent : 0;
}

/** Half way between the window and the viewer. */
const HALF = normalise([KEY[0], KEY[1], KEY[2] + 1]);

function normalise([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
