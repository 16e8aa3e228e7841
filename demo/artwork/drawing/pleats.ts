import type { Field } from './field.ts';
import { smoothNoise } from './noise.ts';
import type { View } from './view.ts';

/** Regular fullness: gathers of a skirt, the fall of a pallu. */
export type Pleats = {
  /** Where a place of the scene lies across the cloth, 0..1. */
  across: (x: number, y: number) => number;
  /** Where it lies down the cloth, 0..1. */
  down: (x: number, y: number) => number;
  count: number;
  /** Height of the ridges in units at the top and at the bottom. */
  height: readonly [top: number, bottom: number];
  /** 0 is machine pleating, 1 is wild. */
  uneven: number;
  seed: number;
};

/** Adds the pleats to a field of heights, where the mask is. */
export function raisePleats(heights: Field, mask: Field, view: View, pleats: Pleats): void {
  const { across, down, count, height, uneven, seed } = pleats;
  for (let row = 0; row < view.height; row++) {
    const y = view.top + (row + 0.5) * view.unitsPerPx;
    for (let column = 0; column < view.width; column++) {
      const at = row * view.width + column;
      if ((mask[at] ?? 0) === 0) continue;
      const x = view.left + (column + 0.5) * view.unitsPerPx;
      const u = across(x, y);
      const v = down(x, y);
      const wander = smoothNoise(u * count * 0.45, v * 0.8, seed) - 0.5;
      const drift = smoothNoise(u * count * 0.2, v * 1.6, seed + 5) - 0.5;
      const phase = (u * count + wander * uneven * 1.8 + drift * uneven) * Math.PI;
      // Broad ridges and narrow valleys, as hanging cloth makes them.
      const ridge = 1 - Math.abs(Math.cos(phase)) ** 1.7;
      const swell = 0.55 + 0.9 * smoothNoise(u * count * 0.5, v * 1.2, seed + 9);
      const full = height[0] + (height[1] - height[0]) * v;
      heights[at] = (heights[at] ?? 0) + ridge * swell * full;
    }
  }
}
