import type { Solid } from './solid.ts';

export type DistanceField = {
  /** Distance to the nearest solid. */
  at: (x: number, y: number, z: number) => number;
  /** Index of the nearest solid. */
  nearest: (x: number, y: number, z: number) => number;
  /**
   * The surface normal of a solid at a point.
   * @param step of the differences, cm
   */
  normal: (solid: number, x: number, y: number, z: number, step: number) => readonly [number, number, number];
  /** The distance along a ray at which the first bounding ball begins. */
  enter: (x: number, y: number, z: number, dx: number, dy: number, dz: number) => number;
};

/**
 * @param exactWithin within this distance, cm, the shape itself is evaluated; farther away its bounding ball
 */
export function distanceField(solids: Solid[], exactWithin: number): DistanceField {
  return {
    at: (x, y, z) => {
      let best = 1e9;
      for (const { bound, distance } of solids) {
        const ball = Math.sqrt((x - bound[0]) ** 2 + (y - bound[1]) ** 2 + (z - bound[2]) ** 2) - bound[3];
        if (ball > best) continue;
        const d = ball > exactWithin ? ball : distance(x, y, z);
        if (d < best) best = d;
      }
      return best;
    },
    nearest: (x, y, z) => {
      let best = 1e9;
      let index = -1;
      for (const [i, { distance }] of solids.entries()) {
        const d = distance(x, y, z);
        if (d >= best) continue;
        best = d;
        index = i;
      }
      return index;
    },
    normal: (solid, x, y, z, e) => {
      const { distance } = solids[solid] ?? { distance: () => 0 };
      const nx = distance(x + e, y, z) - distance(x - e, y, z);
      const ny = distance(x, y + e, z) - distance(x, y - e, z);
      const nz = distance(x, y, z + e) - distance(x, y, z - e);
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
      return [nx / length, ny / length, nz / length];
    },
    enter: (x, y, z, dx, dy, dz) => {
      let first = 1e9;
      for (const { bound } of solids) {
        const [ox, oy, oz] = [x - bound[0], y - bound[1], z - bound[2]];
        const b = ox * dx + oy * dy + oz * dz;
        const under = b * b - (ox * ox + oy * oy + oz * oz - (bound[3] + 0.2) ** 2);
        if (under > 0) first = Math.min(first, -b - Math.sqrt(under));
      }
      return first;
    },
  };
}
