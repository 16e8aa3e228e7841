import type { Fabric } from '../patterns/fabric.ts';
import { linear, type Wall } from './picture.ts';

/** CIE lightness L*, 0 to 100, of a colour in linear light. */
export function lightness([red, green, blue]: readonly [number, number, number]): number {
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance;
}

/** L* of a cloth seen from a distance. */
export function lightnessOf({ body }: Pick<Fabric, 'body'>): number {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < body.width * body.height; i += 61, count++) {
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + linear(body.color[i * 3 + c] ?? 0);
  }
  return lightness([sum[0] / count, sum[1] / count, sum[2] / count] satisfies Wall);
}
