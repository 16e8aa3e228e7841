import { linear, type Wall } from '../drawing/picture.ts';
import type { Fabric } from '../patterns/fabric.ts';

/** Lime washes in linear light: pale ones behind dark and strong cloth, deeper ones behind white and pastel. */
const pale: Wall[] = [
  [0.76, 0.68, 0.56],
  [0.8, 0.74, 0.65],
  [0.7, 0.69, 0.59],
  [0.78, 0.66, 0.55],
];
const deep: Wall[] = [
  [0.56, 0.45, 0.34],
  [0.6, 0.42, 0.32],
  [0.47, 0.47, 0.37],
  [0.52, 0.47, 0.41],
];

/** The wall that sets a cloth off; neighbours in a listing get different ones. */
export function wallFor({ body }: Fabric, slug: string): Wall {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < body.width * body.height; i += 61, count++) {
    sum +=
      0.25 * linear(body.color[i * 3] ?? 0) +
      0.65 * linear(body.color[i * 3 + 1] ?? 0) +
      0.1 * linear(body.color[i * 3 + 2] ?? 0);
  }
  const choice = sum / count > 0.5 ? deep : pale;
  const index =
    [...slug].reduce((total, letter) => (total * 7 + letter.charCodeAt(0)) % 1009, 3) % choice.length;
  return choice[index] ?? [0.76, 0.68, 0.56];
}
