import type { Figure, Limb, Ring } from './figure.ts';

/** Distance from the body (negative inside) and the outward direction. */
export type Contact = { distance: number; x: number; y: number; z: number };

/** Writes the distance from the torso, by the first-order estimate for an ellipse. */
export function torsoContact(torso: Ring[], x: number, y: number, z: number, out: Contact): void {
  const bottom = torso[0];
  const top = torso[torso.length - 1];
  if (!bottom || !top) {
    out.distance = 1;
    return;
  }
  const height = z < bottom[0] ? bottom[0] : z > top[0] ? top[0] : z;
  let lower = bottom;
  let upper = top;
  for (let i = 1; i < torso.length; i++) {
    upper = torso[i] ?? top;
    if (upper[0] >= height) break;
    lower = upper;
  }
  const span = upper[0] - lower[0];
  const t = (height - lower[0]) / span;
  const a = lower[1] + (upper[1] - lower[1]) * t;
  const b = lower[2] + (upper[2] - lower[2]) * t;
  const dy = y - (lower[3] + (upper[3] - lower[3]) * t);
  const ratio = Math.sqrt((x * x) / (a * a) + (dy * dy) / (b * b));
  const slope = Math.sqrt((x * x) / (a * a * a * a) + (dy * dy) / (b * b * b * b));
  if (ratio < 1e-6) {
    out.distance = -Math.min(a, b);
    out.x = 0;
    out.y = -1;
    out.z = 0;
    return;
  }
  const outX = x / (a * a) / slope;
  const outY = dy / (b * b) / slope;
  const outZ = (-(upper[1] - lower[1]) / span) * Math.abs(outX);
  const norm = Math.sqrt(outX * outX + outY * outY + outZ * outZ);
  const beside = (ratio * (ratio - 1)) / slope / norm;
  const beyond = z > top[0] ? z - top[0] : z < bottom[0] ? z - bottom[0] : 0;
  if (beyond !== 0 && beside < 0) {
    out.distance = Math.abs(beyond);
    out.x = 0;
    out.y = 0;
    out.z = Math.sign(beyond);
    return;
  }
  const far = Math.sqrt(beside * beside + beyond * beyond);
  out.distance = beyond === 0 ? beside : far;
  out.x = outX / norm;
  out.y = outY / norm;
  out.z = outZ / norm;
}

/** Packs seven numbers for each limb (start, axis, squared length), then its radii. */
export function packLimbs(limbs: Limb[], packed: Float64Array): void {
  limbs.forEach(({ from, to, fromRadius, toRadius }, i) => {
    const axis = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
    const squared = axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2];
    packed.set([...from, ...axis, squared, fromRadius, toRadius], i * LIMB_SIZE);
  });
}

export const LIMB_SIZE = 9;

export function limbContact(
  packed: Float64Array,
  at: number,
  x: number,
  y: number,
  z: number,
  out: Contact,
): void {
  const px = x - (packed[at] ?? 0);
  const py = y - (packed[at + 1] ?? 0);
  const pz = z - (packed[at + 2] ?? 0);
  const ax = packed[at + 3] ?? 0;
  const ay = packed[at + 4] ?? 0;
  const az = packed[at + 5] ?? 0;
  const along = (px * ax + py * ay + pz * az) / (packed[at + 6] ?? 1);
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const dx = px - ax * t;
  const dy = py - ay * t;
  const dz = pz - az * t;
  const far = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
  const start = packed[at + 7] ?? 0;
  out.distance = far - (start + ((packed[at + 8] ?? 0) - start) * t);
  out.x = dx / far;
  out.y = dy / far;
  out.z = dz / far;
}

/** Distance from the whole body at a moment, metres; for tests, because it is slow. */
export function bodyDistance(figure: Figure, moment: number, x: number, y: number, z: number): number {
  const contact = { distance: 1, x: 0, y: 0, z: 0 };
  torsoContact(figure.torso, x, y, z, contact);
  let nearest = contact.distance;
  const limbs = figure.limbs(moment);
  const packed = new Float64Array(limbs.length * LIMB_SIZE);
  packLimbs(limbs, packed);
  for (let at = 0; at < packed.length; at += LIMB_SIZE) {
    limbContact(packed, at, x, y, z, contact);
    nearest = Math.min(nearest, contact.distance);
  }
  return nearest;
}
