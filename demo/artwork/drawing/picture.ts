import { hash } from '../patterns/random.ts';
import type { View } from './view.ts';

/** A picture in the making: linear light, three numbers a pixel, 1 is white. */
export type Picture = { view: View; light: Float32Array };

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

export function createPicture(view: View): Picture {
  return { view, light: new Float32Array(view.width * view.height * 3) };
}

/** sRGB byte → linear light. */
export function linear(byte: number): number {
  return LINEAR[byte] ?? 0;
}

/** Finished sRGB bytes, with a trace of grain so that soft gradients do not band. */
export function pixelsOf({ light }: Picture, seed: number): Uint8Array {
  const pixels = new Uint8Array(light.length);
  for (let i = 0; i < light.length; i += 3) {
    const grain = (hash(seed, i) + hash(seed + 1, i) - 1) * 0.7;
    for (let channel = 0; channel < 3; channel++) {
      const value = toSrgb(light[i + channel] ?? 0) * 255 + grain;
      pixels[i + channel] = value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
    }
  }
  return pixels;
}

/** The transfer curves of IEC 61966-2-1. */
function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toSrgb(value: number): number {
  if (value <= 0) return 0;
  // Highlights bend softly into white instead of being cut.
  const bent = value < 0.82 ? value : 0.82 + 0.18 * (1 - Math.exp((0.82 - value) / 0.18));
  return bent <= 0.0031308 ? bent * 12.92 : 1.055 * bent ** (1 / 2.4) - 0.055;
}
