/** Signed distances of simple shapes around the origin, cm. Formulas: Inigo Quilez, "Distance functions". */

export function ball(x: number, y: number, z: number, radius: number): number {
  return Math.sqrt(x * x + y * y + z * z) - radius;
}

/** A ring around the z axis. */
export function torus(x: number, y: number, z: number, ringRadius: number, tubeRadius: number): number {
  const q = Math.sqrt(x * x + y * y) - ringRadius;
  return Math.sqrt(q * q + z * z) - tubeRadius;
}

/** A box with rounded edges, given by its half sizes. */
export function roundedBox(
  x: number,
  y: number,
  z: number,
  a: number,
  b: number,
  c: number,
  radius: number,
): number {
  const qx = Math.abs(x) - a + radius;
  const qy = Math.abs(y) - b + radius;
  const qz = Math.abs(z) - c + radius;
  const [ox, oy, oz] = [Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)];
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - radius;
}

/** A rod with round ends between two points. */
export function capsule(
  x: number,
  y: number,
  z: number,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  radius: number,
): number {
  const [bx, by, bz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
  const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)));
  return Math.hypot(px - bx * t, py - by * t, pz - bz * t) - radius;
}

/** The union of two distances, smoothed over a width of k. */
export function smoothUnion(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

const CELLS = 512;

/**
 * A smooth curve through (position, value) knots, constant beyond its ends; precomputed in a table because it
 * is called often.
 */
export function profile(knots: readonly (readonly [number, number])[]): (at: number) => number {
  const start = knots[0]?.[0] ?? 0;
  const span = (knots.at(-1)?.[0] ?? 1) - start;
  const table = Float64Array.from({ length: CELLS + 2 }, (_, i) =>
    hermite(knots, start + (span * i) / CELLS),
  );
  return (at) => {
    const place = Math.min(CELLS, Math.max(0, ((at - start) / span) * CELLS));
    const cell = Math.floor(place);
    const low = table[cell] ?? 0;
    return low + ((table[cell + 1] ?? 0) - low) * (place - cell);
  };
}

function hermite(knots: readonly (readonly [number, number])[], at: number): number {
  const first = knots[0] ?? [0, 0];
  if (at <= first[0]) return first[1];
  for (let i = 0; i + 1 < knots.length; i++) {
    const [x0, y0] = knots[i] ?? first;
    const [x1, y1] = knots[i + 1] ?? first;
    if (at > x1) continue;
    const t = (at - x0) / (x1 - x0);
    const before = knots[i - 1];
    const after = knots[i + 2];
    const m0 = before ? ((y1 - before[1]) / (x1 - before[0])) * (x1 - x0) : y1 - y0;
    const m1 = after ? ((after[1] - y0) / (after[0] - x0)) * (x1 - x0) : y1 - y0;
    const [t2, t3] = [t * t, t * t * t];
    return (2 * t3 - 3 * t2 + 1) * y0 + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * y1 + (t3 - t2) * m1;
  }
  return knots.at(-1)?.[1] ?? 0;
}
