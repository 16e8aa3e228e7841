import type { DistanceField } from './distance-field.ts';
import { KEY } from './room.ts';

const AMBIENT = 0.38;
const DIRECT = 0.78;
/** The light on a flat floor in the open. */
const FLAT = AMBIENT + DIRECT * KEY[2];

/** A point on a surface (cm) and its normal, of length 1. */
type Place = { x: number; y: number; z: number; nx: number; ny: number; nz: number };

/** The light on a surface; 1 is a flat floor in the open. */
export function lightOnSurface(nx: number, ny: number, nz: number, open: number, seen: number): number {
  const facing = Math.max(0, nx * KEY[0] + ny * KEY[1] + nz * KEY[2]);
  return (AMBIENT * (0.74 + 0.26 * nz) * open + DIRECT * facing * seen) / FLAT;
}

/**
 * The share of the window visible from a point, 0 in full shadow; the penumbra comes from the ray's closest
 * miss.
 */
export function windowSeen(field: DistanceField, { x, y, z, nx, ny, nz }: Place, size: number): number {
  if (nx * KEY[0] + ny * KEY[1] + nz * KEY[2] <= 0) return 0;
  const lift = size * 0.003;
  const [fromX, fromY, fromZ] = [x + nx * lift, y + ny * lift, z + nz * lift];
  let seen = 1;
  let t = size * 0.004;
  for (let step = 0; step < 48 && t < size * 0.9; step++) {
    const d = field.at(fromX + KEY[0] * t, fromY + KEY[1] * t, fromZ + KEY[2] * t);
    if (d < size * 0.0006) return 0;
    seen = Math.min(seen, (d * 5.5) / t);
    t += Math.min(size * 0.05, Math.max(size * 0.003, d * 0.8));
  }
  return seen * seen * (3 - 2 * seen);
}

/** How open to the room a point is, from the distances at five steps along its normal. */
export function openness(field: DistanceField, { x, y, z, nx, ny, nz }: Place, size: number): number {
  let closed = 0;
  let weight = 1;
  for (let step = 1; step <= 5; step++) {
    const h = size * 0.0055 * step * step;
    closed += (Math.max(0, h - field.at(x + nx * h, y + ny * h, z + nz * h)) / h) * weight;
    weight *= 0.74;
  }
  return Math.max(0, 1 - closed * 0.34);
}
