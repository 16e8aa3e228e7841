import { interpolated, type Point } from '../../pattern/curve.ts';
import type { Vector } from '../../vector.ts';

/**
 * What a pallu lies on: blouse and hips, spanned tightly over every hollow. Half width and half depth by
 * height, cm.
 */
const wide: Point[] = [
  [4, 20],
  [60, 19],
  [82, 18.6],
  [94, 17],
  [101, 15.6],
  [112, 17.4],
  [122, 18.2],
  [131, 17.8],
  [138, 17],
  [142, 14],
  [146, 6],
];
const deep: Point[] = [
  [4, 16],
  [60, 14.6],
  [82, 14],
  [94, 12.8],
  [101, 12.2],
  [112, 13.8],
  [120, 14.6],
  [127, 13.6],
  [132, 12],
  [137, 9.4],
  [141, 6],
  [144, 2],
];

/**
 * A point on the figure.
 * @param degrees 0 in front, 90 at the viewer's right
 * @param out from the form, cm
 */
export function onForm(degrees: number, height: number, out = 0): Vector {
  const angle = (degrees * Math.PI) / 180;
  return [
    (interpolated(wide, height) + out) * Math.sin(angle),
    -0.2 - (interpolated(deep, height) + out) * Math.cos(angle),
    height,
  ];
}

/** Points on the figure from one to another, following the path of a taut cloth. */
export function overForm(
  from: readonly [degrees: number, height: number, out: number],
  to: readonly [degrees: number, height: number, out: number],
): Vector[] {
  const mix = (k: 0 | 1 | 2, t: number) => from[k] + (to[k] - from[k]) * t;
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => onForm(mix(0, t), mix(1, t), mix(2, t)));
}

/**
 * The point itself, or the nearest one outside the figure at its height.
 * @param out from the form, cm
 */
export function outsideForm([x, y, z]: Vector, out: number): Vector {
  if (z > 143) return [x, y, z];
  const a = interpolated(wide, z) + out;
  const b = interpolated(deep, z) + out;
  const ratio = Math.sqrt((x / a) ** 2 + ((y + 0.2) / b) ** 2);
  if (ratio >= 1 || ratio < 0.05) return [x, y, z];
  // The cloth rests on top of the shoulder, so nothing there is pushed down the chest.
  const fade = Math.min(1, (143 - z) / 5);
  const factor = 1 + (1 / ratio - 1) * fade;
  return [x * factor, (y + 0.2) * factor - 0.2, z];
}
