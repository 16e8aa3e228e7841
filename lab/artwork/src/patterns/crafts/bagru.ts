import { printBlocks } from '../block-printer.ts';
import { blend, createCloth, finish, unevenDye } from '../cloth-canvas.ts';
import { combine, dot, flatten, place } from '../drawing.ts';
import { inked } from '../ink.ts';
import { halfDrop, repeatSize } from '../layout.ts';
import { bagruPhool, dotFloret } from '../motifs/butas.ts';
import { GROUND_DETAIL, type Palette } from '../palette.ts';
import { rasterise } from '../raster.ts';
import type { Tile } from '../tile.ts';

const repeat = { columns: 4, rows: 3, stepX: 45, stepY: 65 };

/** Bold round flowers in iron black and alizarin; the ground is stained by harda or dyed. */
export async function bagruPrint(palette: Palette, seed: number): Promise<Tile> {
  const cloth = createCloth({ ...repeatSize(repeat), pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.05, 5);
  await printBlocks(cloth, design(seed), palette, { missing: 0.04, wander: 1.6, misfit: 0.035 });
  return finish(cloth);
}

/** The same flowers, kept white by clay in an indigo bath. */
export async function bagruResist(palette: Palette, seed: number): Promise<Tile> {
  const cloth = createCloth({ ...repeatSize(repeat), pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.07, 5);
  const drawing = design(seed);
  const mask = await rasterise(cloth, flatten(drawing, ['first', 'second', 'third']));
  const carved = await rasterise(cloth, drawing.line ?? '');
  for (let i = 0; i < mask.length; i++) mask[i] = (mask[i] ?? 0) * (1 - (carved[i] ?? 0) * 0.85);
  blend(
    cloth,
    inked(cloth, mask, { colour: palette.first, wander: 1.8, missing: 0.06, pooling: 0 }),
    palette.first,
    0.95,
  );
  return finish(cloth);
}

function design(seed: number) {
  const buta = combine([
    place(bagruPhool(), { x: 0, y: 0, scale: 1.02 }),
    place({ line: dotFloret(2.2).first ?? '' }, { x: 0, y: repeat.stepY / 2 }),
    { line: dot(-9, repeat.stepY / 2, 0.7) + dot(9, repeat.stepY / 2, 0.7) },
  ]);
  return halfDrop(repeat, seed, () => buta, 0.5);
}
