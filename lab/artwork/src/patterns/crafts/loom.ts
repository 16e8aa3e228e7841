import { blend, type ClothCanvas, createCloth, finish, slubs, unevenDye } from '../cloth-canvas.ts';
import { rgb } from '../colour.ts';
import { metalThread } from '../metal.ts';
import { GROUND_DETAIL } from '../palette.ts';
import { hash } from '../random.ts';
import type { Tile } from '../tile.ts';

/** A group of yarns, mm wide; zari yarns shine. */
export type Yarns = { colour: string; width: number; zari?: boolean };

type Loom = {
  /** The yarns that run down the cloth, and those that run across. */
  warp: Yarns[];
  weft: Yarns[];
  /** How many times each repeats in the tile. */
  repeats: readonly [across: number, down: number];
  slub?: number;
  uneven?: number;
};

/** Cloth patterned by its yarns alone: stripes, checks, plain weave. */
export async function loom(
  { warp, weft, repeats, slub = 0.06, uneven = 0.02 }: Loom,
  seed: number,
): Promise<Tile> {
  const widthCm = (span(warp) * repeats[0]) / 10;
  const heightCm = (span(weft) * repeats[1]) / 10;
  const cloth = createCloth({ widthCm, heightCm, pxPerCm: GROUND_DETAIL }, '#ffffff', seed);
  const across = yarnAt(warp, cloth.width, repeats[0]);
  const down = yarnAt(weft, cloth.height, repeats[1]);
  for (let y = 0; y < cloth.height; y++) {
    const b = rgb(down[y]?.colour ?? '#ffffff');
    // Yarns come from different hanks, and each takes the dye slightly differently.
    const weftShade = 1 + (hash(seed + 1, y) - 0.5) * 0.05;
    for (let x = 0; x < cloth.width; x++) {
      const a = rgb(across[x]?.colour ?? '#ffffff');
      const shade = weftShade + (hash(seed, x) - 0.5) * 0.05;
      const over = (x + y) % 2 === 0 ? 0.58 : 0.42;
      const i = (y * cloth.width + x) * 3;
      for (let c = 0; c < 3; c++)
        cloth.colour[i + c] = ((a[c] ?? 0) * over + (b[c] ?? 0) * (1 - over)) * shade;
    }
  }
  unevenDye(cloth, uneven, 7);
  slubs(cloth, slub);
  layZari(cloth, across, down);
  return finish(cloth);
}

function layZari(cloth: ClothCanvas, across: (Yarns | undefined)[], down: (Yarns | undefined)[]): void {
  const mask = new Float32Array(cloth.width * cloth.height);
  let colour: string | undefined;
  for (let i = 0; i < mask.length; i++) {
    const a = across[i % cloth.width];
    const b = down[Math.floor(i / cloth.width)];
    if (!a?.zari && !b?.zari) continue;
    mask[i] = a?.zari && b?.zari ? 1 : 0.82;
    colour ??= a?.zari ? a.colour : b?.colour;
  }
  if (!colour) return;
  blend(cloth, mask, colour, 0.6);
  metalThread(cloth, mask, colour, 0.4);
}

function yarnAt(yarns: Yarns[], pixels: number, repeats: number): (Yarns | undefined)[] {
  const period = span(yarns);
  return Array.from({ length: pixels }, (_, pixel) => {
    let at = (((pixel + 0.5) / pixels) * repeats * period) % period;
    return yarns.find(({ width }) => {
      at -= width;
      return at < 0;
    });
  });
}

function span(yarns: Yarns[]): number {
  return yarns.reduce((sum, { width }) => sum + width, 0);
}
