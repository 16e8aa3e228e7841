import { blend, type ClothCanvas, createCloth, finish, type Mask, unevenDye } from '../cloth-canvas.ts';
import { combine, flatten, place } from '../drawing.ts';
import { inked, smoothStep } from '../ink.ts';
import { halfDrop, repeatSize } from '../layout.ts';
import { dabuSprig, dotFloret } from '../motifs/butas.ts';
import { cloudField, noiseField } from '../noise.ts';
import { GROUND_DETAIL, type Palette } from '../palette.ts';
import { rasterise } from '../raster.ts';
import type { Tile } from '../tile.ts';

/** Mud resist: pale leaves with fine veins of dye where the mud cracked, sawdust specks, a cloudy vat. */
export async function dabu(palette: Palette, seed: number): Promise<Tile> {
  const repeat = { columns: 4, rows: 3, stepX: 45, stepY: 70 };
  const cloth = createCloth({ ...repeatSize(repeat), pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.13, 7);
  const stamp = combine([dabuSprig(), place(dotFloret(3.2), { x: 0, y: 36 })]);
  const mud = await rasterise(cloth, flatten(halfDrop(repeat, seed, () => stamp, 0.7)));
  const kept = inked(cloth, mud, { colour: palette.first, wander: 2.4, missing: 0.05, pooling: 0 });
  crack(cloth, kept);
  sawdust(cloth, kept);
  blend(cloth, kept, palette.first, 0.94);
  return finish(cloth);
}

/**
 * Dye that crept through cracks in the mud: thin wandering lines where two noises both cross their middle
 * value.
 */
function crack(cloth: ClothCanvas, kept: Mask): void {
  const one = cloudField(cloth, 34, 3, cloth.seed + 41);
  const other = cloudField(cloth, 46, 3, cloth.seed + 42);
  for (let i = 0; i < kept.length; i++) {
    const near = Math.min(Math.abs((one[i] ?? 0) - 0.5), Math.abs((other[i] ?? 0) - 0.46) * 1.2);
    kept[i] = (kept[i] ?? 0) * (1 - 0.6 * (1 - smoothStep(0.004, 0.016, near)));
  }
}

function sawdust(cloth: ClothCanvas, kept: Mask): void {
  const specks = noiseField(cloth, 3, 3, cloth.seed + 43);
  for (let i = 0; i < kept.length; i++) {
    kept[i] = Math.max(kept[i] ?? 0, 0.42 * smoothStep(0.965, 0.995, specks[i] ?? 0));
  }
}
