/**
 * The room around the solids: a large window at the upper left, a paler one at the right, warm and dim
 * elsewhere.
 */

export const KEY: readonly [number, number, number] = unit(-0.52, -0.42, 0.74);
const FILL = unit(0.75, -0.6, 0.35);

/**
 * What a mirror reflects in a direction, linear.
 * @param blur 0 is a sharp mirror, 1 satin
 */
export function roomLight(x: number, y: number, z: number, blur: number, out: Float32Array): void {
  const soft = 0.06 + 0.3 * blur;
  // The window has a sill and a middle bar, which show as lines in polished metal.
  const key = panel(x, y, z, KEY, 0.86, soft) * (2.9 - 1.3 * blur);
  const fill = panel(x, y, z, FILL, 0.9, soft) * (1.15 - 0.4 * blur);
  const up = z * 0.5 + 0.5;
  // Satin metal gathers light from all sides, so it never gets as dark as a mirror can.
  const room =
    0.1 +
    0.3 * blur * blur +
    0.38 * smooth(0.25, 0.95, up) +
    0.2 * smooth(0.55, 0.2, up) * smooth(0, 0.4, up);
  out[0] = room * 1.02 + key + fill;
  out[1] = room * 0.94 + key * 0.97 + fill * 0.98;
  out[2] = room * 0.82 + key * 0.9 + fill;
}

function panel(
  x: number,
  y: number,
  z: number,
  to: readonly [number, number, number],
  size: number,
  soft: number,
): number {
  const facing = x * to[0] + y * to[1] + z * to[2];
  return smooth(size - soft, size + soft * 0.6, facing);
}

export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
