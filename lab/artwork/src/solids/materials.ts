import { linearColour } from '../drawing/picture.ts';
import { SAMPLE_SIZE, samplerFor } from '../drawing/sampler.ts';
import { sampleYarns, weaveAt } from '../drawing/weave.ts';
import type { Fabric } from '../patterns/fabric.ts';
import type { Tile } from '../patterns/tile.ts';
import type { Look } from './solid.ts';

const GOLD = linearColour('#f0c268');

export function paint(look: Look, [red, green, blue]: readonly [number, number, number]): void {
  look.red = red;
  look.green = green;
  look.blue = blue;
}

export function paintGold(look: Look, rough = 0.25): void {
  paint(look, GOLD);
  look.metal = 1;
  look.rough = rough;
}

/**
 * Reads a fabric at positions in the cloth into a look.
 * @param pxPerCm the picture's resolution
 */
export function clothReader(
  fabric: Fabric,
  tile: Tile,
  pxPerCm: number,
): (u: number, v: number, look: Look) => void {
  const sampler = samplerFor(tile, pxPerCm);
  const swatch = new Float32Array(SAMPLE_SIZE);
  const { surface } = fabric;
  return (u, v, look) => {
    sampleYarns(sampler, u, v, surface, pxPerCm, swatch);
    const zari = swatch[3] ?? 0;
    const weave = weaveAt(u, v, surface, pxPerCm) * (1 - 0.6 * zari);
    const shade = 1 + weave;
    // Metal thread lies in all directions and reflects light to every side, so it never gets as dark as a
    // plate.
    const glow = shade * (1 + 0.5 * zari);
    look.red = (swatch[0] ?? 0) * glow;
    look.green = (swatch[1] ?? 0) * glow;
    look.blue = (swatch[2] ?? 0) * glow;
    look.metal = zari * 0.85;
    look.rough = 0.85;
    look.gloss = surface.sheen * 0.35;
    look.relief = (swatch[4] ?? 0) * 0.02 + weave * 0.006;
  };
}

/** Plain cloth with a fabric's weave. */
export function plainClothReader(
  fabric: Fabric,
  colour: string,
  pxPerCm: number,
): (u: number, v: number, look: Look) => void {
  const linear = linearColour(colour);
  const { surface } = fabric;
  return (u, v, look) => {
    const weave = weaveAt(u, v, surface, pxPerCm);
    look.red = linear[0] * (1 + weave);
    look.green = linear[1] * (1 + weave);
    look.blue = linear[2] * (1 + weave);
    look.gloss = surface.sheen * 0.3;
    look.rough = 0.8;
    look.relief = weave * 0.006 + 1e-6;
  };
}
