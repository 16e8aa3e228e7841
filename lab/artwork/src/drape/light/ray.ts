import type { Tree } from './tree.ts';

/**
 * What a ray hit: the triangle's index in the surface (-1 for nothing), the distance and the position on it.
 */
type Hit = { triangle: number; distance: number; u: number; v: number };

export type Caster = {
  hit: Hit;
  /** Finds the nearest triangle within reach and stores it in `hit`. */
  nearest: (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number) => boolean;
  /** Whether anything lies within reach. */
  blocked: (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number) => boolean;
};

const STARTS_AFTER = 1e-5;

export function createCaster({ boxes, nodes, triangles, numbers }: Tree): Caster {
  const stack = new Int32Array(128);
  const hit: Hit = { triangle: -1, distance: 0, u: 0, v: 0 };

  return {
    hit,
    nearest: (ox, oy, oz, dx, dy, dz, reach) => cast(ox, oy, oz, dx, dy, dz, reach, false),
    blocked: (ox, oy, oz, dx, dy, dz, reach) => cast(ox, oy, oz, dx, dy, dz, reach, true),
  };

  function cast(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
    any: boolean,
  ): boolean {
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    let far = reach;
    let found = false;
    let depth = 0;
    stack[depth++] = 0;
    while (depth > 0) {
      const node = stack[--depth] ?? 0;
      const first = nodes[2 * node] ?? 0;
      const count = nodes[2 * node + 1] ?? 0;
      if (count === 0) {
        const near = entry(first, ox, oy, oz, ix, iy, iz, far);
        const other = entry(first + 1, ox, oy, oz, ix, iy, iz, far);
        if (near <= other) {
          if (other < far) stack[depth++] = first + 1;
          if (near < far) stack[depth++] = first;
        } else {
          if (near < far) stack[depth++] = first;
          if (other < far) stack[depth++] = first + 1;
        }
        continue;
      }
      for (let i = first; i < first + count; i++) {
        const t = 9 * i;
        const e1x = triangles[t + 3] ?? 0;
        const e1y = triangles[t + 4] ?? 0;
        const e1z = triangles[t + 5] ?? 0;
        const e2x = triangles[t + 6] ?? 0;
        const e2y = triangles[t + 7] ?? 0;
        const e2z = triangles[t + 8] ?? 0;
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const det = e1x * px + e1y * py + e1z * pz;
        if (det > -1e-14 && det < 1e-14) continue;
        const inverse = 1 / det;
        const sx = ox - (triangles[t] ?? 0);
        const sy = oy - (triangles[t + 1] ?? 0);
        const sz = oz - (triangles[t + 2] ?? 0);
        const u = (sx * px + sy * py + sz * pz) * inverse;
        if (u < 0 || u > 1) continue;
        const qx = sy * e1z - sz * e1y;
        const qy = sz * e1x - sx * e1z;
        const qz = sx * e1y - sy * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inverse;
        if (v < 0 || u + v > 1) continue;
        const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
        if (distance <= STARTS_AFTER || distance >= far) continue;
        if (any) return true;
        far = distance;
        found = true;
        hit.triangle = numbers[i] ?? 0;
        hit.distance = distance;
        hit.u = u;
        hit.v = v;
      }
    }
    if (!found) hit.triangle = -1;
    return found;
  }

  /** The distance at which the ray enters a box; greater than `far` if it misses. */
  function entry(
    node: number,
    ox: number,
    oy: number,
    oz: number,
    ix: number,
    iy: number,
    iz: number,
    far: number,
  ): number {
    const b = 6 * node;
    const x0 = ((boxes[b] ?? 0) - ox) * ix;
    const x1 = ((boxes[b + 3] ?? 0) - ox) * ix;
    const y0 = ((boxes[b + 1] ?? 0) - oy) * iy;
    const y1 = ((boxes[b + 4] ?? 0) - oy) * iy;
    const z0 = ((boxes[b + 2] ?? 0) - oz) * iz;
    const z1 = ((boxes[b + 5] ?? 0) - oz) * iz;
    let enter = x0 < x1 ? x0 : x1;
    let leave = x0 < x1 ? x1 : x0;
    const yNear = y0 < y1 ? y0 : y1;
    const yFar = y0 < y1 ? y1 : y0;
    if (yNear > enter) enter = yNear;
    if (yFar < leave) leave = yFar;
    const zNear = z0 < z1 ? z0 : z1;
    const zFar = z0 < z1 ? z1 : z0;
    if (zNear > enter) enter = zNear;
    if (zFar < leave) leave = zFar;
    if (enter < 0) enter = 0;
    return leave >= enter && enter < far ? enter : Number.POSITIVE_INFINITY;
  }
}
