import { rgb, rgbHex } from '../patterns/colour.ts';
import { hash } from '../patterns/random.ts';
import type { View } from './view.ts';

/** A picture being drawn: linear light, three numbers a pixel, 1 is white. */
export type Picture = { view: View; light: Float32Array };

/** The colour of a lime-plastered wall, in linear light. */
export type Wall = readonly [red: number, green: number, blue: number];

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

export function createPicture(view: View): Picture {
  return { view, light: new Float32Array(view.width * view.height * 3) };
}

/** sRGB byte → linear light. */
export function linear(byte: number): number {
  return LINEAR[byte] ?? 0;
}

/** Converts linear light to '#rrggbb'. */
export function hexOf(colour: readonly [number, number, number]): string {
  return rgbHex([srgbOf(colour[0]), srgbOf(colour[1]), srgbOf(colour[2])]);
}

/** Converts '#rrggbb' to linear light. */
export function linearColour(hex: string): readonly [number, number, number] {
  const [red, green, blue] = rgb(hex);
  return [linear(red), linear(green), linear(blue)];
}

/**
 * The finished picture in sRGB, 16 bits a channel, so that soft gradients reach the encoder without banding.
 */
export function deepPixelsOf({ light }: Picture): Uint16Array {
  const pixels = new Uint16Array(light.length);
  for (let i = 0; i < light.length; i++) pixels[i] = srgbOf(light[i] ?? 0) * 257;
  return pixels;
}

/** The finished picture in 8-bit sRGB, with slight grain so that soft gradients do not band. */
export function pixelsOf({ light }: Picture, seed: number): Uint8Array {
  const pixels = new Uint8ClampedArray(light.length);
  for (let i = 0; i < light.length; i += 3) {
    const grain = (hash(seed, i) - 0.5) * 1.2;
    for (let channel = 0; channel < 3; channel++) {
      pixels[i + channel] = srgbOf(light[i + channel] ?? 0) + grain;
    }
  }
  return new Uint8Array(pixels.buffer);
}

/** Converts linear light to sRGB, 0 to 255. */
function srgbOf(value: number): number {
  const step = value <= 0 ? 0 : value >= BRIGHTEST ? STEPS : (value / BRIGHTEST) * STEPS;
  return SRGB[step | 0] ?? 0;
}

const STEPS = 65_536;
const BRIGHTEST = 2;
const SRGB = Float32Array.from(
  { length: STEPS + 1 },
  (_, i) => toSrgb(((i + 0.5) / STEPS) * BRIGHTEST) * 255,
);

/** The transfer curves of IEC 61966-2-1. */
function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toSrgb(value: number): number {
  // Highlights roll off softly towards white instead of clipping.
  const bent = value < 0.82 ? value : 0.82 + 0.18 * (1 - Math.exp((0.82 - value) / 0.18));
  return bent <= 0.0031308 ? bent * 12.92 : 1.055 * bent ** (1 / 2.4) - 0.055;
}
