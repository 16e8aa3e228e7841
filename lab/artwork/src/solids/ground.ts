import { cloudNoise } from '../drawing/noise.ts';
import type { SolidScene } from './solid.ts';

/** Where a ray hits the floor (−1) or the wall (−2). */
export function groundUnder(
  scene: SolidScene,
  from: readonly [number, number, number],
  dy: number,
  dz: number,
): { t: number; kind: -1 | -2 } {
  const floor = scene.hanging || dz >= -1e-4 ? 1e6 : -from[2] / dz;
  const wall = scene.wallY === undefined || dy <= 1e-4 ? 1e6 : (scene.wallY - from[1]) / dy;
  return wall < floor ? { t: wall, kind: -2 } : { t: floor, kind: -1 };
}

/**
 * Brightness of the plaster or stone at a point, around 1; without fine detail, which encoders turn into
 * blocks.
 * @param size of the picture, cm
 */
export function stoneAt(x: number, y: number, size: number): number {
  const scale = 30 / size;
  const [u, v] = [x * scale, y * scale];
  return 1 + (cloudNoise(u / 11, v / 9, 41, 2) - 0.5) * 0.13;
}
